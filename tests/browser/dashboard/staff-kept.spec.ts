import { and, eq } from "drizzle-orm";
import { excursions, hotels, pickupPoints, sessions, users } from "#app/database/schema.server.ts";
import {
	expect,
	expectAccessible,
	expectToast,
	holdScripts,
	tabTo,
	takenOver,
	test,
} from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion } from "#tests/builders.ts";
import { addHotel } from "#tests/sales.ts";
import { openEditor } from "./excursion-editor.ts";

test.use({ ownIsland: "kept forms", islandVariables: { AUTH_SECOND_FACTOR_ROLES: "guide" } });

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("a session that ends while a trip is edited takes nothing of what was typed", async ({
		page,
		island,
		context,
	}) => {
		const { user, id } = await openEditor({ page, context, island });
		const description = "A long text, written over half an hour.";
		await page.getByLabel("Description", { exact: true }).fill(description);
		await page.getByLabel("Monday, German").check();
		await island.db.delete(sessions).where(eq(sessions.userId, user.id));
		await page.getByRole("button", { name: "Save changes" }).click();
		const notice = page.getByRole("alert", { name: "You are signed out" });
		await expect(notice).toBeFocused();
		await expectAccessible(page, { within: "[role=alert]" });
		await expect(page.getByLabel("Description", { exact: true })).toHaveValue(description);
		await expect(page.getByLabel("Monday, German")).toBeChecked();
		await expect(notice.getByRole("link", { name: "Sign in" })).toHaveAttribute("target", "_blank");

		// unsaved changes still cause a warning
		await page.getByRole("link", { name: "All excursions" }).click();
		await page.getByRole("button", { name: "Stay here" }).click();

		const [tab] = await Promise.all([
			context.waitForEvent("page"),
			notice.getByRole("link", { name: "Sign in" }).click(),
		]);
		await tab.getByLabel("Email").fill(user.email);
		await tab.getByLabel("Password", { exact: true }).fill("correct horse");
		await tab.getByRole("button", { name: "Sign in", exact: true }).click();
		await expect(tab).toHaveURL(/\/dashboard/);
		await tab.close();
		await page.getByRole("button", { name: "Save changes" }).click();
		await expectToast(page, "Saved.");
		await expect(notice).toBeHidden();
		const [storedTrip] = await island.db.select().from(excursions).where(eq(excursions.id, id));
		expect(storedTrip?.description).toBe(description);
	});

	test("by keyboard alone a price rule, an extra and a code are made, and neither an ended session nor a database that is away takes what was typed", async ({
		page,
		island,
		context,
	}) => {
		test.slow();
		await signIn(context, island, { role: "supervisor" });
		const trip = `/dashboard/excursion/${(await addExcursion(island.db)).id}`;
		for (const { path, texts, done } of [
			{ path: `${trip}/prices`, texts: { adultCents: "71" }, done: "The rule is added" },
			{
				path: `${trip}/extras`,
				texts: { title: "Lunch", priceCents: "9.50" },
				done: "The extra is added",
			},
			{
				path: "/dashboard/codes/code-new",
				texts: { code: "KEPT-10", percent: "10" },
				done: "The code holds from now on.",
			},
		]) {
			await page.goto(path);
			for (const [name, text] of Object.entries(texts)) {
				await tabTo(page, `[name="${name}"]`);
				await page.keyboard.type(text);
			}
			const expectAllKept = async () => {
				for (const [name, text] of Object.entries(texts))
					await expect(page.locator(`[name="${name}"]`)).toHaveValue(text);
			};
			await island.db.delete(sessions);
			await page.keyboard.press("Enter");
			await expect(page.getByRole("alert", { name: "You are signed out" })).toBeFocused();
			await expectAllKept();
			await signIn(context, island, { role: "supervisor" });

			island.onDatabaseCall((body) => {
				if (/"sql":"\s*(insert|update)/i.test(body)) throw new TypeError("it went away");
				return body;
			});
			await tabTo(page, "[role=alert] button");
			await page.keyboard.press("Enter");
			const last = Object.keys(texts).at(-1);
			await tabTo(page, `[name="${last}"]`);
			await page.keyboard.press("Enter");
			await expect(page.getByRole("alert", { name: /^No answer came/ })).toBeFocused();
			await expectAllKept();
			island.onDatabaseCall(null);

			await tabTo(page, "[role=alert] button");
			await page.keyboard.press("Enter");
			await tabTo(page, `[name="${last}"]`);
			await page.keyboard.press("Enter");
			await expectToast(page, done);
		}
	});

	test("a press on the list of price rules leaves the rule that is being typed", async ({
		page,
		island,
		context,
	}) => {
		await signIn(context, island, { role: "supervisor" });
		const { id } = await addExcursion(island.db);
		await page.goto(`/dashboard/excursion/${id}/prices`);
		const adult = page.getByLabel("Adult", { exact: true });
		await adult.fill("71");
		await page.getByRole("button", { name: "Add the rule" }).click();
		await expectToast(page, "The rule is added");
		await expect(adult).toHaveValue("");
		await adult.fill("80");
		await page.getByText("End rule 1", { exact: true }).click();
		await page.getByRole("button", { name: "Yes, end rule 1" }).click();
		await expectToast(page, "The rule has ended");
		await expect(adult).toHaveValue("80");
	});

	test("what is written before the scripts run stays, and is guarded", async ({
		page,
		island,
		context,
	}) => {
		const letScripts = await holdScripts(page);
		const { id } = await openEditor({ page, context, island }, { waitUntil: "commit" });
		await page.getByLabel("Title", { exact: true }).fill("An early title");
		await page.getByLabel("Description", { exact: true }).fill("Written on a slow phone.");
		await page.getByLabel("Monday, German").check();
		letScripts();
		await takenOver(page);
		await expect(page.getByLabel("Title", { exact: true })).toHaveValue("An early title");
		await expect(page.getByLabel("Description", { exact: true })).toHaveValue(
			"Written on a slow phone.",
		);
		await expect(page.getByLabel("Monday, German")).toBeChecked();
		await page.getByRole("link", { name: "All excursions" }).click();
		await page.getByRole("button", { name: "Stay here" }).click();
		await page.getByRole("button", { name: "Save changes" }).click();
		await expectToast(page, "Saved.");
		const [storedTrip] = await island.db.select().from(excursions).where(eq(excursions.id, id));
		expect(storedTrip).toMatchObject({
			title: "An early title",
			description: "Written on a slow phone.",
		});
	});

	test("a place that is typed before the scripts run is the one on the map", async ({
		page,
		island,
		context,
	}) => {
		await signIn(context, island, { role: "supervisor" });
		const letScripts = await holdScripts(page);
		await page.goto("/dashboard/points/point-new", { waitUntil: "commit" });
		await page.getByLabel("Latitude").fill("28.1234");
		await page.getByLabel("Longitude").fill("-14.2345");
		letScripts();
		await takenOver(page);
		const map = page.getByRole("region", { name: "Map of the pickup points" });
		await expect(map).toBeVisible();
		await page.getByLabel("Title", { exact: true }).fill("Early");
		await expect(page.getByLabel("Latitude")).toHaveValue("28.1234");
		await page.getByRole("button", { name: "Create it" }).click();
		await expectToast(page, "The point is created");
		const [point] = await island.db
			.select()
			.from(pickupPoints)
			.where(eq(pickupPoints.title, "Early"));
		expect(point).toMatchObject({ lat: 28.1234, lng: -14.2345 });
	});

	test("what was typed of a hotel, or clicked on the map, is not left behind unasked", async ({
		page,
		island,
		context,
	}) => {
		await signIn(context, island, { role: "supervisor" });
		const hotelId = await addHotel(island);
		const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
		await page.goto(`/dashboard/hotels/${hotelId}`);
		await page.getByLabel("Address").fill("Playa Larga 1");
		await page.getByRole("link", { name: "All hotels" }).click();
		await dialog.getByRole("button", { name: "Stay here" }).click();
		await expect(page.getByLabel("Address")).toHaveValue("Playa Larga 1");
		await page.getByRole("button", { name: "Save changes" }).click();
		await expectToast(page, "The hotel is saved");
		// a second save of an open page is not older than its first one
		await page.getByLabel("Address").fill("Playa Larga 2");
		await page.getByRole("button", { name: "Save changes" }).click();
		const savedHotel = and(eq(hotels.id, hotelId), eq(hotels.address, "Playa Larga 2"));
		await expect.poll(() => island.db.$count(hotels, savedHotel)).toBe(1);
		await page.getByRole("link", { name: "All hotels" }).click();
		await page.waitForURL(/\/hotels$/);

		await page.goto("/dashboard/points/point-new");
		await page.getByRole("button", { name: "Take the middle of the map" }).click();
		await expect(page.getByLabel("Latitude")).not.toHaveValue("");
		await page.getByRole("link", { name: "All pickup points" }).click();
		await dialog.getByRole("button", { name: "Leave, lose it" }).click();
		await page.waitForURL(/\/points$/);
	});

	test("a role that was taken, and a network that is gone, take nothing either", async ({
		page,
		island,
		context,
	}) => {
		const { user } = await openEditor({ page, context, island });
		await page.getByLabel("Title", { exact: true }).fill("My own better title");
		await island.db.update(users).set({ role: "web" }).where(eq(users.id, user.id));
		await page.getByRole("button", { name: "Save changes" }).click();
		const notice = page.getByRole("alert");
		await expect(notice).toContainText("you may not do it any more");
		await expect(notice).toContainText('unauthorized to access resource "excursions"');
		await expect(page.getByLabel("Title", { exact: true })).toHaveValue("My own better title");
		await expectAccessible(page, { within: "[role=alert]" });
		await notice.getByRole("button", { name: "Back to the form" }).click();
		await expect(notice).toBeHidden();

		await island.db.update(users).set({ role: "supervisor" }).where(eq(users.id, user.id));
		await context.setOffline(true);
		await page.getByRole("button", { name: "Save changes" }).click();
		await expect(notice).toContainText("No answer came");
		await context.setOffline(false);
		await page.getByRole("button", { name: "Save changes" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("My own better title");
	});
});

test("signing out still leads to the login page", async ({ page, island, context }) => {
	await signIn(context, island, { role: "supervisor" });
	await page.goto("/dashboard");
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL(/\/app_login/);
});
