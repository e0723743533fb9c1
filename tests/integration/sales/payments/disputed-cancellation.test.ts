import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { signedInVisitor } from "#tests/account/people.ts";
import { soon } from "#tests/builders.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { disputeOf, startPaidIsland } from "#tests/paid-island.ts";
import { cancelPanel, pressPanel } from "#tests/press-plan.ts";
import type { Visitor } from "#tests/visitor.ts";

let paid: Awaited<ReturnType<typeof startPaidIsland>>;
let boss: Visitor;
beforeAll(async () => {
	paid = await startPaidIsland();
	({ visitor: boss } = await signedInVisitor(paid.island, { role: "supervisor" }));
});
afterAll(() => paid.island.stop());
afterEach(() => paid.island.onDatabaseCall(null));

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
	test("the mail and the screen say who holds the money, and no refund is made", async () => {
		const { island, state } = paid;
		const { id, session } = await disputed();
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
		expect((await state(id)).payment).toMatchObject({ status: "paid", refundReason: "cancelled" });
		const page = await desk(id);
		expect(page).toContain("goes back if the bank decides for us");
		expect(page).toContain("Bank decides");
	});

	test("it goes back once the bank decides for us", async () => {
		const { island, state } = paid;
		const { id, session, end } = await disputed();
		await cancel(id);
		await end("won");
		await island.scheduled();
		expect((await state(id)).payment).toMatchObject({ status: "refunded", refundedCents: 6400 });
		expect(refundsOf(session)).toHaveLength(1);
	});

	test("without a refund the mail promises none", async () => {
		const { id } = await disputed();
		await cancel(id, { refund: false });
		const mail = await mailOf(id);
		expect(mail).toContain("If it decides for us, nothing of it comes back from us.");
		expect(mail).not.toContain("we pay back");
	});

	test("an inquiry holds no money: the refund is made as usual", async () => {
		const { id } = await disputed("warning_needs_response");
		await cancel(id);
		expect(await mailOf(id)).toContain("We are paying back all of your €64");
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

	test("can't be paid back by a page that was opened before", async () => {
		const { state } = paid;
		const { id, end } = await disputed();
		await cancel(id, { refund: false });
		await end("lost");
		const answer = await boss.submit(`/dashboard/bookings/${id}`, { intent: "refund" });
		expect(answer.status).toBe(409);
		expect((await state(id)).payment?.refundReason).toBeNull();
		expect(await mailOf(id)).not.toMatch(/€64 comes? back/);
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

	test("also when the dispute is reported at the same moment", async () => {
		const { island, pay, send } = paid;
		const { id, excursion, session } = await pay();
		let isOver = false;
		island.onDatabaseCall(async (body) => {
			if (isOver || !/UPDATE departures/.test(body)) return body;
			isOver = true;
			await send("charge.dispute.created", disputeOf(session));
			return body;
		});
		const at = await cancelPanel(island.db, { excursionId: excursion.id, date: soon() });
		const refused = await pressPanel(boss, at, "The guide is ill.");
		expect(isOver).toBe(true);
		// what was shown is no longer true, so nothing has happened
		expect(refused.status).toBe(409);
		await pressPanel(boss, at, "The guide is ill.");
		expect((await paid.state(id)).booking.status).toBe("cancelled");
		expect(await mailOf(id)).toContain("Your bank holds your €64");
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

	test("and once it is lost, that the bank gave it back", async () => {
		const { confirmId, id, end } = await disputed();
		await cancel(id);
		await end("lost");
		expect(await screen(`/booking/${confirmId}`)).toContain("Your bank has given your €64 back");
	});
});
