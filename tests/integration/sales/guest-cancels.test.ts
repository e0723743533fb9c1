import { eq } from "drizzle-orm";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { bookings, payments } from "#app/database/schema.server.ts";
import { formatDate } from "#app/ui/format/format.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { setPrice } from "#tests/booking-money.ts";
import { addExcursion, columnsOn, soon } from "#tests/builders.ts";
import { guestBookings } from "#tests/guest-bookings.ts";
import { addBooking, addHotel, addRefund } from "#tests/sales.ts";

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

	test("between 48 and 24 hours before the start half is refunded, and the rest is kept", async () => {
		const { booking } = await addPaidBooking(30, { children: 1, price: 106 });
		const question = await page(`/booking/${booking.confirmId}/cancel`);
		expect(question).toContain("Half of what you paid.");
		expect(question).toContain("Cancel and get €53 back");
		expect((await cancel(booking, 5300)).status).toBe(303);
		const stateAfter = await whenPaidBack(booking);
		expect(stateAfter.payments).toMatchObject([
			{ status: "refunded", amountCents: 10_600, refundedCents: 5300, keptCents: 5300 },
		]);
		expect(refundsOf(booking)).toMatchObject([{ amount: 5300 }]);
		expect(stateAfter.mail[0]?.textBody).toContain("We are paying back €53 of your €106");
		expect(await page(`/booking/${booking.confirmId}`)).toContain("€53 stays with us");
	});

	test("on the last day a cancellation frees the seats, and the money is kept", async () => {
		const { booking } = await addPaidBooking(20);
		expect(await page(`/booking/${booking.confirmId}/cancel`)).toContain("Nothing of your €64");
		expect((await cancel(booking, 0)).status).toBe(303);
		await at.island.scheduled();
		const stateAfter = await read(booking);
		expect(stateAfter.booking.status).toBe("cancelled");
		expect(stateAfter.payments).toMatchObject([{ status: "paid", refundReason: null }]);
		expect(refundsOf(booking)).toHaveLength(0);
		expect(await page(`/booking/${booking.confirmId}`)).toContain("Nothing comes back");
	});

	test("of a booking without an email the page promises no mail", async () => {
		const { booking } = await addPaidBooking();
		const question = () => page(`/booking/${booking.confirmId}/cancel`);
		expect(await question()).toContain("A mail goes to i…@mail.example now");
		await at.island.db.update(bookings).set({ email: null }).where(eq(bookings.id, booking.id));
		expect(await question()).toContain("Cancel and get €64 back");
		expect(await question()).not.toContain("A mail goes to");
		expect(await question()).not.toContain("How you know");
	});

	test("after the cut-off the page says whom to call, and a post changes nothing", async () => {
		const { booking } = await addPaidBooking(8);
		expect(await page(`/booking/${booking.confirmId}`)).not.toContain("Cancel this booking");
		expect(await page(`/booking/${booking.confirmId}/cancel`)).toContain("too late to cancel here");
		const answer = await cancel(booking, 0);
		expect(answer.status).toBe(409);
		expect(await answer.text()).toContain("+00 555 01 77");
		expect((await read(booking)).booking.status).toBe("confirmed");
	});

	test("another refund than the page showed cancels nothing and asks again", async () => {
		const { booking } = await addPaidBooking(30);
		const answer = await cancel(booking, 6400);
		expect(answer.status).toBe(409);
		const text = (await answer.text()).replaceAll("<!-- -->", "");
		expect(text).toContain("Nothing is cancelled yet");
		expect(text).toContain("Cancel and get €32 back");
		expect((await read(booking)).booking.status).toBe("confirmed");
		for (const shownCents of ["", "-1", "6400.0", "all"])
			expect(
				(await post(`/booking/${booking.confirmId}/cancel`, { told: shownCents })).status,
			).toBe(400);
		expect((await read(booking)).booking.status).toBe("confirmed");
	});

	test("ten clicks at once cancel, mail and pay back once", async () => {
		const { booking } = await addPaidBooking(30);
		const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(booking, 3200)));
		expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 303));
		const stateAfter = await whenPaidBack(booking);
		expect(stateAfter.mail).toHaveLength(1);
		expect(stateAfter.history.filter((type) => type === "cancelled")).toHaveLength(1);
		expect(stateAfter.history.filter((type) => type === "refund due")).toHaveLength(1);
		// simultaneous calls may both reach the gateway: with one idempotency key that is one refund
		expect(new Set(refundsOf(booking).map(({ key }) => key)).size).toBe(1);
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

	test("a part that is paid at the same moment is in the refund: the guest is asked again, then gets the share of all", async () => {
		const { booking } = await addPaidBooking(30);
		const { visitor: boss } = await signedInVisitor(at.island, { role: "supervisor" });
		// one more person came along, and is not paid yet
		await setPrice(at.island.db, booking.id, 12_800);
		at.island.onDatabaseCall(async (body) => {
			if (!body.includes("SET status = 'cancelled'")) return body;
			at.island.onDatabaseCall(null);
			const paymentAnswer = await boss.submit(`/dashboard/bookings/${booking.id}`, {
				intent: "take-money",
				key: crypto.randomUUID(),
				gateway: "cash",
				amount: "64",
			});
			expect(paymentAnswer.status).toBe(303);
			return body;
		});
		const answer = await cancel(booking, 3200);
		at.island.onDatabaseCall(null);
		expect(answer.status).toBe(409);
		const text = (await answer.text()).replaceAll("<!-- -->", "");
		expect(text).toContain("Cancel and get €64 back");
		expect((await read(booking)).booking.status).toBe("confirmed");
		expect((await cancel(booking, 6400)).status).toBe(303);
		const { payments: ownPayments } = await read(booking);
		expect(
			ownPayments.reduce((sum, { dueCents, refundedCents }) => sum + dueCents + refundedCents, 0),
		).toBe(6400);
	});

	test("a booking that is moved at the same moment ends cancelled, or its guest is told that it is not", async () => {
		const excursion = await addExcursion(at.island.db, { capacity: 40 });
		const all = await Promise.all(
			Array.from({ length: 12 }, () => addBooking(at.island, excursion)),
		);
		const answers = await Promise.all(
			all.map(async (each, index) => {
				const form = {
					date: soon(12),
					pickupPointId: each.pickupPointId,
					fingerprint: await fingerprintOf(at.island.db, each.id),
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
		const rows = await at.island.db
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
		for (const [index, ownMail] of mails.entries())
			expect(ownMail.filter(({ subject }) => subject.startsWith("Cancelled"))).toHaveLength(
				ends[index]?.endsWith("cancelled") ? 1 : 0,
			);
	});

	test("a booking that moves between the page and its confirmation is cancelled on its new day", async () => {
		const { booking } = await addPaidBooking();
		const later = await columnsOn(at.island.db, { ...booking, date: soon(9) });
		let moves = 0;
		at.island.onDatabaseCall(async (body) => {
			if (moves === 0 && body.includes("booking-cancelled")) {
				moves += 1;
				await at.island.db
					.update(bookings)
					.set({ ...later, updatedAt: Date.now() + 1 })
					.where(eq(bookings.id, booking.id));
			}
			return body;
		});
		const answer = await cancel(booking, 6400);
		at.island.onDatabaseCall(null);
		expect([moves, answer.status]).toEqual([1, 303]);
		const stateAfter = await read(booking);
		expect(stateAfter.booking.status).toBe("cancelled");
		expect(stateAfter.mail).toHaveLength(1);
		expect(stateAfter.mail[0]?.subject).toContain(formatDate(soon(9), "short"));
	});

	test("a booking that keeps changing is not cancelled, and its guest is told so", async () => {
		const { booking } = await addPaidBooking();
		let moves = 0;
		at.island.onDatabaseCall(async (body) => {
			if (body.includes("booking-cancelled")) {
				moves += 1;
				await at.island.db
					.update(bookings)
					.set({ updatedAt: Date.now() + moves })
					.where(eq(bookings.id, booking.id));
			}
			return body;
		});
		const answer = await cancel(booking, 6400);
		at.island.onDatabaseCall(null);
		expect(answer.status).toBe(409);
		expect(await answer.text()).toContain("Nothing is cancelled yet");
		const stateAfter = await read(booking);
		expect([stateAfter.booking.status, stateAfter.mail.length]).toEqual(["confirmed", 0]);
	});

	test("a gateway that is down leaves the refund owed, and the cron job makes it", async () => {
		const { booking } = await addPaidBooking();
		at.stripe.isDown = true;
		expect((await cancel(booking, 6400)).status).toBe(303);
		expect(await page(`/booking/${booking.confirmId}`)).toContain("€64 is on its way back");
		at.stripe.isDown = false;
		expect((await whenPaidBack(booking)).payments[0]?.refundedCents).toBe(6400);
	});

	test("a hotel's booking is cancelled, and its desk gives the money back", async () => {
		const excursion = await addExcursion(at.island.db);
		const hotelId = await addHotel(at.island);
		const booking = await addBooking(at.island, excursion, {}, { hotelId });
		await at.island.db
			.update(payments)
			.set({ gateway: "hotel", status: "created", paidAt: null, gatewayPaymentId: null })
			.where(eq(payments.bookingId, booking.id));
		expect(await page(`/booking/${booking.confirmId}/cancel`)).toContain("You owe nothing");
		expect((await cancel(booking, 6400)).status).toBe(303);
		const stateAfter = await read(booking);
		expect(stateAfter.booking.status).toBe("cancelled");
		expect(stateAfter.payments).toMatchObject([{ status: "created", refundReason: null }]);
		expect(stateAfter.mail[0]?.textBody).toContain("its desk gives it back");
	});

	test("what is not confirmed has no such page", async () => {
		const excursion = await addExcursion(at.island.db);
		const booking = await addBooking(at.island, excursion, {}, { paid: false });
		const answer = await at.island.fetch(`/booking/${booking.confirmId}/cancel`);
		expect(answer.headers.get("location")).toBe(`/booking/${booking.confirmId}`);
		expect((await cancel(booking, 0)).status).toBe(303);
		expect((await read(booking)).booking.status).toBe("pending");
		expect((await post("/booking/AAAAAAAAAAAAAAAAAAAAAA/cancel", { told: 0 })).status).toBe(404);
		expect((await post("/booking/nonsense/cancel", { told: 0 })).status).toBe(404);
	});

	test("another site's form cancels nothing", async () => {
		const { booking } = await addPaidBooking();
		const answer = await at.island.fetch(`/booking/${booking.confirmId}/cancel`, {
			method: "POST",
			headers: { origin: "https://evil.example" },
			body: new URLSearchParams({ told: "6400" }),
		});
		expect(answer.status).toBeGreaterThanOrEqual(400);
		expect((await read(booking)).booking.status).toBe("confirmed");
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

test("while the database is away the page waits, and what is sent changes nothing", async () => {
	const { booking } = await addPaidBooking();
	const ownPath = `/booking/${booking.confirmId}`;
	at.island.cutDatabase(true);
	const answers = [
		await at.island.fetch(ownPath),
		await at.island.fetch(`${ownPath}/cancel`),
		await at.island.fetch(`/payment/error?booking=${booking.confirmId}`),
		await cancel(booking, 6400),
		await post(`${ownPath}/change`, { date: soon(12), pickupPointId: 1, fingerprint: "0 0" }),
		await post("/booking", { reference: booking.reference, email: booking.email ?? "" }),
		await post(`/payment/checkout/${booking.confirmId}`, {}),
	];
	at.island.cutDatabase(false);
	expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
	expect((await read(booking)).history).toEqual(["booked"]);
});

test("an earlier refund in the gateway's dashboard is added to the policy's refund of the rest", async () => {
	const { booking } = await addPaidBooking(30);
	const inDashboard = {
		amountCents: 2000,
		reason: null,
		source: "gateway",
		state: "done",
	} as const;
	await addRefund(at.island, booking.id, inDashboard);
	expect(await page(`/booking/${booking.confirmId}/cancel`)).toContain("Cancel and get €22 back");
	expect((await cancel(booking, 2200)).status).toBe(303);
	const stateAfter = await whenPaidBack(booking);
	expect(stateAfter.payments).toMatchObject([{ dueCents: 0, refundedCents: 4200 }]);
	expect(refundsOf(booking)).toMatchObject([{ amount: 2200 }]);
});

const refunded = v.object({
	refunds: v.array(v.object({ percent: v.number(), until: v.string() })),
});

test.each([
	[72, "all", /Free to cancel until \w+ \d+ \w+, \d\d:\d\d island time/, [100, 50]],
	[30, "half", /Cancel until \w+ \d+ \w+, \d\d:\d\d island time and get half back/, [50]],
	[20, "nothing", /Not refundable\. This trip leaves in less than 24 hours/, []],
])(
	"%i hours before the start the trip's page, the list, the calls and the voucher say alike that %s comes back",
	async (hours, _words, line, percents) => {
		const { excursion, booking } = await addPaidBooking(hours);
		const { date, startTime } = (await read(booking)).booking;
		const text = async (path: string) => (await page(path)).replaceAll(/<[^>]*>/g, "");
		const policyLine = line.exec(await text(`/excursion/${excursion.id}?date=${date}`))?.[0] ?? "";
		expect(policyLine).toContain(hours === 20 ? "less than 24 hours" : `, ${startTime}`);
		expect(await text(`/booking/${booking.confirmId}`)).toContain(policyLine);
		// the list shows it only for the next departure, which is this one on the day before
		if (hours === 30) expect(await text("/excursion/excursions")).toContain(policyLine);
		const call = async (path: string) => (await at.island.fetch(`/_serverFn/${path}`)).json();
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
