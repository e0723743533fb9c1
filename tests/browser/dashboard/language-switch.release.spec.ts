import { eq } from "drizzle-orm";
import { users } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
		test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

		test("one press in the header shows the same page in the other language, and stays chosen", async ({
			page,
			context,
			island,
		}) => {
			const user = await signIn(context, island, { role: "admin" });
			await page.goto("/dashboard/bookings?status=cancelled");
			await expect(page.locator("html")).toHaveAttribute("lang", "en");
			if (javaScriptEnabled) await expectAccessible(page);
			await page.getByRole("button", { name: "Español" }).click();
			await expect(page).toHaveURL(/\/dashboard\/bookings\?status=cancelled$/);
			await expect(page.locator("html")).toHaveAttribute("lang", "es");
			await expect(page.getByRole("heading", { name: "Reservas", level: 1 })).toBeVisible();
			const [row] = await island.db.select().from(users).where(eq(users.id, user.id));
			expect(row?.language).toBe("es");
			await page.getByRole("button", { name: "English" }).click();
			await expect(page.getByRole("heading", { name: "Bookings", level: 1 })).toBeVisible();
		});
	});
