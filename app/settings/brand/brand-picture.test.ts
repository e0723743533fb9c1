import { expect, test } from "vitest";
import { brandPictureOf } from "./brand-picture.ts";

const key = "0a".repeat(32);

test("a mark has the size of its file, a photo a file for each width, and art any size", () => {
	expect(brandPictureOf(`/images/${key}-320x80.png`)).toMatchObject({ width: 320, height: 80 });
	expect(brandPictureOf(`/images/${key}-1000.webp`)?.srcSet).toBe(
		[480, 960, 1000].map((width) => `/images/${key}-${width}.webp ${width}w`).join(", "),
	);
	expect(brandPictureOf("/art/mark.svg")?.url).toBe("/art/mark.svg");
});

test.each([
	"",
	"https://evil.example/pixel.png",
	"//evil.example/pixel.png",
	`/images/${key}.svg`,
	`/images/../${key}-480.webp`,
	"/art/../dashboard.svg",
	`${key}-480.webp`,
])("%j is no picture of the operator's", (address) => {
	expect(brandPictureOf(address)).toBeNull();
});
