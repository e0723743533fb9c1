import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { instantOf } from "#app/catalogue/local-date.ts";
import { bookings, excursions, translations } from "#app/database/schema.server.ts";
import { formatDeadline, formatMoney } from "#app/ui/format/format.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { addExcursion, departureIdOf, soon } from "#tests/builders.ts";
import { shownOn } from "#tests/drawn-form.ts";
import { guestBookings } from "#tests/guest-bookings.ts";
import { pressPlan } from "#tests/press-plan.ts";
import type { Booking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

const at = guestBookings();
const { addPaidBooking, read, post, page } = at;
const hour = 3_600_000;
const timeZone = "Atlantic/Canary";
const ownPolicy = "72:80,2:10; no-show:5; weather:";

const strictColumns = { cancellationPolicy: ownPolicy, weatherNote: "Above two metres we stay." };

let boss: Visitor;
beforeAll(async () => {
	({ visitor: boss } = await signedInVisitor(at.island, { role: "supervisor" }));
});

const withPolicy = (id: string, cancellationPolicy: string | null) =>
	at.island.db.update(excursions).set({ cancellationPolicy }).where(eq(excursions.id, id));
/** "Thursday 4 June, 09:00": so many hours before that local start. */
const deadline = (start: string, hours: number) =>
	formatDeadline(instantOf(start.slice(0, 10), start.slice(11), timeZone) - hours * hour, timeZone);
const move = async (booking: Booking, date: string) =>
	post(`/booking/${booking.confirmId}/change`, {
		...{ pickupPointId: booking.pickupPointId, date, told: `${date}:80` },
		fingerprint: await fingerprintOf(at.island.db, booking.id),
	});

describe("a booking made by an excursion's own policy", () => {
	test("keeps it when the excursion has another one, on every page that speaks of it", async () => {
		const { booking, excursion } = await addPaidBooking(24 * 7, {}, strictColumns);
		const tripPage = await page(`/excursion/${excursion.id}`);
		expect(tripPage).toContain("80 % of the price");
		expect(tripPage).toContain("Above two metres we stay.");
		await withPolicy(excursion.id, "5:50");
		const { policyStart } = (await read(booking)).booking ?? { policyStart: "" };
		const ends = deadline(policyStart, 72);
		const pages = await Promise.all([
			page(`/booking/${booking.confirmId}`),
			page(`/booking/${booking.confirmId}/cancel`),
			shownOn(boss, `/dashboard/bookings/${booking.id}`),
		]);
		for (const html of pages) expect(html).toContain(ends);
		expect(pages[2]).toContain("Above two metres we stay.");
		const [all, back] = [booking.priceCents, Math.round(booking.priceCents * 0.8)].map((cents) =>
			formatMoney(cents, "EUR"),
		);
		const hint = `By the policy agreed at the sale: ${back} of ${all}`;
		const recordPath = `/dashboard/bookings/${booking.id}`;
		for (const path of [recordPath, `${recordPath}/edit`])
			expect(await shownOn(boss, path)).toContain(`${hint}, until ${ends}.`);
		expect((await at.cancel(booking, Math.round(booking.priceCents * 0.8))).status).toBe(303);
		expect((await read(booking)).booking).toMatchObject({ status: "cancelled" });
		expect(await shownOn(boss, recordPath)).toContain(`${hint}.`);
	});

	test("has the weather clause in the guest's language, with the words of that day", async () => {
		const trip = await addExcursion(at.island.db, strictColumns);
		const [words, english] = ["Über zwei Metern bleiben wir.", strictColumns.weatherNote];
		await at.island.db.insert(translations).values({
			...{ excursionId: trip.id, language: "de", field: "weather_note", words, english },
			updatedAt: Date.now(),
		});
		expect(await page(`/de/excursion/${trip.id}`)).toContain(words);
		const sold = await boss.submit("/dashboard/bookings/new", {
			...{ key: crypto.randomUUID(), source: "phone", pay: "link-qr", price: "12800" },
			...{ adults: "2", name: "Ida Berg", phone: "+34 600 111 222", language: "de" },
			departure: String(await departureIdOf(at.island.db, { excursionId: trip.id, date: soon() })),
			pickup: String(trip.pointId),
		});
		const id = Number(sold.headers.get("Location")?.split("/").at(-2));
		const [booking] = await at.island.db.select().from(bookings).where(eq(bookings.id, id));
		expect(JSON.parse(booking?.cancellationPolicy ?? "{}")).toMatchObject({ weather: words });
		expect(await page(`/de/booking/${booking?.confirmId}`)).toContain(words);
	});

	test("keeps the clock of its day when the guest moves it, and its mail says so", async () => {
		const { booking } = await addPaidBooking(24 * 7, {}, strictColumns);
		const { policyStart = "" } = (await read(booking)).booking ?? {};
		expect((await move(booking, soon(20))).status).toBe(303);
		const stateAfter = await read(booking);
		expect(stateAfter.booking).toMatchObject({ date: soon(20), policyStart });
		expect(stateAfter.mail[0]?.textBody).toContain(deadline(policyStart, 72));
		expect(await page(`/booking/${booking.confirmId}/cancel`)).toContain(deadline(policyStart, 72));
	});

	test("has a new clock where we move its departure, and the mail says so", async () => {
		const { booking, excursion } = await addPaidBooking(24 * 7, {}, strictColumns);
		const { date = "", startTime = "" } = (await read(booking)).booking ?? {};
		const ids = { excursionId: excursion.id };
		await pressPlan(at.island, {
			departures: [await departureIdOf(at.island.db, { ...ids, date })],
			request: {
				act: "move",
				target: await departureIdOf(at.island.db, { ...ids, date: soon(20) }),
			},
			reason: "The road is closed.",
		});
		const stateAfter = await read(booking);
		const policyStart = `${soon(20)} ${startTime}`;
		expect(stateAfter.booking).toMatchObject({ date: soon(20), policyStart });
		expect(stateAfter.mail[0]?.textBody).toContain(deadline(policyStart, 72));
	});
});
