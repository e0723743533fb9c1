import { expect, test } from "vitest";
import { calendarTexts } from "#app/messages/staff/departures/calendar.ts";
import { decidePress } from "./apply-plan-decision.ts";
import type { DeparturePlan } from "./departure-plan.ts";

const plan: DeparturePlan = {
	act: "cancel",
	target: null,
	seats: null,
	start: null,
	prices: null,
	...{ shownPrices: null, sale: null, shownSale: null },
	departures: [],
	title: "The whale road",
	lines: [],
	changes: [],
	press: "Cancel it",
	...{ problem: null, isUnchanged: false },
	asksReason: true,
	isTooFew: false,
	targets: [],
};
const { refused } = calendarTexts;

test.each<[string, Partial<DeparturePlan> | null, Record<string, string>, object]>([
	["nothing chosen", null, {}, { status: 409, errors: { "": [refused.noneChosen] } }],
	[
		"a preview that is no longer true",
		{},
		{ token: "older" },
		{ status: 409, errors: { "": [refused.changed] } },
	],
	["what cannot be done", { problem: "No" }, {}, { status: 409, errors: { "": ["No"] } }],
	["who goes along", { act: "team" }, {}, { outcome: "team" }],
	["guests who read no reason", { asksReason: false }, {}, { outcome: "accepted", reason: "" }],
	["guests without a reason", {}, { reason: " " }, { status: 400, outcome: "refused" }],
	[
		"a reason",
		{},
		{ reason: "Storm on the sea" },
		{ outcome: "accepted", reason: "Storm on the sea" },
	],
	[
		"too few guests, which the mail says",
		{ isTooFew: true },
		{},
		{ outcome: "accepted", reason: "" },
	],
])("%s", (_, changes, fields, expected) => {
	const form = new FormData();
	for (const [name, value] of Object.entries({ token: "now", reason: "", ...fields }))
		form.set(name, value);
	const decision = decidePress({ plan: changes && { ...plan, ...changes }, token: "now" }, form);
	expect(decision).toMatchObject(expected);
});
