import { eq } from "drizzle-orm";
import { sessions } from "#app/database/schema.server.ts";
import { addUser, linkTo, password, signedInVisitor } from "#tests/account/people.ts";
import { expect, expectAccessible, expectToast, test } from "#tests/browser/browser-test.ts";

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 800 } });

	test("a member of staff is sent to the login, signs in, changes name, password and email, and signs out", async ({
		page,
		island,
	}) => {
		const user = await addUser(island, { role: "manager" });
		await page.goto("/dashboard/account");
		await expect(page).toHaveURL(/\/app_login\?redirectTo=/);
		await page.getByLabel("Email").fill(user.email);
		await page.getByLabel("Password").fill("not the password");
		await page.getByRole("button", { name: "Sign in" }).click();
		await expect(page.getByRole("alert")).toContainText("Invalid email or password");
		await expectAccessible(page);
		await page.getByLabel("Password").fill(password);
		await page.getByRole("button", { name: "Sign in" }).click();
		await expect(page).toHaveURL(/\/dashboard\/account$/);

		await page.getByLabel("Name").fill("Marta the Second");
		await page.getByRole("button", { name: "Save the name" }).click();
		await expectToast(page, "Your name is saved");
		await page.getByLabel("Present password").fill(password);
		await page.getByLabel("New password").fill("battery staple");
		await page.getByRole("button", { name: "Change the password" }).click();
		await expectToast(page, "Your password is changed");
		await page.getByLabel("New email").fill("nobody@nowhere");
		await page.getByRole("button", { name: "Change the email" }).click();
		await expect(page.getByText("Invalid email")).toBeVisible();
		await expect(page.getByLabel("New email")).toHaveAttribute("aria-invalid", "true");
		await expectAccessible(page);

		// who signed in a while ago proves it is still them, and what was typed is saved
		await island.db.update(sessions).set({ confirmedAt: 0 }).where(eq(sessions.userId, user.id));
		const email = `moved-${user.email}`;
		await page.getByLabel("New email").fill(email);
		await page.getByRole("button", { name: "Change the email" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Is it still you?");
		await page.getByLabel("Your password").fill("battery staple");
		await page.getByRole("button", { name: "Yes, it is me" }).click();
		await expect(page).toHaveURL(/\/dashboard\/account$/);
		await expect(page.getByText(email, { exact: true })).toBeVisible();

		await page.goto("/app_login");
		await expect(page).toHaveURL(/\/dashboard$/);
		await page.getByRole("button", { name: "Sign out" }).click();
		await expectToast(page, "You are signed out");
		await page.goBack();
		await page.reload();
		await expect(page).toHaveURL(/\/app_login/);
	});

	test("an invited person chooses a password, and replaces it once it is forgotten", async ({
		page,
		island,
	}) => {
		const { visitor: boss } = await signedInVisitor(island, { role: "supervisor" });
		const email = `${crypto.randomUUID()}@mail.example`;
		const account = { name: "Nora Invited", email, password: "", role: "manager" };
		await boss.submit("/dashboard/users/user-new", account);
		const title = page.getByRole("heading", { level: 1 });
		const status = page.getByRole("main").getByRole("status");

		await page.goto(await linkTo(island, email));
		await expect(title).toHaveText("Welcome, Nora Invited");
		await expectAccessible(page);
		await page.getByLabel("Your password").fill("seven grey pebbles");
		await page.getByRole("button", { name: "Save my password" }).click();
		await expect(status).toContainText("Your password is saved");

		await page.getByRole("link", { name: "I forgot my password" }).click();
		await expect(page).toHaveURL(/forgot-password/);
		await page.getByLabel("Email").fill(email);
		await page.getByRole("button", { name: "Send me the link" }).click();
		await expect(status).toContainText("check your email");
		await expectAccessible(page);
		await page.goto(await linkTo(island, email));
		await page.getByLabel("New password").fill("battery staple");
		await page.getByRole("button", { name: "Save the new password" }).click();
		await expect(status).toContainText("Your password is changed");
	});
});
