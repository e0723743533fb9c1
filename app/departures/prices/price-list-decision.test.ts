import { expect, test } from "vitest";
import type { PriceRule } from "#app/catalogue/prices/price-rule.ts";
import { decidePriceList, type PriceEdit } from "./price-list-decision.ts";

const fields = (adultCents: number) => ({
	...{ travelFrom: null, travelTo: null, weekdays: null, startTime: null },
	...{ bookedFrom: null, bookedTo: null, childCents: null, bebeCents: null, adultCents },
	centsByFare: null,
});
const rule = (id: number, adultCents: number): PriceRule => ({ id, ...fields(adultCents) });
const state = { version: 5, rules: [rule(1, 7000), rule(2, 8000)] };

test.each<[string, PriceEdit, Record<string, unknown>]>([
	[
		"a new rule stands first",
		{ act: "save", ruleId: null, fields: fields(9000) },
		{
			...{ outcome: "saved", step: "added", line: { code: "price rule", step: "added", place: 1 } },
			changes: {
				endedIds: [],
				unchanged: [
					{ id: 1, position: 1 },
					{ id: 2, position: 2 },
				],
				added: [{ ...fields(9000), position: 0 }],
			},
		},
	],
	[
		"a changed rule keeps its place",
		{ act: "save", ruleId: 2, fields: fields(9000) },
		{
			...{ step: "changed", line: { code: "price rule", step: "changed", place: 2 } },
			changes: {
				endedIds: [2],
				unchanged: [{ id: 1, position: 0 }],
				added: [{ ...fields(9000), position: 1 }],
			},
		},
	],
	["a rule as it is", { act: "save", ruleId: 2, fields: fields(8000) }, { outcome: "same" }],
	[
		"up",
		{ act: "up", ruleId: 2 },
		{
			step: "moved",
			changes: {
				endedIds: [],
				unchanged: [
					{ id: 2, position: 0 },
					{ id: 1, position: 1 },
				],
				added: [],
			},
		},
	],
	["down", { act: "down", ruleId: 1 }, { step: "moved" }],
	["the first one up", { act: "up", ruleId: 1 }, { outcome: "same" }],
	["the last one down", { act: "down", ruleId: 2 }, { outcome: "same" }],
	["end", { act: "end", ruleId: 1 }, { step: "ended", changes: { endedIds: [1] } }],
	["a rule that is gone", { act: "end", ruleId: 9 }, { outcome: "ended" }],
])("%s", (_what, edit, decision) => {
	expect(decidePriceList(edit, 5, state)).toMatchObject(decision);
});

test.each<[string, PriceEdit, Record<string, unknown>]>([
	[
		"a change of a rule",
		{ act: "save", ruleId: 2, fields: fields(9000) },
		{ outcome: "newer", version: 5, rule: rule(2, 8000) },
	],
	[
		"a new rule",
		{ act: "save", ruleId: null, fields: fields(9000) },
		{ outcome: "newer", version: 5, rule: null },
	],
	["a move", { act: "up", ruleId: 2 }, { outcome: "newer" }],
	[
		"a new rule that was sent twice",
		{ act: "save", ruleId: null, fields: fields(8000) },
		{ outcome: "same" },
	],
	[
		"a change of a rule that is gone",
		{ act: "save", ruleId: 9, fields: fields(9000) },
		{ outcome: "ended", version: 5 },
	],
])("an older page: %s", (_what, edit, decision) => {
	expect(decidePriceList(edit, 4, state)).toMatchObject(decision);
});

test("no such excursion", () => {
	expect(decidePriceList({ act: "up", ruleId: 1 }, 1, null)).toEqual({ outcome: "unknown" });
});
