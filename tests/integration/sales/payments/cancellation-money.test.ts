import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { cashMovements, payments } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { lastMailOf, moneyOf, setPrice } from "#tests/booking-money.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { drawnForm, formOn, pressDrawn, shownOn } from "#tests/drawn-form.ts";
import { entriesOf } from "#tests/history.ts";
import type { Island } from "#tests/island.ts";
import { cancelAsGuest, halfTime, longBefore, startsIn } from "#tests/late-cancellation.ts";
import { disputeOf, type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { cancelPanel, pressPanel } from "#tests/press-plan.ts";
import { addBooking } from "#tests/sales.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let paid: PaidIsland;
let island: Island;
let boss: Visitor;
beforeAll(async () => {
	paid = await startPaidIsland();
	({ island } = paid);
	({ visitor: boss } = await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" }));
});
afterAll(() => island.stop());
afterEach(() => island.onDatabaseCall(null));

describe("money of two kinds", () => {
	const record = (id: number) => `/dashboard/bookings/${id}`;
	const pressed = (id: number, intent: string, changes: Record<string, string> = {}) =>
		pressDrawn(boss, record(id), { intent, ...changes });

	/** €64 by card or guaranteed by a hotel, then the rest of the price in cash. */
	async function addMixed(hours: number, priceCents: number, first: "card" | "hotel" = "card") {
		const row = await addBooking(island, await addExcursion(island.db));
		await startsIn(island, row, hours);
		await setPrice(island.db, row.id, priceCents);
		if (first === "hotel")
			await island.db
				.update(payments)
				.set({ gateway: "hotel", sessionId: null, gatewayPaymentId: null })
				.where(eq(payments.bookingId, row.id));
		await pressed(row.id, "take-money", { gateway: "cash" });
		return row;
	}

	const bookingPage = ({ confirmId }: { confirmId: string }) =>
		shownOn(newVisitor(island), `/booking/${confirmId}`);

	test("card and cash: the guest reads which sum comes to the card and which by hand, before and after", async () => {
		const row = await addMixed(longBefore, 8400);
		const question = await cancelAsGuest(island, row);
		expect(question).toContain("Cancel and get €84 back");
		expect(question).toContain(
			"Of your €84, €64 comes back to your card within 5 to 10 days, and €20 by hand",
		);
		expect(question).not.toContain("To the card or account that you paid with");
		expect(await lastMailOf(island, row.id)).toContain(
			"Of your €84 we are paying back €64 to your card within 5 to 10 days, and €20 by hand",
		);
		await vi.waitFor(
			async () => expect(await moneyOf(island, row.id)).toMatchObject([{ status: "refunded" }, {}]),
			30_000,
		);
		const waiting = await bookingPage(row);
		expect(waiting).toContain("€64 went back the way it came; it is on your account");
		expect(waiting).toContain("€20 waits for you at our desk");
		expect(await shownOn(boss, record(row.id))).toContain("Record €20 as given back");
		await pressed(row.id, "give-back");
		expect(await bookingPage(row)).toContain("€20 went back the way it came.");
	});

	test("what a hotel collected stays with the hotel, and what came to us besides comes back", async () => {
		const row = await addMixed(longBefore, 8400, "hotel");
		const question = await cancelAsGuest(island, row);
		const hotels =
			"You owe nothing. If you have paid the €64 at your hotel already, its desk gives";
		expect(question).toContain("All of your €20 comes back, the way you paid: come to our desk");
		expect(question).toContain(hotels);
		const mail = await lastMailOf(island, row.id);
		expect(mail).toContain("We are paying back all of your €20: come to our desk");
		expect(mail).toContain(hotels);
		expect(await moneyOf(island, row.id)).toMatchObject([
			{ gateway: "hotel", status: "paid", refundReason: null },
			{ gateway: "cash", status: "paid", refundReason: "cancelled" },
		]);
		const [, cancelled] = (await entriesOf(island.db, row.id)).filter(
			({ type }) => type === "cancelled" || type === "booked",
		);
		expect(cancelled?.detail).toBe(
			"by the guest; €20 of €20 comes back, the hotel gives back €64 of €64",
		);
		const pageAfter = await bookingPage(row);
		expect(pageAfter).toContain("€20 waits for you at our desk");
		expect(pageAfter).toContain("What comes back of the money that you paid at your hotel");
		expect(await shownOn(boss, "/dashboard/attention")).toContain(
			"The hotel has to pay €64 back to the guest",
		);
	});
});

describe("goodwill after a cancellation", () => {
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
		const presses = await Promise.all(Array.from({ length: 2 }, () => send(id, form)));
		expect(presses.map(({ status }) => status)).toEqual([303, 303]);
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
		// the same form much later
		expect((await send(id, form)).status).toBe(303);
		await giveBack(id, "12");
		await wentBack(id, 6400);
		expect(charge.amount_refunded).toBe(6400);
		expect(await lastMailOf(paid.island, id)).toContain("all of the €64 that you paid comes back");
		expect(drawnForm(await shownOn(boss, record(id)), "pay-back")).toBeNull();
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
		expect(await bookingPage({ confirmId })).toMatch(
			/€52 went back.*€12 waits for you at our desk/s,
		);
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
});

describe("what a page of staff has shown of the money", () => {
	const record = (id: number) => `/dashboard/bookings/${id}`;
	const cancelForm = async (id: number) => ({
		...formOn(await shownOn(boss, record(id)), "cancel"),
		reason: "The guide is ill.",
	});
	const changedNotice = "the money of this booking has changed since this page was opened";

	test("a booking that is paid while staff have its page open is not cancelled before they have decided about the money", async () => {
		const { id, session } = await paid.open();
		const openedForm = await cancelForm(id);
		expect(openedForm).not.toHaveProperty("refund");
		paid.stripe.pay(session);
		await paid.send("checkout.session.completed", session);
		const refused = await boss.submit(record(id), openedForm);
		expect(refused.status).toBe(409);
		const shownPage = (await refused.text()).replaceAll("<!-- -->", "");
		expect(shownPage).toContain(changedNotice);
		expect(shownPage).toContain("Pay €64 back");
		expect(shownPage).toContain('value="The guide is ill."');
		expect((await paid.state(id)).booking.status).toBe("confirmed");
		const form = formOn(shownPage, "cancel");
		expect(form).toMatchObject({ refund: "on" });
		// the second press finds it cancelled
		for (const _press of [1, 2]) expect((await boss.submit(record(id), form)).status).toBe(303);
		await vi.waitFor(
			async () => expect((await paid.state(id)).payment?.status).toBe("refunded"),
			30_000,
		);
	});

	test("money that arrives in the moment of the cancellation is not told to be none", async () => {
		const { id, session } = await paid.open();
		const openedForm = await cancelForm(id);
		let hasCome = false;
		paid.island.onDatabaseCall(async (body) => {
			if (hasCome || !body.includes("SET status = 'cancelled'")) return body;
			hasCome = true;
			paid.stripe.pay(session);
			await paid.send("checkout.session.completed", session);
			return body;
		});
		const refused = await boss.submit(record(id), openedForm);
		expect(hasCome).toBe(true);
		expect(refused.status).toBe(409);
		const { booking, mail } = await paid.state(id);
		expect(booking.status).toBe("confirmed");
		expect(mail.filter(({ textBody }) => textBody.includes("Nothing was charged"))).toEqual([]);
	});
});

describe("a dispute and a cancellation", () => {
	const openedAt = 1_800_000_000;
	const promise = /paying back|on its way|on your account|comes back/;

	async function disputed(status = "needs_response") {
		const paidBooking = await paid.pay();
		const tell = (change: object, created: number) =>
			paid.send("charge.dispute.updated", disputeOf(paidBooking.session, change), { created });
		await tell({ status }, openedAt);
		const end = (how: "won" | "lost") => tell({ status: how }, openedAt + 60);
		return { ...paidBooking, end };
	}

	/** Only of this payment: background work of an earlier test may still run. */
	const refundsOf = (session: { payment_intent: string | null }) =>
		paid.stripe.refunds.filter((refund) => refund.payment_intent === session.payment_intent);
	const mailOf = async (id: number) => (await paid.state(id)).mail.at(-1)?.textBody ?? "";
	/** Without React's comments between texts. */
	const read = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
	const screen = async (path: string) => read(await paid.island.fetch(path));
	const desk = async (id: number) => read(await boss.get(`/dashboard/bookings/${id}`));
	const cancel = (id: number, { refund = true } = {}) => cancelAsStaff(boss, id, { refund });

	describe("staff cancel a booking with an open dispute", () => {
		test("the mail and the screen say who holds the money, and it goes back once the bank decides for us", async () => {
			const { island, state } = paid;
			const { id, session, end } = await disputed();
			expect(await desk(id)).toContain("holds the €64 until it has decided the dispute");
			const answer = await cancel(id);
			expect(answer.headers.get("location")).toBe(`/dashboard/bookings/${id}`);
			expect(await desk(id)).toContain("its money stays with the guest’s bank");
			const mail = await mailOf(id);
			expect(mail).toContain("Your bank holds your €64");
			expect(mail).toContain("if it decides for us, we pay back all of it then");
			expect(mail).not.toMatch(promise);
			await island.scheduled();
			expect(refundsOf(session)).toEqual([]);
			expect((await state(id)).payment).toMatchObject({
				status: "paid",
				refundReason: "cancelled",
			});
			const page = await desk(id);
			expect(page).toContain("goes back if the bank decides for us");
			expect(page).toContain("Bank decides");
			await end("won");
			await island.scheduled();
			expect((await state(id)).payment).toMatchObject({ status: "refunded", refundedCents: 6400 });
			expect(refundsOf(session)).toHaveLength(1);
		});
	});

	describe("a booking with a lost dispute", () => {
		test("is cancelled without owing it once more", async () => {
			const { island, state } = paid;
			const { id, session, end } = await disputed();
			await end("lost");
			expect(await desk(id)).toContain("has given the €64 back");
			await cancel(id);
			expect(await mailOf(id)).toContain("Your bank has given your €64 back to you already.");
			await island.scheduled();
			expect((await state(id)).payment).toMatchObject({ status: "paid", refundReason: null });
			expect(refundsOf(session)).toEqual([]);
		});
	});

	describe("a whole departure", () => {
		test("tells each guest the true state of their money", async () => {
			const { id, excursion } = await disputed();
			const at = await cancelPanel(paid.island.db, { excursionId: excursion.id, date: soon() });
			expect(await read(await boss.get(at))).toContain("are with the guests’ banks");
			await pressPanel(boss, at, "The guide is ill.");
			const mail = await mailOf(id);
			expect(mail).toContain("Your bank holds your €64");
			expect(mail).not.toMatch(promise);
		});
	});

	describe("a guest cancels what they disputed", () => {
		test("and reads before, after and in the mail that the bank holds it", async () => {
			const { island } = paid;
			const { id, confirmId } = await disputed();
			const page = `/booking/${confirmId}`;
			expect(await screen(`${page}/cancel`)).toContain("Your bank holds your €64");
			await island.fetch(`${page}/cancel`, {
				method: "POST",
				headers: { origin: island.url.origin },
				body: new URLSearchParams({ told: "6400" }),
			});
			const mail = await mailOf(id);
			expect(mail).toContain("if it decides for us, we pay back all of it then");
			expect(mail).not.toMatch(promise);
			expect(await screen(page)).toContain("Your bank holds your €64");
		});
	});
});
