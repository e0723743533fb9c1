import { expect, test } from "vitest";
import { checkForm } from "#app/ui/form/form.ts";
import { type CodeBefore, decideCodeChange } from "./code-change-decision.ts";
import { codeFormOf, tickedExcursions } from "./code-editor.tsx";
import { codeFormSchema } from "./code-form-schema.ts";

const codeBefore = { code: "Sun 10", percent: 1000, amountCents: null, version: 3, isActive: true };
const form = { code: "SUN10", percent: 1000, amountCents: null };

test.each<[string, CodeBefore | null, Partial<typeof form>, number | null, object]>([
	["there is none", null, {}, 3, { outcome: "unknown" }],
	["it has ended", { ...codeBefore, isActive: false }, {}, 3, { outcome: "ended" }],
	["somebody else saved it", codeBefore, {}, 2, { outcome: "newer" }],
	["it gives the same", codeBefore, {}, 3, { outcome: "saved", isNewRow: false }],
	["it gives more", codeBefore, { percent: 1500 }, 3, { outcome: "saved", isNewRow: true }],
	[
		"it is written otherwise",
		codeBefore,
		{ code: "SUN11" },
		3,
		{ outcome: "saved", isNewRow: true },
	],
])("a code is changed where %s", (...[, row, change, version, decision]) => {
	expect(decideCodeChange(row, { ...form, ...change }, version)).toEqual(decision);
});

function checked(fields: Record<string, string>) {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.set(name, value);
	return checkForm(codeFormSchema, data);
}

test("a form comes back as it was typed", () => {
	const typedValues = {
		...{ code: "Sun 10", percent: "12.5", amountCents: "", travelFrom: "2027-06-01" },
		...{ travelTo: "2027-06-30", bookedFrom: "", bookedTo: "", leastCents: "80.00" },
		...{ mostBookings: "20", oncePerGuest: "on", combines: "off", hotelId: "", "on.sunrise": "on" },
	};
	const { values } = checked(typedValues);
	if (!values) throw new Error("refused");
	expect(values).toMatchObject({ percent: 1250, leastCents: 8000, mostBookings: 20 });
	const excursionIds = tickedExcursions({ ...typedValues, "on.whales": "off" });
	expect(excursionIds).toEqual(["sunrise"]);
	const storedCode = { ...values, leastCents: values.leastCents ?? 0, excursionIds };
	expect(codeFormOf(storedCode)).toEqual(typedValues);
});

test.each([
	["code", { code: "a!" }],
	["percent", { percent: "0" }],
	["percent", { percent: "101" }],
	["percent", { percent: "10", amountCents: "5" }],
	["percent", { percent: "", amountCents: "" }],
	["amountCents", { percent: "", amountCents: "ten" }],
	["travelTo", { travelFrom: "2027-06-02", travelTo: "2027-06-01" }],
	["bookedTo", { bookedFrom: "2027-06-02", bookedTo: "2027-06-01" }],
	["mostBookings", { mostBookings: "0" }],
])("a wrong %s is said beside its field: %o", (field, change) => {
	const { errors } = checked({ code: "SUN10", percent: "10", ...change });
	expect(Object.keys(errors ?? {})).toEqual([field]);
});
