import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { attentionItems, bookings, cashMovements, payments } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { lastMailOf, moneyOf, setPrice } from "#tests/booking-money.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { drawnForm, formOn, pressDrawn, shownOn } from "#tests/drawn-form.ts";
import type { FakeStripe } from "#tests/fakes/fake-stripe.ts";
import type { Island } from "#tests/island.ts";
import { startPaidIsland } from "#tests/paid-island.ts";
import { cancelPanel, pressPanel } from "#tests/press-plan.ts";
import { addBooking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

const hour = 3_600_000;

let island: Island;
let stripe: FakeStripe;
let boss: Visitor;
beforeAll(async () => {
	({ island, stripe } = await startPaidIsland());
	({ visitor: boss } = await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" }));
});
afterAll(() => island.stop());

const page = (path: string) => shownOn(boss, path);
const at = (id: number) => `/dashboard/bookings/${id}`;
const purseOf = async (id: number) => {
	const movements = await island.db
		.select({ cents: cashMovements.amountCents })
		.from(cashMovements)
		.innerJoin(payments, eq(payments.id, cashMovements.paymentId))
		.where(eq(payments.bookingId, id))
		.orderBy(cashMovements.id);
	return movements.map(({ cents }) => cents);
};
const press = (id: number, intent: string, changes: Record<string, string> = {}) =>
	pressDrawn(boss, at(id), { intent, ...changes });

/** €64 by card when `paid`, and what is still owed of the price in cash. */
async function addPaidByHand({ paid = false, priceCents = 6400, name = "Ida Berg" } = {}) {
	const excursion = await addExcursion(island.db);
	const { id } = await addBooking(island, excursion, { name }, { paid });
	await setPrice(island.db, id, priceCents);
	await press(id, "take-money", { gateway: "cash" });
	return { id, excursion };
}

test("a walk-up's cash goes back when staff cancel with the box that the page draws, and leaves the purse", async () => {
	const { id } = await addPaidByHand();
	const shownPage = await page(at(id));
	expect(shownPage).toContain("Pay €64 back");
	expect(formOn(shownPage, "cancel")).toMatchObject({ refund: "on" });
	await press(id, "cancel", { reason: "Storm" });
	expect(await lastMailOf(island, id)).toContain(
		"We give back the €64 that you paid us on the spot",
	);
	expect(await moneyOf(island, id)).toMatchObject([{ status: "paid", refundReason: "cancelled" }]);
	expect(await page(at(id))).toContain("Record €64 as given back");
	await press(id, "give-back");
	expect(await moneyOf(island, id)).toMatchObject([{ status: "refunded", refundedCents: 6400 }]);
	expect(await purseOf(id)).toEqual([6400, -6400]);
});

test("cash that staff keep is named in the mail, and may still go back afterwards", async () => {
	const { id } = await addPaidByHand();
	const { refund: _, ...formWithoutRefund } = formOn(await page(at(id)), "cancel");
	expect((await boss.submit(at(id), formWithoutRefund)).status).toBe(303);
	const mail = await lastMailOf(island, id);
	expect(mail).toContain("Nothing of the €64 that you paid comes back");
	expect(mail).not.toContain("Nothing was charged");
	expect(await moneyOf(island, id)).toMatchObject([{ status: "paid", refundReason: null }]);
	expect(await page(at(id))).toContain("€64 was kept when this booking was cancelled");
	await press(id, "refund");
	expect(await lastMailOf(island, id)).toContain(
		"We give back the €64 that you paid us on the spot",
	);
	await press(id, "give-back");
	expect(await moneyOf(island, id)).toMatchObject([{ status: "refunded", refundedCents: 6400 }]);
	expect(await purseOf(id)).toEqual([6400, -6400]);
	expect(drawnForm(await page(at(id)), "refund")).toBeNull();
});

test("card and cash together: the box names both, the card's part goes by itself, the cash by hand", async () => {
	const { id } = await addPaidByHand({ paid: true, priceCents: 8400 });
	expect(await page(at(id))).toContain("Pay €84 back");
	await press(id, "cancel");
	expect(await lastMailOf(island, id)).toContain(
		"We give back the €20 that you paid us on the spot: come to our desk, or answer this mail, and €64 to your card",
	);
	await vi.waitFor(
		async () =>
			expect(await moneyOf(island, id)).toMatchObject([
				{ gateway: "stripe", status: "refunded", refundedCents: 6400 },
				{ gateway: "cash", status: "paid", refundReason: "cancelled" },
			]),
		30_000,
	);
	expect(stripe.refunds.filter((each) => each.payment_intent === `pi_test_${id}`)).toHaveLength(1);
	expect(await page(at(id))).toContain("Record €20 as given back");
	await press(id, "give-back");
	expect(await purseOf(id)).toEqual([2000, -2000]);
});

test("a cancelled departure tells who paid in cash what comes back, and asks to call who has no email", async () => {
	const { id, excursion } = await addPaidByHand({ name: "Cash Guest" });
	const mixed = await addBooking(island, excursion, { name: "Mixed Guest" });
	await setPrice(island.db, mixed.id, 8400);
	await press(mixed.id, "take-money", { gateway: "cash" });
	const silent = await addBooking(island, excursion, { name: "Silent Guest" });
	await island.db
		.update(bookings)
		.set({ email: null, phone: "+49 151 1234567", language: "de" })
		.where(eq(bookings.id, silent.id));
	const path = await cancelPanel(island.db, { excursionId: excursion.id, date: soon() });
	const shownPage = await page(path);
	expect(shownPage).toContain("were taken in cash or by terminal: give them back by hand");
	expect(shownPage).toContain("booking has no email: call them");
	expect(shownPage).toContain("Silent Guest");
	expect((await pressPanel(boss, path, "Storm.")).status).toBe(303);
	expect(await lastMailOf(island, id)).toContain(
		"We give back the €64 that you paid us on the spot",
	);
	expect(await lastMailOf(island, mixed.id)).toContain("and €64 to your card");
	expect(await moneyOf(island, id)).toMatchObject([{ refundReason: "cancelled" }]);
	const mails = await island.db
		.select({ bookingId: attentionItems.bookingId })
		.from(attentionItems)
		.where(and(eq(attentionItems.kind, "not told"), eq(attentionItems.status, "open")));
	expect(mails).toEqual([{ bookingId: silent.id }]);
	const queue = await page("/dashboard/attention");
	expect(queue).toContain("Nobody could write to the guest: the departure of");
	// as after a message to the departure: the number, and what to say in the guest's language
	expect(queue).toContain("+49 151 1234567");
	const whatsApp = /https:\/\/wa\.me\/491511234567\?text=([^"]+)"/.exec(queue)?.[1] ?? "";
	expect(decodeURIComponent(whatsApp)).toMatch(/^Guten Tag Silent Guest,.*Storniert: /);
});

test("cash that waits for its guest is no failing refund, and an incident that said so ends when it is given", async () => {
	const { id } = await addPaidByHand();
	await press(id, "cancel");
	await island.scheduled(new Date(Date.now() + 3 * hour));
	const itemsOf = () =>
		island.db.select().from(attentionItems).where(eq(attentionItems.bookingId, id));
	expect(await itemsOf()).toEqual([]);
	const [payment] = await moneyOf(island, id);
	const now = Date.now();
	await island.db.insert(attentionItems).values({
		dedupeKey: `refund:${payment?.id}`,
		kind: "refund failing",
		bookingId: id,
		paymentId: payment?.id ?? "",
		amountCents: 6400,
		currency: "EUR",
		createdAt: now,
		updatedAt: now,
	});
	await press(id, "give-back");
	expect(await itemsOf()).toMatchObject([{ kind: "refund failing", status: "settled" }]);
});
