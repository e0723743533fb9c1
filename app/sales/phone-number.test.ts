import { expect, test } from "vitest";
import { internationalNumber } from "./phone-number.server.ts";

const spanish = "+34 928 12 34 56";

test.each([
	["+34 600 123 456", "+34600123456"],
	["0034 600 123 456", "+34600123456"],
	["00 44 (0)20 7946 0958", "+442079460958"],
	["+1 (212) 736-5000", "+12127365000"],
	["+34 928 12 34 56 ext. 12", "+34928123456"],
	["+34928123456;ext=12", "+34928123456"],
	["+٣٤٦٠٠١٢٣٤٥٦", "+34600123456"],
	// without a country: one of the operator's
	["600 123 456", "+34600123456"],
	["(600) 123-456", "+34600123456"],
])("%s is %s for the operator in Spain", (text, number) => {
	expect(internationalNumber(text, spanish)).toBe(number);
});

test("a number without a country is none where the operator's country is unknown", () => {
	expect(internationalNumber("600 123 456", "+00 555 01 77")).toBeNull();
	expect(internationalNumber("+34 600 123 456", "+00 555 01 77")).toBe("+34600123456");
	expect(internationalNumber("(212) 736-5000", "+1 212 736 5001")).toBe("+12127365000");
});

test.each(["555 01 77", "+00 555 01 77", "123456789012345", "room 112, 600", null, ""])(
	"%s is no number that exists",
	(text) => {
		expect(internationalNumber(text, spanish)).toBeNull();
	},
);
