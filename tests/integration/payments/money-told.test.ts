import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInVisitor } from "#tests/account/people.ts";
import { moneyOf } from "#tests/booking-money.ts";
import { drawnForm, formOn, pressDrawn, shownOn } from "#tests/drawn-form.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import type { Visitor } from "#tests/visitor.ts";

let paid: PaidIsland;
let boss: Visitor;
beforeAll(async () => {
	paid = await startPaidIsland();
	({ visitor: boss } = await signedInVisitor(paid.island, { role: "supervisor" }));
});
afterAll(() => paid.island.stop());

const record = (id: number) => `/dashboard/bookings/${id}`;

test("a button that names 32 records nothing once 42 are due, and what it recorded is not recorded again", async () => {
	const { id } = await paid.book();
	await pressDrawn(boss, record(id), { intent: "take-money", gateway: "cash" });
	await boss.submit(record(id), { intent: "cancel", reason: "" });
	const give = (amount: string) =>
		pressDrawn(boss, record(id), { intent: "pay-back", amount, refundReason: "Get well soon." });
	await give("32");
	const opened = formOn(await shownOn(boss, record(id)), "give-back");
	expect(opened).toMatchObject({ told: "3200" });
	await give("10");
	const refused = await boss.submit(record(id), opened);
	expect(refused.status).toBe(409);
	const shown = (await refused.text()).replaceAll("<!-- -->", "");
	expect(shown).toContain("Nothing was recorded: €42 are to be given back by now.");
	expect(await moneyOf(paid.island, id)).toMatchObject([{ status: "paid", refundedCents: 0 }]);
	const form = formOn(shown, "give-back");
	expect((await boss.submit(record(id), form)).status).toBe(303);
	expect(await moneyOf(paid.island, id)).toMatchObject([{ refundedCents: 4200 }]);
	// the same form again, while another sum is due
	await give("10");
	await boss.submit(record(id), form);
	expect(await moneyOf(paid.island, id)).toMatchObject([{ status: "paid", refundedCents: 4200 }]);
	await pressDrawn(boss, record(id), { intent: "give-back" });
	const nothing = await boss.submit(record(id), opened);
	expect(nothing.status).toBe(409);
	const last = await nothing.text();
	expect(last).toContain("Nothing of this booking is to be given back by hand.");
	expect(last).not.toContain("Record €");
	expect(drawnForm(await shownOn(boss, record(id)), "give-back")).toBeNull();
});
