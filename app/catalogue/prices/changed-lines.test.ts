import fc from "fast-check";
import { expect, test } from "vitest";
import { linesOfParty } from "./changed-lines.ts";
import { type Adjustment, adjustedTo, type PriceLine, priceOf, totalOf } from "./price-of.ts";
import { reducedBy } from "./reduction.ts";

const soldAt = { adultCents: 6400, childCents: 3200, bebeCents: 0 };
const present = { adultCents: 7900, childCents: 4900, bebeCents: 700 };
const party = (adults: number, children = 0, bebe = 0) => ({ adults, children, bebe });

function sold(
	people: ReturnType<typeof party>,
	priceCents?: number,
	reason: Adjustment = "agreed",
) {
	const list = priceOf({ ...soldAt, ruleIds: { adults: 7 } }, people, [], 700);
	const lines = priceCents === undefined ? list : adjustedTo(priceCents, list, reason);
	return { ...people, lines, priceCents: totalOf(lines) };
}

const inWords = (lines: readonly PriceLine[]) =>
	lines.map(
		({ quantity, kind, reason, unitCents }) => `${quantity} ${reason ?? kind} ${unitCents}`,
	);

// worked out by hand
test.each<[string, ReturnType<typeof sold>, ReturnType<typeof party>, string[]]>([
	["one adult fewer", sold(party(3)), party(2), ["2 adults 6400"]],
	["one adult more pays what the others paid", sold(party(2)), party(3), ["3 adults 6400"]],
	[
		"a child more, where one was sold",
		sold(party(2, 1)),
		party(2, 2),
		["2 adults 6400", "2 children 3200"],
	],
	[
		"the first child pays today's price",
		sold(party(2)),
		party(2, 1),
		["2 adults 6400", "1 children 4900"],
	],
	["the first baby too", sold(party(2)), party(2, 0, 1), ["2 adults 6400", "1 bebe 700"]],
	["the last child stays at home", sold(party(2, 1)), party(2), ["2 adults 6400"]],
	[
		"half of a group pays half",
		sold(party(20), 50_000),
		party(10),
		["10 adults 6400", "1 agreed -39000"],
	],
	[
		"a group and a half",
		sold(party(20), 50_000),
		party(30),
		["30 adults 6400", "1 agreed -117000"],
	],
	[
		"after goodwill of €10",
		sold(party(2), 11_800, "goodwill"),
		party(1),
		["1 adults 6400", "1 goodwill -500"],
	],
	[
		"a third of an agreed price: a cent is left",
		sold(party(3), 10_000),
		party(1),
		["1 adults 6400", "1 agreed -3067"],
	],
	[
		"who comes to a free party pays",
		sold(party(2), 0, "free"),
		party(3),
		["3 adults 6400", "1 free -12800"],
	],
	[
		"fewer of a free party pay nothing",
		sold(party(2), 0, "free"),
		party(1),
		["1 adults 6400", "1 free -6400"],
	],
	[
		"an agreed price above the list's",
		sold(party(2), 15_000),
		party(4),
		["4 adults 6400", "1 agreed 4400"],
	],
	[
		"the same party",
		sold(party(2, 1), 10_000),
		party(2, 1),
		["2 adults 6400", "1 children 3200", "1 agreed -6000"],
	],
])("%s", (_what, booking, people, lines) => {
	expect(inWords(linesOfParty(booking, people, present))).toEqual(lines);
});

test("what a code took off changes with the party, and a line keeps its rule", () => {
	const list = priceOf({ ...soldAt, ruleIds: { adults: 7 } }, party(4), [], 700);
	const lines = reducedBy({ percent: 1000, amountCents: null }, list);
	const booking = { ...party(4), lines, priceCents: totalOf(lines) };
	const half = linesOfParty(booking, party(2), present);
	expect(inWords(half)).toEqual(["2 adults 6400", "1 code -1280"]);
	expect(half[0]?.ruleId).toBe(7);
});

test("a booking without lines is priced by the present list", () => {
	const booking = { ...party(2), lines: [], priceCents: 10_000 };
	expect(inWords(linesOfParty(booking, party(1), present))).toEqual([
		"1 adults 7900",
		"1 agreed -2900",
	]);
});

const people = fc.record({
	adults: fc.integer({ min: 1, max: 30 }),
	children: fc.integer({ min: 0, max: 30 }),
	bebe: fc.integer({ min: 0, max: 3 }),
});

test("a whole trip keeps its line and what adjusts it, whoever comes", () => {
	const whole = priceOf({ ...soldAt, wholeCents: 48_000 }, { ...party(2), isWhole: true }, [], 700);
	expect(inWords(whole)).toEqual(["1 whole 48000"]);
	const lines = adjustedTo(45_000, whole, "agreed");
	expect(linesOfParty({ ...party(2), lines, priceCents: 45_000 }, party(8), present)).toEqual(
		lines,
	);
});

test("a whole trip without a price of its own costs what its party does", () => {
	expect(inWords(priceOf(soldAt, { ...party(2, 1), isWhole: true }, []))).toEqual([
		"1 whole 16000",
	]);
});

test("through any changes no price falls below zero, and no smaller party pays more than the larger one", () => {
	const cents = fc.integer({ min: 0, max: 1_000_000 });
	fc.assert(
		fc.property(
			people,
			fc.array(people, { minLength: 1, maxLength: 6 }),
			cents,
			(first, parties, agreed) => {
				let booking: { lines: PriceLine[]; priceCents: number } & typeof first = {
					...sold(first, agreed),
				};
				for (const next of parties) {
					const lines = linesOfParty(booking, next, present);
					for (const line of lines)
						if (line.reason === null) expect(line.sumCents).toBeGreaterThanOrEqual(0);
					const priceCents = totalOf(lines);
					expect(priceCents).toBeGreaterThanOrEqual(0);
					const isSmaller =
						next.adults <= booking.adults &&
						next.children <= booking.children &&
						next.bebe <= booking.bebe;
					if (isSmaller) expect(priceCents).toBeLessThanOrEqual(booking.priceCents);
					booking = { ...next, lines, priceCents };
				}
			},
		),
	);
});
