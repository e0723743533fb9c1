import type { Locator } from "@playwright/test";
import { eq } from "drizzle-orm";
import { excursionImages } from "#app/database/schema.server.ts";
import { expect, expectAccessible, expectToast, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";
import { photo } from "#tests/pictures.ts";

/** An excursion with the pictures volcano, dunes and harbour, in this order. */
async function addGallery(island: Island): Promise<string> {
	const { id } = await addExcursion(island.db);
	await island.db.insert(excursionImages).values(
		["The dunes at noon", "The harbour at night"].map((alt, index) => ({
			excursionId: id,
			key: ["art/tour.svg", "art/kayak.svg"][index] ?? "",
			alt,
			position: index + 1,
			width: 960,
			height: 960,
		})),
	);
	return id;
}

const order = ["The harbour at night", "Three walkers above the clouds", "The dunes at noon"];

/** Scrolls it away from the bars at the window's edges. */
const toMiddle = (what: Locator) =>
	what.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));

async function storedOrder(island: Island, excursionId: string) {
	const rows = await island.db
		.select({ alt: excursionImages.alt })
		.from(excursionImages)
		.where(eq(excursionImages.excursionId, excursionId))
		.orderBy(excursionImages.position);
	return rows.map(({ alt }) => alt);
}

test.describe("with a finger", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test("a picture is dragged by its grip to the place of the poster, and stays there", async ({
		page,
		island,
		context,
	}) => {
		await signIn(context, island, { role: "supervisor" });
		const id = await addGallery(island);
		await page.goto(`/dashboard/excursion/${id}`);
		const tiles = page.locator("[data-place]");
		await toMiddle(tiles.nth(1));
		await expectAccessible(page);
		const grip = await tiles.last().locator("[data-grip]").boundingBox();
		const poster = await tiles.first().locator("img").boundingBox();
		if (!grip || !poster) throw new Error("nothing to drag");
		const finger = await context.newCDPSession(page);
		const touch = (type: "touchStart" | "touchMove", x: number, y: number) =>
			finger.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
		const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
		const [toX, toY] = [poster.x + poster.width / 2, poster.y + poster.height / 2];
		await touch("touchStart", x, y);
		await touch("touchMove", (x + toX) / 2, (y + toY) / 2);
		await touch("touchMove", toX, toY);
		await expect(tiles.first()).toHaveAttribute("data-drag", "target");
		await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
		await expect(page.getByText("Now at place 1 of 3: The harbour at night")).toBeAttached();
		await page.getByRole("button", { name: "Save changes" }).click();
		await expectToast(page, "Saved.");
		expect(await storedOrder(island, id)).toEqual(order);
	});

	test("a finger on the picture itself drags nothing: it scrolls the page", async ({
		page,
		island,
		context,
	}) => {
		await signIn(context, island, { role: "supervisor" });
		await page.goto(`/dashboard/excursion/${await addGallery(island)}`);
		const picture = page.locator("[data-place] img").last();
		await toMiddle(picture);
		const box = await picture.boundingBox();
		if (!box) throw new Error("nothing to touch");
		const finger = await context.newCDPSession(page);
		for (const step of [0, 20, 40, 60])
			await finger.send("Input.dispatchTouchEvent", {
				type: step === 0 ? "touchStart" : "touchMove",
				touchPoints: [{ x: box.x + 20, y: box.y + box.height / 2 - step }],
			});
		await expect(page.locator("[data-drag]")).toHaveCount(0);
		await expect(picture.locator("..")).toHaveCSS("touch-action", "auto");
		await expect(page.locator("[data-grip]").last()).toHaveCSS("touch-action", "none");
	});
});

test("with the mouse a picture is dragged anywhere on it; Escape leaves all as it was", async ({
	page,
	island,
	context,
}) => {
	await signIn(context, island, { role: "supervisor" });
	const id = await addGallery(island);
	await page.goto(`/dashboard/excursion/${id}`);
	const pictures = page.locator("[data-place] img");
	await toMiddle(pictures.last());
	await pictures.last().hover();
	await page.mouse.down();
	await pictures.first().hover({ force: true });
	await expect(page.locator("[data-drag=target]")).toHaveCount(1);
	await page.keyboard.press("Escape");
	await page.mouse.up();
	await expect(page.locator("[data-drag]")).toHaveCount(0);
	await expect(page.getByLabel("What it shows").last()).toHaveValue("The harbour at night");

	await pictures.last().hover();
	await page.mouse.down();
	await pictures.first().hover({ force: true });
	await page.mouse.up();
	await expect(page.getByLabel("What it shows").first()).toHaveValue("The harbour at night");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expectToast(page, "Saved.");
	expect(await storedOrder(island, id)).toEqual(order);
});

test("a slow upload shows how far it has come, and then the picture", async ({
	page,
	island,
	context,
}) => {
	await signIn(context, island, { role: "supervisor" });
	await page.goto(`/dashboard/excursion/${await addGallery(island)}`);
	const network = await context.newCDPSession(page);
	const upload = (bytesASecond: number) =>
		network.send("Network.emulateNetworkConditions", {
			offline: false,
			latency: 0,
			downloadThroughput: -1,
			uploadThroughput: bytesASecond,
		});
	await network.send("Network.enable");
	await upload(50_000);
	const buffer = Buffer.from(await photo({ width: 1600, height: 1200 }));
	await page
		.getByLabel("Add pictures")
		.setInputFiles([{ name: "summit.jpg", mimeType: "image/jpeg", buffer }]);
	const bar = page.getByRole("progressbar", { name: "Upload of summit.jpg" });
	await expect(bar).toBeVisible();
	await expect
		.poll(async () => Number(await bar.getAttribute("value")), { intervals: [50] })
		.toBeGreaterThan(0);
	expect(Number(await bar.getAttribute("value"))).toBeLessThan(1);
	await expect(page.getByText(/\d+ % sent/)).toBeVisible();
	await expectAccessible(page);
	await upload(-1);
	await expect(page.getByLabel("What it shows")).toHaveCount(4);
	await expect(bar).toBeHidden();
});
