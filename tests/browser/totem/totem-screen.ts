import type { Browser, Locator, Page, Response } from "@playwright/test";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { bookings } from "#app/database/schema.server.ts";
import { expect, expectAccessible } from "#tests/browser/browser-test.ts";
import type { Island } from "#tests/island.ts";
import { addTotem } from "#tests/totems.ts";

export const portrait = { width: 1080, height: 1920 };
export const landscape = { width: 1920, height: 1080 };
/** Hotels of the demo island: guests pay on their phone in the first, at reception in the second. */
export const onThePhone = "los-dragos";
export const collecting = "casa-bruma";

/** Makes this browser the screen of the hotel, and opens it. */
export async function enrol(page: Page, island: Island, hotelId: string): Promise<void> {
	const { cookie } = await addTotem(island, hotelId);
	const domain = island.url.hostname;
	await page.context().addCookies([{ ...cookie, domain, path: "/totem" }]);
	const isOurs = async (response: Response) =>
		response.url().endsWith("/heartbeat") &&
		(await response.text().catch(() => "")).includes('"isEnrolled":true');
	const beat = page.waitForResponse(isOurs);
	await page.goto(`/totem/${hotelId}/`);
	await beat;
}

/** Target sizes: WCAG 2.5.5 and our own minimum. */
async function expectTouchable(page: Page) {
	const small = await page.locator(":is(button, a, label:has(input)):visible").evaluateAll((all) =>
		all
			.map((element) => {
				// a poster is one target, fully covered by its link
				const area = element.closest("li") ?? element;
				const { width, height } = area.getBoundingClientRect();
				return { name: element.textContent ?? "", width, height };
			})
			.filter(({ width, height }) => Math.min(width, height) < 56),
	);
	expect(small).toEqual([]);
	const main = page.locator("main .bg-accent:visible");
	for (const each of await main.all()) {
		expect((await each.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(72);
	}
}

/** Expects that nothing is cut off and nothing scrolls. */
async function expectToFit(page: Page) {
	const hidden = await page
		.locator("main, main > section")
		.evaluateAll((all) => all.map((each) => each.scrollHeight - each.clientHeight));
	expect(Math.max(...hidden)).toBeLessThanOrEqual(1);
}

/** Expects that no link leads out of this hotel's totem, but for the way of staff who allow the screen to sell. */
export async function expectNoWayOut(page: Page, hotelId: string) {
	const links = await page
		.locator("a[href]")
		.evaluateAll((all) => all.map((each) => each.getAttribute("href") ?? ""));
	const inside = [`/totem/${hotelId}/`, `/totem?from=${hotelId}`];
	expect(links.filter((href) => !inside.some((start) => href.startsWith(start)))).toEqual([]);
}

export async function expectGoodScreen(page: Page, hotelId: string) {
	await expectAccessible(page);
	await expectNoWayOut(page, hotelId);
	await inBothShapes(page, async () => {
		await expectTouchable(page);
		await expectToFit(page);
	});
}

/** Only style sheets tell portrait from landscape, so an open screen can be turned. */
export async function inBothShapes(page: Page, check: () => Promise<void>) {
	const ownShape = page.viewportSize() ?? portrait;
	const other = ownShape.width === portrait.width ? landscape : portrait;
	for (const shape of [other, ownShape]) {
		await page.setViewportSize(shape);
		// pictures and fonts of the other shape may change the layout once more
		await expect(check).toPass();
	}
}

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** What the choice costs. */
export const sum = (page: Page) => page.locator("p[aria-live=polite]");

export async function tap(target: Locator) {
	await target.tap();
}

export function button(page: Page, name: string | RegExp) {
	return page.getByRole("button", { name, exact: typeof name === "string" });
}

/** Types with the on-screen keyboard. */
export async function type(page: Page, keys: string[]) {
	for (const key of keys) await tap(button(page, key));
}

export async function typeGuest(page: Page, first: string) {
	await tap(button(page, /^Type it here/));
	const [capital = "", ...rest] = first;
	await type(page, [capital, ...rest, "Space", "L", "o"]);
	await expect(page.getByLabel("Full name")).toHaveValue(`${first} Lo`);
	await tap(button(page, "Go on"));
	await type(page, ["i", "d", "a", "At sign", "m", "x", ".com"]);
	await expect(page.getByLabel("Email")).toHaveValue("ida@mx.com");
	await tap(button(page, "Go on"));
}

export async function bookingsOf(island: Island, name: string) {
	return island.db.select().from(bookings).where(eq(bookings.name, name));
}

/** Of the next choice that this screen hands over to a phone. */
export async function offeredToken(page: Page): Promise<string> {
	const answer = await page.waitForResponse(/\/handovers$/);
	return v.parse(v.object({ token: v.string() }), await answer.json()).token;
}

export async function openPhone(browser: Browser, address: string): Promise<Page> {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
	});
	const phone = await context.newPage();
	await phone.goto(address);
	return phone;
}

/** Paths in the service worker's cache. */
export function keptPaths(page: Page): Promise<string[]> {
	return page.evaluate(async () =>
		(await (await caches.open("totem-1")).keys()).map(({ url }) => new URL(url).pathname),
	);
}

/** Waits until the service worker keeps what the screens of the hotel `onThePhone` need, also unopened ones. */
export async function expectToKeepAllTrips(page: Page): Promise<void> {
	const all =
		/(?=.*\/assets\/touch-keyboard-)(?=.*\/assets\/excursions-)(?=.*\/assets\/excursion-)(?=.*\/totem\/los-dragos\/excursions)(?=.*\/totem\/los-dragos\/trips\.json)(?=.*figtree-latin-ext)(?=.*young-serif-latin-ext)/;
	await expect
		.poll(async () => (await keptPaths(page)).join(" "), { timeout: 60_000 })
		.toMatch(all);
}
