import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { cashMovements, payments } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { lastMailOf, moneyOf, setPrice } from "#tests/booking-money.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { drawnForm, formOn, pressDrawn, shownOn } from "#tests/drawn-form.ts";
import { entriesOf } from "#tests/history.ts";
import { cancelAsGuest, halfTime, startsIn } from "#tests/late-cancellation.ts";
import { disputeOf, type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let paid: PaidIsland;
let boss: Visitor;
let other: Visitor;
beforeAll(async () => {
	paid = await startPaidIsland();
	const { island } = paid;
	({ visitor: boss } = await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" }));
	({ visitor: other } = await signedInVisitor(island, { name: "Ole Desk", role: "admin" }));
});
afterAll(() => paid.island.stop());

const record = (id: number) => `/dashboard/bookings/${id}`;
const reason = "It was a hard week for you.";
/** The form as the record draws it, with what staff type. */
const payBackForm = async (id: number, amount: string) => ({
	...formOn(await shownOn(boss, record(id)), "pay-back"),
	amount,
	refundReason: reason,
});
const giveBack = (id: number, amount: string) =>
	pressDrawn(boss, record(id), { intent: "pay-back", amount, refundReason: reason });
const send = (id: number, form: Record<string, string>, visitor = boss) =>
	visitor.submit(record(id), form);
const bookingPage = ({ confirmId }: { confirmId: string }) =>
	shownOn(newVisitor(paid.island), `/booking/${confirmId}`);
const wentBack = (id: number, refundedCents: number) =>
	vi.waitFor(async () => {
		const { payment } = await paid.state(id);
		expect(payment).toMatchObject({ status: "refunded", refundedCents });
	}, 30_000);
const historyOf = async (id: number) =>
	(await entriesOf(paid.island.db, id)).map(({ type, detail }) => `${type}: ${detail}`);

/** €64 by card, of which the policy has given half back to its guest. */
async function cancelledLate() {
	const cancelledBooking = await paid.pay();
	await startsIn(
		paid.island,
		{ id: cancelledBooking.id, excursionId: cancelledBooking.excursion.id },
		halfTime,
	);
	await cancelAsGuest(paid.island, cancelledBooking);
	await wentBack(cancelledBooking.id, 3200);
	return cancelledBooking;
}

/** The same in cash; the half waits at the desk. */
async function cancelledLateInCash() {
	const cancelledBooking = await paid.book();
	await pressDrawn(boss, record(cancelledBooking.id), { intent: "take-money", gateway: "cash" });
	await startsIn(
		paid.island,
		{ id: cancelledBooking.id, excursionId: cancelledBooking.excursion.id },
		halfTime,
	);
	await cancelAsGuest(paid.island, cancelledBooking);
	return cancelledBooking;
}

test("who cancelled late gets 20 more as goodwill: once, under its own key, with the reason, and the guest reads all of it", async () => {
	const { id, confirmId, charge, session } = await cancelledLate();
	expect(await shownOn(boss, record(id))).toContain("At most €32.");
	const form = await payBackForm(id, "20");
	const presses = await Promise.all(Array.from({ length: 4 }, () => send(id, form)));
	expect(presses.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
	await wentBack(id, 5200);
	expect(charge.amount_refunded).toBe(5200);
	const sentRefunds = paid.stripe.refunds.filter(
		(each) => each.payment_intent === session.payment_intent,
	);
	expect(sentRefunds.map(({ amount }) => amount)).toEqual([3200, 2000]);
	expect(new Set(sentRefunds.map(({ key }) => key)).size).toBe(2);
	const { booking, mail } = await paid.state(id);
	expect(booking).toMatchObject({ status: "cancelled", priceCents: 6400, listPriceCents: null });
	expect(mail.filter(({ subject }) => subject.startsWith("Your €20 comes back"))).toHaveLength(1);
	const letter = await lastMailOf(paid.island, id);
	expect(letter).toContain(reason);
	expect(letter).toContain("we are paying back €20, the way you paid");
	expect(letter).toContain(
		"Of the €64 that you paid, €52 in all comes back to you; €12 stays with us",
	);
	expect(letter).not.toContain("Your booking stays as it is");
	expect((await historyOf(id)).filter((entry) => entry.includes(reason))).toEqual([
		`refund due: €20: ${reason}`,
	]);
	const shownPage = await bookingPage({ confirmId });
	expect(shownPage).toContain("€52 went back the way it came");
	expect(shownPage).toContain("€12 stays with us");
	// the same form much later, and more than is left
	expect((await send(id, form)).status).toBe(303);
	const tooMuch = await send(id, await payBackForm(id, "12.01"));
	expect(tooMuch.status).toBe(409);
	expect(await tooMuch.text()).toContain("Nothing went back: at most €12 of this payment can.");
	await giveBack(id, "12");
	await wentBack(id, 6400);
	expect(charge.amount_refunded).toBe(6400);
	expect(await lastMailOf(paid.island, id)).toContain("all of the €64 that you paid comes back");
	expect(drawnForm(await shownOn(boss, record(id)), "pay-back")).toBeNull();
});

test("a goodwill of the same sum as the policy's part is no repetition of it, whatever the events' order", async () => {
	const { id, charge } = await cancelledLate();
	const half = structuredClone(charge);
	await giveBack(id, "20");
	await wentBack(id, 5200);
	// of the policy's part, late and twice; then the newest; then the old one again
	for (const reportedCharge of [half, half, charge, half])
		await paid.send("charge.refunded", reportedCharge);
	expect((await paid.state(id)).payment).toMatchObject({ refundedCents: 5200, waivedCents: 0 });
	const same = await cancelledLate();
	await giveBack(same.id, "32");
	await wentBack(same.id, 6400);
	expect(same.charge.amount_refunded).toBe(6400);
});

test("of two people who give more than half each, one does, and the other is told", async () => {
	const { id, charge } = await cancelledLate();
	const [one, two] = [await payBackForm(id, "20"), await payBackForm(id, "20")];
	const answers = await Promise.all([send(id, one), send(id, one), send(id, two, other)]);
	expect(answers.filter(({ status }) => status === 409)).not.toHaveLength(0);
	await wentBack(id, 5200);
	const refused = await Promise.all([send(id, one), send(id, two, other)]);
	expect(refused.map(({ status }) => status).sort()).toEqual([303, 409]);
	expect(charge.amount_refunded).toBe(5200);
	const goodwillMails = (await paid.state(id)).mail.filter(({ subject }) =>
		subject.includes("€20 comes back"),
	);
	expect(goodwillMails).toHaveLength(1);
});

test("a goodwill that the gateway has done without an answer is found in its ledger, and not sent again", async () => {
	const { id, charge, session } = await cancelledLate();
	let lost = 0;
	paid.island.answer("api.stripe.com", async (request) => {
		const isRefund = new URL(request.url).pathname.endsWith("/refunds");
		const answer = await paid.stripe.answer(request);
		if (!isRefund || lost > 0) return answer;
		lost += 1;
		return new Response("upstream", { status: 502 });
	});
	await giveBack(id, "20");
	await vi.waitFor(() => expect(lost).toBe(1), 30_000);
	await paid.send("charge.refunded", charge);
	await vi.waitFor(async () => {
		await paid.island.scheduled();
		expect((await paid.state(id)).payment).toMatchObject({ status: "refunded" });
	}, 30_000);
	paid.island.answer("api.stripe.com", paid.stripe.answer);
	expect(charge.amount_refunded).toBe(5200);
	const sentRefunds = paid.stripe.refunds.filter(
		(each) => each.payment_intent === session.payment_intent,
	);
	expect(sentRefunds.map(({ amount }) => amount)).toEqual([3200, 2000]);
});

test("a goodwill that the bank sends back is owed again, beside the policy's part that arrived", async () => {
	const { id, charge } = await cancelledLate();
	await giveBack(id, "20");
	await wentBack(id, 5200);
	await paid.send("refund.failed", paid.stripe.refundFails(charge, 2000));
	const { payment, items } = await paid.state(id);
	expect(payment).toMatchObject({
		status: "paid",
		refundedCents: 3200,
		dueCents: 2000,
		isHeld: true,
	});
	const [item] = items.filter(({ kind }) => kind === "refund failing");
	await boss.submit("/dashboard/attention", {
		intent: "retry refund",
		item: String(item?.id),
		seenAt: String(Date.now() + 1000),
		note: "",
	});
	await wentBack(id, 5200);
	expect(charge.amount_refunded).toBe(5200);
});

test("money that a bank holds is not given, and is offered to nobody", async () => {
	const { id, charge, session } = await cancelledLate();
	const form = await payBackForm(id, "20");
	await paid.send("charge.dispute.created", disputeOf(session, { amount: 3200 }));
	expect((await send(id, form)).status).toBe(409);
	expect(drawnForm(await shownOn(boss, record(id)), "pay-back")).toBeNull();
	expect(charge.amount_refunded).toBe(3200);
});

test("cash as goodwill waits with what waits already, is given by hand once, and leaves the purse", async () => {
	const { id, confirmId } = await cancelledLateInCash();
	expect(await shownOn(boss, record(id))).toContain("Record €32 as given back");
	await giveBack(id, "20");
	expect(await lastMailOf(paid.island, id)).toContain(
		"we give back €20 by hand: come to our desk, or answer this mail",
	);
	expect(await bookingPage({ confirmId })).toContain("€52 waits for you at our desk");
	expect(await shownOn(boss, "/dashboard/attention")).toContain("€52");
	expect(await shownOn(boss, record(id))).toContain("Record €52 as given back");
	await pressDrawn(boss, record(id), { intent: "give-back" });
	await giveBack(id, "12");
	expect(await bookingPage({ confirmId })).toMatch(/€52 went back.*€12 waits for you at our desk/s);
	expect(await moneyOf(paid.island, id)).toMatchObject([
		{ status: "paid", refundReason: "goodwill", dueCents: 1200, refundedCents: 5200 },
	]);
	await pressDrawn(boss, record(id), { intent: "give-back" });
	const movements = await paid.island.db
		.select({ cents: cashMovements.amountCents })
		.from(cashMovements)
		.innerJoin(payments, eq(payments.id, cashMovements.paymentId))
		.where(eq(payments.bookingId, id))
		.orderBy(cashMovements.id);
	expect(movements.map(({ cents }) => cents)).toEqual([6400, -5200, -1200]);
});

test("after a cancellation without refund a part may go back, and a page that offered all of it is refused", async () => {
	const { id, charge } = await paid.pay();
	await cancelAsStaff(boss, id);
	const shownPage = await shownOn(boss, record(id));
	expect(shownPage).toContain("€64 was kept when this booking was cancelled");
	const whole = formOn(shownPage, "refund");
	await giveBack(id, "20");
	await wentBack(id, 2000);
	expect((await send(id, whole)).status).toBe(409);
	expect(charge.amount_refunded).toBe(2000);
	expect(await shownOn(boss, "/dashboard/bookings")).toContain("Refunded");
	await giveBack(id, "44");
	await wentBack(id, 6400);
});

test("what a hotel collected is not ours to give back, and what came to us besides is", async () => {
	const { id } = await paid.pay();
	await paid.island.db
		.update(payments)
		.set({ gateway: "hotel", sessionId: null, gatewayPaymentId: null })
		.where(eq(payments.bookingId, id));
	await cancelAsStaff(boss, id);
	expect(drawnForm(await shownOn(boss, record(id)), "pay-back")).toBeNull();
	const mixed = await paid.pay();
	await paid.island.db
		.update(payments)
		.set({ gateway: "hotel", sessionId: null, gatewayPaymentId: null })
		.where(eq(payments.bookingId, mixed.id));
	await setPrice(paid.island.db, mixed.id, 8400);
	await pressDrawn(boss, record(mixed.id), { intent: "take-money", gateway: "terminal" });
	await cancelAsStaff(boss, mixed.id);
	const shownPage = await shownOn(boss, record(mixed.id));
	expect(shownPage).toContain("At most €20.");
	expect(shownPage).toContain("What the hotel collected, the hotel gives back.");
	const form = await payBackForm(mixed.id, "20");
	expect((await send(mixed.id, { ...form, paymentId: `p${mixed.id}-1` })).status).toBe(409);
	expect((await send(mixed.id, form)).status).toBe(303);
	expect(await shownOn(boss, record(mixed.id))).toContain("Record €20 as given back");
});
