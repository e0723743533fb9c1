import { expect, test } from "vitest";
import { isPlainName } from "./plain-name.ts";

test.each([
	"Ana",
	"Íñigo de la Peña-Ruiz",
	"J. R. R. Tolkien",
	"J.R.R. Tolkien",
	"Dr. Who",
	"O’Neill, Mary-Ann",
	"王小明",
	"Louis XIV",
	"Familia García (2 niños)",
])("%j is a name", (name) => {
	expect(isPlainName(name)).toBe(true);
});

test.each([
	"Win a car: cars.example",
	"https://evil.example",
	"www.evil",
	"write to me@evil.example",
	"CARS.EXAMPLE/win",
	"evil。example",
	"evil．example",
	"call 10.0.0.1",
	"Ana\nYou have won",
	"x".repeat(61),
])("%j is not a name", (name) => {
	expect(isPlainName(name)).toBe(false);
});
