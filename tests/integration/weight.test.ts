import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Island, startIsland } from "#tests/island.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland({ seed: true, variables: { ENVIRONMENT: "production" } });
});
afterAll(() => island.stop());

const kilobyte = 1000;

function file(path: string): Buffer {
	return readFileSync(`build/client${path}`);
}

/** Every script that a page loads by itself: what its HTML names, and what those import. */
async function scriptsOf(path: string): Promise<Set<string>> {
	const html = await (await island.fetch(path)).text();
	const scripts = new Set<string>();
	const add = (script: string) => {
		if (scripts.has(script)) return;
		scripts.add(script);
		const code = file(script).toString();
		for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
			add(`/assets/${name}`);
		}
	};
	// the page also lists the scripts of routes that it may lead to: those are not loaded yet
	const named = /(?:rel="modulepreload" href=|\bfrom |\bimport\()"(\/assets\/[\w.-]+\.js)"/g;
	for (const [, script = ""] of html.matchAll(named)) add(script);
	return scripts;
}

function gzipped(paths: Iterable<string>): number {
	return [...paths].reduce((sum, path) => sum + gzipSync(file(path)).length, 0);
}

test("the home page loads at most 120 kB of gzipped JavaScript", async () => {
	const scripts = await scriptsOf("/");
	expect(scripts.size).toBeGreaterThan(3);
	expect(gzipped(scripts)).toBeLessThanOrEqual(120 * kilobyte);
});

test("style sheet and fonts of a page stay under 60 kB", async () => {
	const html = await (await island.fetch("/")).text();
	const [sheet = ""] = html.match(/\/assets\/[\w.-]+\.css/) ?? [];
	const fonts = [
		...file(sheet)
			.toString()
			.matchAll(/\/assets\/[\w.-]+\.woff2/g),
	].map(([path]) => path);
	const fontBytes = fonts.reduce((sum, path) => sum + file(path).length, 0);
	expect(fonts).toHaveLength(2);
	expect(gzipped([sheet]) + fontBytes).toBeLessThanOrEqual(60 * kilobyte);
});

test("public pages carry neither the query library nor the developer's tools, toasts nor a schema", async () => {
	for (const path of ["/", "/excursion/excursions"]) {
		const code = [...(await scriptsOf(path))].map((script) => file(script).toString()).join("");
		expect(code).not.toMatch(/QueryClient|ReactQueryDevtools/);
		expect(code).not.toContain("toastLimit");
		expect(code).not.toContain("valibot");
	}
});

test("public pages carry nothing of the totem, neither its keyboard nor its style sheet", async () => {
	for (const path of ["/", "/excursion/excursions"]) {
		const html = await (await island.fetch(path)).text();
		const code = [...(await scriptsOf(path))].map((script) => file(script).toString()).join("");
		expect(code).not.toMatch(/hg-button|totem\.order|Still there/);
		const sheets = html.match(/\/assets\/[\w.-]+\.css/g) ?? [];
		for (const sheet of new Set(sheets)) expect(file(sheet).toString()).not.toContain("hg-button");
	}
});
