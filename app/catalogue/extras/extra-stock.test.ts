import { expect, test } from "vitest";
import type { Extra } from "./extra.ts";
import { type ExtrasLeft, lackingExtras } from "./extra-stock.ts";

const extra = (id: number, stock: number | null, stockId: number | null = null): Extra => ({
	...{ id, title: `Extra ${id}`, note: "", charged: "person", guests: ["adults"] },
	...{ priceCents: 900, isRequired: false, stock, stockId },
});
const [wetsuit, small, large] = [extra(1, 6), extra(2, 6, 7), extra(3, 6, 7)];

// worked out by hand: how many of each a party wants, what is left, and of which there are too few
test.each<[what: string, choice: [Extra, number][], left: ExtrasLeft | undefined, number[][]]>([
	["as many as there are", [[wetsuit, 6]], undefined, []],
	["one more than there are", [[wetsuit, 7]], undefined, [[1, 6]]],
	["the last one", [[wetsuit, 1]], { 1: 1 }, []],
	["one of none", [[wetsuit, 1]], { 1: 0 }, [[1, 0]]],
	["one of less than none", [[wetsuit, 1]], { 1: -2 }, [[1, 0]]],
	["any number without a limit", [[extra(4, null), 999]], undefined, []],
	[
		"two that share a stock, together as many",
		[
			[small, 4],
			[large, 2],
		],
		undefined,
		[],
	],
	[
		"two that share a stock, together more",
		[
			[small, 4],
			[large, 3],
		],
		undefined,
		[
			[2, 6],
			[3, 6],
		],
	],
	[
		"two with a stock each",
		[
			[wetsuit, 6],
			[extra(5, 6), 6],
		],
		undefined,
		[],
	],
])("%s", (_what, choice, left, lacking) => {
	const choices = choice.map(([each, quantity]) => ({ extra: each, quantity }));
	expect(lackingExtras(choices, left).map((each) => [each.extra.id, each.left])).toEqual(lacking);
});
