import { darkAccentOf } from "#app/settings/brand/accent.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { photo } from "#tests/pictures.ts";

const accent = "#0b5fa5";

/** As the browser says it. */
function inChannels(colour: string): string {
	const channels = colour.match(/[\da-f]{2}/g) ?? [];
	return `rgb(${channels.map((each) => Number.parseInt(each, 16)).join(", ")})`;
}

// its settings would stand on the pages of other tests
test.use({ ownIsland: "brand" });

test("on a phone an operator chooses colour, mark and legal text by their preview, and guests see them", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { name: "Marta", role: "admin" });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/dashboard/settings");
	const colour = page.getByRole("textbox", { name: "Accent colour" });
	await colour.fill("#f2a900");
	const better = page.getByRole("button", { name: /^Use #/ });
	await expect(page.getByText(/White words on #f2a900 have a contrast of 2\.0 to 1/)).toBeVisible();
	await expectAccessible(page);
	await better.click();
	await expect(page.getByText("On a dark screen")).toBeVisible();
	await expectAccessible(page);
	await colour.fill(accent);
	const mark = await photo({ format: "png", width: 400, height: 200 });
	await page.getByLabel("Mark", { exact: true }).setInputFiles({
		...{ name: "mark.png", mimeType: "image/png", buffer: Buffer.from(mark) },
	});
	const category = (place: number) =>
		page.getByRole("textbox", { name: `Category ${place}`, exact: true });
	const down = (place: number) => page.getByRole("button", { name: `Move category ${place} down` });
	await down(1).press("Enter");
	await expect(down(2)).toBeFocused();
	await down(2).press("Enter");
	await expect(down(3)).toBeFocused();
	await expect(category(1)).toHaveValue("Weekend");
	await expect(category(3)).toHaveValue("Daily");
	await page.getByRole("textbox", { name: "New category", exact: true }).fill("Whale days");
	await expect(category(4)).toHaveValue("Whale days");
	await page.getByText("Category 4 in other languages").click();
	await page.locator("#category_3_es").fill("Días de ballenas");
	await expectAccessible(page);
	await page.getByLabel("Terms", { exact: true }).first().fill("## Groups\n\nFrom **ten** guests.");
	await page.getByRole("button", { name: "Preview: Terms" }).first().click();
	await expect(page.getByRole("heading", { name: "Groups" })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("The settings are saved.")).toBeVisible();
	await expect(page.getByText("What guests see now")).toBeVisible();
	await expectAccessible(page);
	await page.setViewportSize({ width: 1280, height: 900 });
	for (const [address, names] of [
		["/", ["Weekend", "Adventure", "Daily", "Whale days"]],
		["/es/", ["Fin de semana", "Aventura", "De un día", "Días de ballenas"]],
	] as const) {
		await page.goto(address);
		await expect(page.locator("footer a[href*='category=']")).toHaveText([...names]);
	}
	await page.goto("/legal/terms");
	await expect(page.getByRole("heading", { name: "Groups" })).toBeVisible();
	await expectAccessible(page);
	const looks = [
		["light", accent],
		["dark", darkAccentOf(accent)],
	] as const;
	for (const [colorScheme, background] of looks) {
		await page.emulateMedia({ colorScheme });
		for (const width of [390, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto("/");
			const next = page.getByRole("button", { name: "See what is free" });
			await expect(next).toHaveCSS("background-color", inChannels(background));
			await expectAccessible(page);
		}
	}
});
