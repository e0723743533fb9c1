import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { qrModules } from "#app/ui/qr/qr-modules.ts";
import { qrImageAddress, qrImagesOf } from "./qr-image.ts";

const address = "https://island.example/de/booking/AAAAAAAAAAAAAAAAAAAAAA";

/** The squares in a PNG of one bit for each pixel, as `qrModules` writes them. */
function modulesIn(png: Buffer): string[] {
	const size = png.readUInt32BE(16);
	const start = png.indexOf("IDAT") + 4;
	const pixels = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
	const bytesOfRow = 1 + Math.ceil(size / 8);
	const isDark = (x: number, y: number) =>
		((pixels[y * bytesOfRow + 1 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) === 0;
	const scale = size / qrModules(address).length;
	return qrModules(address).map((row, y) =>
		[...row].map((_, x) => (isDark(x * scale + 1, y * scale + 1) ? "1" : "0")).join(""),
	);
}

test("a mail brings the picture of each code that its HTML names, and the picture says what it spells", () => {
	const [image, ...others] = qrImagesOf(
		`<p>Hello</p><img alt="" src="${qrImageAddress(address)}"/>`,
	);
	expect(others).toEqual([]);
	expect(`cid:${image?.contentId}`).toBe(qrImageAddress(address));
	expect(modulesIn(Buffer.from(image?.content ?? "", "base64"))).toEqual(qrModules(address));
});

test("a text too long for a content id has no picture, and typed words name none", () => {
	expect(qrImageAddress(`https://${"x".repeat(100)}.example`)).toBeNull();
	expect(qrImagesOf("src=&quot;cid:qr-AAAA&quot;")).toEqual([]);
});
