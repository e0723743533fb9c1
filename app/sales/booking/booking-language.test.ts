import { expect, test } from "vitest";
import { languageOfBooking } from "./booking-language.ts";

test.each([
	["de", "de"],
	["de-AT", "de"],
	["la", "en"],
	[null, "en"],
])("a guest of language %s is written to in %s", (code, language) => {
	expect(languageOfBooking(code)).toBe(language);
});
