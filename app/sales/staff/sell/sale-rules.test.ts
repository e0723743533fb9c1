import * as v from "valibot";
import { expect, test } from "vitest";
import { choicesIn } from "#app/catalogue/extras/choice-field.ts";
import { checkSale, saleSchema } from "./sale-rules.ts";

/** Two adults for €128, to be paid on the day. */
const sale = {
	...{ key: "0a1b2c3d-0000-4000-8000-000000000000", source: "phone", departure: "7" },
	...{ adults: "2", name: "Ida Berg", phone: "+34 600 111 222", pickup: "3" },
	...{ price: "12800", agreed: "", pay: "on-the-day" },
};

/** The fields that are refused. */
function refusedFields(changes: Record<string, string>): string[] {
	const read = v.safeParse(saleSchema, { ...sale, ...changes });
	if (!read.success) return read.issues.map(({ path }) => String(path?.[0]?.key));
	const form = { ...read.output, ...choicesIn({}) };
	return Object.keys(checkSale(form, String, "2027-06-01").errors ?? {});
}

test.each<[what: string, changes: Record<string, string>, fields: string[]]>([
	["what is complete", {}, []],
	["neither telephone nor email", { phone: "", email: "" }, ["phone"]],
	["a walk-up with a name alone", { source: "walk-up", phone: "", name: "Jo" }, []],
	["who pays at the desk now", { source: "desk", phone: "", pay: "cash", taken: "128" }, []],
	["who pays later at the desk", { source: "desk", phone: "" }, ["phone"]],
	["a link without an address", { pay: "link-mail" }, ["email"]],
	["a credit without its code", { pay: "credit" }, ["creditCode"]],
	["no hotel that collects", { pay: "hotel" }, ["hotelId"]],
	["free without a reason", { pay: "free" }, ["freeWhy"]],
	["another price without a reason", { agreed: "100" }, ["agreedWhy"]],
	["a price that is no amount", { agreed: "a hundred" }, ["agreed"]],
	[
		"less than a link takes",
		{ pay: "link-qr", agreed: "0.40", agreedWhy: "A token", hold: "2-hours" },
		["agreed"],
	],
	["less cash than the price", { pay: "cash", taken: "100" }, ["taken"]],
	["a part in cash, the rest later", { pay: "cash", taken: "100", restLater: "on" }, []],
	["more cash than the price", { pay: "cash", taken: "200", restLater: "on" }, ["taken"]],
	["no departure", { departure: "x" }, ["departure"]],
	["no adult", { adults: "0" }, ["adults"]],
	["no name", { name: "" }, ["name"]],
	["a guest of the website", { source: "web" }, ["source"]],
])("a sale with %s", (_, changes, fields) => {
	expect([...new Set(refusedFields(changes))]).toEqual(fields);
});
