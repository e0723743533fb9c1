import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion } from "#tests/builders.ts";

const list = "/excursion/excursions";

test("a page is loaded ahead when the pointer rests on its link, and shown from what was loaded where nothing has changed", async ({
	page,
	island,
}) => {
	const { id, title } = await addExcursion(island.db, { title: "Loaded ahead" });
	const rules = page.waitForResponse("**/speculation-rules");
	await page.goto(list);
	await rules;
	const ahead = page.waitForRequest(`**/excursion/${id}`);
	await page.getByRole("link", { name: title }).hover();
	expect((await ahead).headers()["sec-purpose"]).toMatch(/^prefetch/);
	const again = page.waitForRequest(
		(request) => request.url().endsWith(id) && request.resourceType() === "fetch",
	);
	await page.getByRole("link", { name: title }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	await (await (await again).response())?.finished();
	await page.waitForLoadState("networkidle");
	expect(
		await page.evaluate(() => {
			const [navigation] = performance.getEntriesByType("navigation");
			return navigation?.toJSON().deliveryType;
		}),
	).toBe("navigational-prefetch");
});

test("a screen of staff loads the page of a link ahead when the pointer is within 100 pixels of it", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { role: "admin" });
	const requests: string[] = [];
	page.on("request", (request) => requests.push(new URL(request.url()).pathname));
	await page.goto("/dashboard", { waitUntil: "networkidle" });
	const link = page
		.locator("header")
		.getByRole("link", { name: "Bookings", exact: true, includeHidden: true })
		.first();
	await leaveVisible(link);
	// the file that looks comes with the first move
	await expect(async () => {
		await moveBelow(link, 90);
		expect(requests.some((path) => path.includes("/bookings"))).toBe(true);
	}).toPass();
});

/** The others would be nearer to the pointer. */
async function leaveVisible(link: Locator): Promise<void> {
	await link.evaluate((only) => {
		for (const each of document.querySelectorAll("a"))
			each.style.visibility = each === only ? "visible" : "hidden";
	});
}

/** Moves the pointer so many pixels below a link, until the page has seen it. */
async function moveBelow(link: Locator, pixels: number): Promise<void> {
	const box = await link.boundingBox();
	if (!box) throw new Error("the link has no box");
	const { x, y, width, height } = box;
	await link.page().mouse.move(x + width / 2, y + height + pixels);
	await link.evaluate(
		() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
	);
}

test("a page that the browser has drawn ahead asks for nothing until it is seen", async ({
	page,
	context,
	island,
}) => {
	// the guest holds seats, so the page wakes by itself
	await context.addCookies([{ name: "seats_held", value: "1", url: island.url.origin }]);
	// Playwright's browser draws no page ahead, so the page is told that it is not seen yet
	await page.addInitScript(() => {
		let isAhead = true;
		Object.defineProperty(document, "prerendering", { get: () => isAhead });
		addEventListener("see", () => {
			isAhead = false;
			document.dispatchEvent(new Event("prerenderingchange"));
		});
	});
	const requests: string[] = [];
	page.on("request", (request) => requests.push(new URL(request.url()).pathname));
	await page.goto("/", { waitUntil: "networkidle" });
	expect(requests.filter((path) => path.startsWith("/assets/islands/wake"))).toHaveLength(1);
	expect(requests.filter((path) => /held|hydrate/.test(path))).toEqual([]);
	const question = page.waitForRequest("**/booking/held");
	await page.evaluate(() => dispatchEvent(new Event("see")));
	await question;
});

/** Follows the link to an excursion, and reads what moves from page to page. */
async function renewedParts(page: Page, title: string): Promise<string[] | null> {
	await page.addInitScript(() => {
		addEventListener("pagereveal", ({ viewTransition }) => {
			const parts = viewTransition?.ready.then(() =>
				document
					.getAnimations()
					.map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement),
			);
			Object.assign(window, { movedParts: parts ?? null });
		});
	});
	await page.goto(list);
	await page.getByRole("link", { name: title }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	return page.evaluate(() => Reflect.get(window, "movedParts"));
}

for (const reducedMotion of ["no-preference", "reduce"] as const)
	test(`a card's picture and title ${reducedMotion === "reduce" ? "stay still for whoever wants no motion" : "move to their places on the excursion's page"}`, async ({
		browser,
		island,
	}) => {
		const { id, title } = await addExcursion(island.db, {
			title: `Carried over, ${reducedMotion}`,
		});
		const context = await browser.newContext({ baseURL: island.url.origin, reducedMotion });
		const moving = [`::view-transition-new(picture-${id})`, `::view-transition-new(title-${id})`];
		// a browser that is busy with other work leaves a transition out
		await expect(async () => {
			const parts = await renewedParts(await context.newPage(), title);
			if (reducedMotion === "reduce") expect(parts).toBeNull();
			else expect(parts).toEqual(expect.arrayContaining(moving));
		}).toPass();
		await context.close();
	});

test("no page has two parts of one name, which would keep everything from moving", async ({
	page,
	island,
}) => {
	const { id } = await addExcursion(island.db);
	for (const path of ["/", list, `/excursion/${id}`]) {
		await page.goto(path);
		const names = await page
			.locator("[data-carried-over]")
			.evaluateAll((parts) => parts.map((part) => part.getAttribute("data-carried-over")));
		expect(names.length, path).toBeGreaterThan(1);
		expect(new Set(names).size, path).toBe(names.length);
	}
});

/** What this page does that keeps a browser from bringing it back whole. */
async function reasonsAgainstReturn(page: Page, path: string): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.enable");
	// this browser minds no listener that another one does (https://web.dev/articles/bfcache)
	await page.addInitScript(() => {
		window.addEventListener = new Proxy(window.addEventListener, {
			apply(listen, self, args) {
				if (/unload/.test(args[0])) Object.assign(window, { unloadListener: args[0] });
				return Reflect.apply(listen, self, args);
			},
		});
	});
	// a request under way is a reason, but none of the page's making
	await page.goto(path, { waitUntil: "networkidle" });
	const listener = await page.evaluate(() => Reflect.get(window, "unloadListener"));
	await page.goto("/no-such-page");
	const answer = new Promise<string[]>((resolve) => {
		session.once("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
			resolve(
				notRestoredExplanations
					// the rest is of this browser, which never keeps a page while a test drives it
					.filter(({ type }) => type !== "Circumstantial")
					.map(({ reason }) => reason),
			),
		);
	});
	await page.goBack();
	const reasons = await answer;
	await session.detach();
	return listener ? [...reasons, listener] : reasons;
}

test("the browser may bring every public page back whole", async ({ page, island }) => {
	const { id } = await addExcursion(island.db);
	for (const path of ["/", list, `/excursion/${id}`, "/excursion/contact", "/booking"])
		expect(await reasonsAgainstReturn(page, path), path).toEqual([]);
});
