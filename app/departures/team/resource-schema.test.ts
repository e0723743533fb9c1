import * as v from "valibot";
import { expect, test } from "vitest";
import { resourceSchema } from "./resource-schema.ts";

test.each([
	["en de", ["en", "de"]],
	["English, Spanish", ["en", "es"]],
	["german,de , FR", ["de", "fr"]],
	["", []],
])("a guide who speaks %j", (languages, codes) => {
	const guide = { kind: "guide", name: "Nuria Santana", phone: "", languages, email: "" };
	expect(v.parse(resourceSchema, guide).languages).toEqual(codes);
});

test("a language that is no code and no name is refused", () => {
	const guide = {
		kind: "guide",
		name: "Nuria Santana",
		phone: "",
		languages: "Klingon",
		email: "",
	};
	expect(v.safeParse(resourceSchema, guide).success).toBe(false);
});
