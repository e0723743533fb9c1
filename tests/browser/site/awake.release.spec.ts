import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { bookings, contactMessages } from "#app/database/schema.server.ts";
import { awake, expect, smallScriptRun, test, wake } from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { addExcursion, changeDeparture, soon } from "#tests/builders.ts";

const total = (page: Page) => page.locator("form output").last();
const book = (page: Page) => page.locator("#book").getByRole("button", { name: "Book and pay" });
const island = (page: Page) => page.locator("[data-widget=booking-widget]");

/** The page that a widget reads anew. */
const freshPage = /[?&]fresh=/;

/** The rules of a form do not come, so that its awake form is refused by the server alone. */
async function leaveChecksToServer(page: Page): Promise<void> {
	await page.route(/\/islands\/contact-check-/, (route) => route.abort("failed"));
}

/** Makes the island's next props useless, so that its component throws. */
function breakProps(html: string): string {
	return html.replace('"departures":[', '"departures":null,"gone":[');
}

test.describe("a widget that fails", () => {
	// the fixture's page would fail for the error that is meant
	test("later keeps what was typed and chosen while it was awake", async ({
		context,
		island: { db },
	}) => {
		const page = await context.newPage();
		const { id } = await addExcursion(db);
		const read = Promise.withResolvers<void>();
		await page.route(freshPage, async (route) => {
			await read.promise;
			const response = await route.fetch();
			await route.fulfill({ response, body: breakProps(await response.text()) });
		});
		await page.goto(`/excursion/${id}`);
		await wake(page, "booking-widget");
		await fillGuest(page);
		await page.getByLabel("Anything we should know").fill("A child’s seat");
		await page.locator(`input[name=date][value="${soon(3)}"]`).check({ force: true });
		await page.getByRole("button", { name: "More: Adults" }).click();
		const pickup = await page.getByLabel("We pick you up at").inputValue();
		const failed = page.waitForEvent("pageerror");
		read.resolve();
		await failed;
		await expect(island(page)).not.toHaveAttribute("data-awake");
		await expect(page.getByLabel("We pick you up at")).toHaveValue(pickup);
		await expect(page.getByLabel("Anything we should know")).toHaveValue("A child’s seat");
		await page.getByRole("button", { name: "More: Children" }).click();
		// a form that sleeps books the price that it shows
		await expect(page.locator("form output").last()).toHaveText("€234");
		await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
		await book(page).click();
		await expect(page).toHaveURL(/\/payment\/sandbox\//);
		expect(await db.select().from(bookings).where(eq(bookings.excursionId, id))).toMatchObject([
			{
				date: soon(3),
				adults: 3,
				children: 1,
				name: "Ida Lindqvist",
				comments: "A child’s seat",
				status: "pending",
			},
		]);
	});
});

/** The same page as a later build would draw it. */
function ofAnotherBuild(html: string): string {
	return html.replaceAll(
		/\/assets\/islands\/([\w-]+)-[\w-]{8}\.js/g,
		"/assets/islands/$1-0ther123.js",
	);
}

test.describe("after a deployment", () => {
	test("a page of another build gives no props to the widgets of this one", async ({
		page,
		island: { db },
	}) => {
		const { id } = await addExcursion(db);
		await page.route(freshPage, async (route) => {
			const response = await route.fetch();
			const html = ofAnotherBuild(await response.text());
			await route.fulfill({
				response,
				body: html.replaceAll('"adultCents":6400', '"adultCents":9900'),
			});
		});
		const fresh = page.waitForResponse(freshPage);
		await page.goto(`/excursion/${id}?date=${soon(3)}`);
		await wake(page, "booking-widget");
		await (await fresh).finished();
		await page.getByRole("button", { name: "More: Adults" }).click();
		await expect(total(page)).toHaveText("€192");
	});

	test("a refusal of another build is shown with its form asleep and its reason focused, and the form is sent again by itself", async ({
		page,
		island: { db },
	}) => {
		await leaveChecksToServer(page);
		await page.goto("/excursion/contact");
		await wake(page, "contact-widget");
		await page.route("**/excursion/contact*", async (route) => {
			if (route.request().method() !== "POST") return route.continue();
			const response = await route.fetch();
			await route.fulfill({ response, body: ofAnotherBuild(await response.text()) });
		});
		// the files of the other build are there
		await page.route(/-0ther123\.js$/, (route) => route.fulfill({ body: "" }));
		await page.getByLabel("Message").fill("Do you take dogs along?");
		await page.getByLabel("Your name").fill("Another Build");
		await page.getByLabel("Email").fill("another@build");
		await page.getByRole("button", { name: "Send the message" }).click();
		await expect(page.getByRole("alert")).toBeFocused();
		await page.waitForLoadState("networkidle");
		await expect(page.locator("main [data-awake]")).toHaveCount(0);
		await page.unrouteAll();
		await expect(page.getByLabel("Message")).toHaveValue("Do you take dogs along?");
		await page.getByLabel("Email").fill("another@mail.example");
		await page.getByRole("button", { name: "Send the message" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"Thank you, we have your message.",
		);
		expect(await db.$count(contactMessages, eq(contactMessages.name, "Another Build"))).toBe(1);
	});
});

/** A server that stops in the middle of a page until it is told to go on. */
async function slowPages(origin: URL, cutAt: string) {
	const rest = Promise.withResolvers<void>();
	const server = createServer(async (request, response) => {
		const answer = await fetch(new URL(request.url ?? "", origin), {
			headers: { "cf-connecting-ip": "slow", "accept-encoding": "identity" },
		});
		const type = answer.headers.get("content-type") ?? "";
		const body = Buffer.from(await answer.arrayBuffer());
		response.writeHead(answer.status, { "content-type": type });
		const cut = type.includes("text/html") ? body.indexOf(cutAt) : -1;
		if (cut === -1) return response.end(body);
		response.write(body.subarray(0, cut));
		await rest.promise;
		response.end(body.subarray(cut));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port }: Partial<AddressInfo> = Object(server.address());
	return {
		url: `http://127.0.0.1:${port}`,
		letRest: rest.resolve,
		stop: () => server.close(),
	};
}

test("a widget that is touched while its page still arrives wakes when it is here", async ({
	page,
	island: { db, url },
}) => {
	const { id } = await addExcursion(db);
	// in the island, behind the field that is touched
	const slow = await slowPages(url, 'name="comments"');
	const loaded = new Set<string>();
	page.on("requestfinished", (request) => loaded.add(new URL(request.url()).pathname));
	await page.goto(`${slow.url}/excursion/${id}`, { waitUntil: "commit" });
	await smallScriptRun(page);
	await page.getByLabel("Full name").fill("Ida Lind");
	const modules = (await island(page).getAttribute("data-modules"))?.split(" ") ?? [];
	await expect.poll(() => modules.filter((each) => !loaded.has(each))).toEqual([]);
	// what it needs has run: a widget that does not wait would be awake by now, or have given up
	await page.evaluate((files) => Promise.all(files.map((each) => import(each))), modules);
	await page.evaluate(lookedAndIdle);
	await expect(island(page)).not.toHaveAttribute("data-awake");
	slow.letRest();
	await awake(page, "booking-widget");
	await expect(page.getByLabel("Full name")).toHaveValue("Ida Lind");
	await expect(page.getByLabel("Anything we should know")).toBeVisible();
	slow.stop();
});

test.describe("an awake form that its visitor comes back to", () => {
	const comesBack = {
		"from the history": () => {
			dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
		},
		"from another tab after more than a minute": () => {
			const now = Date.now;
			Date.now = () => now() + 61_000;
			document.dispatchEvent(new Event("visibilitychange"));
		},
	};
	for (const [way, comeBack] of Object.entries(comesBack))
		test(`${way} has the seats of now and everything that was typed`, async ({
			page,
			island: { db },
		}) => {
			const { id } = await addExcursion(db);
			const first = page.waitForResponse(freshPage);
			await page.goto(`/excursion/${id}?date=${soon(3)}`);
			await wake(page, "booking-widget");
			await (await first).finished();
			await fillGuest(page);
			await page.getByRole("button", { name: "More: Adults" }).click();
			await changeDeparture(db, { excursionId: id, date: soon(3) }, { capacity: 2 });
			const again = page.waitForResponse(freshPage);
			await page.evaluate(comeBack);
			await again;
			await expect(page.locator("#price")).toContainText("2 seats are left that day");
			await expect(page.getByLabel(/^Adults/)).toHaveValue("3");
			await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
		});
});

test("a form whose answer is no page is sent by the browser, loses no word and is kept once", async ({
	page,
	island: { db },
}) => {
	await page.goto("/excursion/contact");
	await wake(page, "contact-widget");
	await page.getByLabel("Your name").fill("Too Many");
	await page.getByLabel("Email").fill("many@mail.example");
	await page.getByLabel("Message").fill("Do you take dogs along?");
	let posts = 0;
	await page.route("**/excursion/contact*", (route) => {
		if (route.request().method() !== "POST") return route.continue();
		posts += 1;
		return route.fulfill({
			status: 429,
			contentType: "text/plain",
			headers: { "X-Request-Id": "1" },
			body: "Too many",
		});
	});
	await page.getByRole("button", { name: "Send the message" }).click();
	await expect(page.getByText("Too many")).toBeVisible();
	expect(posts).toBe(2);
	await page.unrouteAll();
	await page.goBack();
	await expect(page.getByLabel("Your name")).toHaveValue("Too Many");
	await expect(page.getByLabel("Message")).toHaveValue("Do you take dogs along?");
	await page.getByRole("button", { name: "Send the message" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Thank you, we have your message.",
	);
	expect(await db.$count(contactMessages, eq(contactMessages.name, "Too Many"))).toBe(1);
});

/** What is in sight has been looked at, and what waits until the browser is idle has begun. */
async function lookedAndIdle(): Promise<void> {
	for (const _ of "123") await new Promise(requestAnimationFrame);
	for (const _ of "12") await new Promise((resolve) => requestIdleCallback(() => resolve(null)));
}

for (const effectiveType of ["4g", "2g"])
	test(`on ${effectiveType} a form that comes into sight ${effectiveType === "4g" ? "wakes after the first scroll" : "waits for a touch, and nothing is fetched ahead"}`, async ({
		page,
		island: { db },
	}) => {
		const { id } = await addExcursion(db);
		await page.addInitScript((type) => {
			Object.defineProperty(navigator, "connection", { value: { effectiveType: type } });
		}, effectiveType);
		const fetched: string[] = [];
		page.on("request", (request) => {
			if (/\/islands\/(?!wake-)/.test(request.url())) fetched.push(request.url());
		});
		await page.goto(`/excursion/${id}`, { waitUntil: "networkidle" });
		await expect(island(page)).not.toHaveAttribute("data-awake");
		if (effectiveType === "4g") await expect.poll(() => fetched.length).toBeGreaterThan(0);
		await page.evaluate(() => {
			document.querySelector("form#book")?.scrollIntoView();
			dispatchEvent(new Event("scroll"));
		});
		if (effectiveType === "4g") return await awake(page, "booking-widget");
		await page.evaluate(lookedAndIdle);
		expect(fetched).toEqual([]);
		await wake(page, "booking-widget");
	});
