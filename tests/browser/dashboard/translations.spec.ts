import { expect, expectAccessible, takenOver, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";

// it changes English texts that other files look for
test.use({ ownIsland: "translations" });
// in one process, so that all tests share an island
test.describe.configure({ mode: "default" });

const volcano = "0fe5351d-8416-4c73-9546-92c2a699246b";
const kayak = "f0b27858-df27-410d-8244-a2b92524f0b8";
const stars = "a068e638-5e4f-4c0b-ac80-13f27211ec72";

for (const width of [390, 1280]) {
	test(`at ${width} px staff see which texts are older while they type, and guests read what was saved`, async ({
		page,
		island,
		context,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await signIn(context, island, { role: "supervisor", name: "Marta Ferreira" });
		await page.goto("/dashboard/excursion");
		await expect(page.getByRole("listitem").filter({ hasText: "By lantern into" })).toContainText(
			"ES 2 missing",
		);
		await page.goto(`/dashboard/excursion/${volcano}`);
		const german = page.locator("#texts details", { hasText: "German" });
		await expect(german.locator("summary")).toContainText("complete");
		await german.locator("summary").focus();
		await page.keyboard.press("Enter");
		await expectAccessible(page);
		await page.getByLabel("Effort", { exact: true }).fill(`5 km, very easy ${width}`);
		await expect(german.locator("summary")).toContainText("1 older");
		await page.getByLabel("Effort in German").fill(`5 km, sehr gemütlich ${width}`);
		await page.getByRole("button", { name: "Save" }).first().press("Enter");
		await expect(
			page.locator("[role=status], [role=alert]").filter({ hasText: "Saved" }),
		).toBeVisible();
		await page.goto(`/de/excursion/${volcano}`);
		await expect(page.getByText(`5 km, sehr gemütlich ${width}`)).toBeVisible();
	});
}

for (const width of [390, 1280]) {
	test(`at ${width} px staff translate where guests wait beside the English words, and guests read it`, async ({
		page,
		island,
		context,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await signIn(context, island, { role: "supervisor", name: "Marta Ferreira" });
		await page.goto("/dashboard/points");
		const taxis = page.getByRole("listitem").filter({ hasText: "Harbour taxi stand" });
		await expect(taxis).toContainText("IT complete");
		await taxis.getByRole("link").click();
		const italian = page.locator("#texts details", { hasText: "Italian" });
		await expect(italian.locator("summary")).toContainText("complete");
		await takenOver(page);
		await page.getByLabel("Where exactly to stand").fill(`behind the kiosk ${width}`);
		await expect(italian.locator("summary")).toContainText("1 older");
		await italian.locator("summary").focus();
		await page.keyboard.press("Enter");
		await expectAccessible(page);
		await page.getByLabel("Place in Italian").fill("x".repeat(201));
		await page.getByRole("button", { name: "Save" }).press("Enter");
		await page.getByRole("link", { name: "Italian: The place must be at most 200" }).click();
		await expect(page.getByLabel("Place in Italian")).toBeFocused();
		await expectAccessible(page);
		await page.getByLabel("Place in Italian").fill(`dietro il chiosco ${width}`);
		await page.getByRole("button", { name: "Save" }).press("Enter");
		await expect(
			page.locator("[role=status], [role=alert]").filter({ hasText: "The point is saved" }),
		).toBeVisible();
		await expect(italian.locator("summary")).toContainText("complete");
		await page.goto(`/it/excursion/${volcano}`);
		await expect(page.getByText(`dietro il chiosco ${width}`).first()).toBeVisible();
	});

	test(`at ${width} px the words of a picture stand beside the picture, also after a move`, async ({
		page,
		island,
		context,
	}) => {
		const excursion = width === 390 ? stars : kayak;
		await page.setViewportSize({ width, height: 900 });
		await signIn(context, island, { role: "supervisor", name: "Marta Ferreira" });
		await page.goto(`/dashboard/excursion/${excursion}`);
		const french = page.locator("#texts details", { hasText: "French" });
		const words = page.getByLabel("What it shows").nth(1);
		await words.fill(`Walkers under the moon ${width}`);
		await expect(french.locator("summary")).toContainText("1 older");
		await french.locator("summary").focus();
		await page.keyboard.press("Enter");
		const translated = page.getByLabel("What picture 2 shows in French");
		await translated.fill(`Marcheurs sous la lune ${width}`);
		await translated.scrollIntoViewIfNeeded();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Move picture 2 left" }).click();
		await page.getByRole("button", { name: "Save" }).first().press("Enter");
		await expect(
			page.locator("[role=status], [role=alert]").filter({ hasText: "Saved" }),
		).toBeVisible();
		await expect(page.getByLabel("What picture 1 shows in French")).toHaveValue(
			`Marcheurs sous la lune ${width}`,
		);
		await page.goto(`/fr/excursion/${excursion}`);
		await expect(page.getByAltText(`Marcheurs sous la lune ${width}`)).toBeVisible();
	});
}
