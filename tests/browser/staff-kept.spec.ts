import { eq } from "drizzle-orm";
import { excursions, sessions, users } from "#app/database/schema.server.ts";
import { addExcursion } from "#tests/builders.ts";
import { expect, expectAccessible, test } from "./browser-test.ts";
import { signIn } from "./signed-in.ts";

for (const viewport of [
	{ width: 390, height: 844 },
	{ width: 1280, height: 900 },
]) {
	test.describe(`at ${viewport.width} px`, () => {
		test.use({ viewport });

		test("a session that ends while a trip is edited takes nothing of what was typed", async ({
			page,
			island,
			context,
		}) => {
			const user = await signIn(context, island, { role: "supervisor" });
			const { id } = await addExcursion(island.db);
			await page.goto(`/dashboard/excursion/${id}`);
			const description = "A long text, written over half an hour.";
			await page.getByLabel("Description").fill(description);
			await page.getByLabel("Monday, German").check();
			await island.db.delete(sessions).where(eq(sessions.userId, user.id));
			await page.getByRole("button", { name: "Save changes" }).click();
			const notice = page.getByRole("alert", { name: "You are signed out" });
			await expect(notice).toBeFocused();
			await expectAccessible(page);
			await expect(page.getByLabel("Description")).toHaveValue(description);
			await expect(page.getByLabel("Monday, German")).toBeChecked();
			await expect(notice.getByRole("link", { name: "Sign in" })).toHaveAttribute(
				"target",
				"_blank",
			);

			// what was not saved is still guarded
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
			await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
			await expect(notice).toBeHidden();
			const [stored] = await island.db.select().from(excursions).where(eq(excursions.id, id));
			expect(stored?.description).toBe(description);
		});

		test("a role that was taken, and a network that is gone, take nothing either", async ({
			page,
			island,
			context,
		}) => {
			const user = await signIn(context, island, { role: "supervisor" });
			const { id } = await addExcursion(island.db);
			await page.goto(`/dashboard/excursion/${id}`);
			await page.getByLabel("Title", { exact: true }).fill("My own better title");
			await island.db.update(users).set({ role: "web" }).where(eq(users.id, user.id));
			await page.getByRole("button", { name: "Save changes" }).click();
			const notice = page.getByRole("alert");
			await expect(notice).toContainText("you may not do it any more");
			await expect(notice).toContainText('unauthorized to access resource "excursions"');
			await expect(page.getByLabel("Title", { exact: true })).toHaveValue("My own better title");
			await expectAccessible(page);
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
}

test("signing out still leads to the login page", async ({ page, island, context }) => {
	await signIn(context, island, { role: "supervisor" });
	await page.goto("/dashboard");
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL(/\/app_login/);
});
