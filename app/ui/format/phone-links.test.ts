import { expect, test } from "vitest";
import { plainNumber } from "./phone-links.ts";

test.each([
	["+34 600 123 456", "+34600123456"],
	["0034 (600) 123-456", "+34600123456"],
	["(555) 123-4567", "5551234567"],
	["+00 555 01 77", "+005550177"],
	["928 123 456 ext. 12", "928123456"],
	["928 123 456 x12", "928123456"],
	["+34928123456;ext=12", "+34928123456"],
	["030/123456", "030123456"],
	["", ""],
])("%s is dialled as %s", (phone, dialled) => {
	expect(plainNumber(phone)).toBe(dialled);
});
