import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { runBatch } from "#app/database/batch.server.ts";
import {
	bookings,
	departureOverrides,
	excursions,
	payments,
	pickupAssignments,
	pickupPoints,
} from "#app/database/schema.server.ts";
import { weekdayOf } from "#app/excursions/local-date.ts";
import { formatDate } from "#app/ui/format/format.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import type { FakeStripe } from "#tests/fakes/fake-stripe.ts";
import { entriesOf } from "#tests/history.ts";
import type { Island } from "#tests/island.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { signedInVisitor } from "#tests/people.ts";
import { withinOneMinute } from "#tests/run/one-minute.ts";
import { addBooking, addHotel, type Booking } from "#tests/sales.ts";
import { board, vanOnTheRoad } from "#tests/van.ts";
import { newVisitor } from "#tests/visitor.ts";

let paid: PaidIsland;
let island: Island;
let stripe: FakeStripe;

beforeAll(async () => {
	paid = await startPaidIsland();
	({ island, stripe } = paid);
});
afterAll(() => island.stop());
beforeEach(() => {
	stripe.isDown = false;
	stripe.refunds.length = 0;
});

const hour = 3_600_000;

/** Local date and time this many hours ahead. */
function startIn(hours: number) {
	const text = new Date(Date.now() + hours * hour)
		.toLocaleString("sv-SE", { timeZone: "Atlantic/Canary" })
		.slice(0, 16);
	return { date: text.slice(0, 10), startTime: text.slice(11) };
}

/** A paid booking that starts in this many hours, rounded to minutes so that it is never exactly on a limit. */
async function booked(
	hours = 24 * 7,
	changes: Record<string, unknown> = {},
	excursionChanges = {},
) {
	const excursion = await addExcursion(island.db, { cutoffHours: 10, ...excursionChanges });
	const row = await addBooking(island, excursion, changes);
	const { date, startTime } = startIn(hours);
	await runBatch(island.db, {
		excursion: island.db
			.update(excursions)
			.set({ startTime })
			.where(eq(excursions.id, excursion.id)),
		booking: island.db.update(bookings).set({ date, startTime }).where(eq(bookings.id, row.id)),
	});
	return { excursion, booking: row };
}

async function read({ id }: Pick<Booking, "id">) {
	const now = await paid.state(id);
	const history = await entriesOf(island.db, id);
	return { ...now, history: history.map(({ type }) => type) };
}

function post(path: string, form: Record<string, string | number>) {
	return island.fetch(path, {
		method: "POST",
		headers: { origin: island.url.origin, "cf-connecting-ip": crypto.randomUUID() },
		body: new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)])),
	});
}

const cancel = ({ confirmId }: Pick<Booking, "confirmId">, told: number) =>
	post(`/booking/${confirmId}/cancel`, { told });

const refundsOf = ({ id }: Pick<Booking, "id">) =>
	stripe.refunds.filter((refund) => refund.payment_intent === `pi_test_${id}`);

/** Round trips whose statements contain one of these words; background work of earlier answers is not counted. */
async function roundTripsAbout(words: string[], act: () => Promise<unknown>): Promise<number> {
	let trips = 0;
	island.onDatabaseCall((body) => {
		if (words.some((word) => body.includes(word))) trips += 1;
		return body;
	});
	await act();
	island.onDatabaseCall(null);
	return trips;
}

const page = async (path: string) => {
	const response = await island.fetch(path);
	// React separates text nodes by comments
	return (await response.text()).replaceAll("<!-- -->", "").replaceAll("&quot;", '"');
};

/** Waits for the background refund. */
async function whenPaidBack(booking: Booking) {
	await island.scheduled();
	return vi.waitFor(async () => {
		const now = await read(booking);
		if (now.payments.some(({ status }) => status !== "refunded")) throw new Error("not yet");
		return now;
	}, 30_000);
}

describe("cancelling", () => {
	test("long before the start everything is refunded, once, with a mail and a history", async () => {
		const { booking } = await booked();
		const question = await page(`/booking/${booking.confirmId}/cancel`);
		expect(question).toContain("All that you paid.");
		expect(question).toContain("Cancel and get €64 back");
		const answer = await cancel(booking, 6400);
		expect([answer.status, answer.headers.get("location")]).toEqual([
			303,
			`/booking/${booking.confirmId}`,
		]);
		const after = await whenPaidBack(booking);
		expect(after.booking.status).toBe("cancelled");
		expect(after.payments).toMatchObject([{ status: "refunded", refundedCents: 6400 }]);
		expect(refundsOf(booking)).toEqual([
			{ payment_intent: `pi_test_${booking.id}`, key: `refund:p${booking.id}-1` },
		]);
		expect(after.mail).toHaveLength(1);
		expect(after.mail[0]).toMatchObject({
			subject: expect.stringContaining("Cancelled"),
			textBody: expect.stringContaining("We are paying back all of your €64"),
		});
		expect(after.history).toEqual(["booked", "cancelled", "refund due", "mail", "refunded"]);
		expect(await page(`/booking/${booking.confirmId}`)).toContain("€64 went back the way it came");
	});

	test("between 48 and 24 hours before the start half is refunded, and the rest is kept", async () => {
		const { booking } = await booked(30, { children: 1, price: 106 });
		const question = await page(`/booking/${booking.confirmId}/cancel`);
		expect(question).toContain("Half of what you paid.");
		expect(question).toContain("Cancel and get €53 back");
		expect((await cancel(booking, 5300)).status).toBe(303);
		const after = await whenPaidBack(booking);
		expect(after.payments).toMatchObject([
			{ status: "refunded", amountCents: 10_600, refundCents: 5300, refundedCents: 5300 },
		]);
		expect(refundsOf(booking)).toMatchObject([{ amount: 5300 }]);
		expect(after.mail[0]?.textBody).toContain("We are paying back €53 of your €106");
		expect(await page(`/booking/${booking.confirmId}`)).toContain("€53 stay with us");
	});

	test("on the last day a cancellation frees the seats, and the money is kept", async () => {
		const { booking } = await booked(20);
		expect(await page(`/booking/${booking.confirmId}/cancel`)).toContain("Nothing of your €64");
		expect((await cancel(booking, 0)).status).toBe(303);
		await island.scheduled();
		const after = await read(booking);
		expect(after.booking.status).toBe("cancelled");
		expect(after.payments).toMatchObject([{ status: "paid", refundReason: null }]);
		expect(refundsOf(booking)).toHaveLength(0);
		expect(await page(`/booking/${booking.confirmId}`)).toContain("Nothing comes back");
	});

	test("after the cut-off the page says whom to call, and a post changes nothing", async () => {
		const { booking } = await booked(8);
		expect(await page(`/booking/${booking.confirmId}`)).not.toContain("Cancel this booking");
		expect(await page(`/booking/${booking.confirmId}/cancel`)).toContain("too late to cancel here");
		const answer = await cancel(booking, 0);
		expect(answer.status).toBe(409);
		expect(await answer.text()).toContain("+00 555 01 77");
		expect((await read(booking)).booking.status).toBe("confirmed");
	});

	test("another refund than the page showed cancels nothing and asks again", async () => {
		const { booking } = await booked(30);
		const answer = await cancel(booking, 6400);
		expect(answer.status).toBe(409);
		const text = (await answer.text()).replaceAll("<!-- -->", "");
		expect(text).toContain("Nothing is cancelled yet");
		expect(text).toContain("Cancel and get €32 back");
		expect((await read(booking)).booking.status).toBe("confirmed");
		for (const told of ["", "-1", "6400.0", "all"])
			expect((await post(`/booking/${booking.confirmId}/cancel`, { told })).status).toBe(400);
		expect((await read(booking)).booking.status).toBe("confirmed");
	});

	test("ten clicks at once cancel, mail and pay back once", async () => {
		const { booking } = await booked(30);
		const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(booking, 3200)));
		expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 303));
		const after = await whenPaidBack(booking);
		expect(after.mail).toHaveLength(1);
		expect(after.history.filter((type) => type === "cancelled")).toHaveLength(1);
		expect(after.history.filter((type) => type === "refund due")).toHaveLength(1);
		// simultaneous calls may both reach the gateway: with one idempotency key that is one refund
		expect(new Set(refundsOf(booking).map(({ key }) => key)).size).toBe(1);
	});

	test("a booking that staff move at the same moment is not cancelled with the refund of its old date", async () => {
		const { booking } = await booked(30);
		island.onDatabaseCall(async (body) => {
			if (body.includes('SET \\"status\\"') || body.includes("booking-cancelled")) {
				island.onDatabaseCall(null);
				await island.db
					.update(bookings)
					.set({ date: soon(30), updatedAt: Date.now() + 1 })
					.where(eq(bookings.id, booking.id));
			}
			return body;
		});
		await cancel(booking, 3200);
		island.onDatabaseCall(null);
		const after = await read(booking);
		expect(after.booking.status).toBe("confirmed");
		expect(after.mail).toHaveLength(0);
		expect(after.payments[0]?.refundReason).toBeNull();
	});

	test("a part that is paid at the same moment is in the refund: the guest is asked again, then gets the share of all", async () => {
		const { booking } = await booked(30);
		const { visitor: boss } = await signedInVisitor(island, { role: "supervisor" });
		// one more person came along, and is not paid yet
		await island.db
			.update(bookings)
			.set({ priceCents: 12_800, updatedAt: Date.now() })
			.where(eq(bookings.id, booking.id));
		island.onDatabaseCall(async (body) => {
			if (!body.includes("SET status = 'cancelled'")) return body;
			island.onDatabaseCall(null);
			const taken = await boss.submit(`/dashboard/bookings/${booking.id}`, {
				intent: "take-money",
				key: crypto.randomUUID(),
				gateway: "cash",
				amount: "64",
			});
			expect(taken.status).toBe(303);
			return body;
		});
		const answer = await cancel(booking, 3200);
		island.onDatabaseCall(null);
		expect(answer.status).toBe(409);
		const text = (await answer.text()).replaceAll("<!-- -->", "");
		expect(text).toContain("Cancel and get €64 back");
		expect((await read(booking)).booking.status).toBe("confirmed");
		expect((await cancel(booking, 6400)).status).toBe(303);
		const { payments: own } = await read(booking);
		expect(own.reduce((sum, { refundCents }) => sum + (refundCents ?? 0), 0)).toBe(6400);
	});

	test("a booking that is moved at the same moment ends cancelled, or its guest is told that it is not", async () => {
		const excursion = await addExcursion(island.db, { capacity: 40 });
		const all = await Promise.all(Array.from({ length: 12 }, () => addBooking(island, excursion)));
		const answers = await Promise.all(
			all.map(async (each, index) => {
				const form = {
					date: soon(12),
					pickupPointId: each.pickupPointId,
					seenAt: Date.now(),
					told: `${soon(12)}:100`,
				};
				const move = () => post(`/booking/${each.confirmId}/change`, form);
				const [answer] = await Promise.all(
					index % 2
						? [cancel(each, 6400), move()]
						: [move().then(() => cancel(each, 6400)), move()],
				);
				return answer;
			}),
		);
		const rows = await island.db
			.select()
			.from(bookings)
			.where(eq(bookings.excursionId, excursion.id));
		// an answer other than a redirect means that nothing was cancelled
		const ends = all.map(({ id }, index) => {
			const status = rows.find((row) => row.id === id)?.status;
			return `${answers[index]?.status === 303 ? "told done" : "told not"}, ${status}`;
		});
		expect(ends.every((end) => /^told done, cancelled$|^told not, confirmed$/.test(end))).toBe(
			true,
		);
		expect(ends).toContain("told done, cancelled");
		const mails = await Promise.all(all.map(async (each) => (await read(each)).mail));
		for (const [index, own] of mails.entries())
			expect(own.filter(({ subject }) => subject.startsWith("Cancelled"))).toHaveLength(
				ends[index]?.endsWith("cancelled") ? 1 : 0,
			);
	});

	test("a booking that moves between the page and its confirmation is cancelled on its new day", async () => {
		const { booking } = await booked();
		let moves = 0;
		island.onDatabaseCall(async (body) => {
			if (moves === 0 && body.includes("booking-cancelled")) {
				moves += 1;
				await island.db
					.update(bookings)
					.set({ date: soon(9), updatedAt: Date.now() + 1 })
					.where(eq(bookings.id, booking.id));
			}
			return body;
		});
		const answer = await cancel(booking, 6400);
		island.onDatabaseCall(null);
		expect([moves, answer.status]).toEqual([1, 303]);
		const after = await read(booking);
		expect(after.booking.status).toBe("cancelled");
		expect(after.mail).toHaveLength(1);
		expect(after.mail[0]?.subject).toContain(formatDate(soon(9), "short"));
	});

	test("a booking that keeps changing is not cancelled, and its guest is told so", async () => {
		const { booking } = await booked();
		let moves = 0;
		island.onDatabaseCall(async (body) => {
			if (body.includes("booking-cancelled")) {
				moves += 1;
				await island.db
					.update(bookings)
					.set({ updatedAt: Date.now() + moves })
					.where(eq(bookings.id, booking.id));
			}
			return body;
		});
		const answer = await cancel(booking, 6400);
		island.onDatabaseCall(null);
		expect(answer.status).toBe(409);
		expect(await answer.text()).toContain("Nothing is cancelled yet");
		const after = await read(booking);
		expect([after.booking.status, after.mail.length]).toEqual(["confirmed", 0]);
	});

	test("a gateway that is down leaves the refund owed, and the cron job makes it", async () => {
		const { booking } = await booked();
		stripe.isDown = true;
		expect((await cancel(booking, 6400)).status).toBe(303);
		expect(await page(`/booking/${booking.confirmId}`)).toContain("€64 is on its way back");
		stripe.isDown = false;
		expect((await whenPaidBack(booking)).payments[0]?.refundedCents).toBe(6400);
	});

	test("a hotel's booking is cancelled, and its desk gives the money back", async () => {
		const excursion = await addExcursion(island.db);
		const hotelId = await addHotel(island);
		const booking = await addBooking(island, excursion, {}, { hotelId });
		await island.db
			.update(payments)
			.set({ gateway: "hotel", status: "created", paidAt: null, gatewayPaymentId: null })
			.where(eq(payments.bookingId, booking.id));
		expect(await page(`/booking/${booking.confirmId}/cancel`)).toContain("You owe nothing");
		expect((await cancel(booking, 6400)).status).toBe(303);
		const after = await read(booking);
		expect(after.booking.status).toBe("cancelled");
		expect(after.payments).toMatchObject([{ status: "created", refundReason: null }]);
		expect(after.mail[0]?.textBody).toContain("its desk gives them back");
	});

	test("what is not confirmed has no such page", async () => {
		const excursion = await addExcursion(island.db);
		const booking = await addBooking(island, excursion, {}, { paid: false });
		const answer = await island.fetch(`/booking/${booking.confirmId}/cancel`);
		expect(answer.headers.get("location")).toBe(`/booking/${booking.confirmId}`);
		expect((await cancel(booking, 0)).status).toBe(303);
		expect((await read(booking)).booking.status).toBe("pending");
		expect((await post("/booking/AAAAAAAAAAAAAAAAAAAAAA/cancel", { told: 0 })).status).toBe(404);
		expect((await post("/booking/nonsense/cancel", { told: 0 })).status).toBe(404);
	});

	test("another site's form cancels nothing", async () => {
		const { booking } = await booked();
		const answer = await island.fetch(`/booking/${booking.confirmId}/cancel`, {
			method: "POST",
			headers: { origin: "https://evil.example" },
			body: new URLSearchParams({ told: "6400" }),
		});
		expect(answer.status).toBeGreaterThanOrEqual(400);
		expect((await read(booking)).booking.status).toBe("confirmed");
	});

	test("the page costs one round trip, the cancellation two", async () => {
		const { booking } = await booked();
		const words = [booking.confirmId, booking.reference];
		const address = `/booking/${booking.confirmId}/cancel`;
		expect(await roundTripsAbout(words, () => island.fetch(address))).toBe(1);
		expect(await roundTripsAbout(words, () => cancel(booking, 6400))).toBe(2);
		expect((await read(booking)).booking.status).toBe("cancelled");
	});
});

test("while the database is away a change and a cancellation come back as they were sent, and one press sends them again", async () => {
	for (const step of ["change", "cancel"] as const) {
		const { booking } = await booked();
		const path = `/booking/${booking.confirmId}/${step}`;
		const change = {
			date: soon(12),
			pickupPointId: booking.pickupPointId,
			seenAt: Date.now(),
			told: `${soon(12)}:100`,
		};
		const sent = step === "change" ? change : { told: 6400 };
		island.cutDatabase(true);
		const answer = await post(path, sent);
		island.cutDatabase(false);
		const html = await answer.text();
		expect(answer.status).toBe(503);
		expect(answer.headers.get("retry-after")).toBe("30");
		expect(answer.headers.get("cache-control")).toBe("no-store");
		expect(html).toContain("Everything that you typed is still here.");
		if (step === "change") expect(html).toContain(formatDate(soon(12), "full"));
		const kept = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"\/>/g);
		const again = Object.fromEntries([...kept].map(([, name = "", value = ""]) => [name, value]));
		expect(again).toEqual(
			Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
		);
		expect((await read(booking)).history).toEqual(["booked"]);
		expect((await post(path, again)).headers.get("location")).toBe(`/booking/${booking.confirmId}`);
		expect((await read(booking)).booking).toMatchObject(
			step === "change" ? { date: soon(12) } : { status: "cancelled" },
		);
	}
});

test("while the database is away the page waits, and what is sent changes nothing", async () => {
	const { booking } = await booked();
	const own = `/booking/${booking.confirmId}`;
	island.cutDatabase(true);
	const answers = [
		await island.fetch(own),
		await island.fetch(`${own}/cancel`),
		await island.fetch(`/payment/error?booking=${booking.confirmId}`),
		await cancel(booking, 6400),
		await post(`${own}/change`, { date: soon(12), pickupPointId: 1, seenAt: Date.now() }),
		await post("/booking", { reference: booking.reference, email: booking.email ?? "" }),
		await post(`/payment/checkout/${booking.confirmId}`, {}),
	];
	island.cutDatabase(false);
	expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
	expect((await read(booking)).history).toEqual(["booked"]);
});

test("an earlier refund in the gateway's dashboard is added to the policy's refund of the rest", async () => {
	const { booking } = await booked(30);
	await island.db
		.update(payments)
		.set({ refundedCents: 2000 })
		.where(eq(payments.bookingId, booking.id));
	expect(await page(`/booking/${booking.confirmId}/cancel`)).toContain("Cancel and get €22 back");
	expect((await cancel(booking, 2200)).status).toBe(303);
	const after = await whenPaidBack(booking);
	expect(after.payments).toMatchObject([{ refundCents: 4200, refundedCents: 4200 }]);
	expect(refundsOf(booking)).toMatchObject([{ amount: 2200 }]);
});

const refunded = v.object({
	refunds: v.array(v.object({ percent: v.number(), until: v.string() })),
});

test.each([
	[72, "all", /Free to cancel until \w+ \d+ \w+, \d\d:\d\d/, [100, 50]],
	[30, "half", /Half comes back until \w+ \d+ \w+, \d\d:\d\d/, [50]],
	[20, "nothing", /Not refundable\. This trip leaves in less than 24 hours/, []],
])(
	"%i hours before the start the trip's page, the list, the calls and the voucher say alike that %s comes back",
	async (hours, _words, line, percents) => {
		const { excursion, booking } = await booked(hours);
		const { date, startTime } = (await read(booking)).booking;
		const text = async (path: string) => (await page(path)).replaceAll(/<[^>]*>/g, "");
		const told = line.exec(await text(`/excursion/${excursion.id}?date=${date}`))?.[0] ?? "";
		expect(told).toContain(hours === 20 ? "less than 24 hours" : `, ${startTime}`);
		expect(await text(`/booking/${booking.confirmId}`)).toContain(told);
		// the list shows it only for the next departure, which is this one on the day before
		if (hours === 30) expect(await text("/excursion/excursions")).toContain(told);
		const call = async (path: string) => (await island.fetch(`/_serverFn/${path}`)).json();
		const mine = v.parse(refunded, await call(`getBookingId?confirmId=${booking.confirmId}`));
		expect(mine.refunds.map(({ percent }) => percent)).toEqual(percents);
		const trip = v.parse(
			v.object({ departures: v.array(v.looseObject({ date: v.string() })) }),
			await call(`getPublicExcursion?excursionId=${excursion.id}`),
		);
		const departure = trip.departures.find((each) => each.date === date);
		expect(v.parse(refunded, departure).refunds).toEqual(mine.refunds);
	},
);

describe("changing", () => {
	const change = (booking: Booking, form: Record<string, string | number>) =>
		post(`/booking/${booking.confirmId}/change`, {
			pickupPointId: booking.pickupPointId,
			seenAt: Date.now(),
			// the value on the page for a distant day
			told: `${form.date}:100`,
			...form,
		});

	test("to another day keeps the price, and mails the new voucher with a newer calendar entry", async () => {
		const { booking } = await booked();
		const calendar = () => page(`/booking/${booking.confirmId}/calendar.ics`);
		expect(await calendar()).toContain("SEQUENCE:0");
		const answer = await change(booking, { date: soon(12) });
		expect(answer.headers.get("location")).toBe(`/booking/${booking.confirmId}`);
		const after = await read(booking);
		expect(after.booking).toMatchObject({
			date: soon(12),
			status: "confirmed",
			priceCents: booking.priceCents,
		});
		expect(after.payments).toMatchObject([{ status: "paid", refundReason: null }]);
		expect(after.history).toEqual(["booked", "changed", "mail"]);
		expect(after.mail).toMatchObject([
			{
				subject: expect.stringContaining("Changed: "),
				textBody: expect.stringContaining(`/booking/${booking.confirmId}/calendar.ics`),
			},
		]);
		expect(await calendar()).toContain("SEQUENCE:1");
		const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
		const told = await island.fetch(`/booking/${booking.confirmId}`, { headers: { cookie } });
		expect(await told.text()).toContain("Your booking is changed");
		expect(told.headers.getSetCookie()).toEqual([
			expect.stringMatching(/^island\.flash=; Max-Age=0/),
		]);
		expect(await page(`/booking/${booking.confirmId}?changed`)).not.toContain(
			"Your booking is changed",
		);
	});

	test("to another day mails the languages of that day", async () => {
		const days = { [weekdayOf(soon())]: ["de"], [weekdayOf(soon(12))]: ["fr", "es"] };
		const booking = await addBooking(island, await addExcursion(island.db, {}, days));
		expect(await page(`/booking/${booking.confirmId}`)).toContain("German</dd>");
		expect((await change(booking, { date: soon(12) })).status).toBe(303);
		const [mail] = (await read(booking)).mail;
		expect(mail?.textBody).toContain("Guide speaks: French and Spanish\n");
		expect(mail?.htmlBody).not.toContain("German");
	});

	test("the form sent twice, also at once, changes and mails once", async () => {
		const { booking } = await booked();
		const form = { date: soon(13), seenAt: Date.now() };
		const answers = await Promise.all([
			change(booking, form),
			change(booking, form),
			change(booking, form),
		]);
		answers.push(await change(booking, form));
		for (const answer of answers)
			expect(answer.headers.get("location")).toBe(`/booking/${booking.confirmId}`);
		const after = await read(booking);
		expect(after.mail).toHaveLength(1);
		expect(after.history.filter((type) => type === "changed")).toHaveLength(1);
	});

	test("to another stop is possible until the cut-off, to another day only while everything is refunded", async () => {
		const { booking, excursion } = await booked(30);
		const now = Date.now();
		const [point] = await island.db
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
		await island.db
			.insert(pickupAssignments)
			.values({ excursionId: excursion.id, pickupPointId: point.id, pickupTime: "04:10" });
		expect((await change(booking, { date: soon(12) })).status).toBe(409);
		const form = { date: startIn(30).date, pickupPointId: point.id };
		expect((await change(booking, form)).status).toBe(303);
		const after = await read(booking);
		expect(after.booking).toMatchObject({ pickup: "04:10 · Casa Bruma", pickupTime: "04:10" });
		// the day cannot be changed any more, so the mail does not offer it
		expect(after.mail[0]?.textBody).toContain("you also change the pickup, or cancel. Half comes");
		const { booking: late } = await booked(8);
		expect(await page(`/booking/${late.confirmId}/change`)).toContain("too late to change here");
		expect((await change(late, { date: soon(12) })).status).toBe(409);
	});

	test("twenty guests who move onto the last three seats take three", async () => {
		const excursion = await addExcursion(island.db, { capacity: 20 });
		const all = await Promise.all(Array.from({ length: 20 }, () => addBooking(island, excursion)));
		await island.db
			.insert(departureOverrides)
			.values({ excursionId: excursion.id, date: soon(9), capacity: 3 });
		const answers = await Promise.all(all.map((each) => change(each, { date: soon(9) })));
		expect(answers.filter(({ status }) => status === 303)).toHaveLength(3);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(17);
		const moved = await island.db
			.select()
			.from(bookings)
			.where(sql`excursion_id = ${excursion.id} AND date = ${soon(9)}`);
		expect(moved).toHaveLength(3);
	});

	test("not to a closed day, a weekday without a trip, beyond the calendar, or a foreign stop", async () => {
		const { booking, excursion } = await booked();
		await island.db
			.insert(departureOverrides)
			.values({ excursionId: excursion.id, date: soon(14), isClosed: true });
		const foreign = await addExcursion(island.db);
		const impossible: Record<string, string | number>[] = [
			{ date: soon(14) },
			{ date: soon(400) },
			{ date: soon(-1) },
			{ date: soon(0) },
			{ date: soon(12), pickupPointId: foreign.pointId },
		];
		for (const form of impossible) expect((await change(booking, form)).status).toBe(409);
		const broken: Record<string, string>[] = [
			{ date: "tomorrow" },
			{ date: soon(12), pickupPointId: "" },
		];
		for (const form of broken) expect((await change(booking, form)).status).toBe(400);
		const after = await read(booking);
		expect(after.history).toEqual(["booked"]);
		expect(after.mail).toHaveLength(0);
	});

	test("a trip that is off sale can't be moved to another day", async () => {
		const { booking, excursion } = await booked();
		await island.db
			.update(excursions)
			.set({ isActive: false })
			.where(eq(excursions.id, excursion.id));
		expect((await change(booking, { date: soon(12) })).status).toBe(409);
		expect((await read(booking)).history).toEqual(["booked"]);
	});

	test("of a trip with one stop offers no other stop, and nothing at all when the day is fixed", async () => {
		const early = (await booked()).booking.confirmId;
		expect(await page(`/booking/${early}`)).toContain("Change the day");
		const form = await page(`/booking/${early}/change`);
		expect(form).toContain("Another day, Ida?</h1>");
		expect(form).not.toContain("We pick you up at");
		const late = (await booked(20)).booking.confirmId;
		const voucher = await page(`/booking/${late}`);
		expect(voucher).toContain("Cancel this booking");
		expect(voucher).not.toMatch(/Change the|Change day/);
		expect(await page(`/booking/${late}/change`)).toContain(
			"The trip has no other stop to choose.",
		);
	});

	test("of a trip that no longer stops where it was booked offers the one stop that is left", async () => {
		const { excursion, booking } = await booked(20);
		const [stop] = await island.db
			.insert(pickupPoints)
			.values({ title: "Bus station", place: "", lat: 28, lng: -14, createdAt: 1, updatedAt: 1 })
			.returning();
		await island.db
			.update(pickupAssignments)
			.set({ pickupPointId: stop?.id ?? 0 })
			.where(eq(pickupAssignments.excursionId, excursion.id));
		expect(await page(`/booking/${booking.confirmId}`)).toContain("Change the pickup");
		expect(await page(`/booking/${booking.confirmId}/change`)).toContain("Bus station");
		const form = { date: startIn(20).date, pickupPointId: stop?.id ?? 0 };
		expect((await change(booking, form)).status).toBe(303);
		// no other pickup exists, and it is too late for another day
		expect((await read(booking)).mail[0]?.textBody).toContain("you also cancel. Not refundable.");
	});

	test("what staff changed since the form was filled is not overwritten", async () => {
		const { booking } = await booked();
		const seenAt = Date.now() - hour;
		await island.db
			.update(bookings)
			.set({ date: soon(20), updatedAt: Date.now() })
			.where(eq(bookings.id, booking.id));
		const answer = await change(booking, { date: soon(12), seenAt });
		expect(answer.status).toBe(409);
		expect(await answer.text()).toContain("changed in the meantime");
		expect((await read(booking)).booking.date).toBe(soon(20));
	});

	test("a form sent unchanged changes nothing and reports nothing", async () => {
		const { booking } = await booked();
		const answer = await post(`/booking/${booking.confirmId}/change`, {
			pickupPointId: booking.pickupPointId,
			seenAt: Date.now(),
		});
		expect(answer.headers.get("location")).toBe(`/booking/${booking.confirmId}`);
		expect((await read(booking)).mail).toHaveLength(0);
	});

	test("a guest cannot change the day without having seen the new refund terms", async () => {
		const { booking } = await booked(24 * 7, {}, { cutoffHours: 2 });
		const near = startIn(30).date;
		const percent = near === startIn(24).date ? 0 : 50;
		for (const told of ["", `${near}:100`, `${soon(12)}:${percent}`]) {
			const answer = await change(booking, { date: near, told });
			expect(answer.status).toBe(409);
			const text = (await answer.text()).replaceAll("<!-- -->", "");
			expect(text).toContain("Please look at what changes");
			expect(text).toContain("not any more");
			expect(text).toMatch(/Half comes back until|Not refundable/);
			expect(text).toContain(`Move to ${formatDate(near, "long")}`);
		}
		expect((await read(booking)).history).toEqual(["booked"]);
		const page = await (
			await island.fetch(`/booking/${booking.confirmId}/change?date=${near}`)
		).text();
		const told = /name="told" value="([^"]+)"/.exec(page)?.[1] ?? "";
		expect((await change(booking, { date: near, told })).status).toBe(303);
		expect((await read(booking)).booking.date).toBe(near);
		// then the page offers neither another day nor a limit in the past
		const after = await (await island.fetch(`/booking/${booking.confirmId}/change`)).text();
		expect(after).toContain("The day is settled by now");
		expect(after).not.toMatch(/change the day by yourself|could be chosen until/);
	});

	test("the form and its answer cost two round trips each", async () => {
		const { booking } = await booked();
		const words = [booking.confirmId, booking.excursionId];
		const address = `/booking/${booking.confirmId}/change`;
		expect(await roundTripsAbout(words, () => island.fetch(address))).toBe(2);
		const answer = () => change(booking, { date: soon(12) });
		expect(await roundTripsAbout(words, answer)).toBe(2);
		expect((await read(booking)).booking.date).toBe(soon(12));
	});
});

describe("a hold that ran out", () => {
	const payAgain = ({ confirmId }: Pick<Booking, "confirmId">) =>
		post(`/payment/checkout/${confirmId}`, {});
	const errorPage = ({ confirmId }: Pick<Booking, "confirmId">) =>
		page(`/payment/error?booking=${confirmId}`);

	async function lapsed(excursionChanges = {}, status: "pending" | "expired" = "expired") {
		const excursion = await addExcursion(island.db, excursionChanges);
		const booking = await addBooking(island, excursion, {}, { paid: false });
		await island.db
			.update(bookings)
			.set({ holdExpiresAt: Date.now() - 1000, createdAt: Date.now() - 24 * hour, status })
			.where(eq(bookings.id, booking.id));
		return { excursion, booking };
	}

	test.each(["pending", "expired"] as const)(
		"(told so by nobody, or by cron: %s) comes back by one click, with a new payment page",
		async (status) => {
			const { booking } = await lapsed({}, status);
			expect(await errorPage(booking)).toContain("Take the seats again and pay");
			const answer = await payAgain(booking);
			expect(answer.status).toBe(303);
			const session = stripe.sessionAt(answer.headers.get("location"));
			const after = await read(booking);
			expect(after.booking.status).toBe("pending");
			expect(after.booking.holdExpiresAt).toBeGreaterThan(session.expires_at * 1000);
			expect(after.payments).toMatchObject([{ status: "created" }]);
			expect(after.history).toEqual(["booked", "brought back", "payment opened"]);
		},
	);

	test("in two tabs at once is rebooked once, with one payment page", async () => {
		const { booking } = await lapsed();
		const answers = await Promise.all([payAgain(booking), payAgain(booking), payAgain(booking)]);
		answers.push(await payAgain(booking));
		const addresses = new Set(answers.map(({ headers }) => headers.get("location")));
		expect(addresses.size).toBe(1);
		const after = await read(booking);
		expect(after.payments).toHaveLength(1);
		expect(after.history.filter((type) => type === "brought back")).toHaveLength(1);
	});

	test("is not rebooked when the seats are gone: other days are offered", async () => {
		const { booking, excursion } = await lapsed({ capacity: 1 });
		await addBooking(island, excursion);
		const answer = await payAgain(booking);
		expect(answer.headers.get("location")).toBe(`/payment/error?booking=${booking.confirmId}`);
		const text = await errorPage(booking);
		expect(text).toContain("The seats are gone");
		expect(text).toContain(`/excursion/${excursion.id}?date=${soon(6)}#book`);
		expect(text).not.toContain("Take the seats again");
		const after = await read(booking);
		expect([after.booking.status, after.payments.length]).toEqual(["expired", 0]);
	});

	test("of twenty guests who rebook at once, only the last three seats are sold", async () => {
		const excursion = await addExcursion(island.db, { capacity: 20 });
		const all = await Promise.all(
			Array.from({ length: 20 }, () => addBooking(island, excursion, {}, { paid: false })),
		);
		await island.db
			.update(bookings)
			.set({ status: "expired", holdExpiresAt: 0 })
			.where(eq(bookings.excursionId, excursion.id));
		await island.db
			.insert(departureOverrides)
			.values({ excursionId: excursion.id, date: soon(), capacity: 3 });
		const answers = await Promise.all(all.map(payAgain));
		const opened = answers.filter(({ headers }) =>
			headers.get("location")?.startsWith("https://checkout.stripe.com/"),
		);
		expect(opened).toHaveLength(3);
		const held = await island.db
			.select()
			.from(bookings)
			.where(sql`excursion_id = ${excursion.id} AND status = 'pending'`);
		expect(held).toHaveLength(3);
	});

	test("cannot be rebooked at another price, off sale, on a closed day or after the cut-off", async () => {
		const spoil: ((id: string) => Promise<unknown>)[] = [
			async (id) =>
				island.db.update(excursions).set({ priceAdultCents: 7000 }).where(eq(excursions.id, id)),
			async (id) =>
				island.db.update(excursions).set({ isActive: false }).where(eq(excursions.id, id)),
			async (id) =>
				island.db
					.update(excursions)
					.set({ cutoffHours: 24 * 30 })
					.where(eq(excursions.id, id)),
			async (id) =>
				island.db
					.insert(departureOverrides)
					.values({ excursionId: id, date: soon(), isClosed: true }),
		];
		for (const how of spoil) {
			const { booking, excursion } = await lapsed();
			await how(excursion.id);
			expect((await payAgain(booking)).headers.get("location")).toContain("/payment/error");
			expect((await read(booking)).booking.status).toBe("expired");
			expect(await errorPage(booking)).not.toContain("Take the seats again");
		}
	});

	test("a payment that arrives in the same moment is used, and the new page is not paid for nothing", async () => {
		const { booking } = await lapsed();
		const opened = await payAgain(booking);
		const first = stripe.sessionAt(opened.headers.get("location"));
		await island.db
			.update(bookings)
			.set({ status: "expired", holdExpiresAt: 0 })
			.where(eq(bookings.id, booking.id));
		stripe.pay(first);
		const event = await stripe.event("checkout.session.completed", first);
		await Promise.all([
			island.fetch("/api/payments/webhook", { method: "POST", ...event }),
			payAgain(booking),
		]);
		const after = await read(booking);
		expect(after.booking.status).toBe("confirmed");
		expect(after.payments.filter(({ status }) => status === "paid")).toHaveLength(1);
		expect((await payAgain(booking)).headers.get("location")).toBe(`/booking/${booking.confirmId}`);
		expect(stripe.refunds).toHaveLength(0);
	});

	test("held for two hours it is prolonged only while as many seats are free beside it", async () => {
		for (const [capacity, isProlonged] of [
			[2, true],
			[1, false],
		] as const) {
			const excursion = await addExcursion(island.db, { capacity });
			const booking = await addBooking(island, excursion, {}, { paid: false });
			await island.db
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

	test("cancelled bookings cannot be rebooked", async () => {
		const { booking } = await booked();
		await cancel(booking, 6400);
		expect((await payAgain(booking)).headers.get("location")).toContain("/payment/error");
		expect((await read(booking)).booking.status).toBe("cancelled");
		expect(await errorPage(booking)).toContain("This booking is cancelled");
	});
});

describe("find my booking", () => {
	const find = (form: Record<string, string>) => post("/booking", form);

	test("mails the link to the guest, with the same answer for every input", async () => {
		const { booking } = await booked(200, {
			email: "find@mail.example",
			cemail: "find@mail.example",
		});
		const answers = await Promise.all([
			find({ reference: booking.reference, email: "FIND@mail.example " }),
			find({ reference: booking.reference, email: "other@mail.example" }),
			find({ reference: "IX-22222", email: "find@mail.example" }),
		]);
		const seen = await Promise.all(
			answers.map(async (answer) => [
				answer.status,
				answer.headers.get("location"),
				await answer.text(),
			]),
		);
		expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
		expect(seen[0]?.slice(0, 2)).toEqual([200, null]);
		expect(seen[0]?.[2]).toContain("Look into your inbox");
		expect(await page("/booking?sent")).not.toContain("Look into your inbox");
		const { mail } = await read(booking);
		expect(mail).toMatchObject([
			{
				recipient: "find@mail.example",
				textBody: expect.stringContaining(`${island.url.origin}/booking/${booking.confirmId}`),
			},
		]);
	});

	test("the reference is understood in any spelling; a repeated request sends one mail", async () => {
		const { booking } = await booked();
		const bare = booking.reference.slice(3);
		for (const reference of [booking.reference, bare, ` ix ${bare.toLowerCase()}`, `IX–${bare}`])
			expect((await find({ reference, email: booking.email ?? "" })).status).toBe(200);
		expect((await read(booking)).mail.length).toBeLessThanOrEqual(2);
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
		const { booking } = await booked(200, { email, cemail: email });
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
			const { submit } = newVisitor(island);
			const form = { reference: "IX-22222", email: "a@mail.example" };
			return Promise.all(Array.from({ length: 9 }, () => submit("/booking", form)));
		});
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
	});
});

describe("the voucher on the morning of the trip", () => {
	const read = async (confirmId: string) => {
		const page = await island.fetch(`/booking/${confirmId}`);
		expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
		return await page.text();
	};
	/** What an open page reads anew; nothing is known of the van. */
	const emptyLine = /<div id="van-line" role="status" data-renew="60"[^>]*><\/div>/;

	test("says how late the van is, of no other guest, until its own guest is aboard", async () => {
		const { own, other } = await vanOnTheRoad(island);
		const empty = await read(own.confirmId);
		expect(empty).toMatch(emptyLine);
		expect(empty).not.toContain("data-renew-unknown");

		await board(island, other);
		const late = await read(own.confirmId);
		expect(late).not.toMatch(emptyLine);
		expect(late).toContain("Your van is about 10 minutes late");
		expect(late).not.toMatch(/Casa Bruma|Kwame/);

		await board(island, own);
		const aboard = await read(own.confirmId);
		expect(aboard).toMatch(emptyLine);
		expect(aboard).not.toContain("Your van is");
	});

	test("is shown without the van when only that can't be read, and waits without a database", async () => {
		const { own, other } = await vanOnTheRoad(island);
		await board(island, other);
		island.onDatabaseCall((body) => {
			if (body.includes("AS isOver")) throw new TypeError("the database went away");
			return body;
		});
		const voucher = await read(own.confirmId);
		island.onDatabaseCall(null);
		expect(voucher).toContain(own.reference);
		expect(voucher).toMatch(emptyLine);
		// an open page keeps what it has
		expect(voucher).toContain('data-renew-unknown=""');

		island.cutDatabase(true);
		const { status } = await island.fetch(`/booking/${own.confirmId}`);
		island.cutDatabase(false);
		expect(status).toBe(503);
		expect(await read(own.confirmId)).toContain("Your van is about 10 minutes late");
	});

	test("is not found by a stranger, nor is where its van is", async () => {
		const { own, other } = await vanOnTheRoad(island);
		await board(island, other);
		for (const path of ["/booking/AAAAAAAAAAAAAAAAAAAAAA", `/booking/${own.confirmId}/van`]) {
			const answer = await island.fetch(path);
			expect([path, answer.status]).toEqual([path, 404]);
			expect(await answer.text()).not.toContain("van-line");
		}
	});
});
