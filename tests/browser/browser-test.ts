import { randomUUID } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { type Island, startIsland } from "#tests/island.ts";

interface Islands {
	/**
	 * The island of this name, which the first test of this process that names it starts. At most one is
	 * kept beside the shared one: files come one after the other, and an island is a lot of memory.
	 */
	named(name: string, options?: IslandOptions): Promise<Island>;
}

type IslandOptions = Parameters<typeof startIsland>[0];

/** The name of the island that all files share which name none of their own. */
const shared = "shared";

/** Every test process has a demo island of its own; `baseURL` is its address. */
export const test = base.extend<
	{ island: Island; ownIsland: string; islandVariables: Record<string, string> },
	{ islands: Islands }
>({
	/** A file that looks at whole lists names an island of its own: other files add trips to the shared one. */
	ownIsland: [shared, { option: true }],
	/** What an island of one's own is configured with. */
	islandVariables: [{}, { option: true }],
	// not a fixture of the worker for each name: another worker is another browser and loads all code anew
	islands: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
		async ({}, use) => {
			const started = new Map<string, Island>();
			await use({
				async named(name, options) {
					const known = started.get(name);
					if (known) return known;
					for (const [other, island] of started) {
						if (other === shared || name === shared) continue;
						started.delete(other);
						await island.stop();
					}
					const island = await startIsland(options);
					started.set(name, island);
					return island;
				},
			});
			for (const island of started.values()) await island.stop();
		},
		{ scope: "worker" },
	],
	island: async ({ islands, ownIsland, islandVariables }, use) =>
		use(await islands.named(ownIsland, { seed: true, variables: islandVariables })),
	/** Each test comes from an address of its own: what one address may hold unpaid is counted. */
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
	extraHTTPHeaders: async ({}, use) => use({ "cf-connecting-ip": randomUUID() }),
	baseURL: async ({ island }, use) => use(island.url.origin),
	/** A page that says something on the console, or breaks its own policy, has failed. */
	page: async ({ page, javaScriptEnabled }, use) => {
		const said: string[] = [];
		page.on("console", (message) => {
			if (message.type() === "error") said.push(message.text());
		});
		page.on("pageerror", (error) => said.push(error.message));
		if (javaScriptEnabled) await page.addInitScript(hearToasts);
		const goto = page.goto.bind(page);
		page.goto = async (path, options) => {
			const response = await goto(path, options);
			// staff work with scripts, and a test that holds them back does not wait for the page's end
			const isAwaited = javaScriptEnabled && options?.waitUntil !== "commit";
			if (isAwaited && isOfStaff(page.url()) && response?.ok()) await takenOver(page);
			return response;
		};
		await use(page);
		expect(said.filter((line) => !isExpected(line))).toEqual([]);
	},
});

/** In the page: keeps what the region of the toasts has said, for a toast may be gone before a test looks. */
function hearToasts(): void {
	const heard: string[] = [];
	Object.assign(window, { heardToasts: heard });
	new MutationObserver((changes) => {
		for (const { addedNodes } of changes)
			for (const node of addedNodes)
				if (node.parentElement?.matches("body > [role=status]")) heard.push(node.textContent ?? "");
	}).observe(document, { childList: true, subtree: true });
}

/** That this was a toast since the document was loaded; without scripts, that it stands on the page. */
export async function expectToast(page: Page, text: string): Promise<void> {
	await expect(async () => {
		const heard = await page.evaluate(() =>
			"heardToasts" in window
				? String(window.heardToasts)
				: [...document.querySelectorAll("main [role=status]")]
						.map((each) => each.textContent)
						.join(),
		);
		expect(heard).toContain(text);
	}).toPass();
}

function isOfStaff(url: string): boolean {
	return new URL(url).pathname.startsWith("/dashboard");
}

/**
 * Until its scripts have taken a page over, which React shows on what it has taken: a test that types on
 * while that happens is quicker than anybody's fingers.
 */
export async function takenOver(page: Page): Promise<void> {
	await expect(async () => {
		const isTaken = await page.evaluate(() =>
			[...document.querySelectorAll("main, form")].every((element) =>
				Object.keys(element).some((key) => key.startsWith("__reactProps")),
			),
		);
		expect(isTaken).toBe(true);
	}).toPass();
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** A slow phone: what the page's scripts would do has to wait until the test lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
	const scripts = Promise.withResolvers<void>();
	await page.route("**/assets/*.js", async (route) => {
		await scripts.promise;
		await route.continue();
	});
	return scripts.resolve;
}

/** The browser itself reports every answer of 4xx and 5xx, and a network that a test has cut. */
function isExpected(line: string): boolean {
	return [
		/Failed to load resource: the server responded with a status of [45]\d\d/,
		/Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/,
	].some((expected) => expected.test(line));
}

export { expect };

/** WCAG 2.2 AA as far as a program can see it. */
export async function expectAccessible(page: Page): Promise<void> {
	// half-way to its hover colour a button has a contrast that nobody is shown
	await page.evaluate(async () => {
		const passing = document
			.getAnimations()
			.filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
		await Promise.allSettled(passing.map(({ finished }) => finished));
	});
	const result = await new AxeBuilder({ page })
		.setLegacyMode()
		.options({ resultTypes: ["violations"] })
		.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
		.analyze();
	expect(
		result.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))]),
	).toEqual([]);
}
