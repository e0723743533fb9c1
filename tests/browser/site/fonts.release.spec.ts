import type { Page } from "@playwright/test";
import { expect, test } from "#tests/browser/browser-test.ts";

// scripts would replace the text that the test writes
test.use({ javaScriptEnabled: false });

const rare = "Žofia Łuczak-Šimková GROẞ";

/** Names of the fonts that the browser used for an element's text. */
async function drawnWith(page: Page, selector: string): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	await session.send("DOM.enable");
	await session.send("CSS.enable");
	const { root } = await session.send("DOM.getDocument");
	const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
	const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
	await session.detach();
	return [...new Set(fonts.map(({ familyName }) => familyName))];
}

test("rarer Latin letters come in the house's own fonts, which are fetched when such a letter stands there", async ({
	page,
}) => {
	const fetched: string[] = [];
	page.on("request", (request) => {
		const name = /\/assets\/((?:young-serif|figtree)-latin(?:-ext)?)-/.exec(request.url())?.[1];
		if (name) fetched.push(name);
	});
	await page.goto("/excursion/contact");
	await page.waitForLoadState("networkidle");
	expect(new Set(fetched)).toEqual(new Set(["young-serif-latin", "figtree-latin"]));

	await page.evaluate((text) => {
		for (const selector of ["h1", "main p"]) {
			const element = document.querySelector(selector);
			if (element) element.textContent = text;
		}
	}, rare);
	await expect.poll(() => new Set(fetched).size).toBe(4);
	await page.evaluate(() => document.fonts.ready);
	await expect.poll(() => drawnWith(page, "h1")).toEqual(["Young Serif"]);
	await expect.poll(() => drawnWith(page, "main p")).toEqual([expect.stringMatching(/^Figtree/)]);
});

test("letters stand as they were drawn where the system fits them to its pixels", async ({
	playwright,
	baseURL,
}) => {
	const browser = await playwright.chromium.launch({
		...test.info().project.use.launchOptions,
		args: ["--no-sandbox", "--font-render-hinting=full"],
	});
	const page = await browser.newPage({ javaScriptEnabled: false });
	await page.goto(`${baseURL}/excursion/contact`);
	const ratio = await page.evaluate(async () => {
		await document.fonts.ready;
		const heading = document.querySelector("h1");
		if (!heading) return 0;
		heading.style.whiteSpace = "nowrap";
		const words = document.createRange();
		words.selectNodeContents(heading);
		const widthAt = (pixels: number) => {
			heading.style.fontSize = `${pixels}px`;
			return words.getBoundingClientRect().width;
		};
		return (widthAt(18) * 10) / widthAt(180);
	});
	await browser.close();
	expect(ratio).toBeGreaterThan(0.99);
	expect(ratio).toBeLessThan(1.01);
});
