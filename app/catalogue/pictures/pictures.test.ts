import { describe, expect, test } from "vitest";
import { photo } from "#tests/pictures.ts";
import { addressesOf, isFileKey, refusalOfFile, refusalOfSize, widthsFor } from "./pictures.ts";

describe("a file", () => {
	test.each(["jpeg", "png", "webp"] as const)(
		"that is a %s is recognised by its content",
		async (format) => {
			expect(refusalOfFile(await photo({ format, width: 900, height: 601 }))).toBeNull();
		},
	);

	test("of an iPhone says what to do with it", () => {
		const bytes = new Uint8Array(400);
		bytes.set([0, 0, 0, 24, ...Buffer.from("ftypheic")]);
		expect(refusalOfFile(bytes)).toMatchObject({
			status: 415,
			message: expect.stringMatching(/HEIC.*JPEG/),
		});
	});

	test.each([
		["nothing", []],
		["one byte", [0xff]],
		["text", [...Buffer.from("<!doctype html>")]],
		["an executable", [0x4d, 0x5a, 0x90, 0x00]],
		["half a signature", [0x89, 0x50, 0x4e]],
	])("that is %s is no picture", (_name, bytes) => {
		expect(refusalOfFile(new Uint8Array(bytes))?.status).toBe(415);
	});

	test("of more than 20 MB is too large", async () => {
		const bytes = new Uint8Array(21 * 1024 * 1024);
		bytes.set(await photo());
		expect(refusalOfFile(bytes)).toMatchObject({
			status: 413,
			message: "This picture has 21 MB: at most 20 MB can be taken",
		});
	});

	test("a WebP that ends too early is broken", async () => {
		const whole = await photo({ format: "webp" });
		expect(refusalOfFile(whole.slice(0, -10))?.status).toBe(422);
	});
});

test.each([
	[50_000, 50_000, 422],
	[12_001, 10_000, 422],
	[11_000, 11_000, 422],
	[599, 400, 422],
	[10_000, 10_000, undefined],
	[2_400, 600, undefined],
])("a picture of %d × %d pixels is answered %s", (width, height, status) => {
	expect(refusalOfSize({ width, height })?.status).toBe(status);
});

test("a strip is refused with its size", () => {
	expect(refusalOfSize({ width: 600, height: 1 })).toMatchObject({
		status: 422,
		message: expect.stringMatching(/600 × 1 pixels/),
	});
});

test("a picture is never stored wider than it is", () => {
	expect(widthsFor(1600)).toEqual([480, 960, 1600]);
	expect(widthsFor(1000)).toEqual([480, 960, 1000]);
	expect(widthsFor(960)).toEqual([480, 960]);
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
