import { afterAll, beforeAll, expect, test } from "vitest";
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
	const settle = () => new Promise((resolve) => setTimeout(resolve, 150));
	account.session.subscribe(() => {});
	const [email, password] = ["own@example.com", "first password"];

	expect((await account.signUpEmail({ name: "Own", email, password })).data?.user.email).toBe(
		email,
	);
	await settle();
	expect(shown()?.name).toBe("Own");
	const token = new URL(await linkTo(island, email), island.url).searchParams.get("token") ?? "";
	expect((await account.verifyEmail({ token })).data).toEqual({ status: true, user: null });
	await settle();
	expect(shown()?.emailVerified).toBe(true);
	await account.updateUser({ name: "Own Two" });
	await settle();
	expect(shown()?.name).toBe("Own Two");

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
	await settle();
	expect(shown()).toBeUndefined();

	const back = { email, password: "second password", callbackURL: "/dashboard" };
	expect((await account.signInEmail(back)).data?.redirect).toBe(true);
	expect(left).toEqual(["/dashboard"]);
	expect((await account.requestPasswordReset({ email })).data?.status).toBe(true);
	expect(await mailsTo(island, email)).toHaveLength(2);
	expect((await account.deleteUser()).data?.message).toBe("Verification email sent");
});
