import { expect, test } from "vitest";
import { optionsOf } from "#tests/account/account-options.ts";
import { VerifiedTexts } from "./verified-texts.server.ts";

const options = optionsOf();

/** Verifies like a signature check, and counts how often. */
function counting(isSigned = true) {
	const check = { times: 0, verify };
	function verify(): string | null {
		check.times += 1;
		return isSigned ? "value" : null;
	}
	return check;
}

test("a signed text is verified once", () => {
	const texts = new VerifiedTexts<string>();
	const check = counting();
	expect(texts.read(options, "value.signature", check.verify)).toBe("value");
	expect(texts.read(options, "value.signature", check.verify)).toBe("value");
	expect(check.times).toBe(1);
});

test("a text that was refused, or that another secret signed, is verified each time", () => {
	const texts = new VerifiedTexts<string>();
	const refused = counting(false);
	expect(texts.read(options, "forged", refused.verify)).toBeNull();
	expect(texts.read(options, "forged", refused.verify)).toBeNull();
	expect(refused.times).toBe(2);
	expect(texts.read(options, "value.signature", counting().verify)).toBe("value");
	const foreign = optionsOf({ AUTH_SECRET: "another-secret-that-is-long-enough-as-well" });
	expect(texts.read(foreign, "value.signature", refused.verify)).toBeNull();
});

test("the texts of very many browsers do not fill the memory", () => {
	const texts = new VerifiedTexts<string>();
	const check = counting();
	for (let browser = 0; browser < 2_000; browser += 1)
		texts.read(options, `value.${browser}`, check.verify);
	texts.read(options, "value.0", check.verify);
	expect(check.times).toBe(2_001);
});
