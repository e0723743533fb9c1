import { expect, test } from "vitest";
import { strengthOf } from "./password-strength.ts";

const rules = { minLength: 8, names: ["Los Dragos Boat Tours", "Ana Ruíz", "capitana77"] };

test.each([
	["", 0, "short"],
	["kX9#vQ2", 0, "short"],
	["my capitana 77 boat", 0, "name"],
	["Isländ-of-sand-and-sea", 0, "name"],
	["1234567890", 1, "row"],
	["qwertyuiop", 1, "row"],
	["zyxwvuts1", 1, "row"],
	["aaaaaaaaaaaa", 1, "repeats"],
	["lunalunaluna", 1, "repeats"],
	["football", 1, "word"],
	["Football99!", 1, "word"],
	["28051987", 1, "longer"],
	["correct horse", 2, "longer"],
	["correct horse battery", 3, "good"],
	["kX9#vQ2pL7@d", 3, "good"],
	["mañana llueve en la cumbre", 3, "good"],
] as const)("%j has the level %i, and what helps is %j", (password, level, advice) => {
	expect(strengthOf(password, rules)).toEqual({ level, advice });
});

test("a long password without any end is judged at once", () => {
	const password = "ab1".repeat(1365);
	expect(strengthOf(password, rules).advice).toBe("repeats");
});
