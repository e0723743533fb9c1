import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings, excursions } from "#app/database/schema.server.ts";
import { addExcursion, changeDeparture, soon } from "#tests/builders.ts";
import { guestBookings } from "#tests/guest-bookings.ts";
import { addBooking, type Booking } from "#tests/sales.ts";

const hour = 3_600_000;

const at = guestBookings();
const { addPaidBooking, read, post, cancel, page } = at;

describe("a hold that ran out", () => {
	const payAgain = ({ confirmId }: Pick<Booking, "confirmId">) =>
		post(`/payment/checkout/${confirmId}`, {});
	const errorPage = ({ confirmId }: Pick<Booking, "confirmId">) =>
		page(`/payment/error?booking=${confirmId}`);

	async function lapsed(excursionChanges = {}, status: "pending" | "expired" = "expired") {
		const excursion = await addExcursion(at.island.db, excursionChanges);
		const booking = await addBooking(at.island, excursion, {}, { paid: false });
		await at.island.db
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
			const session = at.stripe.sessionAt(answer.headers.get("location"));
			const stateAfter = await read(booking);
			expect(stateAfter.booking.status).toBe("pending");
			expect(stateAfter.booking.holdExpiresAt).toBeGreaterThan(session.expires_at * 1000);
			expect(stateAfter.payments).toMatchObject([{ status: "created" }]);
			expect(stateAfter.history).toEqual(["booked", "brought back", "payment opened"]);
		},
	);

	test("in two tabs at once is rebooked once, with one payment page", async () => {
		const { booking } = await lapsed();
		const answers = await Promise.all([payAgain(booking), payAgain(booking), payAgain(booking)]);
		answers.push(await payAgain(booking));
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

	test("of twenty guests who rebook at once, only the last three seats are sold", async () => {
		const excursion = await addExcursion(at.island.db, { capacity: 20 });
		const all = await Promise.all(
			Array.from({ length: 20 }, () => addBooking(at.island, excursion, {}, { paid: false })),
		);
		await at.island.db
			.update(bookings)
			.set({ status: "expired", holdExpiresAt: 0 })
			.where(eq(bookings.excursionId, excursion.id));
		await changeDeparture(
			at.island.db,
			{ excursionId: excursion.id, date: soon() },
			{ capacity: 3 },
		);
		const answers = await Promise.all(all.map(payAgain));
		const openedCheckouts = answers.filter(({ headers }) =>
			headers.get("location")?.startsWith("https://checkout.stripe.com/"),
		);
		expect(openedCheckouts).toHaveLength(3);
		const held = await at.island.db
			.select()
			.from(bookings)
			.where(sql`excursion_id = ${excursion.id} AND status = 'pending'`);
		expect(held).toHaveLength(3);
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

	test("a payment that arrives in the same moment is used, and the new page is not paid for nothing", async () => {
		const { booking } = await lapsed();
		const openedCheckouts = await payAgain(booking);
		const first = at.stripe.sessionAt(openedCheckouts.headers.get("location"));
		await at.island.db
			.update(bookings)
			.set({ status: "expired", holdExpiresAt: 0 })
			.where(eq(bookings.id, booking.id));
		at.stripe.pay(first);
		const event = await at.stripe.event("checkout.session.completed", first);
		await Promise.all([
			at.island.fetch("/api/payments/webhook", { method: "POST", ...event }),
			payAgain(booking),
		]);
		const stateAfter = await read(booking);
		expect(stateAfter.booking.status).toBe("confirmed");
		expect(stateAfter.payments.filter(({ status }) => status === "paid")).toHaveLength(1);
		expect((await payAgain(booking)).headers.get("location")).toBe(`/booking/${booking.confirmId}`);
		expect(at.stripe.refunds).toHaveLength(0);
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

	test("cancelled bookings cannot be rebooked", async () => {
		const { booking } = await addPaidBooking();
		await cancel(booking, 6400);
		expect((await payAgain(booking)).headers.get("location")).toContain("/payment/error");
		expect((await read(booking)).booking.status).toBe("cancelled");
		expect(await errorPage(booking)).toContain("This booking is cancelled");
	});
});
