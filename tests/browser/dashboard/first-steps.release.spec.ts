import { demoOperator } from "#scripts/island/operator.ts";
import { createStaff } from "#scripts/staff-create.ts";
import { expect, test } from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { photo } from "#tests/pictures.ts";

/** What a worker has that was deployed with its secrets alone. */
const nothing = Object.fromEntries(Object.keys(demoOperator).map((name) => [name, ""]));
const email = "ana@barlovento.example";
const password = "nine-lanterns-by-the-sea";

test("the list of first steps leads from the first sign-in to the first paid booking, on a phone", async ({
	islands,
	browser,
	extraHTTPHeaders,
}) => {
	test.slow();
	const island = await islands.islandNamed("empty", { variables: nothing });
	const refusals = await createStaff(
		{ url: island.database.url, authToken: undefined },
		{ email, password, name: "Ana" },
	);
	expect(refusals).toBeNull();
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		...{ baseURL: island.url.origin, locale: "en-GB", reducedMotion: "reduce" },
		extraHTTPHeaders: extraHTTPHeaders ?? {},
	});
	const page = await context.newPage();
	const list = page.getByRole("region", { name: "First steps" });
	const follow = async (step: string) => {
		await page.goto("/dashboard");
		await expect(list.getByRole("listitem").filter({ hasText: "next" })).toContainText(step);
		await list.getByRole("link", { name: step }).click();
		await page.waitForLoadState("networkidle");
	};
	const openTrip = async (step: string) => {
		await follow(step);
		await page.getByRole("link", { name: "Kayaks at dusk" }).first().click();
		await expect(page.getByLabel("Add pictures")).toBeVisible();
	};

	await page.goto("/app_login", { waitUntil: "networkidle" });
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/dashboard/);

	await follow("Say who you are");
	await page.getByLabel("Name", { exact: true }).fill("Barlovento Tours");
	await page.getByLabel("Email", { exact: true }).fill("hola@barlovento.example");
	await page.getByLabel("Address", { exact: true }).fill("Calle del Mar 3, Los Silos");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page.getByText("The settings are saved").first()).toBeAttached();

	await follow("Make a pickup point");
	await page.getByLabel("Title", { exact: true }).fill("Plaza de la Luz");
	await page.getByLabel("Latitude").fill("28.367");
	await page.getByLabel("Longitude").fill("-16.816");
	await page.getByRole("button", { name: "Create it" }).click();
	// not the page of the form, whose address begins alike: it leaves once the point is stored
	await expect(page).toHaveURL(/\/points$/);

	await follow("Make an excursion");
	await page.getByLabel("Title", { exact: true }).fill("Kayaks at dusk");
	await page.getByLabel("Subtitle").fill("Along the red cliffs when the heat is gone.");
	await page
		.getByLabel("Description", { exact: true })
		.fill("We paddle out at six and are back by nine.");
	await page.getByLabel("Adult, €").fill("64,50");
	await page.getByLabel("Child, €").fill("42");
	await page.getByLabel("Baby, €").fill("0");
	for (const day of ["Monday", "Wednesday", "Friday", "Saturday"])
		await page.getByLabel(`${day}, English`).check();
	await page.getByRole("button", { name: "Create it" }).click();
	await expect(page.getByLabel("Add pictures")).toBeVisible();

	await openTrip("Add a picture");
	await page.getByLabel("Add pictures").setInputFiles({
		...{ name: "one.jpg", mimeType: "image/jpeg" },
		buffer: Buffer.from(await photo({ width: 1400, height: 900 })),
	});
	await page.getByLabel("What it shows").fill("Two kayaks in front of red cliffs");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page.getByText("Saved").first()).toBeAttached();

	await openTrip("Put it on sale");
	await page.getByLabel("Time of the new pickup").fill("17:30");
	await page.getByLabel("New pickup point").selectOption({ label: "Plaza de la Luz" });
	await page.getByRole("button", { name: "Add", exact: true }).first().click();
	await page.getByLabel("On sale").check();
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page.getByText("Guests see it from now on").first()).toBeAttached();

	await page.goto("/dashboard");
	await expect(list.getByRole("listitem").filter({ hasText: "next" })).toContainText("Sell");
	await page.goto("/");
	await expect(page).toHaveTitle(/Barlovento Tours/);
	await page.getByRole("link", { name: "Kayaks at dusk" }).first().click();
	await page.locator('input[name="date"]:not([disabled])').last().check({ force: true });
	await fillGuest(page);
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await page.getByRole("button", { name: "Pay", exact: true }).click();
	await expect(page).toHaveURL(/\/payment\/success/);

	await page.goto("/dashboard");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(list).toHaveCount(0);
	await context.close();
});
