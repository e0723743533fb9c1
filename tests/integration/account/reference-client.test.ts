import { createAuthClient } from "better-auth/client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createAccountClient } from "#app/account/client.ts";
import { linkTo } from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

function newClient() {
	const visitor = newVisitor(island);
	const client = createAuthClient({
		baseURL: island.url.origin,
		fetchOptions: { customFetchImpl: visitor.fetch },
	});
	return { client, visitor };
}

test("the unmodified client signs up, asks for the session and signs out", async () => {
	const { client, visitor } = newClient();
	const signUp = await client.signUp.email({
		name: "Ana",
		email: "Ana@Example.com",
		password: "correct horse",
	});
	expect(signUp.error).toBeNull();
	expect(signUp.data?.user.email).toBe("ana@example.com");
	expect(signUp.data?.token).toHaveLength(32);
	expect(visitor.cookies.has("island.session_token")).toBe(true);

	const session = await client.getSession();
	expect(session.data?.user.name).toBe("Ana");
	expect(session.data?.session.token).toBe(signUp.data?.token);

	expect((await client.signOut()).data).toEqual({ success: true });
	// the device stays known
	expect([...visitor.cookies.keys()]).toEqual(["island.device"]);
	expect((await client.getSession()).data).toBeNull();

	const signIn = await client.signIn.email({ email: "ana@example.com", password: "correct horse" });
	expect(signIn.error).toBeNull();
	expect(signIn.data?.user.emailVerified).toBe(false);
});

test("the unmodified client verifies, manages sessions, changes email and password, resets and deletes", async () => {
	const { client, visitor } = newClient();
	const [email, newEmail] = ["flow@example.com", "flow-moved@example.com"];
	await client.signUp.email({ name: "Flow", email, password: "first password" });

	expect((await client.sendVerificationEmail({ email, callbackURL: "/done" })).data?.status).toBe(
		true,
	);
	await visitor.get(await linkTo(island, email));
	expect((await client.getSession()).data?.user.emailVerified).toBe(true);
	const verified = await client.sendVerificationEmail({ email });
	expect(verified.error).toMatchObject({
		status: 400,
		message: "You can only send a verification email to an unverified email",
	});

	const phone = newClient();
	await phone.client.signIn.email({ email, password: "first password" });
	const list = await client.listSessions();
	expect(list.data).toHaveLength(2);
	expect(list.data?.[0]?.expiresAt).toBeInstanceOf(Date);
	const phoneToken = (await phone.client.getSession()).data?.session.token ?? "";
	expect((await client.revokeSession({ token: phoneToken })).data?.status).toBe(true);
	const endedSession = await phone.client.getSession({ query: { disableCookieCache: true } });
	expect(endedSession.data).toBeNull();
	expect((await client.revokeOtherSessions()).data?.status).toBe(true);
	expect((await client.listSessions()).data).toHaveLength(1);
	expect((await client.listAccounts()).data?.[0]).toMatchObject({ providerId: "credential" });

	expect((await client.updateUser({ name: "Flow Two" })).data?.status).toBe(true);
	expect((await client.getSession()).data?.user.name).toBe("Flow Two");

	// the change starts from a verified address
	expect((await client.changeEmail({ newEmail: newEmail, callbackURL: "/x" })).data?.status).toBe(
		true,
	);
	await visitor.get(await linkTo(island, email));
	expect((await client.getSession()).data?.user.email).toBe(newEmail);

	const answer = await client.changePassword({
		currentPassword: "first password",
		newPassword: "second password",
		revokeOtherSessions: true,
	});
	expect(answer.data?.token).toHaveLength(32);
	const wrong = await newClient().client.signIn.email({
		email: newEmail,
		password: "first password",
	});
	expect(wrong.error).toMatchObject({ status: 401, code: "INVALID_EMAIL_OR_PASSWORD" });

	const requested = await client.requestPasswordReset({ email: newEmail, redirectTo: "/reset" });
	expect(requested.data?.status).toBe(true);
	const form = await newVisitor(island).get(await linkTo(island, newEmail));
	const token = new URL(form.headers.get("location") ?? "").searchParams.get("token") ?? "";
	const reset = await client.resetPassword({ newPassword: "third password", token });
	expect(reset.data?.status).toBe(true);
	const back = await client.signIn.email({ email: newEmail, password: "third password" });
	expect(back.data?.user.email).toBe(newEmail);

	const deletion = await client.deleteUser({ callbackURL: "/bye" });
	expect(deletion.data?.message).toBe("Verification email sent");
	const farewell = await visitor.get(await linkTo(island, newEmail));
	expect(farewell.headers.get("location")).toBe("/bye");
	expect((await client.getSession()).data).toBeNull();
	const nobody = await client.signIn.email({ email: newEmail, password: "third password" });
	expect(nobody.error?.status).toBe(401);
});

test("our client in the browser gets the same answers, and checks the session again after a sign-in", async () => {
	const visitor = newVisitor(island);
	const client = createAccountClient({
		fetch: (address, init) => visitor.fetch(address, init),
		navigate: () => {},
	});
	const emails: unknown[] = [];
	client.onSession((signedIn) => emails.push(signedIn?.user.email ?? null));
	const [email, password] = ["client@example.com", "correct horse"];
	const refused = await client.call("POST", "/sign-in/email", { body: { email, password } });
	expect(refused.error).toMatchObject({
		status: 401,
		code: "INVALID_EMAIL_OR_PASSWORD",
		message: "Invalid email or password",
	});
	await client.call("POST", "/sign-up/email", { body: { name: "Ana", email, password } });
	await vi.waitFor(() => expect(emails).toEqual([email]));
	await client.call("POST", "/sign-out", { body: {} });
	await client.checkSession();
	expect(emails).toEqual([email, null]);
});
