import { expect, test } from "vitest";
import { brandPictureOf } from "#app/settings/brand/brand-picture.ts";
import { appIcons, tabIcons } from "./firm-icons.ts";

const markOf = (size: string) => {
	const address = `/images/${"a".repeat(64)}-${size}.png`;
	return { address, mark: brandPictureOf(address) };
};

test.each(["320x107", "160x160"])("an uploaded mark of %s is the icon of the tab", (size) => {
	const { address, mark } = markOf(size);
	const icons = tabIcons(mark).map(({ href }) => href);
	expect(new Set(icons)).toEqual(new Set([address]));
});

test("only a square mark of some size is the icon of an installed app", () => {
	const { address, mark } = markOf("160x160");
	expect(appIcons(mark).map(({ src }) => src)).toEqual([address]);
	for (const size of ["320x107", "100x100"])
		expect(appIcons(markOf(size).mark)[0]?.src).toBe("/art/mark.svg");
});

test("who has uploaded no mark has the house's", () => {
	for (const mark of [null, brandPictureOf("/art/mark.svg")]) {
		expect(tabIcons(mark)[0]?.href).toBe("/favicon.ico");
		expect(appIcons(mark)[0]?.src).toBe("/art/mark.svg");
	}
});
