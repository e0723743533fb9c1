import { expect, expectAccessible, takenOver, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { button, collecting, expectNoWayOut, heading, portrait, tap } from "./totem-screen.ts";

test.use({ viewport: portrait, hasTouch: true });

test("a new screen says that it is not enrolled and shows figures, a phone scans its code, and the trips appear by themselves", async ({
	page,
	browser,
	island,
}) => {
	// what is not there is said in the totem's own frame
	await page.goto(`/totem/${collecting}/nonsense`);
	await expect(heading(page)).toHaveText("Page not found");
	await expectNoWayOut(page, collecting);
	await expectAccessible(page);
	await tap(button(page, "See the trips"));
	await expect(heading(page)).toHaveText("Where to tomorrow?");
	const notice = page.getByRole("status").filter({ hasText: "This screen is not enrolled." });
	await expectAccessible(page, { within: "footer" });
	await tap(notice.getByRole("link"));
	const figures = page.getByText(/^\d\d \d\d \d\d$/);
	await expect(figures).toBeVisible();
	await expectAccessible(page);
	const code = (await figures.textContent())?.replaceAll(" ", "");

	const phone = await browser.newContext({
		viewport: { width: 390, height: 844 },
		baseURL: island.url.origin,
	});
	await signIn(phone, island, { name: "Marta Boss", role: "supervisor" });
	const staff = await phone.newPage();
	await staff.goto(`/dashboard/totem-new?code=${code}`);
	await takenOver(staff);
	await expect(staff.getByRole("heading", { name: "Is this the screen?" })).toBeVisible();
	await expectAccessible(staff);
	await staff.getByLabel("It stands in").selectOption(collecting);
	await staff.getByLabel("Its name").fill("Lobby, by the lift");
	await staff.getByRole("button", { name: "Enrol this screen" }).click();
	await expect(staff.getByText("Lobby, by the lift").first()).toBeVisible();
	await phone.close();

	await expect(page).toHaveURL(new RegExp(`/totem/${collecting}/$`));
	await expect(heading(page)).toHaveText("Where to tomorrow?");
	await expect(notice).toHaveCount(0);
});
