import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { addExcursion, bookingOf } from "#tests/builders.ts";
import { FakeTurnstile } from "#tests/fakes/fake-turnstile.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { sendBooking } from "#tests/sales.ts";

const turnstile = new FakeTurnstile();
let guarded: Island;

test.beforeAll(async () => {
	guarded = await startIsland({
		seed: true,
		hasFiles: true,
		variables: { TURNSTILE_SITE_KEY: turnstile.siteKey, TURNSTILE_SECRET_KEY: turnstile.secretKey },
	});
	guarded.answer("challenges.cloudflare.com", turnstile.answer);
});
test.afterAll(() => guarded.stop());

/** The part of Cloudflare's script that the page uses: a checkbox and a form field. */
const script = `window.turnstile = {
	render(element) {
		const label = document.createElement("label");
		const box = document.createElement("input");
		box.type = "checkbox";
		label.append(box, " I am a person");
		box.addEventListener("change", async () => {
			const field = document.createElement("input");
			field.type = "hidden";
			field.name = "cf-turnstile-response";
			field.value = window.solved;
			element.append(field);
		});
		element.append(label);
		return "widget";
	},
	remove() {},
};`;

test("a visitor beyond his limits shows that he is a person and books, with all that he typed", async ({
	page,
}) => {
	const address = "198.51.100.77";
	await page.setExtraHTTPHeaders({ "cf-connecting-ip": address });
	for (let booking = 0; booking < 2; booking += 1) {
		const trip = await addExcursion(guarded.db, { isActive: true, capacity: 9 });
		await sendBooking(guarded, bookingOf(trip), { "cf-connecting-ip": address });
	}
	await addExcursion(guarded.db, { title: "Quiet walk along the lava", capacity: 9 });
	const loaded: string[] = [];
	await page.route("https://challenges.cloudflare.com/**", async (route) => {
		loaded.push(route.request().url());
		const token = turnstile.solve(guarded.url.hostname);
		await route.fulfill({
			contentType: "text/javascript",
			body: `window.solved = ${JSON.stringify(token)};${script}`,
		});
	});
	await page.goto(`${guarded.url.origin}/excursion/excursions`);
	await page
		.getByRole("link", { name: /Quiet walk along the lava/ })
		.first()
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quiet walk along the lava");
	await page.locator("input[name=date]:not([disabled])").first().check({ force: true });
	await page.locator("select[name=pickup]").selectOption({ index: 1 });
	await page.locator("#name").fill("Ida Lindqvist");
	await page.locator("#email").fill("ida@mail.example");
	await page.locator("#cemail").fill("ida@mail.example");
	await page.locator("#comments").fill("We are vegetarians");
	expect(loaded).toEqual([]);
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await expect(page.getByRole("heading", { name: "Show that you are a person" })).toBeVisible();
	await expect(page.getByLabel("I am a person")).toBeVisible();
	await expect(page.locator("#comments")).toHaveValue("We are vegetarians");
	expect(loaded).toHaveLength(1);
	await expectAccessible(page);
	await page.getByLabel("I am a person").check();
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await page.waitForURL(/\/payment\/sandbox\//);
});
