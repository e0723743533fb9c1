import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { browserWithCamera, filmOf } from "#tests/browser/camera.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { answerWorker, fillStorage, workerOf } from "#tests/browser/worker-answers.ts";
import { addExcursion, columnsOn, soon } from "#tests/builders.ts";
import { assignGuide } from "#tests/guides.ts";
import type { Island } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";
import { boardingPageKept } from "./boarding-page-kept.ts";

test.use({ viewport: { width: 390, height: 844 } });

const script = "/dashboard/boarding-worker.js";

/** A couple of today's departure; bookings close before the day itself, so theirs is moved to it. */
async function addCouple(island: Island) {
	const trip = await addExcursion(island.db, { title: "The whole island in a day" });
	const guest = await addBooking(island, trip, {
		name: "Ida Lindqvist",
		adults: 2,
		price: (2 * trip.priceAdultCents) / 100,
	});
	await island.db
		.update(bookings)
		.set(await columnsOn(island.db, { excursionId: trip.id, date: soon(0) }))
		.where(eq(bookings.id, guest.id));
	return { trip, guest };
}

/** The app, with its list and its files on the phone. */
async function openApp(page: Page) {
	await page.goto("/dashboard/today", { waitUntil: "networkidle" });
	await expect(page.getByRole("heading", { name: "Leaving today" })).toBeVisible();
	await boardingPageKept(page);
}

test("the tones of a scan were allowed by the press that opened the scanner", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { role: "supervisor", name: "Marta Boss" });
	const trip = await addExcursion(island.db, { title: "Round the salt works" });
	const ida = await addBooking(island, trip, { name: "Ida Lindqvist" }, { paid: false });
	await island.db
		.update(bookings)
		.set({
			status: "confirmed",
			confirmedAt: Date.now(),
			...(await columnsOn(island.db, { excursionId: trip.id, date: soon(0) })),
		})
		.where(eq(bookings.id, ida.id));
	await page.addInitScript(() => {
		const sounds: string[] = [];
		Object.assign(window, { heard: sounds });
		const say = (what: string) => sounds.push(`${what}, ${navigator.userActivation.isActive}`);
		window.AudioContext = class extends AudioContext {
			constructor() {
				super();
				say("made");
			}
			override resume() {
				say("resumed");
				return super.resume();
			}
			override createOscillator() {
				sounds.push("tone");
				return super.createOscillator();
			}
		};
	});
	const soundsHeard = () => page.evaluate(() => Reflect.get(window, "heard"));
	await page.goto("/dashboard/today", { waitUntil: "networkidle" });
	await boardingPageKept(page);
	expect(await soundsHeard()).toEqual([]);
	await page.getByRole("navigation").getByRole("button", { name: "Scan" }).click();
	await expect.poll(soundsHeard).toEqual(["made, true", "resumed, true"]);

	await context.setOffline(true);
	await page.getByLabel("Or type the reference").fill(ida.reference);
	await page.getByRole("button", { name: "Look it up" }).click();
	const answer = page.locator("[data-outcome]");
	await expect(answer).toHaveAttribute("data-outcome", "unpaid");
	await expect.poll(soundsHeard).toEqual(expect.arrayContaining(["tone"]));
	const sounds: string[] = await soundsHeard();
	expect(sounds.filter((what) => what.startsWith("made"))).toHaveLength(1);
	expect(sounds.indexOf("tone")).toBeGreaterThan(2);
});

test("the kept page opens where the server or a gateway fails", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { role: "supervisor", name: "Marta Boss" });
	const trip = await addExcursion(island.db, { title: "Round the lava fields" });
	const ida = await addBooking(island, trip, { name: "Ida Lindqvist" });
	await island.db
		.update(bookings)
		.set(await columnsOn(island.db, { excursionId: trip.id, date: soon(0) }))
		.where(eq(bookings.id, ida.id));
	await page.goto("/dashboard/today", { waitUntil: "networkidle" });
	const list = page.getByRole("button", { name: "Round the lava fields" });
	await expect(list).toBeVisible();
	await boardingPageKept(page);
	for (const status of [502, 503]) {
		await answerWorker(context, script, [{ path: "/dashboard/today$", status }]);
		await page.reload();
		await expect(list).toBeVisible();
		await expect(page.getByText("Bad gateway")).toHaveCount(0);
	}
});

test("a newer page replaces the kept one only with all of its files; with a full storage the app opens where there is a network", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { role: "supervisor", name: "Marta Boss" });
	await page.goto("/dashboard/today", { waitUntil: "networkidle" });
	await boardingPageKept(page);
	// the app is closed: while it is open it loads its reader of codes and tells its files at moments of its own
	await page.goto("/legal/imprint");
	const worker = workerOf(context, script);
	const keep = (paths: string[]) =>
		worker.evaluate(async (files) => {
			await Reflect.get(self, "keepFiles")(files);
			const cache = await caches.open("boarding-1");
			const keptPage = await cache.match("/dashboard/today");
			const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
			return { html: (await keptPage?.text()) ?? "", paths: paths.sort() };
		}, paths);
	const cacheBefore = await keep([]);
	expect(cacheBefore.paths.length).toBeGreaterThan(5);
	const next = "/assets/next-build.js";
	const newer = { path: "/dashboard/today$", status: 200, body: `<script src="${next}"></script>` };
	for (const answers of [
		[newer, { path: next, status: 404 }],
		[{ path: "/dashboard/today$", status: 503 }],
	]) {
		await answerWorker(context, script, answers);
		expect(await keep([])).toEqual(cacheBefore);
	}
	await answerWorker(context, script, [newer, { path: next, status: 200, body: "" }]);
	expect(await keep([])).toEqual({ html: newer.body, paths: [next, "/dashboard/today"] });

	await answerWorker(context, script, []);
	await fillStorage(context, script);
	await page.goto("/dashboard/today");
	await expect(page.getByRole("heading", { name: "Leaving today" })).toBeVisible();
});

test("a phone that dies right after the server took a tick starts with it, because the list is kept before the tick is forgotten", async ({
	island,
	context,
	page,
}) => {
	const { trip, guest } = await addCouple(island);
	const guide = await signIn(context, island, { role: "guide", name: "Pau" });
	await assignGuide(island, { trip, date: soon(0), userId: guide.id });
	await page.addInitScript(() => {
		const steps: string[] = [];
		Object.assign(window, { steps });
		const { put, delete: remove } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.put = function (...words: Parameters<typeof put>) {
			steps.push(`keep ${String(words[1]).split("/")[0]}`);
			return put.apply(this, words);
		};
		IDBObjectStore.prototype.delete = function (...words: Parameters<typeof remove>) {
			steps.push(`forget ${String(words[0]).split("/")[0]}`);
			return remove.apply(this, words);
		};
	});
	await openApp(page);
	await page.getByRole("button", { name: "The whole island in a day" }).click();
	await page.locator(`#guest-${guest.id}`).getByRole("button", { name: /^All/ }).click();
	const stepsSincePress = async () => {
		const steps: string[] = await page.evaluate(() => Reflect.get(window, "steps"));
		return steps.slice(steps.indexOf("keep operation"));
	};
	await expect.poll(stepsSincePress).toContain("forget operation");
	const steps = await stepsSincePress();
	expect(steps.indexOf("keep day")).toBeGreaterThan(0);
	expect(steps.indexOf("keep day")).toBeLessThan(steps.indexOf("forget operation"));
});

test("a phone without a reader of its own reads the voucher with ours, after a cold start without a network; a refused camera says so", async ({
	island,
	page,
}) => {
	const { trip, guest } = await addCouple(island);
	await page.goto(`/booking/${guest.confirmId}`);
	const film = await filmOf(page.getByRole("img", { name: "QR code of this voucher" }));
	const browser = await browserWithCamera(film);
	try {
		const context = await browser.newContext({
			baseURL: island.url.origin,
			viewport: { width: 390, height: 844 },
		});
		const user = await signIn(context, island, { role: "guide", name: "Pau" });
		const app = await context.newPage();
		const spokenLines: string[] = [];
		app.on("console", (message) => {
			if (message.type() === "error" && !message.text().includes("ERR_INTERNET_DISCONNECTED"))
				spokenLines.push(message.text());
		});
		await assignGuide(island, { trip, date: soon(0), userId: user.id });
		await openApp(app);
		// our reader comes by itself, so that it is there without a network
		await expect
			.poll(() =>
				app.evaluate(async () => {
					const cachedRequests = await (await caches.open("boarding-1")).keys();
					return cachedRequests.some(({ url }) => url.endsWith(".wasm"));
				}),
			)
			.toBe(true);
		await context.setOffline(true);
		await app.reload();
		await expect(app.getByText("No network.")).toBeVisible();
		await app.getByRole("navigation").getByRole("button", { name: "Scan" }).click();
		await expect(app.locator("[data-outcome]")).toBeVisible();
		await expect(app.getByText("2 of 2 on board")).toBeVisible();
		await expectAccessible(app);

		const refuse = (isRefused: boolean) =>
			app.evaluate((refused) => {
				const ownGuests = MediaDevices.prototype.getUserMedia;
				navigator.mediaDevices.getUserMedia = refused
					? () => Promise.reject(new DOMException("", "NotAllowedError"))
					: ownGuests;
			}, isRefused);
		await refuse(true);
		await app.getByRole("navigation").getByRole("button", { name: "List" }).click();
		await app.getByRole("button", { name: "Scan" }).click();
		await expect(app.getByText("The camera is not allowed")).toBeVisible();
		await expectAccessible(app);
		await refuse(false);
		await app.getByRole("button", { name: "Try again" }).click();
		await expect(app.getByText("Hold the voucher’s code in the frame")).toBeVisible();
		expect(spokenLines).toEqual([]);
	} finally {
		await browser.close();
	}
});
