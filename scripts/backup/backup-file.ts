import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** One statement a line, as JSON, because a text in it may have lines. Only its owner may read it: it knows all guests. */
export async function writeBackup(file: string, statements: AsyncIterable<string>): Promise<void> {
	async function* lines() {
		for await (const statement of statements) yield `${JSON.stringify(statement)}\n`;
	}
	// "wx": never over an older backup
	const target = createWriteStream(file, { flags: "wx", mode: 0o600 });
	await pipeline(Readable.from(lines()), createGzip(), target);
}

export async function* readBackup(file: string): AsyncGenerator<string> {
	const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
	for await (const line of lines) yield String(JSON.parse(line));
}
