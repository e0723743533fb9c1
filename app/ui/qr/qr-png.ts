import { crc32, deflateSync } from "node:zlib";
import { qrModules } from "./qr-modules.ts";

/** Pixels of one square of the code. */
const scale = 6;
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A QR code as a picture (PNG, https://www.w3.org/TR/png-3/), because mail programs draw no SVG. */
export function qrPng(text: string): Buffer {
	const modules = qrModules(text);
	const size = modules.length * scale;
	const rows = modules.flatMap((row) => new Array(scale).fill(rowOf(row, size)));
	const header = Buffer.alloc(13);
	header.writeUInt32BE(size, 0);
	header.writeUInt32BE(size, 4);
	// one bit for each pixel; the other bytes say: shades of grey, no interlacing
	header[8] = 1;
	return Buffer.concat([
		Buffer.from(signature),
		chunk("IHDR", header),
		chunk("IDAT", deflateSync(Buffer.concat(rows))),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

/** A row of pixels behind the number of its filter, which is none; a set bit is white. */
function rowOf(modules: string, size: number): Buffer {
	const row = Buffer.alloc(1 + Math.ceil(size / 8));
	for (let x = 0; x < size; x += 1)
		if (modules[Math.floor(x / scale)] === "0")
			row[1 + (x >> 3)] = (row[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
	return row;
}

function chunk(name: string, data: Buffer): Buffer {
	const content = Buffer.concat([Buffer.from(name), data]);
	const chunk = Buffer.alloc(content.length + 8);
	chunk.writeUInt32BE(data.length, 0);
	content.copy(chunk, 4);
	chunk.writeUInt32BE(crc32(content), content.length + 4);
	return chunk;
}
