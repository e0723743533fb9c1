import { eq } from "drizzle-orm";
import { verifications } from "#app/database/schema.server.ts";
import { demoLogin, demoPassword } from "#scripts/island/staff.ts";
import { addUser, linkTo, password } from "#tests/account/people.ts";
import { expect, expectAccessible, expectToast, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";

const desk = { width: 1280, height: 800 };

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 800 } });

	test("a member of staff is sent to the login, signs in, comes back and signs out", async ({
		page,
	}) => {
		await page.goto("/dashboard/account");
		await expect(page).toHaveURL(/\/app_login\?redirectTo=/);
		await expectAccessible(page, { alsoAt: desk });
		await page.getByLabel("Email").fill(demoLogin.email);
		await page.getByLabel("Password").fill("not the password");
		await page.getByRole("button", { name: "Sign in" }).click();
		await expect(page.getByRole("alert")).toContainText("Invalid email or password");
		await expectAccessible(page, { alsoAt: desk });
		await page.getByLabel("Password").fill(demoPassword);
		await page.getByRole("button", { name: "Sign in" }).click();
		await expect(page).toHaveURL(/\/dashboard\/account$/);
		await expectAccessible(page, { alsoAt: desk });
		await page.goto("/app_login");
		await expect(page).toHaveURL(/\/dashboard$/);
		await expectAccessible(page, { alsoAt: desk });
		await page.getByRole("button", { name: "Sign out" }).click();
		await expectToast(page, "You are signed out");
		await page.goBack();
		await page.reload();
		await expect(page).toHaveURL(/\/app_login/);
	});

	test("a user without rights is told whom to ask", async ({ page, island }) => {
		const user = await addUser(island);
		await page.goto("/app_login");
		await page.getByLabel("Email").fill(user.email);
		await page.getByLabel("Password").fill(password);
		await page.getByRole("button", { name: "Sign in" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toContainText("have no role yet");
		await expectAccessible(page);
	});

	test("who signed in a while ago proves it is still them, and what was typed is saved", async ({
		page,
		island,
		context,
	}) => {
		const user = await signIn(context, island, {}, { confirmedAt: 0 });
		await page.goto("/dashboard/account");
		const email = `moved-${user.email}`;
		await page.getByLabel("New email").fill(email);
		await page.getByRole("button", { name: "Change the email" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Is it still you?");
		await expectAccessible(page);
		await page.getByLabel("Your password").fill(password);
		await page.getByRole("button", { name: "Yes, it is me" }).click();
		await expect(page).toHaveURL(/\/dashboard\/account$/);
		await expect(page.getByText(email, { exact: true })).toBeVisible();
	});

	test("an invited person chooses the password on their own phone and signs in; a used or old link says so", async ({
		page,
		island,
		context,
	}) => {
		const boss = await signIn(context, island, { role: "supervisor", name: "Marta Boss" });
		const email = `${crypto.randomUUID()}@mail.example`;
		await page.goto("/dashboard/users/user-new");
		await page.getByLabel("Name").fill("Nora Invited");
		await page.getByLabel("Email").fill(email);
		await page.getByLabel("Role").selectOption("manager");
		await page.getByRole("button", { name: "Make the account" }).click();
		await expect(page.getByRole("button", { name: "Send the invitation again" })).toBeVisible();
		const link = await linkTo(island, email);
		const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
		const title = page.getByRole("heading", { level: 1 });

		await page.goto(link);
		await expect(title).toHaveText("Somebody else is signed in here");
		await expectAccessible(page);
		await page.getByRole("button", { name: `Sign ${boss.name} out and go on` }).click();
		await expect(title).toHaveText("Welcome, Nora Invited");
		await expectAccessible(page);
		const until = (expiresAt: number) =>
			island.db.update(verifications).set({ expiresAt }).where(eq(verifications.value, id));
		await until(Date.now() - 1);
		await page.reload();
		await expect(title).toHaveText("This invitation does not work any more");
		await expectAccessible(page);
		await until(Date.now() + 60_000);
		await page.reload();
		await page.getByLabel("Your password").fill("seven grey pebbles");
		await page.getByRole("button", { name: "Save my password" }).click();
		await expect(page.getByRole("main").getByRole("status")).toContainText(
			"Your password is saved",
		);
		await page.getByLabel("Email").fill(email);
		await page.getByLabel("Password").fill("seven grey pebbles");
		await page.getByRole("button", { name: "Sign in" }).click();
		await expect(page.getByRole("link", { name: "Nora Invited, manager" })).toBeVisible();
		await page.goto(link);
		await expect(title).toHaveText("This invitation does not work any more");
	});

	test("a forgotten password is replaced", async ({ page, island }) => {
		const user = await addUser(island);
		await page.goto("/app_login");
		await page.getByRole("link", { name: "I forgot my password" }).click();
		await expect(page).toHaveURL(/forgot-password/);
		await expectAccessible(page);
		await page.getByLabel("Email").fill(user.email);
		await page.getByRole("button", { name: "Send me the link" }).click();
		await expect(page.getByRole("main").getByRole("status")).toContainText("check your email");
		await page.goto(await linkTo(island, user.email));
		await expectAccessible(page);
		await page.getByLabel("New password").fill("battery staple");
		await page.getByRole("button", { name: "Save the new password" }).click();
		await expect(page.getByRole("main").getByRole("status")).toContainText(
			"Your password is changed",
		);
		await page.goto("/app_login/reset-password?error=INVALID_TOKEN");
		await expect(page.getByRole("alert")).toContainText("used or is too old");
		await expectAccessible(page);
	});
});

test("the account page saves each of its forms and says so", async ({ page, island }) => {
	const user = await addUser(island, { role: "manager" });
	await page.goto("/app_login?redirectTo=/dashboard/account");
	await page.getByLabel("Email").fill(user.email);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Sign in" }).click();

	await page.getByLabel("Name").fill("Marta the Second");
	await page.getByRole("button", { name: "Save the name" }).click();
	await expectToast(page, "Your name is saved");
	await expect(page.getByRole("link", { name: "Marta the Second, manager" })).toBeVisible();

	await page.getByLabel("New email").fill("nobody@nowhere");
	await page.getByRole("button", { name: "Change the email" }).click();
	await expect(page.getByText("Invalid email")).toBeVisible();
	await expect(page.getByLabel("New email")).toHaveAttribute("aria-invalid", "true");
	await expectAccessible(page);

	await page.getByLabel("Present password").fill(password);
	await page.getByLabel("New password").fill("battery staple");
	await page.getByRole("button", { name: "Change the password" }).click();
	await expectToast(page, "Your password is changed");
	await page.goto("/api/auth/error?error=state_not_found");
	await expect(page.getByText("Start again")).toBeVisible();
	await expectAccessible(page);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("one can sign in, change one's name and sign out", async ({ page, island }) => {
		const user = await addUser(island);
		await page.goto("/dashboard/account");
		await page.getByLabel("Email").fill(user.email);
		await page.getByLabel("Password").fill(password);
		await page.getByRole("button", { name: "Sign in" }).click();
		await page.getByLabel("Name").fill("No Script");
		await page.getByRole("button", { name: "Save the name" }).click();
		await expectToast(page, "Your name is saved");
		await page.getByRole("button", { name: "Sign out" }).click();
		await expect(page).toHaveURL(/\/app_login$/);
		await expectToast(page, "You are signed out");
		await page.reload();
		await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
	});
});
