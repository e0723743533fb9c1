import { describe, expect, test } from "vitest";
import { animatedGif, bomb, lyingPhoto, photo } from "#tests/pictures.ts";
import { addressesOf, checkPicture, isFileKey, widthsFor } from "./pictures.ts";

describe("a file", () => {
	test.each(["jpeg", "png", "webp"] as const)(
		"that is a %s is known by its content",
		async (format) => {
			const check = checkPicture(await photo({ format, width: 900, height: 601 }));
			expect(check).toMatchObject({ refusal: null, width: 900, height: 601 });
		},
	);

	test("that is rotated has the size that a viewer sees", async () => {
		expect(checkPicture(await lyingPhoto())).toMatchObject({ width: 1000, height: 700 });
	});

	test("that is animated has the size of one frame", async () => {
		expect(checkPicture(await animatedGif())).toMatchObject({ format: "gif", width: 700 });
	});

	test.each([
		[50_000, 50_000],
		[12_001, 10],
		[11_000, 11_000],
		[4_294_967_295, 1],
	])("of %d × %d pixels is refused by its head alone", (width, height) => {
		expect(checkPicture(bomb(width, height)).refusal?.status).toBe(422);
	});

	test("of an iPhone says what to do with it", () => {
		const bytes = new Uint8Array(400);
		bytes.set([0, 0, 0, 24, ...Buffer.from("ftypheic")]);
		expect(checkPicture(bytes).refusal).toMatchObject({
			status: 415,
			message: expect.stringMatching(/HEIC.*JPEG/),
		});
	});

	test("that is a strip is refused with its size", async () => {
		const { refusal } = checkPicture(bomb(600, 1));
		expect(refusal).toMatchObject({
			status: 422,
			message: expect.stringMatching(/600 × 1 pixels/),
		});
		expect(checkPicture(bomb(2400, 600)).refusal).toBeNull();
	});

	test("may have 100 megapixels", () => {
		expect(checkPicture(bomb(10_000, 10_000)).refusal).toBeNull();
	});

	test.each([
		["nothing", []],
		["one byte", [0xff]],
		["text", [...Buffer.from("<!doctype html>")]],
		["an executable", [0x4d, 0x5a, 0x90, 0x00]],
		["half a signature", [0x89, 0x50, 0x4e]],
	])("that is %s is no picture", (_name, bytes) => {
		expect(checkPicture(new Uint8Array(bytes)).refusal?.status).toBe(415);
	});

	test("with a picture's beginning and nonsense after it is refused, whatever the nonsense", () => {
		const heads = [
			[0xff, 0xd8, 0xff],
			[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
			[...Buffer.from("GIF89a")],
		];
		for (const head of heads)
			for (let fill = 0; fill < 256; fill += 15) {
				const bytes = new Uint8Array(400).fill(fill);
				bytes.set(head);
				// any bytes can be a GIF's size: the decoder decides later
				const { refusal } = checkPicture(bytes);
				if (head[0] !== 0x47) expect(refusal?.status).toBe(422);
			}
	});

	test("a WebP that ends too early is broken", async () => {
		const whole = await photo({ format: "webp" });
		expect(checkPicture(whole.slice(0, -10)).refusal?.status).toBe(422);
	});
});

test("a picture is never stored wider than it is", () => {
	expect(widthsFor(4000)).toEqual([480, 960, 1600]);
	expect(widthsFor(1600)).toEqual([480, 960, 1600]);
	expect(widthsFor(1000)).toEqual([480, 960, 1000]);
	expect(widthsFor(300)).toEqual([300]);
});

test("an illustration has one address, a picture one for each width", () => {
	expect(addressesOf({ key: "art/volcano.svg", widths: "" })).toEqual({ url: "/art/volcano.svg" });
	expect(addressesOf({ key: "ab", widths: "480,700" })).toEqual({
		url: "/images/ab-700.webp",
		srcSet: "/images/ab-480.webp 480w, /images/ab-700.webp 700w",
	});
});

test("only names that the bucket can contain are requested", () => {
	expect(isFileKey(`${"0a".repeat(32)}-480.webp`)).toBe(true);
	for (const key of ["", "../x", `${"0a".repeat(32)}.webp`, `${"0A".repeat(32)}-480.webp`])
		expect(isFileKey(key)).toBe(false);
});
