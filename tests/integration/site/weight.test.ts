import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	builtFile,
	fontsOf,
	gzippedBytes,
	kilobyte,
	scriptBudgets,
	scriptsOf,
	styleBudget,
	styleBytes,
	styleSheetsOf,
	workerBudget,
} from "#scripts/page-weight.ts";
import { type Island, startIsland } from "#tests/island.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland({ seed: true, variables: { ENVIRONMENT: "production" } });
});
afterAll(() => island.stop());

/** Public pages, by the name of their budget. */
const pages: [keyof typeof scriptBudgets, () => Promise<string> | string][] = [
	["Home", () => "/"],
	["List", () => "/excursion/excursions"],
	["Contact", () => "/excursion/contact"],
	["Detail", detailPath],
	["Not found", () => "/no-such-page"],
];

async function detailPath(): Promise<string> {
	const trip = await island.db.query.excursions.findFirst({ columns: { id: true } });
	return `/excursion/${trip?.id}`;
}

async function htmlOf(path: string): Promise<string> {
	return await (await island.fetch(path)).text();
}

async function codeOf(path: string): Promise<string> {
	const scripts = [...scriptsOf(await htmlOf(path))];
	return scripts.map((script) => builtFile(script).toString()).join("");
}

test.each(pages)("the %s page stays within its budget of scripts", async (name, path) => {
	const scripts = scriptsOf(await htmlOf(await path()));
	expect(scripts.size).toBeGreaterThan(3);
	expect(gzippedBytes(scripts)).toBeLessThanOrEqual(scriptBudgets[name] * kilobyte);
});

test.each(pages)(
	`style sheets and fonts of the %s page stay under ${styleBudget} kB; rarer letters have files of their own`,
	async (_name, path) => {
		const html = await htmlOf(await path());
		const sheets = styleSheetsOf(html);
		expect(sheets.size).toBe(1);
		const fonts = fontsOf(sheets);
		const seldom = fonts.filter(({ ranges }) => ranges !== "");
		expect(fonts.length - seldom.length).toBe(2);
		expect(styleBytes(html)).toBeLessThanOrEqual(styleBudget * kilobyte);
		expect(seldom).toHaveLength(2);
		for (const { ranges } of seldom) expect(ranges).toMatch(/U\+1E/i);
	},
);

test("scripts wait until the page is painted; style sheet, fonts and the first picture are asked for early", async () => {
	for (const [, path] of pages) {
		const html = await htmlOf(await path());
		const [painted = "", scripts = ""] = html.split(/<\/?template>/);
		expect(painted).not.toMatch(/rel="modulepreload"|type="module"/);
		expect(painted).toContain('as="font"');
		expect(painted).toContain('rel="stylesheet"');
		expect(scripts).toContain('rel="modulepreload" fetchpriority="low"');
		expect(scripts).not.toMatch(/rel="modulepreload" (?!fetchpriority="low")/);
		expect(scripts).toContain('type="module"');
	}
	const home = await htmlOf("/");
	for (const picture of ["hero", "hero-night"])
		expect(home).toMatch(new RegExp(`rel="preload" as="image" href="/art/${picture}\\.svg"`));
});

test("a page that is of little use without scripts loads them at once, behind what is painted", async () => {
	const html = await htmlOf("/app_login");
	expect(html).not.toContain("<template>");
	expect(html).toContain('rel="modulepreload" fetchpriority="low"');
	expect(html).not.toMatch(/rel="modulepreload" (?!fetchpriority="low")/);
});

test("the worker stays within its budget", () => {
	const modules = globSync("build/server/**/*.js");
	const bytes = modules.reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0);
	expect(bytes).toBeGreaterThan(100 * kilobyte);
	expect(bytes).toBeLessThanOrEqual(workerBudget * kilobyte);
});

test("public pages carry neither the query library nor the developer's tools, toasts nor a schema", async () => {
	for (const path of ["/", "/excursion/excursions"]) {
		const code = await codeOf(path);
		expect(code).not.toMatch(/QueryClient|ReactQueryDevtools/);
		expect(code).not.toContain("toastLimit");
		expect(code).not.toContain("valibot");
	}
});

test("public pages carry nothing of the totem, neither its keyboard nor its style sheet", async () => {
	for (const path of ["/", "/excursion/excursions"]) {
		const code = await codeOf(path);
		expect(code).not.toMatch(/hg-button|totem\.order|Still there/);
		for (const sheet of styleSheetsOf(await htmlOf(path)))
			expect(builtFile(sheet).toString()).not.toContain("hg-button");
	}
});
