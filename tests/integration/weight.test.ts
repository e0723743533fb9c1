import { globSync, readFileSync } from "node:fs";
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
	const named = /(?:rel="modulepreload"[^>]* href=|\bfrom |\bimport\()"(\/assets\/[\w.-]+\.js)"/g;
	for (const [, script = ""] of html.matchAll(named)) add(script);
	return scripts;
}

function gzipped(paths: Iterable<string>): number {
	return [...paths].reduce((sum, path) => sum + gzipSync(file(path)).length, 0);
}

/** What visitors see, and the scripts that each may load by itself, gzipped. */
const budgets: [string, () => Promise<string> | string, number][] = [
	["home", () => "/", 121],
	["list", () => "/excursion/excursions", 121],
	["contact", () => "/excursion/contact", 122],
	["detail", detailPath, 145.5],
	["not found", () => "/no-such-page", 120],
];

async function detailPath(): Promise<string> {
	const trip = await island.db.query.excursions.findFirst({ columns: { id: true } });
	return `/excursion/${trip?.id}`;
}

test.each(budgets)("the %s page stays within its budget of scripts", async (_name, path, most) => {
	const scripts = await scriptsOf(await path());
	expect(scripts.size).toBeGreaterThan(3);
	expect(gzipped(scripts)).toBeLessThanOrEqual(most * kilobyte);
});

/** Font files by the letters they are fetched for. */
function fontsOf(css: string): { file: string; ranges: string }[] {
	return [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => ({
		file: face.match(/\/assets\/[\w.-]+\.woff2/)?.[0] ?? "",
		ranges: face.match(/unicode-range:([^;}]*)/)?.[1] ?? "",
	}));
}

test.each(budgets)(
	"style sheets and fonts of the %s page stay under 55 kB; rarer letters have files of their own",
	async (_name, path) => {
		const html = await (await island.fetch(await path())).text();
		const sheets = new Set(html.match(/\/assets\/[\w.-]+\.css/g));
		expect(sheets.size).toBe(1);
		const css = [...sheets].map((sheet) => file(sheet).toString()).join("");
		const fonts = fontsOf(css);
		const always = fonts.filter(({ ranges }) => ranges === "");
		const fontBytes = always.reduce((sum, font) => sum + file(font.file).length, 0);
		expect(always).toHaveLength(2);
		expect(gzipped(sheets) + fontBytes).toBeLessThanOrEqual(55 * kilobyte);
		const seldom = fonts.filter((font) => !always.includes(font));
		expect(seldom).toHaveLength(2);
		for (const { ranges } of seldom) expect(ranges).toMatch(/U\+1E/i);
	},
);

test("scripts wait until the page is painted; style sheet, fonts and the first picture are asked for early", async () => {
	for (const [, path] of budgets) {
		const html = await (await island.fetch(await path())).text();
		const [painted = "", scripts = ""] = html.split(/<\/?template>/);
		expect(painted).not.toMatch(/rel="modulepreload"|type="module"/);
		expect(painted).toContain('as="font"');
		expect(painted).toContain('rel="stylesheet"');
		expect(scripts).toContain('rel="modulepreload" fetchpriority="low"');
		expect(scripts).not.toMatch(/rel="modulepreload" (?!fetchpriority="low")/);
		expect(scripts).toContain('type="module"');
	}
	const home = await (await island.fetch("/")).text();
	for (const picture of ["hero", "hero-night"])
		expect(home).toMatch(new RegExp(`rel="preload" as="image" href="/art/${picture}\\.svg"`));
});

test("a page that is of little use without scripts loads them at once, behind what is painted", async () => {
	const html = await (await island.fetch("/app_login")).text();
	expect(html).not.toContain("<template>");
	expect(html).toContain('rel="modulepreload" fetchpriority="low"');
	expect(html).not.toMatch(/rel="modulepreload" (?!fetchpriority="low")/);
});

test("the worker is at most 1 MB gzipped", () => {
	const modules = globSync("build/server/**/*.js");
	const bytes = modules.reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0);
	expect(bytes).toBeGreaterThan(100 * kilobyte);
	expect(bytes).toBeLessThanOrEqual(1000 * kilobyte);
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
