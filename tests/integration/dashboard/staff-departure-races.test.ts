import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { runBatch } from "#app/database/batch.server.ts";
import {
	bookingEvents,
	bookings,
	departureEvents,
	departureOverrides,
	outbox,
	paymentMoney,
	payments,
} from "#app/database/schema.server.ts";
import { departureEventInWords } from "#app/operations/departures/departure-lines.ts";
import { formatDate } from "#app/ui/format/format.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import type { FakeStripe } from "#tests/fakes/fake-stripe.ts";
import type { Island } from "#tests/island.ts";
import { startPaidIsland } from "#tests/paid-island.ts";
import { addBooking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let stripe: FakeStripe;
let boss: Visitor;
beforeAll(async () => {
	({ island, stripe } = await startPaidIsland());
	({ visitor: boss } = await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" }));
});
afterAll(() => island.stop());
afterEach(() => island.onDatabaseCall(null));

/** Runs something just before the worker's first batch that matches, after its reads. */
function rightBefore(batch: RegExp, happens: () => Promise<unknown>): void {
	let isOver = false;
	island.onDatabaseCall(async (body) => {
		if (isOver || !batch.test(body)) return body;
		isOver = true;
		await happens();
		return body;
	});
}

const moving = /UPDATE bookings SET date/;
const cancelling = /INSERT INTO departure_overrides|insert into \\?"departure_overrides/;
const sendingAgain = /voucher-again:/;
const sure = { reason: "The guide is ill.", sure: "on" };
const at = (id: string) => `/dashboard/departures/${id}/${soon()}`;
const rowsOf = (excursionId: string) =>
	island.db
		.select()
		.from(bookings)
		.where(eq(bookings.excursionId, excursionId))
		.orderBy(bookings.id);
const mailsOf = (id: number) => island.db.select().from(outbox).where(eq(outbox.bookingId, id));
const stayed = (excursionId: string) =>
	island.db.$count(
		bookings,
		and(
			eq(bookings.excursionId, excursionId),
			eq(bookings.date, soon()),
			eq(bookings.status, "confirmed"),
		),
	);

test("who books in the moment of a move moves along, with a mail", async () => {
	const excursion = await addExcursion(island.db);
	await addBooking(island, excursion, { name: "First Guest" });
	rightBefore(moving, () => addBooking(island, excursion, { name: "Late Guest" }));
	const answer = await boss.submit(`${at(excursion.id)}/move`, { ...sure, target: soon(9) });
	expect(answer.status).toBe(303);
	const rows = await rowsOf(excursion.id);
	expect(rows.map(({ name, date }) => [name, date])).toEqual([
		["First Guest", soon(9)],
		["Late Guest", soon(9)],
	]);
	for (const { id } of rows) {
		const mails = await mailsOf(id);
		expect(mails).toHaveLength(1);
		expect(mails[0]?.textBody).toContain(formatDate(soon(9), "long"));
	}
	const told = await island.db
		.select()
		.from(departureEvents)
		.where(eq(departureEvents.excursionId, excursion.id));
	const lines = told.map(departureEventInWords);
	expect(lines.map(({ date, detail }) => [date, detail.split(".")[0]])).toEqual([
		[soon(), `2 bookings to ${formatDate(soon(9), "full")}`],
		[soon(9), `2 bookings from ${formatDate(soon(), "full")}`],
	]);
	await expect(addBooking(island, excursion, { name: "Too Late" })).rejects.toThrow();
});

test("with a late booking the new day is too small: no booking is moved, and the old day stays open", async () => {
	const excursion = await addExcursion(island.db, { capacity: 3 });
	await addBooking(island, excursion, { name: "First Guest" });
	await addBooking(island, excursion, {
		name: "Other Guest",
		adults: 2,
		price: 128,
		date: soon(9),
	});
	rightBefore(moving, () => addBooking(island, excursion, { name: "Late Guest" }));
	const answer = await boss.submit(`${at(excursion.id)}/move`, { ...sure, target: soon(9) });
	expect(answer.status).toBe(409);
	expect(await stayed(excursion.id)).toBe(2);
	expect(
		await island.db.$count(departureOverrides, eq(departureOverrides.excursionId, excursion.id)),
	).toBe(0);
	for (const { id } of await rowsOf(excursion.id)) expect(await mailsOf(id)).toEqual([]);
});

test("the first of them cancels in the moment of the move: the others move, and the day is closed", async () => {
	const excursion = await addExcursion(island.db);
	const first = await addBooking(island, excursion, { name: "First Guest" });
	await addBooking(island, excursion, { name: "Second Guest" });
	rightBefore(moving, () =>
		island.db
			.update(bookings)
			.set({ status: "cancelled", cancelledAt: Date.now() })
			.where(eq(bookings.id, first.id)),
	);
	const answer = await boss.submit(`${at(excursion.id)}/move`, { ...sure, target: soon(9) });
	expect(answer.status).toBe(303);
	expect(await mailsOf(first.id)).toEqual([]);
	const [closed] = await island.db
		.select()
		.from(departureOverrides)
		.where(eq(departureOverrides.excursionId, excursion.id));
	expect(closed).toMatchObject({
		date: soon(),
		isClosed: true,
		note: "",
		line: JSON.stringify({ code: "moved to", date: soon(9) }),
	});
	const said = `Moved to ${formatDate(soon(9), "full")}`;
	for (const path of [at(excursion.id), `/dashboard/excursion/${excursion.id}`])
		expect([path, (await (await boss.get(path)).text()).includes(said)]).toEqual([path, true]);
	expect(await stayed(excursion.id)).toBe(0);
});

test("all of them cancel in the moment of the move: that is said, and nothing else happens", async () => {
	const excursion = await addExcursion(island.db);
	const only = await addBooking(island, excursion);
	rightBefore(moving, () =>
		island.db
			.update(bookings)
			.set({ status: "cancelled", cancelledAt: Date.now() })
			.where(eq(bookings.id, only.id)),
	);
	const answer = await boss.submit(`${at(excursion.id)}/move`, { ...sure, target: soon(9) });
	expect(answer.status).toBe(409);
	expect(await answer.text()).toContain("Nobody is booked on this departure any more");
	expect(
		await island.db.$count(departureOverrides, eq(departureOverrides.excursionId, excursion.id)),
	).toBe(0);
});

test.each([
	["somebody else was booked", 1],
	["nobody was booked", 0],
])(
	"who books in the moment of a cancellation is cancelled, paid back and told, when %s",
	async (_, before) => {
		const excursion = await addExcursion(island.db);
		for (let guest = 0; guest < before; guest += 1)
			await addBooking(island, excursion, { name: "First Guest" });
		rightBefore(cancelling, () => addBooking(island, excursion, { name: "Late Guest" }));
		const answer = await boss.submit(`${at(excursion.id)}/cancel`, sure);
		expect(answer.status).toBe(303);
		const rows = await rowsOf(excursion.id);
		expect(rows.map(({ status }) => status)).toEqual(rows.map(() => "cancelled"));
		expect(rows).toHaveLength(before + 1);
		for (const { id } of rows) {
			const mails = await mailsOf(id);
			expect(mails).toHaveLength(1);
			expect(mails[0]?.textBody).toContain("€64");
			await vi.waitFor(async () => {
				const [payment] = await island.db
					.select()
					.from(paymentMoney)
					.where(eq(paymentMoney.bookingId, id));
				expect(payment?.status).toBe("refunded");
			}, 30_000);
		}
	},
);

test("money that comes in the moment of a cancellation is named in the one mail, and goes back", async () => {
	const excursion = await addExcursion(island.db);
	const guest = await addBooking(island, excursion, { name: "Still Paying" }, { paid: false });
	const now = Date.now();
	rightBefore(cancelling, () =>
		runBatch(island.db, {
			booking: island.db
				.update(bookings)
				.set({ status: "confirmed", confirmedAt: now })
				.where(eq(bookings.id, guest.id)),
			payment: island.db.insert(payments).values({
				id: `p${guest.id}-1`,
				bookingId: guest.id,
				gateway: "stripe",
				sessionId: `cs_test_${guest.id}`,
				gatewayPaymentId: `pi_test_${guest.id}`,
				amountCents: guest.priceCents,
				currency: "EUR",
				status: "paid",
				createdAt: now,
				updatedAt: now,
				paidAt: now,
			}),
		}),
	);
	expect((await boss.submit(`${at(excursion.id)}/cancel`, sure)).status).toBe(303);
	const mails = await mailsOf(guest.id);
	expect(mails).toHaveLength(1);
	expect(mails[0]?.textBody).toContain("€64");
	await vi.waitFor(
		() =>
			expect(stripe.refunds.some((each) => each.payment_intent === `pi_test_${guest.id}`)).toBe(
				true,
			),
		30_000,
	);
});

test("a voucher that is sent again in the moment of a move names the new day, and comes once", async () => {
	const excursion = await addExcursion(island.db);
	const { id } = await addBooking(island, excursion);
	rightBefore(sendingAgain, () =>
		boss.submit(`${at(excursion.id)}/move`, { ...sure, target: soon(9) }),
	);
	const again = { intent: "resend", key: crypto.randomUUID() };
	const answer = await boss.submit(`/dashboard/bookings/${id}`, again);
	expect(answer.status).toBe(303);
	const mails = await mailsOf(id);
	const vouchers = mails.filter(({ dedupeKey }) => sendingAgain.test(dedupeKey));
	expect(mails).toHaveLength(2);
	expect(vouchers).toHaveLength(1);
	expect(vouchers[0]?.subject).toContain(formatDate(soon(9), "short"));
	expect(vouchers[0]?.textBody).toContain(formatDate(soon(9), "long"));
	expect(vouchers[0]?.textBody).not.toContain(`Be ready at 04:30, ${formatDate(soon(), "long")}`);
});

test("a booking that is cancelled in the moment in which its voucher is sent again gets none", async () => {
	const excursion = await addExcursion(island.db);
	const { id } = await addBooking(island, excursion);
	rightBefore(sendingAgain, () =>
		island.db
			.update(bookings)
			.set({ status: "cancelled", cancelledAt: Date.now() })
			.where(eq(bookings.id, id)),
	);
	const again = { intent: "resend", key: crypto.randomUUID() };
	const answer = await boss.submit(`/dashboard/bookings/${id}`, again);
	expect(answer.status).toBe(409);
	expect(await answer.text()).toContain("Only a confirmed booking has a voucher to send");
	expect(await mailsOf(id)).toEqual([]);
	expect(
		await island.db.$count(
			bookingEvents,
			and(eq(bookingEvents.bookingId, id), eq(bookingEvents.type, "mail")),
		),
	).toBe(0);
});

test("a booking that moves each time its voucher is about to leave says so, and sends none", async () => {
	const excursion = await addExcursion(island.db);
	const { id } = await addBooking(island, excursion);
	let day = 9;
	island.onDatabaseCall(async (body) => {
		if (sendingAgain.test(body)) {
			await island.db
				.update(bookings)
				.set({ date: soon(day) })
				.where(eq(bookings.id, id));
			day += 1;
		}
		return body;
	});
	const again = { intent: "resend", key: crypto.randomUUID() };
	const answer = await boss.submit(`/dashboard/bookings/${id}`, again);
	expect(answer.status).toBe(409);
	expect(await answer.text()).toContain("Somebody is changing this booking");
	expect(await mailsOf(id)).toEqual([]);
});

test("cash that staff take in the moment of a cancellation is named in the one mail, and is to be given back", async () => {
	const excursion = await addExcursion(island.db);
	const guest = await addBooking(island, excursion, { name: "Cash Guest" });
	const priceCents = guest.priceCents + 2000;
	await island.db.update(bookings).set({ priceCents }).where(eq(bookings.id, guest.id));
	const { visitor: nora } = await signedInVisitor(island, { name: "Nora", role: "supervisor" });
	rightBefore(cancelling, async () => {
		const take = { intent: "take-money", key: crypto.randomUUID(), gateway: "cash", amount: "20" };
		expect((await nora.submit(`/dashboard/bookings/${guest.id}`, take)).status).toBe(303);
	});
	expect((await boss.submit(`${at(excursion.id)}/cancel`, sure)).status).toBe(303);
	const mails = await mailsOf(guest.id);
	expect(mails).toHaveLength(1);
	expect(mails[0]?.textBody).toContain("We give back the €20 that you paid us on the spot");
	const own = await island.db
		.select()
		.from(paymentMoney)
		.where(eq(paymentMoney.bookingId, guest.id));
	expect(own.find(({ gateway }) => gateway === "cash")).toMatchObject({
		status: "paid",
		refundReason: "cancelled",
	});
});
