import { and, eq, inArray } from "drizzle-orm";
import { translations } from "#app/database/schema.server.ts";
import { expect, expectAccessible, takenOver, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";

// it changes English texts that other files look for
test.use({ ownIsland: "translations" });
// in one process, so that all tests share an island
test.describe.configure({ mode: "default" });

const volcano = "0fe5351d-8416-4c73-9546-92c2a699246b";
const caves = "e53ca07e-5527-4cf4-9ca7-a07db5b05e53";
const stars = "a068e638-5e4f-4c0b-ac80-13f27211ec72";

const phone = { width: 390, height: 900 };
const desk = { width: 1280, height: 900 };

test("staff see which texts are older while they type, and guests read what was saved", async ({
	page,
	island,
	context,
}) => {
	await page.setViewportSize(phone);
	await island.db
		.delete(translations)
		.where(
			and(
				eq(translations.excursionId, caves),
				eq(translations.language, "es"),
				inArray(translations.field, ["effort", "what_to_bring"]),
			),
		);
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
	await expectAccessible(page, { alsoAt: desk, within: "#texts" });
	await page.getByLabel("Effort", { exact: true }).fill("5 km, very easy");
	await expect(german.locator("summary")).toContainText("1 older");
	await page.getByLabel("Effort in German").fill("5 km, sehr gemütlich");
	await page.getByRole("button", { name: "Save" }).first().press("Enter");
	await expect(
		page.locator("[role=status], [role=alert]").filter({ hasText: "Saved" }),
	).toBeVisible();
	await page.goto(`/de/excursion/${volcano}`);
	await expect(page.getByText("5 km, sehr gemütlich")).toBeVisible();
});

test("staff translate where guests wait beside the English words, and guests read it", async ({
	page,
	island,
	context,
}) => {
	await page.setViewportSize(phone);
	await signIn(context, island, { role: "supervisor", name: "Marta Ferreira" });
	await page.goto("/dashboard/points");
	const taxis = page.getByRole("listitem").filter({ hasText: "Harbour taxi stand" });
	await expect(taxis).toContainText("IT complete");
	await taxis.getByRole("link").click();
	const italian = page.locator("#texts details", { hasText: "Italian" });
	await expect(italian.locator("summary")).toContainText("complete");
	await takenOver(page);
	await page.getByLabel("Where exactly to stand").fill("behind the kiosk");
	await expect(italian.locator("summary")).toContainText("1 older");
	await italian.locator("summary").focus();
	await page.keyboard.press("Enter");
	await expectAccessible(page, { alsoAt: desk, within: "#texts" });
	await page.getByLabel("Place in Italian").fill("x".repeat(201));
	await page.getByRole("button", { name: "Save" }).press("Enter");
	await page.getByRole("link", { name: "Italian: The place must be at most 200" }).click();
	await expect(page.getByLabel("Place in Italian")).toBeFocused();
	await expectAccessible(page, { alsoAt: desk, within: "#texts" });
	await page.getByLabel("Place in Italian").fill("dietro il chiosco");
	await page.getByRole("button", { name: "Save" }).press("Enter");
	await expect(
		page.locator("[role=status], [role=alert]").filter({ hasText: "The point is saved" }),
	).toBeVisible();
	await expect(italian.locator("summary")).toContainText("complete");
	await page.goto(`/it/excursion/${volcano}`);
	await expect(page.getByText("dietro il chiosco").first()).toBeVisible();
});

test("the words of a picture stand beside the picture, also after a move", async ({
	page,
	island,
	context,
}) => {
	await page.setViewportSize(phone);
	await signIn(context, island, { role: "supervisor", name: "Marta Ferreira" });
	await page.goto(`/dashboard/excursion/${stars}`);
	const french = page.locator("#texts details", { hasText: "French" });
	const words = page.getByLabel("What it shows").nth(1);
	await words.fill("Walkers under the moon");
	await expect(french.locator("summary")).toContainText("1 older");
	await french.locator("summary").focus();
	await page.keyboard.press("Enter");
	const translated = page.getByLabel("What picture 2 shows in French");
	await translated.fill("Marcheurs sous la lune");
	await translated.scrollIntoViewIfNeeded();
	await expectAccessible(page, { alsoAt: desk, within: "#texts" });
	await page.getByRole("button", { name: "Move picture 2 left" }).click();
	await page.getByRole("button", { name: "Save" }).first().press("Enter");
	await expect(
		page.locator("[role=status], [role=alert]").filter({ hasText: "Saved" }),
	).toBeVisible();
	await expect(page.getByLabel("What picture 1 shows in French")).toHaveValue(
		"Marcheurs sous la lune",
	);
	await page.goto(`/fr/excursion/${stars}`);
	await expect(page.getByAltText("Marcheurs sous la lune")).toBeVisible();
});
