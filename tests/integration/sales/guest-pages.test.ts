import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addDays } from "#app/catalogue/local-date.ts";
import {
	bookingEvents,
	bookings,
	excursions,
	weatherChoices,
} from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import {
	addExcursion,
	changeDeparture,
	departureIdOf,
	departureOf,
	soon,
} from "#tests/builders.ts";
import { guestBookings } from "#tests/guest-bookings.ts";
import { pressPlan } from "#tests/press-plan.ts";
import { withinOneMinute } from "#tests/run/one-minute.ts";
import { addBooking, type Booking } from "#tests/sales.ts";
import { board, vanOnTheRoad } from "#tests/van.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

const at = guestBookings();
const { addPaidBooking, read, post, roundTripsAbout, page } = at;

describe("find my booking", () => {
	const find = (form: Record<string, string>) => post("/booking", form);

	test("mails the link to the guest, with the same answer for every input", async () => {
		const { booking } = await addPaidBooking(200, {
			email: "find@mail.example",
			cemail: "find@mail.example",
		});
		const answers = await Promise.all([
			find({ reference: booking.reference, email: "FIND@mail.example " }),
			find({ reference: booking.reference, email: "other@mail.example" }),
			find({ reference: "IX-22222", email: "find@mail.example" }),
		]);
		const contents = await Promise.all(
			answers.map(async (answer) => [
				answer.status,
				answer.headers.get("location"),
				await answer.text(),
			]),
		);
		expect(new Set(contents.map((each) => JSON.stringify(each))).size).toBe(1);
		expect(contents[0]?.slice(0, 2)).toEqual([200, null]);
		expect(contents[0]?.[2]).toContain("Look into your inbox");
		expect(await page("/booking?sent")).not.toContain("Look into your inbox");
		const { mail } = await read(booking);
		expect(mail).toMatchObject([
			{
				recipient: "find@mail.example",
				textBody: expect.stringContaining(`${at.island.url.origin}/booking/${booking.confirmId}`),
			},
		]);
	});

	test("a code or an address that can't be one is named, and what was typed stays", async () => {
		const answer = await find({ reference: "IX-0O", email: "ida" });
		expect(answer.status).toBe(400);
		const text = await answer.text();
		expect(text).toContain("Type the code from your booking");
		expect(text).toContain('value="IX-0O"');
	});

	test("the known and the unknown cost two round trips each", async () => {
		const email = "trips@mail.example";
		const { booking } = await addPaidBooking(200, { email, cemail: email });
		const { reference } = booking;
		const unknown = "IX-22222";
		const trips = (form: { reference: string; email: string }) =>
			roundTripsAbout([form.reference, form.email], () => find(form));
		expect(await trips({ reference: unknown, email })).toBe(2);
		expect(await trips({ reference, email: "nobody@mail.example" })).toBe(2);
		expect(await trips({ reference, email })).toBe(2);
	});

	test("one address that asks without end is slowed down", async () => {
		const answers = await withinOneMinute(() => {
			const { submit } = newVisitor(at.island);
			const form = { reference: "IX-22222", email: "a@mail.example" };
			return Promise.all(Array.from({ length: 9 }, () => submit("/booking", form)));
		});
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
	});
});

describe("the voucher on the morning of the trip", () => {
	const read = async (confirmId: string) => {
		const page = await at.island.fetch(`/booking/${confirmId}`);
		expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
		return await page.text();
	};
	/** What an open page reads anew; nothing is known of the van. */
	const emptyLine = /<div id="van-line" role="status" data-renew="60"[^>]*><\/div>/;

	test("says how late the van is, of no other guest, until its own guest is aboard", async () => {
		const { ownBooking, other } = await vanOnTheRoad(at.island);
		const empty = await read(ownBooking.confirmId);
		expect(empty).toMatch(emptyLine);
		expect(empty).not.toContain("data-renew-unknown");

		await board(at.island, other);
		const late = await read(ownBooking.confirmId);
		expect(late).not.toMatch(emptyLine);
		expect(late).toContain("Your van is about 10 minutes late");
		expect(late).not.toMatch(/Casa Bruma|Kwame/);

		await board(at.island, ownBooking);
		const aboard = await read(ownBooking.confirmId);
		expect(aboard).toMatch(emptyLine);
		expect(aboard).not.toContain("Your van is");
	});

	test("is not found by a stranger, nor is where its van is", async () => {
		const { ownBooking, other } = await vanOnTheRoad(at.island);
		await board(at.island, other);
		for (const path of [
			"/booking/AAAAAAAAAAAAAAAAAAAAAA",
			`/booking/${ownBooking.confirmId}/van`,
		]) {
			const answer = await at.island.fetch(path);
			expect([path, answer.status]).toEqual([path, 404]);
			expect(await answer.text()).not.toContain("van-line");
		}
	});
});

const hour = 3_600_000;

describe("a hold that ran out", () => {
	const payAgain = ({ confirmId }: Pick<Booking, "confirmId">) =>
		post(`/payment/checkout/${confirmId}`, {});
	const errorPage = ({ confirmId }: Pick<Booking, "confirmId">) =>
		page(`/payment/error?booking=${confirmId}`);

	async function lapsed(excursionChanges = {}) {
		const excursion = await addExcursion(at.island.db, excursionChanges);
		const booking = await addBooking(at.island, excursion, {}, { paid: false });
		await at.island.db
			.update(bookings)
			.set({
				holdExpiresAt: Date.now() - 1000,
				createdAt: Date.now() - 24 * hour,
				status: "expired",
			})
			.where(eq(bookings.id, booking.id));
		return { excursion, booking };
	}

	test("comes back by one click, with a new payment page", async () => {
		const { booking } = await lapsed();
		expect(await errorPage(booking)).toContain("Take the seats again and pay");
		const answer = await payAgain(booking);
		expect(answer.status).toBe(303);
		const session = at.stripe.sessionAt(answer.headers.get("location"));
		const stateAfter = await read(booking);
		expect(stateAfter.booking.status).toBe("pending");
		expect(stateAfter.booking.holdExpiresAt).toBeGreaterThan(session.expires_at * 1000);
		expect(stateAfter.payments).toMatchObject([{ status: "created" }]);
		expect(stateAfter.history).toEqual(["booked", "brought back", "payment opened"]);
	});

	test("in two tabs at once is rebooked once, with one payment page", async () => {
		const { booking } = await lapsed();
		const answers = await Promise.all([payAgain(booking), payAgain(booking)]);
		const addresses = new Set(answers.map(({ headers }) => headers.get("location")));
		expect(addresses.size).toBe(1);
		const stateAfter = await read(booking);
		expect(stateAfter.payments).toHaveLength(1);
		expect(stateAfter.history.filter((type) => type === "brought back")).toHaveLength(1);
	});

	test("is not rebooked when the seats are gone: other days are offered", async () => {
		const { booking, excursion } = await lapsed({ capacity: 1 });
		await addBooking(at.island, excursion);
		const answer = await payAgain(booking);
		expect(answer.headers.get("location")).toBe(`/payment/error?booking=${booking.confirmId}`);
		const text = await errorPage(booking);
		expect(text).toContain("The seats are gone");
		expect(text).toContain(`/excursion/${excursion.id}?date=${soon(6)}#book`);
		expect(text).not.toContain("Take the seats again");
		const stateAfter = await read(booking);
		expect([stateAfter.booking.status, stateAfter.payments.length]).toEqual(["expired", 0]);
	});

	test("of six guests who rebook at once, only the last two seats are sold", async () => {
		const excursion = await addExcursion(at.island.db, { capacity: 20 });
		const all = await Promise.all(
			Array.from({ length: 6 }, () => addBooking(at.island, excursion, {}, { paid: false })),
		);
		await at.island.db
			.update(bookings)
			.set({ status: "expired", holdExpiresAt: 0 })
			.where(eq(bookings.excursionId, excursion.id));
		await changeDeparture(
			at.island.db,
			{ excursionId: excursion.id, date: soon() },
			{ capacity: 2 },
		);
		const answers = await Promise.all(all.map(payAgain));
		const openedCheckouts = answers.filter(({ headers }) =>
			headers.get("location")?.startsWith("https://checkout.stripe.com/"),
		);
		expect(openedCheckouts).toHaveLength(2);
		const held = await at.island.db
			.select()
			.from(bookings)
			.where(sql`excursion_id = ${excursion.id} AND status = 'pending'`);
		expect(held).toHaveLength(2);
	});

	test("cannot be rebooked at another price, off sale, on a closed day or after the cut-off", async () => {
		const spoil: ((id: string) => Promise<unknown>)[] = [
			async (id) =>
				at.island.db.update(excursions).set({ priceAdultCents: 7000 }).where(eq(excursions.id, id)),
			async (id) =>
				at.island.db.update(excursions).set({ isActive: false }).where(eq(excursions.id, id)),
			async (id) =>
				at.island.db
					.update(excursions)
					.set({ cutoffHours: 24 * 30 })
					.where(eq(excursions.id, id)),
			async (id) =>
				changeDeparture(at.island.db, { excursionId: id, date: soon() }, { state: "closed" }),
		];
		for (const how of spoil) {
			const { booking, excursion } = await lapsed();
			await how(excursion.id);
			expect((await payAgain(booking)).headers.get("location")).toContain("/payment/error");
			expect((await read(booking)).booking.status).toBe("expired");
			expect(await errorPage(booking)).not.toContain("Take the seats again");
		}
	});

	test("cannot be rebooked at a price that rises between reading and writing", async () => {
		const { booking, excursion } = await lapsed();
		at.island.onDatabaseCall(async (body) => {
			if (!body.includes("UPDATE bookings SET status = 'pending'")) return body;
			at.island.onDatabaseCall(null);
			const dearer = { priceAdultCents: 7000 };
			await at.island.db.update(excursions).set(dearer).where(eq(excursions.id, excursion.id));
			return body;
		});
		expect((await payAgain(booking)).headers.get("location")).toContain("/payment/error");
		const { booking: bookingAfter, payments } = await read(booking);
		expect([bookingAfter.status, payments]).toEqual(["expired", []]);
	});

	test("held for two hours it is prolonged only while as many seats are free beside it", async () => {
		for (const [capacity, isProlonged] of [
			[2, true],
			[1, false],
		] as const) {
			const excursion = await addExcursion(at.island.db, { capacity });
			const booking = await addBooking(at.island, excursion, {}, { paid: false });
			await at.island.db
				.update(bookings)
				.set({ createdAt: Date.now() - 1.8 * hour })
				.where(eq(bookings.id, booking.id));
			const answer = await payAgain(booking);
			const location = answer.headers.get("location") ?? "";
			expect(location.startsWith("https://checkout.stripe.com/")).toBe(isProlonged);
			if (!isProlonged) {
				expect(location).toBe(`/payment/error?booking=${booking.confirmId}&longest`);
				expect(await page(location)).toContain("can’t hold these seats any longer");
			}
		}
	});
});

describe("a departure that the weather called off", () => {
	const hour = 3_600_000;

	let boss: Visitor;
	beforeAll(async () => {
		({ visitor: boss } = await signedInVisitor(at.island, { role: "supervisor", name: "Marta" }));
	});

	const choose = ({ confirmId }: Booking, choice: string | number) =>
		post(`/booking/${confirmId}/weather`, { choice });
	const choicesOf = ({ id }: Booking) =>
		at.island.db.select().from(weatherChoices).where(eq(weatherChoices.bookingId, id));
	const text = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

	/** A paid booking a week ahead, and the departure on a day after it. */
	async function paidBooking() {
		const { booking, excursion } = await addPaidBooking();
		const { date = "", departureId = 0 } = (await read(booking)).booking ?? {};
		const dayAfter = (days: number) => addDays(date, days);
		const idAfter = (days: number) =>
			departureIdOf(at.island.db, { excursionId: excursion.id, date: dayAfter(days) });
		return { booking, excursion, date, departureId, idAfter, dayAfter };
	}

	async function calledOff() {
		const paid = await paidBooking();
		await pressPlan(at.island, {
			departures: [paid.departureId],
			...{ request: { act: "weather" }, reason: "Five metres." },
		});
		return paid;
	}

	test("staff press once in the calendar, and the guest's page asks", async () => {
		const { booking, excursion, date, departureId, idAfter } = await paidBooking();
		const path = `/dashboard/calendar?view=month&day=${date}&on=${departureId}&act=weather`;
		const html = await text(await boss.get(path));
		expect(html).toContain("Call off 1 departure, write to 1");
		expect(html).toContain("go back at most, if everybody wants the money");
		const [, token = ""] = /name="token" value="([^"]+)"/.exec(html) ?? [];
		const refused = await boss.submit(path, { token, reason: "", answerHours: "1000" });
		expect(refused.status).toBe(400);
		expect((await boss.submit(path, { token, reason: "", answerHours: "24" })).status).toBe(303);

		expect(await departureOf(at.island.db, { excursionId: excursion.id, date })).toMatchObject({
			...{ state: "cancelled", line: JSON.stringify({ code: "weather", why: "" }) },
		});
		const [choice] = await choicesOf(booking);
		expect(Math.abs((choice?.until ?? 0) - Date.now() - 24 * hour)).toBeLessThan(120_000);
		for (const step of ["", "/cancel", "/change", "/pay"]) {
			const answer = await at.island.fetch(`/booking/${booking.confirmId}${step}`, {
				redirect: "manual",
			});
			expect(answer.headers.get("location")).toContain(`/booking/${booking.confirmId}/weather`);
		}
		const question = await page(`/booking/${booking.confirmId}/weather`);
		expect(question).toContain("The weather won’t let us leave");
		for (const value of [await idAfter(1), "credit", "money"])
			expect(question).toContain(`value="${value}"`);
		// by the policy nothing is cancelled before the guest has chosen
		expect((await at.cancel(booking, booking.priceCents)).status).toBe(303);
		expect((await read(booking)).booking?.status).toBe("confirmed");
		expect(await text(await boss.get(`/dashboard/departures/${departureId}`))).toContain(
			"Called off by weather",
		);
	});

	test("guests choose on their page: another departure, then the money, once", async () => {
		const { booking, idAfter, dayAfter } = await calledOff();
		expect((await choose(booking, "nothing")).status).toBe(400);
		expect((await choose(booking, 999_999)).status).toBe(409);
		expect((await choose(booking, await idAfter(1))).status).toBe(303);
		expect((await read(booking)).booking).toMatchObject({ date: dayAfter(1), status: "confirmed" });
		expect(await page(`/booking/${booking.confirmId}`)).toContain("Choose otherwise");
		const answers = await Promise.all([1, 2, 3].map(() => choose(booking, "money")));
		for (const { status } of answers) expect(status).toBe(303);
		const stateAfter = await at.whenPaidBack(booking);
		expect(stateAfter.booking?.status).toBe("cancelled");
		expect(at.refundsOf(booking)).toHaveLength(1);
	});

	test("staff choose for a guest without email in their own name, and see what everybody chose", async () => {
		const { booking, departureId } = await calledOff();
		await at.island.db.update(bookings).set({ email: null }).where(eq(bookings.id, booking.id));
		const list = `/dashboard/departures/${departureId}/weather`;
		expect(await text(await boss.get(list))).toContain("To reach by hand");
		const path = `/dashboard/bookings/${booking.id}/weather`;
		expect(await text(await boss.get(path))).toContain("Choose this for the guest");
		expect((await boss.submit(path, { choice: "money" })).status).toBe(303);
		expect((await read(booking)).booking?.status).toBe("cancelled");
		const entries = await at.island.db
			.select()
			.from(bookingEvents)
			.where(eq(bookingEvents.bookingId, booking.id));
		expect(entries.find(({ type }) => type === "cancelled")?.actorName).toBe("Marta");
		expect(await text(await boss.get(list))).toContain("by staff for the guest");
	});
});
