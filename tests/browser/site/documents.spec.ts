import type { Locator } from "@playwright/test";
import { weekdayOf } from "#app/catalogue/local-date.ts";
import { expect, test } from "#tests/browser/browser-test.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { addBooking } from "#tests/sales.ts";

const list = "/excursion/excursions";

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

test("a page is loaded ahead when the pointer is within 100 pixels of its link, and tells of a seat that was sold since", async ({
	page,
	island,
}) => {
	const date = soon(3);
	const days = { [weekdayOf(date)]: ["en"] };
	const trip = await addExcursion(island.db, { title: "Sold since", capacity: 9 }, days);
	await page.goto("/legal/terms", { waitUntil: "networkidle" });
	const linkTo = (name: string) =>
		page.locator("header").getByRole("link", { name, exact: true, includeHidden: true });
	const link = linkTo("Excursions");
	await leaveVisible(linkTo("Contact"));
	// the file that looks comes with the first move
	await expect(async () => {
		await moveBelow(linkTo("Contact"), 90);
		await expect(linkTo("Contact")).toHaveAttribute("data-near", { timeout: 500 });
	}).toPass();
	await leaveVisible(link);
	await moveBelow(link, 120);
	await expect(link).not.toHaveAttribute("data-near");
	const ahead = page.waitForRequest(`**${list}`);
	await moveBelow(link, 90);
	expect((await ahead).headers()["sec-purpose"]).toMatch(/^prefetch/);
	await (await (await ahead).response())?.finished();
	await addBooking(island, trip, { date });
	await link.click();
	const heading = page.getByRole("heading", { name: trip.title });
	const card = page.getByRole("listitem").filter({ has: heading });
	await expect(card).toContainText("8 left");
});
