import { expect, test } from "vitest";
import { shareImage } from "./share-image.ts";

test("a drawn poster is shared as the JPEG beside it", () => {
	expect(shareImage({ url: "/art/whales.svg", alt: "A whale" })).toEqual({
		url: "/art/share/whales.jpg",
		alt: "A whale",
	});
});

test("an uploaded picture is shared as it is", () => {
	const picture = { url: "/images/3f2a-960.webp", alt: "A boat" };
	expect(shareImage(picture)).toEqual(picture);
});
