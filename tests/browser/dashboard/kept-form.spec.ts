import { eq } from "drizzle-orm";
import { excursions, sessions, users } from "#app/database/schema.server.ts";
import {
	expect,
	expectAccessible,
	expectToast,
	holdScripts,
	takenOver,
	test,
} from "#tests/browser/browser-test.ts";
import { openEditor } from "./excursion-editor.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("what was typed of a trip is taken by nothing: slow scripts, leaving, an ended session, a lost role, no network, a faster editor", async ({
	page,
	island,
	context,
}) => {
	const letScripts = await holdScripts(page);
	const { user, id } = await openEditor({ page, context, island }, { waitUntil: "commit" });
	const storedTrip = island.db.select().from(excursions).where(eq(excursions.id, id));
	const title = page.getByLabel("Title", { exact: true });
	const german = page.getByLabel("Monday, German");
	const save = page.getByRole("button", { name: "Save changes" });
	const expectAllKept = async () => {
		await expect(title).toHaveValue("My own better title");
		await expect(german).toBeChecked();
	};
	await title.fill("My own better title");
	await german.check();
	letScripts();
	await takenOver(page);
	await expectAllKept();

	await page.getByRole("link", { name: "All excursions" }).click();
	const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
	await expect(dialog).toBeVisible();
	await expectAccessible(page, { within: "dialog" });
	await dialog.getByRole("button", { name: "Stay here" }).click();
	await expectAllKept();

	const cookies = await context.cookies();
	const ended = await island.db.delete(sessions).where(eq(sessions.userId, user.id)).returning();
	await save.click();
	const notice = page.getByRole("alert", { name: "You are signed out" });
	await expect(notice).toBeFocused();
	await expectAccessible(page, { within: "[role=alert]" });
	await expect(notice.getByRole("link", { name: "Sign in" })).toHaveAttribute("target", "_blank");
	await expectAllKept();
	await island.db.insert(sessions).values(ended);
	await context.addCookies(cookies);

	await island.db.update(users).set({ role: "web" }).where(eq(users.id, user.id));
	await save.click();
	const refusal = page.getByRole("alert");
	await expect(refusal).toContainText("you may not do it any more");
	await expectAllKept();
	await refusal.getByRole("button", { name: "Back to the form" }).click();
	await expect(refusal).toBeHidden();
	await island.db.update(users).set({ role: "supervisor" }).where(eq(users.id, user.id));

	await context.setOffline(true);
	await save.click();
	await expect(refusal).toContainText("No answer came");
	await expectAllKept();
	await context.setOffline(false);

	await island.db
		.update(excursions)
		.set({ title: "Their newer title", version: 2 })
		.where(eq(excursions.id, id));
	await save.click();
	await expect(page.getByText("after you opened it")).toBeInViewport();
	await expect(page.getByText("Title, stored now: Their newer title").first()).toBeVisible();
	await expectAllKept();
	expect(await storedTrip).toMatchObject([{ title: "Their newer title" }]);
	await save.click();
	await expectToast(page, "Saved.");
	expect(await storedTrip).toMatchObject([{ title: "My own better title" }]);
});
