import { randomUUID } from "node:crypto";
import { test as base, expect, type Page, type Route } from "@playwright/test";
import { and, eq, notInArray } from "drizzle-orm";
import { excursions } from "#app/database/schema.server.ts";
import type { WidgetName } from "#app/islands/widgets.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { slowness } from "#tests/run/slowness.ts";
import { type AxeScope, axeViolations } from "./axe.ts";

interface Islands {
	/**
	 * The island of this name, started by the first test that names it. At most one is kept beside the shared one,
	 * because an island needs much memory.
	 */
	islandNamed(name: string, options?: IslandOptions): Promise<Island>;
}

type IslandOptions = Parameters<typeof startIsland>[0];

/** Island of all files that name none. */
const shared = "shared";

/** Each test process has its own demo island; `baseURL` is its address. */
export const test = base.extend<
	{
		island: Island;
		ownIsland: string;
		islandVariables: Record<string, string>;
		islandHost: "127.0.0.1" | "localhost";
	},
	{ islands: Islands }
>({
	/** A test that checks whole lists needs its own island, because other files add excursions to the shared one. */
	ownIsland: [shared, { option: true }],
	/** Variables of an own island. */
	islandVariables: [{}, { option: true }],
	/** Of an own island: browsers have passkeys for "localhost" only. */
	islandHost: ["127.0.0.1", { option: true }],
	// one fixture for all names: a second worker fixture would start another browser
	islands: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
		async ({}, use) => {
			const started = new Map<string, Island>();
			await use({
				async islandNamed(name, options) {
					const startedBefore = started.get(name);
					if (startedBefore) return startedBefore;
					for (const [other, island] of started) {
						if (other === shared || name === shared) continue;
						started.delete(other);
						await island.stop();
					}
					const island = await startIsland({ ...options, hasFiles: true });
					started.set(name, island);
					return island;
				},
			});
			for (const island of started.values()) await island.stop();
		},
		{ scope: "worker" },
	],
	island: async ({ islands, ownIsland, islandVariables, islandHost }, use) => {
		const island = await islands.islandNamed(ownIsland, {
			seed: true,
			variables: islandVariables,
			host: islandHost,
		});
		const tripIds = await excursionIds(island);
		await use(island);
		if (ownIsland === shared) await takeOffSale(island, tripIds);
	},
	/**
	 * Each test has its own IP address, because unpaid bookings are limited by address. Nothing is packed for the way,
	 * because each test's browser fetches all files anew.
	 */
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
	extraHTTPHeaders: async ({}, use) =>
		use({ "cf-connecting-ip": randomUUID(), "accept-encoding": "identity" }),
	baseURL: async ({ island }, use) => use(island.url.origin),
	/** A test fails when its page writes to the console or violates its Content-Security-Policy. */
	page: async ({ page, javaScriptEnabled }, use) => {
		const consoleLines: string[] = [];
		page.on("console", (message) => {
			if (message.type() === "error") consoleLines.push(message.text());
		});
		page.on("pageerror", (error) => consoleLines.push(error.message));
		if (javaScriptEnabled) await page.addInitScript(hearToasts);
		if (slowness > 1) await slowDown(page);
		const goto = page.goto.bind(page);
		page.goto = async (path, options) => {
			const response = await goto(path, options);
			// pages with held-back scripts never become idle, so those are not awaited
			const isAwaited = javaScriptEnabled && options?.waitUntil !== "commit";
			if (isAwaited && isOfStaff(page.url()) && response?.ok()) await takenOver(page);
			return response;
		};
		await use(page);
		expect(consoleLines.filter((line) => !isExpected(line))).toEqual([]);
	},
});

async function excursionIds({ db }: Island): Promise<string[]> {
	return (await db.select({ id: excursions.id }).from(excursions)).map(({ id }) => id);
}

/** Takes the excursions of a test off sale, so that the lists that the next ones read do not grow. */
async function takeOffSale({ db }: Island, tripIds: string[]): Promise<void> {
	await db
		.update(excursions)
		.set({ isActive: false })
		.where(and(eq(excursions.isActive, true), notInArray(excursions.id, tripIds)));
}

/** Records toasts, because one may disappear before a test looks. */
function hearToasts(): void {
	const toasts: string[] = [];
	Object.assign(window, { heardToasts: toasts });
	new MutationObserver((changes) => {
		for (const { addedNodes } of changes)
			for (const node of addedNodes)
				if (node.parentElement?.matches("body > [role=status]"))
					toasts.push(node.textContent ?? "");
	}).observe(document, { childList: true, subtree: true });
}

/** Expects that this toast was shown since the page was loaded; without scripts, that its text is on the page. */
export async function expectToast(page: Page, text: string): Promise<void> {
	await expect(async () => {
		const toasts = await page.evaluate(() =>
			"heardToasts" in window
				? String(window.heardToasts)
				: [...document.querySelectorAll("main [role=status]")]
						.map((each) => each.textContent)
						.join(),
		);
		expect(toasts).toContain(text);
	}).toPass();
}

/** Gives the page's scripts this fraction of the processor. */
async function slowDown(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
}

function isOfStaff(url: string): boolean {
	return new URL(url).pathname.startsWith("/dashboard");
}

/** Presses Tab until this element has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
	for (let presses = 0; presses < 120; presses += 1) {
		await page.keyboard.press("Tab");
		const isThere = await page.evaluate(
			(selector) => document.activeElement?.matches(selector) ?? false,
			selector,
		);
		if (isThere) return;
	}
	throw new Error(`Tab never reaches ${selector}`);
}

/** Waits until React has hydrated the page; before that, typing is faster than any person's. */
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

/**
 * Touches a widget of a public page until it is awake: a touch before the page's small script is here is lost, and
 * what did not load is tried at the next one.
 */
export async function wake(page: Page, name: WidgetName): Promise<void> {
	const widget = page.locator(`[data-widget="${name}"]`);
	await touchUntilAwake(page, name, () => widget.dispatchEvent("pointerover"));
}

/** The same with a touch of the test's own. */
export async function touchUntilAwake(
	page: Page,
	name: WidgetName,
	touch: () => Promise<void>,
): Promise<void> {
	const widget = page.locator(`[data-widget="${name}"]`);
	await expect(async () => {
		await touch();
		await expect(widget).toHaveAttribute("data-awake", "", { timeout: 2000 * slowness });
	}).toPass();
	await awake(page, name);
}

/** Waits until a widget of a public page answers to a visitor. */
export async function awake(page: Page, name: WidgetName): Promise<void> {
	const widget = page.locator(`[data-widget="${name}"]`);
	await expect(widget).toHaveAttribute("data-awake", "");
	// React has set to work, and is done when it knows what it has drawn
	await expect(async () => {
		const isHydrated = await widget.evaluate((element) =>
			[...element.children].every((child) =>
				Object.keys(child).some((key) => key.startsWith("__reactProps")),
			),
		);
		expect(isHydrated).toBe(true);
	}).toPass();
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Holds back the page's scripts until the test releases them, like a slow phone. */
export function holdScripts(page: Page): Promise<() => void> {
	return hold(page, "**/assets/**/*.js");
}

/** Holds back an application's scripts, so that the small script of every page alone is there. */
export function holdApplication(page: Page): Promise<() => void> {
	return hold(page, /\/assets\/(?!islands\/wake-).*\.js/);
}

/** Waits until the small script of an application's page has run, while the other scripts are held. */
export async function smallScriptRun(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		performance
			.getEntriesByType("resource")
			.some(({ name, duration }) => name.includes("/islands/wake-") && duration > 0),
	);
	await page.evaluate(() => new Promise(requestAnimationFrame));
}

async function hold(page: Page, files: string | RegExp): Promise<() => void> {
	const scripts = Promise.withResolvers<void>();
	await page.route(files, async (route) => {
		await scripts.promise;
		await route.continue();
	});
	return scripts.resolve;
}

/**
 * Lets these requests fail until the returned function is called. The route stays: removing it while a request is on its
 * way can leave that request unanswered for ever.
 */
export async function breakRequests(
	page: Page,
	which: string | RegExp,
	fail: (route: Route) => Promise<void> = (route) => route.abort("failed"),
): Promise<() => void> {
	let isBroken = true;
	await page.route(which, (route) => (isBroken ? fail(route) : route.fallback()));
	return () => {
		isBroken = false;
	};
}

/** The browser logs every 4xx and 5xx answer, and a network that the test has cut. */
function isExpected(line: string): boolean {
	return [
		/Failed to load resource: the server responded with a status of [45]\d\d/,
		/Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/,
	].some((expected) => expected.test(line));
}

export { expect };

/**
 * Checks WCAG 2.2 AA as far as axe can.
 * @param scope.alsoAt a second size, in the same colours: there the page must not need sideways scrolling either.
 */
export async function expectAccessible(
	page: Page,
	{ alsoAt, ...scope }: AxeScope & { alsoAt?: { width: number; height: number } } = {},
): Promise<void> {
	await expectNoViolations(page, scope);
	const size = page.viewportSize();
	if (!alsoAt || !size) return;
	await page.setViewportSize(alsoAt);
	await expectNoViolations(page, { ...scope, hasContrast: false });
	await expectNoSideways(page);
	await page.setViewportSize(size);
}

/** Expects that the page does not scroll sideways. */
export async function expectNoSideways(page: Page, what = page.url()): Promise<void> {
	const over = () =>
		page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
	await expect.poll(over, what).toBe(0);
}

async function expectNoViolations(page: Page, scope: AxeScope): Promise<void> {
	// during a transition a button can have a contrast that is never shown
	await page.evaluate(async () => {
		const passing = document
			.getAnimations()
			.filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
		await Promise.allSettled(passing.map(({ finished }) => finished));
	});
	expect(await axeViolations(page, scope)).toEqual([]);
}
