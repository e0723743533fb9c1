import { expect, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, manifestPath, soon } from "#tests/builders.ts";
import { addBooking } from "#tests/sales.ts";

test("a whole day is printed on A4, each departure on a page of its own, black on white", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { role: "supervisor" });
	const day = soon(90);
	let manifest = "";
	for (let trip = 1; trip <= 2; trip += 1) {
		const excursion = await addExcursion(island.db, { title: `Paper trip ${trip}`, capacity: 4 });
		await addBooking(island, excursion, {
			name: `Paper Guest ${trip}`,
			date: day,
			adults: 2,
			bebe: 1,
			price: 128,
			comments: "Needs a baby seat",
		});
		manifest = await manifestPath(island.db, { excursionId: excursion.id, date: day });
	}
	await addExcursion(island.db, { title: "Trip without guests" });
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto(`/dashboard?date=${day}`);
	await page.getByRole("link", { name: "Print the day" }).click();
	const sheets = page.locator("main article");
	await expect(sheets.filter({ hasText: "Paper trip 2" })).toBeVisible();
	await expect(page.getByText("Trip without guests")).toHaveCount(0);
	const count = await sheets.count();
	expect(count).toBeGreaterThanOrEqual(2);
	const sheet = sheets.filter({ hasText: "Paper trip 1" });
	await expect(sheet).toContainText("3 of 4 seats · 1 baby · Guide speaks EN");
	await expect(sheet).toContainText("Guest: Needs a baby seat");
	await expect(sheet.locator("td").first().locator("span > span")).toHaveCount(3);
	await expect(sheet).toHaveCSS("background-color", "rgb(255, 255, 255)");
	await expect(sheet.getByRole("heading")).toHaveCSS("color", "rgb(0, 0, 0)");
	const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
	expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(count);
	// A4 in points
	expect(pdf).toMatch(/\/MediaBox\s*\[0 0 (594|595)[.\d]* (841|842)[.\d]*\]/);

	await page.goto(manifest);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByText("Paper Guest 2").first()).toBeVisible();
	for (const control of ["Print", "Cancel this departure", /No-show/])
		await expect(page.getByText(control).first()).toBeHidden();
	await expect(page.getByRole("navigation")).toBeHidden();
});
