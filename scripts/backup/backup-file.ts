import { createReadStream, createWriteStream, openSync, rmSync } from "node:fs";
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
	const target = createWriteStream(file, { fd: openSync(file, "wx", 0o600) });
	try {
		await pipeline(Readable.from(lines()), createGzip(), target);
	} catch (error) {
		// a part of a backup would be taken for one
		rmSync(file);
		throw error;
	}
}

export async function* readBackup(file: string): AsyncGenerator<string> {
	const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
	for await (const line of lines) yield String(JSON.parse(line));
}
