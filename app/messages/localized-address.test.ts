import { expect, test } from "vitest";
import { pathIn, readPath } from "./localized-address.ts";

test.each([
	["/", "en", "/"],
	["/excursion/contact", "en", "/excursion/contact"],
	["/de", "de", "/"],
	["/de/", "de", "/"],
	["/de/excursion/contact", "de", "/excursion/contact"],
	["/en/excursion/contact", "en", "/en/excursion/contact"],
	["/design", "en", "/design"],
	["/la/excursion/contact", "en", "/la/excursion/contact"],
])("%s is a page in %s, with the path %s", (pathname, language, path) => {
	expect(readPath(pathname)).toEqual({ language, path });
});

test("a path behind a language never leads to another site", () => {
	expect(readPath("/de//other.example/x").path).toBe("/other.example/x");
	expect(readPath("/de///other.example").path).toBe("/other.example");
	expect(pathIn("es", readPath("/de//other.example").path)).toBe("/es/other.example");
	for (const path of ["//other.example/x", "///other.example/x"]) {
		expect(pathIn("en", path)).toBe("/other.example/x");
		expect(pathIn("de", path)).toBe("/de/other.example/x");
	}
	expect(
		new URL(pathIn("en", readPath("/de//other.example").path), "https://own.example").host,
	).toBe("own.example");
});
