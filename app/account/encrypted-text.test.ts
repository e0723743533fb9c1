import fc from "fast-check";
import { expect, test } from "vitest";
import { openSealed, seal } from "./encrypted-text.server.ts";

const secret = "a-secret-of-the-tests-that-is-long-enough";
const purpose = "state in the browser";

test("any sealed text opens for its purpose and context", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), fc.array(fc.string()), (text, context) => {
			const sealed = seal(secret, purpose, context, text);
			expect(openSealed(secret, purpose, context, sealed)).toBe(text.toWellFormed());
		}),
	);
});

test("a text does not open with another secret, purpose or context", () => {
	const sealed = seal(secret, purpose, ["a", "b"], "text");
	expect(openSealed(`${secret}!`, purpose, ["a", "b"], sealed)).toBeNull();
	expect(openSealed(secret, "provider tokens at rest", ["a", "b"], sealed)).toBeNull();
	for (const context of [[], ["a"], ["b", "a"], ["ab"], ["a,b"], ["a", "b", ""]])
		expect(openSealed(secret, purpose, context, sealed)).toBeNull();
});

test("a sealed text can be stored in a cookie", () => {
	expect(seal(secret, purpose, [], 'a; b="c"')).toMatch(/^[\w.-]+$/);
});
