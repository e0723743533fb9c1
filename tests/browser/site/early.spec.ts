import { expect, holdScripts, takenOver, test } from "#tests/browser/browser-test.ts";
import { openEditor } from "#tests/browser/dashboard/excursion-editor.ts";
import { addExcursion } from "#tests/builders.ts";

test.describe("before the scripts run", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("a message that was refused can be written on, and keeps each letter and the focus", async ({
		page,
	}) => {
		const letScripts = await holdScripts(page);
		await page.goto("/excursion/contact", { waitUntil: "commit" });
		await page.getByLabel("Message").fill("Do you");
		await page.getByRole("button", { name: "Send the message" }).click();
		const message = page.getByLabel("Message");
		await expect(page.getByRole("alert")).toContainText("Your message is not sent yet");
		await message.press("End");
		await message.pressSequentially(" take dogs");
		letScripts();
		await takenOver(page);
		await expect(message).toBeFocused();
		await message.pressSequentially(" along?");
		await expect(message).toHaveValue("Do you take dogs along?");
	});

	test("a refused booking can be corrected, and the focus stays where it is", async ({
		page,
		island,
	}) => {
		const { id } = await addExcursion(island.db);
		const letScripts = await holdScripts(page);
		await page.goto(`/excursion/${id}`, { waitUntil: "commit" });
		await page.getByRole("button", { name: "Book and pay" }).click();
		// the address ends with "#errors": a slow browser moves the focus there only after some frames
		await expect(page.locator("#errors")).toBeFocused();
		const wishes = page.getByLabel("Anything we should know");
		await wishes.fill("A child’s seat");
		const name = page.getByLabel("Full name");
		await name.pressSequentially("Ida Lin");
		letScripts();
		await takenOver(page);
		await expect(name).toBeFocused();
		await name.pressSequentially("dqvist");
		await expect(name).toHaveValue("Ida Lindqvist");
		await expect(wishes).toHaveValue("A child’s seat");
	});

	test("a day chosen early leaves the button where it is when the page wakes", async ({
		page,
		island,
	}) => {
		const { id } = await addExcursion(island.db);
		const letScripts = await holdScripts(page);
		await page.goto(`/excursion/${id}`, { waitUntil: "commit" });
		await page.locator('input[name="date"]:not([disabled])').last().check({ force: true });
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
		const button = page.getByRole("button", { name: "Book and pay" });
		const top = () =>
			button.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
		const before = await top();
		letScripts();
		await takenOver(page);
		await expect(
			page
				.getByText(/^(Free to cancel|Half comes back) until /)
				.filter({ visible: true })
				.first(),
		).toBeVisible();
		expect(await top()).toBe(before);
	});

	test("a refusal takes the focus when no field has it, as it does with scripts", async ({
		page,
	}) => {
		const letScripts = await holdScripts(page);
		await page.goto("/excursion/contact", { waitUntil: "commit" });
		await page.getByRole("button", { name: "Send the message" }).click();
		await expect(page.getByRole("alert")).toBeVisible();
		letScripts();
		await expect(page.getByRole("alert")).toBeFocused();
	});

	test("a field of another form on the page does not ask to be saved", async ({
		page,
		island,
		context,
	}) => {
		const letScripts = await holdScripts(page);
		await openEditor({ page, context, island }, { waitUntil: "commit" });
		await page.getByLabel("Note", { exact: true }).fill("A feast");
		letScripts();
		await takenOver(page);
		await page.getByRole("link", { name: "All excursions" }).click();
		await expect(page).toHaveURL("/dashboard/excursion");
	});
});
