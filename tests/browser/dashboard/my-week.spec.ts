import { resources } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";

test("a guide makes the address of the own calendar, reads it once, and stops it", async ({
	page,
	context,
	island,
}) => {
	const user = await signIn(context, island, { name: "Nuria", role: "guide" });
	await island.db
		.insert(resources)
		.values({ kind: "guide", name: "Nuria", userId: user.id, createdAt: 0, updatedAt: 0 });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/dashboard/my-week");
	await page.getByRole("button", { name: "Make a private address" }).click();
	const address = page.getByLabel("Your private address");
	await expect(address).toHaveValue(/\/my-week\/[\w-]{43}\/calendar\.ics$/);
	await expectAccessible(page);
	await page.reload();
	await expect(address).toHaveCount(0);
	await expect(page.getByRole("main")).toContainText("An address was made on");
	await page.getByRole("button", { name: "Stop the calendar" }).click();
	await expect(page.getByRole("button", { name: "Make a private address" })).toBeVisible();
});
