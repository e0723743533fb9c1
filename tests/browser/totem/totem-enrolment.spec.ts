import { expect, expectAccessible, takenOver, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";

test.use({ ownIsland: "totem", viewport: { width: 1080, height: 1920 }, hasTouch: true });

test("a new screen shows figures, a phone scans its code, and the trips appear by themselves", async ({
	page,
	context,
	browser,
	island,
}) => {
	await page.goto("/totem");
	const figures = page.getByText(/^\d\d \d\d \d\d$/);
	await expect(figures).toBeVisible();
	const shownFigures = await figures.textContent();
	await expectAccessible(page);

	// the figures stay on the screen without a network, and it says so
	await context.setOffline(true);
	await expect(page.getByText("No network at the moment.")).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByText("They work until")).toBeVisible();
	await page.reload();
	await expect(figures).toHaveText(shownFigures ?? "");

	const phone = await browser.newContext({
		viewport: { width: 390, height: 844 },
		baseURL: island.url.origin,
	});
	await signIn(phone, island, { name: "Marta Boss", role: "supervisor" });
	const staff = await phone.newPage();
	await staff.goto(`/dashboard/totem-new?code=${shownFigures?.replaceAll(" ", "")}`);
	await takenOver(staff);
	await expect(staff.getByRole("heading", { name: "Is this the screen?" })).toBeVisible();
	await expect(staff.getByText("1080 × 1920")).toBeVisible();
	await expectAccessible(staff);
	await staff.getByLabel("It stands in").selectOption("casa-bruma");
	await staff.getByLabel("Its name").fill("Lobby, by the lift");
	await staff.getByRole("button", { name: "Enrol this screen" }).click();
	await expect(staff).toHaveURL(/\/dashboard\/hotels\/casa-bruma/);
	await expect(staff.getByText("Lobby, by the lift").first()).toBeVisible();
	await phone.close();

	await expect(page).toHaveURL(/\/totem\/casa-bruma\/$/);
	await expect(page.getByRole("heading", { name: "Where to tomorrow?" })).toBeVisible();
	// its start page can stay /totem
	await page.goto("/totem");
	await expect(page).toHaveURL(/\/totem\/casa-bruma\/$/);
});
