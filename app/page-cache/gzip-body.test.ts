import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { acceptsGzip, gzipBody } from "./gzip-body.server.ts";

function asking(accepted?: string) {
	return new Request("https://island.example/", {
		headers: accepted === undefined ? {} : { "Accept-Encoding": accepted },
	});
}

test.each([
	["gzip, deflate, br, zstd", true],
	["br;q=1.0, GZIP;q=0.8, *;q=0.1", true],
	["gzip;q=0.001", true],
	["gzip;q=0, identity", false],
	["br, gzip ; q=0.000", false],
	["identity", false],
	["", false],
	[undefined, false],
])("Accept-Encoding %j accepts gzip: %j", (accepted, takes) => {
	expect(acceptsGzip(asking(accepted))).toBe(takes);
});

test("behind a platform that asks for gzip itself, the browser's own header counts", () => {
	const behind = (said: string) =>
		Object.assign(
			new Request("https://island.example/", {
				headers: { "Accept-Encoding": "gzip, br" },
			}),
			{ cf: { clientAcceptEncoding: said } },
		);
	expect(acceptsGzip(behind(""))).toBe(false);
	expect(acceptsGzip(behind("gzip, deflate"))).toBe(true);
});

test("a body is packed once, behind the first answer", async () => {
	const words = "dolphins under sail, ".repeat(200);
	const body = new TextEncoder().encode(words);
	const work: Promise<unknown>[] = [];
	const ask = () => gzipBody(body, (packing) => void work.push(packing));
	expect([ask(), ask()]).toEqual([null, null]);
	expect(work).toHaveLength(1);
	await Promise.all(work);
	const packed = ask();
	expect(ask()).toBe(packed);
	if (!packed) throw new Error("The body was not packed");
	expect(packed.size).toBeLessThan(body.byteLength / 5);
	expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(words);
});

test("a body that gzip would not make smaller stays as it is", () => {
	const body = new TextEncoder().encode("no");
	expect(gzipBody(body, () => expect.unreachable())).toBeNull();
});
