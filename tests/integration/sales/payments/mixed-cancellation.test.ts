import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { payments } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { lastMailOf, moneyOf, setPrice } from "#tests/booking-money.ts";
import { addExcursion } from "#tests/builders.ts";
import { pressDrawn, shownOn } from "#tests/drawn-form.ts";
import { entriesOf } from "#tests/history.ts";
import type { Island } from "#tests/island.ts";
import { cancelAsGuest, halfTime, longBefore, startsIn } from "#tests/late-cancellation.ts";
import { startPaidIsland } from "#tests/paid-island.ts";
import { addBooking } from "#tests/sales.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
let boss: Visitor;
beforeAll(async () => {
	({ island } = await startPaidIsland());
	({ visitor: boss } = await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" }));
});
afterAll(() => island.stop());

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

test("half of it comes from the card first; what the card cannot give comes by hand", async () => {
	const small = await addMixed(halfTime, 8400);
	await cancelAsGuest(island, small);
	expect(await lastMailOf(island, small.id)).toContain(
		"We are paying back €42 of your €84: it is on your",
	);
	expect(await moneyOf(island, small.id)).toMatchObject([
		{ gateway: "stripe", refundReason: "cancelled", dueCents: 4200 },
		{ gateway: "cash", status: "paid", refundReason: null },
	]);
	const large = await addMixed(halfTime, 16_400);
	await cancelAsGuest(island, large);
	expect(await lastMailOf(island, large.id)).toContain(
		"€64 to your card within 5 to 10 days, and €18 by hand",
	);
	expect(await moneyOf(island, large.id)).toMatchObject([
		{ gateway: "stripe", refundReason: "cancelled", dueCents: 6400 },
		{ gateway: "cash", refundReason: "cancelled", dueCents: 1800 },
	]);
	expect(await shownOn(boss, record(large.id))).toContain("Record €18 as given back");
	expect(await bookingPage(large)).toContain("€82 stays with us");
});

test("what a hotel collected stays with the hotel, and what came to us besides comes back", async () => {
	const row = await addMixed(longBefore, 8400, "hotel");
	const question = await cancelAsGuest(island, row);
	const hotels = "You owe nothing. If you have paid the €64 at your hotel already, its desk gives";
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

test("of a hotel's money and ours the policy gives half, each from where it is", async () => {
	const row = await addMixed(halfTime, 8400, "hotel");
	await cancelAsGuest(island, row);
	const mail = await lastMailOf(island, row.id);
	expect(mail).toContain("We are paying back €10 of your €20: come to our desk");
	expect(mail).toContain("€32 of the €64 stays due at your hotel");
	expect(await moneyOf(island, row.id)).toMatchObject([
		{ gateway: "hotel", refundReason: null },
		{ gateway: "cash", refundReason: "cancelled", dueCents: 1000 },
	]);
	expect(await shownOn(boss, "/dashboard/attention")).toContain(
		"The hotel has to pay €32 back to the guest",
	);
});
