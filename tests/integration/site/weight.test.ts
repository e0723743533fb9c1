import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Language, writtenLanguages } from "#app/messages/languages.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { bookingFormTexts } from "#app/messages/texts.ts";
import {
	applicationBudgets,
	awakeBudget,
	builtFile,
	documentBudget,
	fontsOf,
	gzippedBytes,
	kilobyte,
	routeScripts,
	scriptsOf,
	styleBudget,
	styleBytes,
	styleSheetsOf,
	withImports,
	workerBudget,
} from "#scripts/page-weight.ts";
import { addExcursion } from "#tests/builders.ts";
import { widgetModules } from "#tests/documents.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";

const variables = {
	ENVIRONMENT: "production",
	STRIPE_SECRET_KEY: "sk_test_unused",
	STRIPE_WEBHOOK_SECRET: "whsec_unused",
};

let island: Island;
let detailPath: string;
let voucherPath: string;
beforeAll(async () => {
	island = await startIsland({ seed: true, variables });
	const trip = await island.db.query.excursions.findFirst({ columns: { id: true } });
	detailPath = `/excursion/${trip?.id}`;
	const { confirmId } = await addBooking(island, await addExcursion(island.db));
	voucherPath = `/booking/${confirmId}`;
});
afterAll(() => island.stop());

const pages: [string, () => string][] = [
	["home", () => "/"],
	["list", () => "/excursion/excursions"],
	["contact", () => "/excursion/contact"],
	["detail", () => detailPath],
	["voucher", () => voucherPath],
	["find my booking", () => "/booking"],
	["not found", () => "/no-such-page"],
];

const readPages = new Map<string, string>();

async function htmlOf(path: string): Promise<string> {
	const html = readPages.get(path) ?? (await (await island.fetch(path)).text());
	readPages.set(path, html);
	return html;
}

test.each(pages)(
	"the %s page runs one small script before anybody touches it",
	async (_name, path) => {
		const scripts = [...scriptsOf(await htmlOf(path()))];
		expect(scripts).toEqual([expect.stringMatching(/^\/assets\/islands\/wake-/)]);
		expect(gzippedBytes(scripts)).toBeGreaterThan(0.5 * kilobyte);
		expect(gzippedBytes(scripts)).toBeLessThanOrEqual(documentBudget * kilobyte);
	},
);

async function awakeScripts(language: Language = "en"): Promise<Set<string>> {
	const html = await htmlOf(pathIn(language, detailPath));
	return withImports([...scriptsOf(html), ...widgetModules(html, "booking-widget")]);
}

test.each(writtenLanguages)(
	"what runs after a touch of the booking panel stays within its budget in %s, with its own texts alone",
	async (language) => {
		const scripts = await awakeScripts(language);
		// React alone
		expect(gzippedBytes(scripts)).toBeGreaterThan(60 * kilobyte);
		expect(gzippedBytes(scripts)).toBeLessThanOrEqual(awakeBudget * kilobyte);
		const code = [...scripts].map((script) => builtFile(script).toString()).join("");
		const spoken = writtenLanguages.filter((each) =>
			code.includes(bookingFormTexts[each].unsent.once),
		);
		expect(spoken).toEqual([language]);
	},
);

test.each([
	["dashboard", 40],
	["totem", 6],
	["sign-in", 6],
] as const)("every screen of %s stays within the budget of an application", (folder, least) => {
	const screens = [...routeScripts(folder)];
	expect(screens.length).toBeGreaterThanOrEqual(least);
	const weights = screens.map(([id, scripts]): [string, number] => [id, gzippedBytes(scripts)]);
	const [, lightest = 0] = weights.sort(([, one], [, other]) => one - other)[0] ?? [];
	// React and the router alone
	expect(lightest).toBeGreaterThan(90 * kilobyte);
	const budget = applicationBudgets[folder] * kilobyte;
	expect(weights.filter(([, bytes]) => bytes > budget)).toEqual([]);
});

test("an application's small script wakes no island, and is the one that its page names", async () => {
	const html = await htmlOf("/app_login");
	const [script = ""] = [...scriptsOf(html)].filter((each) => each.includes("/islands/"));
	expect(script).toMatch(/\/wake-application-/);
	const code = builtFile(script).toString();
	expect(code).toContain("submit");
	expect(code).not.toMatch(/data-widget|hydrate/);
});

/** Words in the library that makes QR codes. */
const qrMark = "Data too long";

test("no screen of the dashboard makes QR codes, and its forms carry no schema: the server does both", () => {
	const carriers = (folder: string, mark: string) =>
		[...routeScripts(folder)]
			.filter(([, scripts]) => [...scripts].some((each) => builtFile(each).includes(mark)))
			.map(([id]) => id);
	expect(carriers("totem", qrMark)).toContain("totem/enrolment/enrol");
	expect(carriers("dashboard", qrMark)).toEqual([]);
	// valibot's own word for itself in every schema
	const withSchemas = carriers("dashboard", "~standard");
	expect(withSchemas).toContain("dashboard/boarding/today");
	for (const form of ["excursions/excursion-edit", "bookings/booking-edit", "bookings/new-booking"])
		expect(withSchemas).not.toContain(`dashboard/${form}`);
});

test("no application carries the renderer that draws islands on the server", () => {
	const scripts = new Set(
		["dashboard", "totem", "sign-in", "site"].flatMap((folder) =>
			[...routeScripts(folder).values()].flatMap((ofScreen) => [...ofScreen]),
		),
	);
	expect([...scripts].filter((script) => builtFile(script).includes("renderToString"))).toEqual([]);
});

test.each(pages)(
	`style sheets and fonts of the %s page stay under ${styleBudget} kB; rarer letters have files of their own`,
	async (_name, path) => {
		const html = await htmlOf(path());
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

test("style sheet, fonts and the first picture are asked for early", async () => {
	for (const [, path] of pages) {
		const html = await htmlOf(path());
		const head = html.slice(0, html.indexOf("</head>"));
		expect(head).toContain('as="font"');
		expect(head).toContain('rel="stylesheet"');
	}
	const home = await htmlOf("/");
	for (const picture of ["hero", "hero-night"])
		expect(home).toMatch(new RegExp(`rel="preload" as="image" href="/art/${picture}\\.svg"`));
});

test("the worker stays within its budget", () => {
	const modules = globSync("build/server/**/*.js");
	const bytes = modules.reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0);
	expect(bytes).toBeGreaterThan(100 * kilobyte);
	expect(bytes).toBeLessThanOrEqual(workerBudget * kilobyte);
});

test("an awake panel carries neither the router, the query library, the developer's tools nor anything of the totem", async () => {
	const files = [...(await awakeScripts())].map((script) => builtFile(script).toString());
	const code = files.join("");
	expect(code).toContain("hydrateRoot");
	expect(code).not.toMatch(/__reactRouter|createBrowserRouter|QueryClient|ReactQueryDevtools/);
	expect(code).not.toMatch(/hg-button|totem\.order|Still there/);
});

test("public pages carry nothing of the totem's style sheet", async () => {
	for (const path of ["/", "/excursion/excursions"])
		for (const sheet of styleSheetsOf(await htmlOf(path)))
			expect(builtFile(sheet).toString()).not.toContain("hg-button");
});
