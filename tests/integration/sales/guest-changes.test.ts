import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { instantOf } from "#app/catalogue/local-date.ts";
import {
	bookings,
	codes,
	excursions,
	pickupAssignments,
	pickupPoints,
	priceRules,
	translations,
} from "#app/database/schema.server.ts";
import { formatDate, formatDeadline, formatMoney } from "#app/ui/format/format.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { linesOf } from "#tests/booking-money.ts";
import { addExcursion, changeDeparture, columnsOn, departureIdOf, soon } from "#tests/builders.ts";
import { addCode } from "#tests/codes.ts";
import { shownOn } from "#tests/drawn-form.ts";
import { guestBookings, startIn } from "#tests/guest-bookings.ts";
import { pressPlan } from "#tests/press-plan.ts";
import { addBooking, type Booking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

const at = guestBookings();
const { addPaidBooking, read, post, cancel, refundsOf, roundTripsAbout, page, whenPaidBack } = at;

describe("cancelling", () => {
	test("long before the start everything is refunded, once, with a mail and a history", async () => {
		const { booking } = await addPaidBooking();
		const question = await page(`/booking/${booking.confirmId}/cancel`);
		expect(question).toContain("All that you paid.");
		expect(question).toContain("Cancel and get €64 back");
		const answer = await cancel(booking, 6400);
		expect([answer.status, answer.headers.get("location")]).toEqual([
			303,
			`/booking/${booking.confirmId}`,
		]);
		const stateAfter = await whenPaidBack(booking);
		expect(stateAfter.booking.status).toBe("cancelled");
		expect(stateAfter.payments).toMatchObject([{ status: "refunded", refundedCents: 6400 }]);
		expect(refundsOf(booking)).toEqual([
			{
				payment_intent: `pi_test_${booking.id}`,
				key: expect.stringMatching(`^refund:p${booking.id}-1:\\d+$`),
				amount: 6400,
			},
		]);
		expect(stateAfter.mail).toHaveLength(1);
		expect(stateAfter.mail[0]).toMatchObject({
			subject: expect.stringContaining("Cancelled"),
			textBody: expect.stringContaining("We are paying back all of your €64"),
		});
		expect(stateAfter.history).toEqual(["booked", "cancelled", "refund due", "mail", "refunded"]);
		expect(await page(`/booking/${booking.confirmId}`)).toContain("€64 went back the way it came");
	});

	test("between 48 and 24 hours before the start half is refunded, once for however many presses, and the rest is kept", async () => {
		const { booking } = await addPaidBooking(30, { children: 1, price: 106 });
		const question = await page(`/booking/${booking.confirmId}/cancel`);
		expect(question).toContain("Half of what you paid.");
		expect(question).toContain("Cancel and get €53 back");
		const presses = await Promise.all([1, 2, 3, 4].map(() => cancel(booking, 5300)));
		expect(presses.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
		const stateAfter = await whenPaidBack(booking);
		expect(stateAfter.mail).toHaveLength(1);
		for (const type of ["cancelled", "refund due"])
			expect(stateAfter.history.filter((each) => each === type)).toHaveLength(1);
		// simultaneous calls may both reach the gateway: with one idempotency key that is one refund
		expect(new Set(refundsOf(booking).map(({ key }) => key)).size).toBe(1);
		expect(stateAfter.payments).toMatchObject([
			{ status: "refunded", amountCents: 10_600, refundedCents: 5300, keptCents: 5300 },
		]);
		expect(refundsOf(booking)[0]).toMatchObject({ amount: 5300 });
		expect(stateAfter.mail[0]?.textBody).toContain("We are paying back €53 of your €106");
		expect(await page(`/booking/${booking.confirmId}`)).toContain("€53 stays with us");
	});

	test("another refund than the page showed cancels nothing and asks again", async () => {
		const { booking } = await addPaidBooking(30);
		const answer = await cancel(booking, 6400);
		expect(answer.status).toBe(409);
		const text = (await answer.text()).replaceAll("<!-- -->", "");
		expect(text).toContain("Nothing is cancelled yet");
		expect(text).toContain("Cancel and get €32 back");
		expect((await read(booking)).booking.status).toBe("confirmed");
		const unread = await post(`/booking/${booking.confirmId}/cancel`, { told: "all" });
		expect(unread.status).toBe(400);
		expect((await read(booking)).booking.status).toBe("confirmed");
	});

	test("a booking that staff move at the same moment is not cancelled with the refund of its old date", async () => {
		const { booking } = await addPaidBooking(30);
		const later = await columnsOn(at.island.db, { ...booking, date: soon(30) });
		at.island.onDatabaseCall(async (body) => {
			if (body.includes('SET \\"status\\"') || body.includes("booking-cancelled")) {
				at.island.onDatabaseCall(null);
				await at.island.db
					.update(bookings)
					.set({ ...later, updatedAt: Date.now() + 1 })
					.where(eq(bookings.id, booking.id));
			}
			return body;
		});
		await cancel(booking, 3200);
		at.island.onDatabaseCall(null);
		const stateAfter = await read(booking);
		expect(stateAfter.booking.status).toBe("confirmed");
		expect(stateAfter.mail).toHaveLength(0);
		expect(stateAfter.payments[0]?.refundReason).toBeNull();
	});

	test("a gateway that is down leaves the refund owed, and the cron job makes it", async () => {
		const { booking } = await addPaidBooking();
		at.stripe.isDown = true;
		expect((await cancel(booking, 6400)).status).toBe(303);
		expect(await page(`/booking/${booking.confirmId}`)).toContain("€64 is on its way back");
		at.stripe.isDown = false;
		await at.island.scheduled();
		expect((await whenPaidBack(booking)).payments[0]?.refundedCents).toBe(6400);
	});

	test("the page costs one round trip, the cancellation two", async () => {
		const { booking } = await addPaidBooking();
		const words = [booking.confirmId, booking.reference];
		const address = `/booking/${booking.confirmId}/cancel`;
		expect(await roundTripsAbout(words, () => at.island.fetch(address))).toBe(1);
		expect(await roundTripsAbout(words, () => cancel(booking, 6400))).toBe(2);
		expect((await read(booking)).booking.status).toBe("cancelled");
	});
});

test("while the database is away a change and a cancellation come back as they were sent, and one press sends them again", async () => {
	for (const step of ["change", "cancel"] as const) {
		const { booking } = await addPaidBooking();
		const path = `/booking/${booking.confirmId}/${step}`;
		const change = {
			date: soon(12),
			pickupPointId: booking.pickupPointId,
			fingerprint: await fingerprintOf(at.island.db, booking.id),
			told: `${soon(12)}:100`,
		};
		const form = step === "change" ? change : { told: 6400 };
		at.island.cutDatabase(true);
		const answer = await post(path, form);
		at.island.cutDatabase(false);
		const html = await answer.text();
		expect(answer.status).toBe(503);
		expect(answer.headers.get("retry-after")).toBe("30");
		expect(answer.headers.get("cache-control")).toBe("no-store");
		expect(html).toContain("Everything that you typed is still here.");
		if (step === "change") expect(html).toContain(formatDate(soon(12), "full"));
		const hiddenFields = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"\/>/g);
		const again = Object.fromEntries(
			[...hiddenFields].map(([, name = "", value = ""]) => [name, value]),
		);
		expect(again).toEqual(
			Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)])),
		);
		expect((await read(booking)).history).toEqual(["booked"]);
		expect((await post(path, again)).headers.get("location")).toBe(`/booking/${booking.confirmId}`);
		expect((await read(booking)).booking).toMatchObject(
			step === "change" ? { date: soon(12) } : { status: "cancelled" },
		);
	}
});

const refunded = v.object({
	refunds: v.array(v.object({ percent: v.number(), until: v.string() })),
});

test("the trip's page, the list, the calls and the voucher say alike what comes back", async () => {
	const { excursion, booking } = await addPaidBooking(30);
	const line = /Cancel until \w+ \d+ \w+, \d\d:\d\d island time and get half back/;
	const { date, startTime } = (await read(booking)).booking;
	const text = async (path: string) => (await page(path)).replaceAll(/<[^>]*>/g, "");
	const policyLine = line.exec(await text(`/excursion/${excursion.id}?date=${date}`))?.[0] ?? "";
	expect(policyLine).toContain(`, ${startTime}`);
	expect(await text(`/booking/${booking.confirmId}`)).toContain(policyLine);
	// the list shows it only for the next departure, which is this one on the day before
	expect(await text("/excursion/excursions")).toContain(policyLine);
	const call = async (path: string) => (await at.island.fetch(`/_serverFn/${path}`)).json();
	const mine = v.parse(refunded, await call(`getBookingId?confirmId=${booking.confirmId}`));
	expect(mine.refunds.map(({ percent }) => percent)).toEqual([50]);
	const trip = v.parse(
		v.object({ departures: v.array(v.looseObject({ date: v.string() })) }),
		await call(`getPublicExcursion?excursionId=${excursion.id}`),
	);
	const departure = trip.departures.find((each) => each.date === date);
	expect(v.parse(refunded, departure).refunds).toEqual(mine.refunds);
});

describe("the policy as it was sold", () => {
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
		formatDeadline(
			instantOf(start.slice(0, 10), start.slice(11), timeZone) - hours * hour,
			timeZone,
		);
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
				departure: String(
					await departureIdOf(at.island.db, { excursionId: trip.id, date: soon() }),
				),
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
			expect(await page(`/booking/${booking.confirmId}/cancel`)).toContain(
				deadline(policyStart, 72),
			);
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
});

describe("a change by the guest", () => {
	/** SEQUENCE of the booking's calendar file. */
	async function sequenceOf({ confirmId }: Pick<Booking, "confirmId">): Promise<number> {
		const file = await page(`/booking/${confirmId}/calendar.ics`);
		return Number(/^SEQUENCE:(\d+)\r$/m.exec(file)?.[1]);
	}

	describe("the calendar entry", () => {
		test("of a cancelled booking is removed by its file, to which the mail leads", async () => {
			const { booking } = await addPaidBooking();
			const sequence = await sequenceOf(booking);
			expect((await at.cancel(booking, booking.priceCents)).status).toBe(303);
			const address = `/booking/${booking.confirmId}/calendar.ics`;
			const answer = await at.island.fetch(address);
			expect(answer.headers.get("content-type")).toContain("; method=CANCEL");
			expect(await answer.text()).toContain("METHOD:CANCEL");
			expect(await sequenceOf(booking)).toBeGreaterThan(sequence);
			const [mail] = (await read(booking)).mail;
			expect(mail?.textBody).toContain("This entry removes it.");
			expect(mail?.textBody).toContain(address);
			expect(mail?.htmlBody).toContain(address);
		});
	});

	describe("changing", () => {
		const change = async (booking: Booking, form: Record<string, string | number>) =>
			post(`/booking/${booking.confirmId}/change`, {
				pickupPointId: booking.pickupPointId,
				fingerprint: await fingerprintOf(at.island.db, booking.id),
				// the value on the page for a distant day
				told: `${form.date}:100`,
				...form,
			});

		test("a code holds as it was sold, on a day that is none of its days and after it has ended", async () => {
			const { db } = at.island;
			const { id, code } = await addCode(db, { percent: 1000, travelTo: soon(10) });
			const { booking } = await addPaidBooking(24 * 7, { price: 57.6, code });
			await db.update(codes).set({ isActive: false }).where(eq(codes.id, id));
			expect((await change(booking, { date: soon(14) })).status).toBe(303);
			const [row] = await db.select().from(bookings).where(eq(bookings.id, booking.id));
			expect(row).toMatchObject({ date: soon(14), priceCents: 5760, codeId: id });
			expect(await linesOf(at.island, booking.id)).toEqual(["1 adults 6400", "1 code -640"]);
		});

		test("a day that costs more is not offered, and refused whoever sends it; all others are open", async () => {
			const { booking, excursion } = await addPaidBooking();
			await at.island.db.insert(priceRules).values({
				...{ excursionId: excursion.id, position: 0, createdAt: Date.now() },
				...{ travelFrom: soon(12), travelTo: soon(12), adultCents: 9900 },
			});
			const choice = await page(
				`/booking/${booking.confirmId}/change?month=${soon(12).slice(0, 7)}`,
			);
			expect(choice).toContain("Days that cost more cannot be chosen here");
			expect(choice).not.toContain(`value="${soon(12)}"`);
			const answer = await change(booking, { date: soon(12) });
			expect([answer.status, (await answer.text()).includes("That day costs more.")]).toEqual([
				409,
				true,
			]);
			expect((await change(booking, { date: soon(13) })).status).toBe(303);
			// what the booked day costs today may be moved to another day that costs the same
			await at.island.db
				.update(excursions)
				.set({ priceAdultCents: 9900 })
				.where(eq(excursions.id, excursion.id));
			expect((await change(booking, { date: soon(12) })).status).toBe(303);
			expect((await read(booking)).booking).toMatchObject({
				date: soon(12),
				priceCents: booking.priceCents,
			});
		});

		test("to another day keeps the price, and mails the new voucher with a newer calendar entry", async () => {
			const { booking } = await addPaidBooking();
			const sequence = await sequenceOf(booking);
			const answer = await change(booking, { date: soon(12) });
			expect(answer.headers.get("location")).toBe(`/booking/${booking.confirmId}`);
			const stateAfter = await read(booking);
			expect(stateAfter.booking).toMatchObject({
				date: soon(12),
				status: "confirmed",
				priceCents: booking.priceCents,
			});
			expect(stateAfter.payments).toMatchObject([{ status: "paid", refundReason: null }]);
			expect(stateAfter.history).toEqual(["booked", "changed", "mail"]);
			expect(stateAfter.mail).toMatchObject([
				{
					subject: expect.stringContaining("Changed: "),
					textBody: expect.stringContaining(`/booking/${booking.confirmId}/calendar.ics`),
				},
			]);
			expect(await sequenceOf(booking)).toBeGreaterThan(sequence);
			const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
			const pageAfterChange = await at.island.fetch(`/booking/${booking.confirmId}`, {
				headers: { cookie },
			});
			expect(await pageAfterChange.text()).toContain("Your booking is changed");
			expect(pageAfterChange.headers.getSetCookie()).toEqual([
				expect.stringMatching(/^island\.flash=; Max-Age=0/),
			]);
			expect(await page(`/booking/${booking.confirmId}?changed`)).not.toContain(
				"Your booking is changed",
			);
		});

		test("the form sent twice at once changes and mails once", async () => {
			const { booking } = await addPaidBooking();
			const fingerprint = await fingerprintOf(at.island.db, booking.id);
			const form = { date: soon(13), fingerprint };
			const answers = await Promise.all([change(booking, form), change(booking, form)]);
			for (const answer of answers)
				expect(answer.headers.get("location")).toBe(`/booking/${booking.confirmId}`);
			const stateAfter = await read(booking);
			expect(stateAfter.mail).toHaveLength(1);
			expect(stateAfter.history.filter((type) => type === "changed")).toHaveLength(1);
		});

		test("to another stop is possible until the cut-off, to another day only while everything is refunded", async () => {
			const { booking, excursion } = await addPaidBooking(30);
			const now = Date.now();
			const [point] = await at.island.db
				.insert(pickupPoints)
				.values({
					title: "Casa Bruma",
					place: "by the fountain",
					lat: 28,
					lng: -14,
					createdAt: now,
					updatedAt: now,
				})
				.returning();
			if (!point) throw new Error("no point");
			await at.island.db
				.insert(pickupAssignments)
				.values({ excursionId: excursion.id, pickupPointId: point.id, pickupTime: "04:10" });
			expect((await change(booking, { date: soon(12) })).status).toBe(409);
			const form = { date: startIn(30).date, pickupPointId: point.id };
			expect((await change(booking, form)).status).toBe(303);
			const stateAfter = await read(booking);
			expect(stateAfter.booking).toMatchObject({
				pickup: "04:10 · Casa Bruma",
				pickupTime: "04:10",
			});
			// the day cannot be changed any more, so the mail does not offer it
			expect(stateAfter.mail[0]?.textBody).toContain(
				"you can also change the pickup, or cancel. Cancel until",
			);
			const { booking: late } = await addPaidBooking(8);
			expect(await page(`/booking/${late.confirmId}/change`)).toContain("too late to change here");
			expect((await change(late, { date: soon(12) })).status).toBe(409);
		});

		test("six guests who move onto the last two seats take two", async () => {
			const excursion = await addExcursion(at.island.db, { capacity: 20 });
			const all = await Promise.all(
				Array.from({ length: 6 }, () => addBooking(at.island, excursion)),
			);
			await changeDeparture(
				at.island.db,
				{ excursionId: excursion.id, date: soon(9) },
				{ capacity: 2 },
			);
			const answers = await Promise.all(all.map((each) => change(each, { date: soon(9) })));
			expect(answers.filter(({ status }) => status === 303)).toHaveLength(2);
			expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
			const movedBookings = await at.island.db
				.select()
				.from(bookings)
				.where(sql`excursion_id = ${excursion.id} AND date = ${soon(9)}`);
			expect(movedBookings).toHaveLength(2);
		});

		test("not to a closed day, beyond the calendar, or a foreign stop", async () => {
			const { booking, excursion } = await addPaidBooking();
			await changeDeparture(
				at.island.db,
				{ excursionId: excursion.id, date: soon(14) },
				{ state: "closed" },
			);
			const foreign = await addExcursion(at.island.db);
			const impossible: Record<string, string | number>[] = [
				{ date: soon(14) },
				{ date: soon(400) },
				{ date: soon(12), pickupPointId: foreign.pointId },
			];
			for (const form of impossible) expect((await change(booking, form)).status).toBe(409);
			expect((await change(booking, { date: "tomorrow" })).status).toBe(400);
			const stateAfter = await read(booking);
			expect(stateAfter.history).toEqual(["booked"]);
			expect(stateAfter.mail).toHaveLength(0);
		});

		test("what staff changed since the form was filled is not overwritten", async () => {
			const { booking } = await addPaidBooking();
			const fingerprint = await fingerprintOf(at.island.db, booking.id);
			await at.island.db
				.update(bookings)
				.set({
					...(await columnsOn(at.island.db, { ...booking, date: soon(20) })),
					updatedAt: Date.now(),
				})
				.where(eq(bookings.id, booking.id));
			const answer = await change(booking, { date: soon(12), fingerprint });
			expect(answer.status).toBe(409);
			expect(await answer.text()).toContain("changed in the meantime");
			expect((await read(booking)).booking.date).toBe(soon(20));
		});

		test("a guest cannot change the day without having seen the new refund terms", async () => {
			const { booking } = await addPaidBooking(24 * 7, {}, { cutoffHours: 2 });
			const near = startIn(30).date;
			const percent = near === startIn(24).date ? 0 : 50;
			for (const shownTerms of [`${near}:100`, `${soon(12)}:${percent}`]) {
				const answer = await change(booking, { date: near, told: shownTerms });
				expect(answer.status).toBe(409);
				const text = (await answer.text()).replaceAll("<!-- -->", "");
				expect(text).toContain("Please look at what changes");
				expect(text).toContain("not any more");
				expect(text).toMatch(/Cancel until .+ and get half back|Not refundable/);
				expect(text).toContain(`Move to ${formatDate(near, "long")}`);
			}
			expect((await read(booking)).history).toEqual(["booked"]);
			const page = await (
				await at.island.fetch(`/booking/${booking.confirmId}/change?date=${near}`)
			).text();
			const shownTerms = /name="told" value="([^"]+)"/.exec(page)?.[1] ?? "";
			expect((await change(booking, { date: near, told: shownTerms })).status).toBe(303);
			expect((await read(booking)).booking.date).toBe(near);
			// then the page offers neither another day nor a limit in the past
			const pageAfter = await (
				await at.island.fetch(`/booking/${booking.confirmId}/change`)
			).text();
			expect(pageAfter).toContain("The day is settled by now");
			expect(pageAfter).not.toMatch(/change the day by yourself|could be chosen until/);
		});
	});
});
