import { expect, test } from "vitest";
import type { PriceRule } from "./price-rule.ts";
import { ruleChanges, type WantedRule } from "./rule-changes.ts";

const conditions = {
	...{ travelFrom: null, travelTo: null, weekdays: null, startTime: null },
	...{ bookedFrom: null, bookedTo: null, childCents: null, bebeCents: null },
	centsByFare: null,
};
const rule = (id: number, adultCents: number): PriceRule => ({ id, ...conditions, adultCents });
const newRule = (adultCents: number): WantedRule => ({ id: null, ...conditions, adultCents });
const added = (adultCents: number, position: number) => ({ ...conditions, adultCents, position });

const storedRules = [rule(1, 7000), rule(2, 8000)];

test.each<[string, WantedRule[], ReturnType<typeof ruleChanges>]>([
	["the same list", [rule(1, 7000), rule(2, 8000)], null],
	[
		"another price ends the rule, and another one takes its place",
		[rule(1, 7500), rule(2, 8000)],
		{ endedIds: [1], unchanged: [{ id: 2, position: 1 }], added: [added(7500, 0)] },
	],
	[
		"another order keeps both",
		[rule(2, 8000), rule(1, 7000)],
		{
			endedIds: [],
			unchanged: [
				{ id: 2, position: 0 },
				{ id: 1, position: 1 },
			],
			added: [],
		},
	],
	[
		"a new one in front",
		[newRule(5000), rule(1, 7000), rule(2, 8000)],
		{
			endedIds: [],
			unchanged: [
				{ id: 1, position: 1 },
				{ id: 2, position: 2 },
			],
			added: [added(5000, 0)],
		},
	],
	[
		"a fare at another price ends the rule",
		[rule(1, 7000), { ...rule(2, 8000), centsByFare: { 5: 4000 } }],
		{
			endedIds: [2],
			unchanged: [{ id: 1, position: 0 }],
			added: [{ ...added(8000, 1), centsByFare: { 5: 4000 } }],
		},
	],
	["none", [], { endedIds: [1, 2], unchanged: [], added: [] }],
	[
		"a rule that somebody else has ended is a new one",
		[rule(1, 7000), rule(2, 8000), rule(9, 6000)],
		{
			endedIds: [],
			unchanged: [
				{ id: 1, position: 0 },
				{ id: 2, position: 1 },
			],
			added: [added(6000, 2)],
		},
	],
])("%s", (_what, wantedRules, changes) => {
	expect(ruleChanges(storedRules, wantedRules)).toEqual(changes);
});
