import fc from "fast-check";
import { expect, test } from "vitest";
import { samplePayment } from "#tests/samples/payment-samples.ts";
import {
	type DifferencePayment,
	partsBack,
	partyDifference,
	waysToSettle,
} from "./party-difference.ts";

const prices = { adultCents: 6400, childCents: 3200, bebeCents: 0 };
const group = (adults: number) => ({ adults, children: 0, bebe: 0 });

const payment = ({ id = "p1", ...change }: Partial<DifferencePayment>): DifferencePayment => ({
	id,
	...samplePayment({ amountCents: 4000, ...change }),
});

test("half of a group pays half of what was agreed, and who comes to a free party pays the list's price", () => {
	const agreed = { ...group(20), priceCents: 50_000, lines: [] };
	expect(partyDifference(prices, group(10), agreed)).toMatchObject({
		cents: -25_000,
		listCents: -64_000,
	});
	expect(partyDifference(prices, group(30), agreed).cents).toBe(25_000);
	const free = { ...group(2), priceCents: 0, lines: [] };
	expect(partyDifference(prices, group(3), free).cents).toBe(6400);
	expect(partyDifference(prices, group(1), free).cents).toBe(0);
	const list = { ...group(3), priceCents: 19_200, lines: [] };
	expect(partyDifference(prices, group(2), list).cents).toBe(-6400);
});

test("no difference takes off more than the price", () => {
	const party = fc.record({
		adults: fc.integer({ min: 1, max: 30 }),
		children: fc.integer({ min: 0, max: 30 }),
		bebe: fc.integer({ min: 0, max: 3 }),
	});
	const cents = fc.integer({ min: 0, max: 1_000_000 });
	fc.assert(
		fc.property(party, party, cents, (partyBefore, partyAfter, priceCents) => {
			const sold = { ...partyBefore, priceCents, lines: [] };
			const difference = partyDifference(prices, partyAfter, sold);
			expect(priceCents + difference.cents).toBeGreaterThanOrEqual(0);
			expect(Number.isInteger(difference.cents)).toBe(true);
			expect(partyDifference(prices, partyBefore, sold).cents).toBe(0);
		}),
	);
});

test("several payments give back one sum, the gateway's first, and none more than it has", () => {
	const payments = [
		payment({ id: "cash", gateway: "cash" }),
		payment({ id: "card", refundedCents: 1000 }),
		payment({ id: "hotel", gateway: "hotel", status: "created" }),
	];
	expect(partsBack({ payments }, 6000)).toEqual([
		{ paymentId: "card", amountCents: 3000, byHand: false },
		{ paymentId: "cash", amountCents: 3000, byHand: true },
	]);
	expect(partsBack({ payments }, 7001)).toBeNull();
});

test("what a hotel still has to collect becomes less or more, and is never more than the price", () => {
	const payments = [payment({ gateway: "hotel", status: "created" })];
	const money = {
		status: "confirmed",
		balanceCents: 0,
		payments,
		guideTakesCash: true,
	} as const;
	expect(waysToSettle(money, -2000)).toEqual(["hotel", "forgive"]);
	expect(waysToSettle(money, 2000)[0]).toBe("hotel");
	expect(waysToSettle({ ...money, payments: [payment({})] }, -2000)).toEqual([
		"back",
		"day",
		"forgive",
	]);
});

test("an unpaid sale asks for its new price by the pay link, or keeps the price", () => {
	const money = {
		status: "pending",
		balanceCents: 6400,
		payments: [],
		guideTakesCash: true,
	} as const;
	expect(waysToSettle(money, 6400)).toEqual(["link", "forgive"]);
	expect(waysToSettle(money, -2000)).toEqual(["link", "forgive"]);
	expect(waysToSettle(money, 0)).toEqual([]);
});

test("what is more is paid on the day only where somebody who goes along may take money", () => {
	const money = { status: "confirmed", balanceCents: 0, payments: [] } as const;
	expect(waysToSettle({ ...money, guideTakesCash: true }, 2000)[0]).toBe("day");
	expect(waysToSettle({ ...money, guideTakesCash: false }, 2000)).toEqual([
		"link",
		"cash",
		"terminal",
		"forgive",
	]);
});
