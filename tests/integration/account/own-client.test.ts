import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createAccountClient } from "#app/account/client.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { linkTo, mailsTo } from "#tests/people.ts";
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

test("our own client goes the whole way, and the session it shows follows", async () => {
	const visitor = newVisitor(island);
	const left: string[] = [];
	const account = createAccountClient({
		baseUrl: island.url.origin,
		fetch: visitor.fetch,
		navigate: (url) => left.push(url),
	});
	const shown = () => account.session.get().data?.user;
	const expectShown = (user: unknown) => vi.waitFor(() => expect(shown()).toEqual(user), 30_000);
	account.session.subscribe(() => {});
	const [email, password] = ["own@example.com", "first password"];

	expect((await account.signUpEmail({ name: "Own", email, password })).data?.user.email).toBe(
		email,
	);
	await expectShown(expect.objectContaining({ name: "Own" }));
	const token = new URL(await linkTo(island, email), island.url).searchParams.get("token") ?? "";
	expect((await account.verifyEmail({ token })).data).toEqual({ status: true, user: null });
	await expectShown(expect.objectContaining({ emailVerified: true }));
	await account.updateUser({ name: "Own Two" });
	await expectShown(expect.objectContaining({ name: "Own Two" }));

	expect((await account.listSessions()).data).toHaveLength(1);
	expect((await account.listAccounts()).data?.[0]?.providerId).toBe("credential");
	expect((await account.changeEmail({ newEmail: email })).error).toMatchObject({
		code: "EMAIL_IS_THE_SAME",
		status: 400,
	});
	const changed = { currentPassword: password, newPassword: "second password" };
	expect((await account.changePassword(changed)).data?.token).toBeNull();
	expect((await account.revokeOtherSessions()).data?.status).toBe(true);
	await account.signOut();
	await expectShown(undefined);

	const back = { email, password: "second password", callbackURL: "/dashboard" };
	expect((await account.signInEmail(back)).data?.redirect).toBe(true);
	expect(left).toEqual(["/dashboard"]);
	expect((await account.requestPasswordReset({ email })).data?.status).toBe(true);
	expect(await mailsTo(island, email)).toHaveLength(2);
	expect((await account.deleteUser()).data?.message).toBe("Verification email sent");
});
