import { eq } from "drizzle-orm";
import { bookings, paymentMoney } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { answerWorker, fillStorage, workerOf } from "#tests/browser/worker-answers.ts";
import { addExcursion, columnsOn, soon } from "#tests/builders.ts";
import { addBooking } from "#tests/sales.ts";
import { boardingPageKept } from "./boarding-page-kept.ts";

test.use({ viewport: { width: 390, height: 844 } });

const script = "/dashboard/boarding-worker.js";

test("a scan says that money is due, and takes it without a network; its tones were allowed by the press that opened the scanner", async ({
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
	await expectAccessible(page);
	await answer.getByRole("button", { name: "Take €64 in cash from Ida Lindqvist" }).click();
	await answer.getByRole("button", { name: "Yes, I have €64" }).click();
	await expect(answer.getByText("✓ €64 taken in cash")).toBeVisible();
	await expect(answer.getByRole("heading", { name: "Nobody on board yet" })).toBeVisible();
	await expectAccessible(page);
	await answer.getByRole("button", { name: "On board" }).click();
	await expect(answer).toHaveAttribute("data-outcome", "valid");
	await context.setOffline(false);
	await expect(async () => {
		const money = await island.db
			.select()
			.from(paymentMoney)
			.where(eq(paymentMoney.bookingId, ida.id));
		expect(money).toMatchObject([{ gateway: "cash", amountCents: 6400 }]);
	}).toPass();
});

test("the kept page opens where the server or a gateway fails; the worker deletes guests after 48 hours although nobody opens the app", async ({
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

	// another page: the app is closed
	await page.goto("/legal/imprint");
	const keptQueue = (change: boolean) =>
		page.evaluate(
			(makeOld) =>
				new Promise<string[]>((resolve, reject) => {
					const opening = indexedDB.open("island-boarding", 1);
					opening.onerror = () => reject(opening.error);
					opening.onsuccess = () => {
						const task = opening.result.transaction("sealed", "readwrite");
						const store = task.objectStore("sealed");
						const day = store.get("day");
						day.onsuccess = () => {
							if (makeOld) store.put({ ...day.result, expiresAt: 1 }, "day");
						};
						const keys = store.getAllKeys();
						task.oncomplete = () => {
							opening.result.close();
							resolve(keys.result.map(String));
						};
					};
				}),
			change,
		);
	const devtools = await context.newCDPSession(page);
	const registered = new Promise<string>((resolve) => {
		devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
			const boardingWorker = registrations.find(({ scopeURL }) =>
				scopeURL.endsWith("/dashboard/today"),
			);
			if (boardingWorker) resolve(boardingWorker.registrationId);
		});
	});
	await devtools.send("ServiceWorker.enable");
	const wake = {
		origin: island.url.origin,
		registrationId: await registered,
		tag: "forget-old-guests",
	};
	await devtools.send("ServiceWorker.dispatchPeriodicSyncEvent", wake);
	expect(await keptQueue(true)).toEqual(["day", "key"]);
	await devtools.send("ServiceWorker.dispatchPeriodicSyncEvent", wake);
	await expect.poll(() => keptQueue(false)).toEqual([]);
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
