import { describe, expect, test } from "vitest";
import { passwordRuleRefusal } from "./password-rules.server.ts";

const policy = {
	password: { minLength: 8, maxLength: 128 },
	operator: { name: "Los Dragos Boat Tours" },
};
const ana = { name: "Ana Ruíz-Ferreira", email: "la.capitana77@example.com" };
const passwordRefusal = (password: string, owner = ana) =>
	passwordRuleRefusal(policy, password, owner);

test.each(["password", "Password1", "12345678", "QWERTYUIOP", "iloveyou", " football "])(
	"%j is a common password",
	(password) => expect(passwordRefusal(password)).toBe("PASSWORD_TOO_COMMON"),
);

test("blanks around it make a password no longer", () => {
	expect(passwordRefusal(" monkey ")).toBe("PASSWORD_TOO_SHORT");
});

describe("a password contains no name", () => {
	test.each([
		["of the product", "IslandExcursions!"],
		["of the product, in pieces", "i.s.l.a.n.d excursions 9"],
		["of the product, one word", "excursions-2026"],
		["of the operator", "los-dragos-boat-tours"],
		["of the operator, one word", "my Dragos pass"],
		["of its owner", "AnaRuizFerreira"],
		["of its owner, without accents", "ruiz4ever and ever"],
		["of its owner, with other accents", "FÉRREIRA 1984"],
		["of the mailbox", "LaCapitana77!"],
		["of the mailbox, one word", "capitana77 at sea"],
	])("%s", (_whose, password) => expect(passwordRefusal(password)).toBe("PASSWORD_CONTAINS_NAME"));

	test("three letters of a longer name are allowed", () => {
		expect(passwordRefusal("banana on the roof")).toBeUndefined();
		expect(passwordRefusal("los dos burros")).toBeUndefined();
	});

	test("a name of three letters is refused, one of two is allowed", () => {
		expect(passwordRefusal("banana on the roof", { name: "Ana", email: "x@example.com" })).toBe(
			"PASSWORD_CONTAINS_NAME",
		);
		expect(
			passwordRefusal("banana on the roof", { name: "An", email: "x@example.com" }),
		).toBeUndefined();
	});
});

test.each(["correct horse", "sunrise-on-the-volcano", "tr0mbone&lettuce", "ünwahrscheinlich"])(
	"%j is accepted",
	(password) => expect(passwordRefusal(password)).toBeUndefined(),
);

test("wrong lengths are reported first", () => {
	expect(passwordRefusal("1234567")).toBe("PASSWORD_TOO_SHORT");
	expect(passwordRefusal("ferreira".repeat(17))).toBe("PASSWORD_TOO_LONG");
});
