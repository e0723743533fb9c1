import { expect, test } from "vitest";
import { creditCodeIn, makeCreditCode } from "./credit.ts";

test("a code is read however its hyphens, blanks and letters are typed", () => {
	const code = makeCreditCode();
	expect(code).toMatch(/^CR(-[2-9A-Z]{4}){3}$/);
	expect(creditCodeIn(code)).toBe(code);
	expect(creditCodeIn(` ${code.toLowerCase().replaceAll("-", " ")} `)).toBe(code);
});

test.each(["", "SUMMER10", "CR-2", "CR-2345-6789-ABC", "CR-2345-6789-ABCDE", "XX-2345-6789-ABCD"])(
	"%s is a code of another kind",
	(text) => expect(creditCodeIn(text)).toBeNull(),
);
