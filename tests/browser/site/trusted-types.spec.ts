import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { pickupPoints } from "#app/database/schema.server.ts";
import { expect, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";

/** What a script that writes somebody's words into the page would do; "refused" when the browser does not. */
function attempts(page: Page): Promise<Record<string, string>> {
	return page.evaluate(() => {
		const tried = (write: () => void) => {
			try {
				write();
				return "done";
			} catch (error) {
				return error instanceof TypeError ? "refused" : String(error);
			}
		};
		const box = document.createElement("div");
		const script = document.createElement("script");
		return {
			text: tried(() => {
				box.innerHTML = "Ida & Bo";
			}),
			markup: tried(() => {
				box.innerHTML = "<img src=x>";
			}),
			"markup beside": tried(() => box.insertAdjacentHTML("beforeend", "<b>x</b>")),
			frame: tried(() => {
				document.createElement("iframe").srcdoc = "<b>x</b>";
			}),
			"script of ours": tried(() => {
				script.src = "/assets/x.js";
			}),
			"uploaded file as a script": tried(() => {
				script.src = "/images/x";
			}),
			"script of another site": tried(() => {
				script.src = "https://evil.example/assets/x.js";
			}),
			"script of text": tried(() => {
				script.text = "alert(1)";
			}),
		};
	});
}

const onlyHarmless = {
	text: "done",
	markup: "refused",
	"markup beside": "refused",
	frame: "refused",
	"script of ours": "done",
	"uploaded file as a script": "refused",
	"script of another site": "refused",
	"script of text": "refused",
};

async function refusesMarkup(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.waitForFunction(() => "trustedTypes" in window && window.trustedTypes?.defaultPolicy);
	expect([path, await attempts(page)]).toEqual([path, onlyHarmless]);
}

test("no words become markup or a script on a public page, at sign-in, on a totem or in the dashboard", async ({
	browser,
	island,
}) => {
	// a page of its own, because the browser reports each refusal, which the tests' page takes for a fault
	const context = await browser.newContext({ baseURL: island.url.origin });
	const page = await context.newPage();
	for (const path of ["/", "/app_login", "/totem"]) await refusesMarkup(page, path);
	await signIn(context, island, { role: "supervisor" });
	await refusesMarkup(page, "/dashboard");
	await context.close();
});

test("the map of pickup points is drawn, and a point's name is text", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { role: "supervisor" });
	const title = "Zodiac <b>7</b> & Mole";
	const now = Date.now();
	await island.db
		.insert(pickupPoints)
		.values({ title, place: "", lat: 29.4, lng: -14.7, createdAt: now, updatedAt: now });
	await page.goto("/dashboard/points", { waitUntil: "load" });
	await expect(page.getByRole("button", { name: "Zoom in" })).toHaveText("+");
	// the points come by name
	const pins = page.locator(".leaflet-interactive");
	await pins.last().hover({ force: true, timeout: 10_000 });
	await expect(page.locator(".leaflet-tooltip")).toContainText(title);
	// other files use this island
	await island.db.delete(pickupPoints).where(eq(pickupPoints.title, title));
});
