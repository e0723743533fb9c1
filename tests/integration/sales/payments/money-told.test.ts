import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { signedInVisitor } from "#tests/account/people.ts";
import { lastMailOf, moneyOf } from "#tests/booking-money.ts";
import { drawnForm, formOn, pressDrawn, shownOn } from "#tests/drawn-form.ts";
import { disputeOf, type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import type { Visitor } from "#tests/visitor.ts";

let paid: PaidIsland;
let boss: Visitor;
beforeAll(async () => {
	paid = await startPaidIsland();
	({ visitor: boss } = await signedInVisitor(paid.island, { role: "supervisor" }));
});
afterAll(() => paid.island.stop());
afterEach(() => paid.island.onDatabaseCall(null));

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

test("a dispute that begins while staff have the page open asks them again, because the sum cannot go back now", async () => {
	const { id, session } = await paid.pay();
	const openedForm = await cancelForm(id);
	await paid.send("charge.dispute.created", disputeOf(session));
	const refused = await boss.submit(record(id), openedForm);
	expect(refused.status).toBe(409);
	expect(await refused.text()).toContain(changedNotice);
	expect((await paid.state(id)).booking.status).toBe("confirmed");
	expect((await boss.submit(record(id), await cancelForm(id))).status).toBe(303);
	expect(await lastMailOf(paid.island, id)).toContain("Your bank holds your €64");
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

test("a button that names 32 records nothing once 42 are due, and what it recorded is not recorded again", async () => {
	const { id } = await paid.book();
	await pressDrawn(boss, record(id), { intent: "take-money", gateway: "cash" });
	const { refund: _box, ...formWithoutRefund } = formOn(await shownOn(boss, record(id)), "cancel");
	expect((await boss.submit(record(id), formWithoutRefund)).status).toBe(303);
	const give = (amount: string) =>
		pressDrawn(boss, record(id), { intent: "pay-back", amount, refundReason: "Get well soon." });
	await give("32");
	const openedForm = formOn(await shownOn(boss, record(id)), "give-back");
	expect(openedForm).toMatchObject({ told: "3200" });
	await give("10");
	const refused = await boss.submit(record(id), openedForm);
	expect(refused.status).toBe(409);
	const shownPage = (await refused.text()).replaceAll("<!-- -->", "");
	expect(shownPage).toContain("Nothing was recorded: €42 is to be given back by now.");
	expect(await moneyOf(paid.island, id)).toMatchObject([{ status: "paid", refundedCents: 0 }]);
	const form = formOn(shownPage, "give-back");
	expect((await boss.submit(record(id), form)).status).toBe(303);
	expect(await moneyOf(paid.island, id)).toMatchObject([{ refundedCents: 4200 }]);
	// the same form again, while another sum is due
	await give("10");
	await boss.submit(record(id), form);
	expect(await moneyOf(paid.island, id)).toMatchObject([{ status: "paid", refundedCents: 4200 }]);
	await pressDrawn(boss, record(id), { intent: "give-back" });
	const nothing = await boss.submit(record(id), openedForm);
	expect(nothing.status).toBe(409);
	const last = await nothing.text();
	expect(last).toContain("Nothing of this booking is to be given back by hand.");
	expect(last).not.toContain("Record €");
	expect(drawnForm(await shownOn(boss, record(id)), "give-back")).toBeNull();
});
