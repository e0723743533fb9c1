import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { codes, excursions, extras } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { addExtra } from "#tests/extras.ts";
import type { Island } from "#tests/island.ts";
import { openTrip } from "./totem-excursion.ts";
import {
	bookingsOf,
	button,
	collecting,
	enrol,
	expectGoodScreen,
	onThePhone,
	portrait,
	tap,
	type,
	typeGuest,
} from "./totem-screen.ts";

test.use({ ownIsland: "totem", viewport: portrait, hasTouch: true });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const sum = (page: Page) => page.locator("p[aria-live=polite]");

async function excursionOf({ db }: Island, title: string) {
	const row = await db.query.excursions.findFirst({ where: eq(excursions.title, title) });
	if (!row) throw new Error("no such trip");
	return row;
}

test("a guest says who is a resident and takes a lunch along; what is required is counted, and what has run out says so", async ({
	page,
	island,
}) => {
	test.setTimeout(120_000);
	const trip = "The whale road";
	const excursion = await excursionOf(island, trip);
	const fee = { title: "Harbour fee", priceCents: 200, isRequired: true, position: 8 };
	const glasses = { title: "Binoculars", priceCents: 500, stock: 0, position: 9 };
	const ids = [
		await addExtra(island.db, excursion, fee),
		await addExtra(island.db, excursion, glasses),
	];
	await enrol(page, island, onThePhone);
	await openTrip(page, trip);
	const usualPrice = (await sum(page).textContent()) ?? "";
	await tap(button(page, "Book these seats"));
	await expect(heading(page)).toHaveText("Does anybody have another fare?");
	await expect(page.getByRole("listitem")).toContainText("DNI or certificate of residence");
	await tap(button(page, "More: Canary resident"));
	await tap(button(page, "More: Canary resident"));
	await expect(button(page, "More: Canary resident")).toBeDisabled();
	await tap(button(page, "Fewer: Canary resident"));
	await expect(sum(page)).not.toHaveText(usualPrice);
	await expectGoodScreen(page, onThePhone);
	await tap(button(page, "Go on"));
	await expect(heading(page)).toHaveText("Anything else for the day?");
	await expect(page.getByRole("listitem").filter({ hasText: "Harbour fee" })).toContainText(
		"part of every booking",
	);
	await expect(page.getByRole("listitem").filter({ hasText: "Binoculars" })).toContainText(
		"none left",
	);
	await expect(button(page, "More: Binoculars")).toBeDisabled();
	const priceWithout = await sum(page).textContent();
	await tap(button(page, "More: Packed lunch"));
	await tap(button(page, "More: Packed lunch"));
	// one for each of the two who come
	await expect(button(page, "More: Packed lunch")).toBeDisabled();
	await tap(button(page, "Fewer: Packed lunch"));
	await expect(sum(page)).not.toHaveText(priceWithout ?? "");
	await expectGoodScreen(page, onThePhone);
	await tap(button(page, "Go on"));
	await expect(page.getByText("1 × Packed lunch, 2 × Harbour fee")).toBeVisible();
	await expectGoodScreen(page, onThePhone);
	await tap(button(page, "Back"));
	await expect(page.getByRole("status", { name: "Packed lunch" })).toHaveText("1");
	await tap(button(page, "Back"));
	await expect(page.getByRole("status", { name: "Canary resident" })).toHaveText("1");
	await tap(button(page, "Go on"));
	await tap(button(page, "Go on"));
	await expect(page.getByText("1 × Canary resident")).toBeVisible();
	await typeGuest(page, "Luna");
	await expectGoodScreen(page, onThePhone);
	await tap(button(page, /^Book, pay .* on my phone$/));
	await expect(heading(page)).toHaveText(/held for you\.$/);
	await expect(page.getByRole("listitem")).toHaveText(
		"Canary resident. Show on the day: DNI or certificate of residence",
	);
	await expectGoodScreen(page, onThePhone);
	const [sold] = await bookingsOf(island, "Luna Lo");
	const lines = await island.db.query.priceLines.findMany({
		where: (line) => eq(line.bookingId, sold?.id ?? 0),
	});
	const [usual, resident, ...others] = lines.map(({ quantity, unitCents }) => [
		quantity,
		unitCents,
	]);
	expect(resident).toEqual([1, Math.round((usual?.[1] ?? 0) * 0.75)]);
	expect(others).toEqual([
		[1, 950],
		[2, 200],
	]);
	for (const id of ids)
		await island.db.update(extras).set({ isActive: false }).where(eq(extras.id, id));
});

test("a group takes the whole of a departure for its one price", async ({ page, island }) => {
	test.setTimeout(120_000);
	await enrol(page, island, onThePhone);
	await openTrip(page, "By lantern into the lava");
	await tap(page.getByRole("radio", { name: /^10:30/ }));
	await tap(button(page, "Book these seats"));
	await expect(heading(page)).toHaveText("How would you like to go?");
	await expect(page.getByRole("radio", { name: /^Seats, beside other guests: €/ })).toBeChecked();
	await tap(page.getByRole("radio", { name: /^The whole trip, only for you/ }));
	await expect(sum(page)).toHaveText("€480");
	await expectGoodScreen(page, onThePhone);
	await tap(button(page, "Back"));
	await expect(sum(page)).toHaveText("€480");
	await expectGoodScreen(page, onThePhone);
	await tap(button(page, "Book these seats"));
	await tap(button(page, "Go on"));
	await typeGuest(page, "Otto");
	await expect(page.getByText("2 adults (private: whole trip)")).toBeVisible();
	await tap(button(page, "Book, pay €480 on my phone"));
	await expect(heading(page)).toHaveText(/held for you\.$/);
	expect(await bookingsOf(island, "Otto Lo")).toMatchObject([
		{ isWhole: true, priceCents: 48_000, adults: 2 },
	]);
});

test("a wrong code says why and loses nothing, a right one lowers the price", async ({
	page,
	island,
}) => {
	test.setTimeout(120_000);
	const dated = { createdAt: 1, updatedAt: 1 };
	await island.db.insert(codes).values({ code: "SUN-10", percent: 1000, ...dated });
	await enrol(page, island, collecting);
	await openTrip(page, "Dolphins under sail");
	await tap(button(page, "Book these seats"));
	await typeGuest(page, "Mira");
	const price = await button(page, /^Book, pay/).textContent();
	await tap(button(page, "I have a code"));
	await expect(heading(page)).toHaveText("Which code do you have?");
	await type(page, ["S", "U", "N"]);
	await expectGoodScreen(page, collecting);
	await tap(button(page, "Apply"));
	await expect(page.getByText("We don’t know this code.")).toBeVisible();
	await expect(page.getByLabel("Code")).toHaveValue("SUN");
	await expectGoodScreen(page, collecting);
	await page.route(/\/book$/, (route) => route.abort("internetdisconnected"), { times: 1 });
	await type(page, ["-", "1", "0"]);
	await tap(button(page, "Apply"));
	await expect(page.getByText("The network is away for a moment")).toBeVisible();
	await tap(button(page, "Apply"));
	await expect(heading(page)).toHaveText("Is everything right?");
	await expect(page.getByText("ida@mx.com")).toBeVisible();
	await expect(page.getByText(/^SUN-10: −€/)).toBeVisible();
	await expectGoodScreen(page, collecting);
	const lowered = button(page, /^Book, pay .* at reception$/);
	await expect(lowered).not.toHaveText(price ?? "");
	// the code can be left out again
	await tap(button(page, "Change the code"));
	await tap(button(page, "Go on without a code"));
	await expect(button(page, price ?? "")).toBeVisible();
	await tap(button(page, "I have a code"));
	await type(page, ["S", "U", "N", "-", "1", "0"]);
	await tap(button(page, "Apply"));
	await tap(lowered);
	await expect(heading(page)).toHaveText(/^Booked\. See you on/);
	const [sold] = await bookingsOf(island, "Mira Lo");
	expect(sold?.codeId).not.toBeNull();
});

test.describe("nothing waits for ever", () => {
	test.use({ serviceWorkers: "block" });

	test("a server that has enough, and one that does not answer, leave the guest a sentence and a button", async ({
		page,
		island,
	}) => {
		test.setTimeout(120_000);
		await page.clock.install();
		await enrol(page, island, collecting);
		await openTrip(page, "Dolphins under sail");
		await tap(button(page, "Book these seats"));
		await typeGuest(page, "Vera");
		const errors = { "": ["That was a lot at once. Wait a minute, then book again."] };
		await page.route(/\/book$/, (route) =>
			route.fulfill({ status: 429, json: { confirmId: null, errors } }),
		);
		await tap(button(page, /^Book, pay/));
		const refused = page.getByRole("dialog", { name: "Nothing was booked" });
		await expect(refused).toContainText("Wait a minute");
		await tap(button(page, "Back to my choice"));
		await expect(refused).toBeHidden();

		await page.unroute(/\/book$/);
		await page.route(/\/book$/, (route) => route.abort("internetdisconnected"));
		await tap(button(page, /^Book, pay/));
		const unanswered = page.getByRole("dialog", { name: "No answer yet" });
		await expect(async () => {
			await page.clock.runFor(1000);
			await expect(unanswered).toBeVisible({ timeout: 100 });
		}).toPass({ intervals: [50] });
		await expectAccessible(page);
		await page.unroute(/\/book$/);
		await tap(button(page, "Try again"));
		await expect(heading(page)).toHaveText(/^Booked\. See you on/);
		expect(await bookingsOf(island, "Vera Lo")).toHaveLength(1);
	});
});
