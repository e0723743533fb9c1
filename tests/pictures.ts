import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A picture of soft noise: no two are the same. */
export async function photo(
	options: {
		width?: number;
		height?: number;
		format?: "jpeg" | "png" | "webp";
		orientation?: number;
	} = {},
): Promise<Uint8Array<ArrayBuffer>> {
	const { width = 1200, height = 800, format = "jpeg", orientation } = options;
	// noise that is as large as the picture takes a second to make and to encode
	const noise = sharp({
		create: {
			width: 120,
			height: 80,
			channels: 3,
			background: "#7cc7bc",
			noise: { type: "gaussian", mean: 128, sigma: 30 },
		},
	});
	const encoded = noise.resize(width, height, { fit: "fill" })[format]();
	return copy(await (orientation ? encoded.withMetadata({ orientation }) : encoded).toBuffer());
}

/** Left half red, right half blue; stored rotated, with an EXIF orientation. */
export async function lyingPhoto(): Promise<Uint8Array<ArrayBuffer>> {
	const half = (background: string) =>
		sharp({ create: { width: 500, height: 700, channels: 3, background } })
			.png()
			.toBuffer();
	const upright = await sharp({
		create: { width: 1000, height: 700, channels: 3, background: "#fff" },
	})
		.composite([
			{ input: await half("#f00"), left: 0, top: 0 },
			{ input: await half("#00f"), left: 500, top: 0 },
		])
		.png()
		.toBuffer();
	// 6: rotate by 90° clockwise
	return copy(await sharp(upright).rotate(-90).jpeg().withMetadata({ orientation: 6 }).toBuffer());
}

/** A decompression bomb of a few hundred bytes. */
export function bomb(width = 50_000, height = 50_000): Uint8Array<ArrayBuffer> {
	const header = new DataView(new ArrayBuffer(13));
	header.setUint32(0, width);
	header.setUint32(4, height);
	header.setUint8(8, 1);
	return copy(
		Buffer.concat([
			Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
			chunk("IHDR", new Uint8Array(header.buffer)),
			chunk("IDAT", deflateSync(Buffer.alloc(1000))),
			chunk("IEND", new Uint8Array()),
		]),
	);
}

/** PNG (W3C), 5.3 */
function chunk(type: string, data: Uint8Array): Buffer {
	const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.byteLength);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, sum]);
}

function copy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
	return new Uint8Array(bytes);
}
