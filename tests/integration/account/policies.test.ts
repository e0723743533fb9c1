import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accounts, sessions, users } from "#app/database/schema.server.ts";
import { givePasskey, signInByPasskey } from "#tests/account/passkeys.ts";
import {
	addUser,
	linkTo,
	mailsTo,
	password,
	refusal,
	refusalOfForm,
	sessionOf,
	signedInVisitor,
} from "#tests/account/people.ts";
import {
	accountsOf,
	countRows,
	type ProviderIsland,
	somebodyAt,
	startProviderIsland,
} from "#tests/account/provider-island.ts";
import { signIdToken, standardClaims } from "#tests/fakes/fake-provider.ts";
import { FakePwnedPasswords } from "#tests/fakes/fake-pwned-passwords.ts";
import { comeBack, errorOf, leave, signIn, target } from "#tests/fakes/provider-visit.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { withinOneMinute } from "#tests/run/one-minute.ts";
import { newVisitor } from "#tests/visitor.ts";

/** An island with these variables, where Google proves the email of its people and Spotify does not. */
function usePolicy(variables: Record<string, string>) {
	let at: ProviderIsland | undefined;
	beforeAll(async () => {
		at = await startProviderIsland(["google", "spotify"], variables);
	});
	afterAll(() => at?.island.stop());
	const running = () => {
		if (!at) throw new Error("not started");
		return at;
	};
	beforeEach(() => {
		somebodyAt(running().provider("google"), { emailVerified: true });
		somebodyAt(running().provider("spotify"), { emailVerified: false });
	});
	return running;
}

describe("when emails must be verified, and no account is connected to another", () => {
	const at = usePolicy({
		AUTH_REQUIRE_EMAIL_VERIFICATION: "true",
		AUTH_ACCOUNT_LINKING_ENABLED: "false",
		AUTH_TRUSTED_PROVIDERS: "google,spotify",
	});

	test("sign-up opens no session before the mail was answered", async () => {
		const { island } = at();
		const visitor = newVisitor(island);
		const email = "must-verify@example.com";
		const answer = await visitor.post("/api/auth/sign-up/email", { name: "Ana", email, password });
		expect(await answer.json()).toMatchObject({ token: null, user: { email } });
		expect(visitor.cookies.size).toBe(0);
		await visitor.get(await linkTo(island, email));
		expect(await sessionOf(visitor)).toBeNull();
		expect((await visitor.post("/api/auth/sign-in/email", { email, password })).status).toBe(200);
		expect((await sessionOf(visitor))?.user).toMatchObject({ email, emailVerified: true });
	});

	test("sign-in is refused with the right password only, and a new mail is sent", async () => {
		const { island } = at();
		const user = await addUser(island);
		const visitor = newVisitor(island);
		const signIn = (entered: string) =>
			visitor.post("/api/auth/sign-in/email", { email: user.email, password: entered });
		expect((await signIn("wrong")).status).toBe(401);
		expect(await mailsTo(island, user.email)).toEqual([]);
		expect(await refusal(await signIn(password))).toEqual({
			status: 403,
			code: "EMAIL_NOT_VERIFIED",
			message: "Email not verified",
		});
		expect(await island.db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
		await newVisitor(island).get(await linkTo(island, user.email));
		expect((await signIn(password)).status).toBe(200);
	});

	test("a passkey opens no session either, and a new mail is sent", async () => {
		const { island } = at();
		const { visitor, user } = await signedInVisitor(island);
		const { authenticator } = await givePasskey(island, user);
		const other = newVisitor(island);
		const refused = await signInByPasskey(other, authenticator);
		expect(await refusalOfForm(refused, "EMAIL_NOT_VERIFIED")).toBe(403);
		expect(await sessionOf(other)).toBeNull();
		// in the account's own browser: elsewhere the link would end the passkey
		await visitor.get(await linkTo(island, user.email));
		expect((await signInByPasskey(other, authenticator)).status).toBe(302);
	});

	test("nothing is joined, however well it is proved", async () => {
		const { island, provider, fake } = at();
		const email = provider("google").person.email ?? "";
		const { visitor } = await signedInVisitor(island, { email, emailVerified: true });
		const { answer } = await signIn(island, provider("google"), fake("google"));
		expect(errorOf(answer)).toBe("account_not_linked");
		const path = "/link-social";
		const visit = await leave(island, provider("google"), fake("google"), { visitor, path });
		expect(errorOf(await comeBack(provider("google"), visit))).toBe("unable_to_link_account");
	});

	test("an unproved email gets a mail at each attempt, and a session when it is proved", async () => {
		const { island, provider, fake } = at();
		const email = provider("spotify").person.email ?? "";
		const { answer, visit } = await signIn(island, provider("spotify"), fake("spotify"));
		expect(errorOf(answer)).toBe("email_not_verified");
		expect(await sessionOf(visit.visitor)).toBeNull();
		expect(await mailsTo(island, email)).toHaveLength(1);
		const second = await signIn(island, provider("spotify"), fake("spotify"));
		expect(errorOf(second.answer)).toBe("email_not_verified");
		expect(await mailsTo(island, email)).toHaveLength(2);
		const link = await linkTo(island, email);
		expect(target(await visit.visitor.get(link))).toBe("/app_login/email-verified?verified");
		const again = await signIn(island, provider("spotify"), fake("spotify"));
		expect(target(again.answer)).toBe("/dashboard");
		expect(await island.db.$count(users, eq(users.email, email))).toBe(1);
	});
});

describe("an operator who turns features off, renames cookies and trusts a provider", () => {
	const at = usePolicy({
		AUTH_DISABLE_SIGN_UP: "true",
		AUTH_CHANGE_EMAIL_ENABLED: "false",
		AUTH_DELETE_USER_ENABLED: "false",
		AUTH_COOKIE_CACHE_ENABLED: "false",
		AUTH_COOKIE_PREFIX: "crew",
		AUTH_PASSWORD_MIN_LENGTH: "12",
		AUTH_TRUSTED_ORIGINS: "https://app.example",
		AUTH_TRUSTED_PROVIDERS: "spotify",
		AUTH_ALLOW_DIFFERENT_EMAILS: "true",
		AUTH_ALLOW_UNLINKING_ALL: "true",
	});

	/** Signed in by the cookies of this operator. */
	async function member() {
		const user = await addUser(at().island);
		const visitor = newVisitor(at().island);
		await visitor.post("/api/auth/sign-in/email", { email: user.email, password });
		return { visitor, user };
	}

	test("has no sign-up", async () => {
		const { island } = at();
		const email = "new@example.com";
		const answer = await newVisitor(island).post("/api/auth/sign-up/email", {
			name: "Ana",
			email,
			password: "long enough for all",
		});
		expect(await refusal(answer)).toEqual({
			status: 400,
			code: "EMAIL_AND_PASSWORD_SIGN_UP_IS_NOT_ENABLED",
			message: "Email and password sign up is not enabled",
		});
		expect(await island.db.select().from(users).where(eq(users.email, email))).toEqual([]);
	});

	test("has no change of email and no deletion, not by link either", async () => {
		const { visitor } = await member();
		expect(visitor.cookies.has("crew.session_token")).toBe(true);
		expect(
			await refusal(await visitor.post("/api/auth/change-email", { newEmail: "x@example.com" })),
		).toEqual({
			status: 400,
			code: "CHANGE_EMAIL_IS_DISABLED",
			message: "Change email is disabled",
		});
		expect((await visitor.post("/api/auth/delete-user", { password })).status).toBe(404);
		expect((await visitor.get("/api/auth/delete-user/callback?token=x")).status).toBe(404);
		const short = await visitor.post("/api/auth/change-password", {
			currentPassword: password,
			newPassword: "eleven char",
		});
		expect((await refusal(short)).code).toBe("PASSWORD_TOO_SHORT");
	});

	test("keeps no copy in the browser: every check costs one round trip", async () => {
		const { island } = at();
		const { visitor, user } = await member();
		expect([...visitor.cookies.keys()]).toEqual(["crew.session_token", "crew.device"]);
		for (let look = 0; look < 2; look += 1) {
			island.databaseRoundTrips();
			expect((await sessionOf(visitor))?.user.id).toBe(user.id);
			expect(island.databaseRoundTrips()).toBe(1);
		}
	});

	test("accepts calls of trusted sites", async () => {
		const { island } = at();
		const user = await addUser(island);
		const visitor = newVisitor(island);
		const answer = await visitor.post(
			"/api/auth/sign-in/email",
			{ email: user.email, password, callbackURL: "https://app.example/home" },
			{ origin: "https://app.example" },
		);
		expect(await answer.json()).toMatchObject({ redirect: true, url: "https://app.example/home" });
		const out = await visitor.post("/api/auth/sign-out", {}, { origin: "https://app.example" });
		expect(out.status).toBe(200);
	});

	test("no new user is created, by redirect or id token, whatever is requested", async () => {
		const { island, provider, fake } = at();
		const rowsBefore = await countRows(island);
		const body = { requestSignUp: true };
		const { answer } = await signIn(island, provider("google"), fake("google"), { body });
		expect(errorOf(answer)).toBe("signup_disabled");
		const claims = {
			...standardClaims(provider("google")),
			...provider("google").idToken?.claims,
		};
		const byToken = await newVisitor(island).post("/api/auth/sign-in/social", {
			provider: "google",
			requestSignUp: true,
			idToken: { token: await signIdToken(provider("google"), claims) },
		});
		expect(await refusal(byToken)).toMatchObject({ status: 401, message: "signup disabled" });
		expect(await countRows(island)).toEqual(rowsBefore);
	});

	test("a trusted provider's unverified email joins its user, and proves nothing", async () => {
		const { island, provider, fake } = at();
		const user = await addUser(island, { email: provider("spotify").person.email ?? "" });
		const { answer, visit } = await signIn(island, provider("spotify"), fake("spotify"));
		expect(target(answer)).toBe("/dashboard");
		expect((await sessionOf(visit.visitor))?.user).toMatchObject({
			id: user.id,
			emailVerified: false,
		});
		expect(await accountsOf(island, user.id)).toHaveLength(2);
	});

	test("an account with another email is connected where that is allowed", async () => {
		const { island, provider, fake } = at();
		const { visitor, user } = await member();
		const path = "/link-social";
		const visit = await leave(island, provider("google"), fake("google"), { visitor, path });
		expect(target(await comeBack(provider("google"), visit))).toBe("/dashboard");
		expect(await accountsOf(island, user.id)).toHaveLength(2);
		expect((await sessionOf(visitor))?.user.email).toBe(user.email);
	});

	test("the last way to sign in can be removed where that is allowed", async () => {
		const { visitor, user } = await member();
		const answer = await visitor.post("/api/auth/unlink-account", { providerId: "credential" });
		expect(await answer.json()).toEqual({ status: true });
		expect(await accountsOf(at().island, user.id)).toEqual([]);
	});
});

describe("rate limits", () => {
	let island: Island;
	beforeAll(async () => {
		island = await startIsland();
	});
	afterAll(() => island.stop());
	const tooMany = {
		status: 429,
		code: "TOO_MANY_REQUESTS",
		message: "Too many requests. Please try again later.",
	};
	const tryPassword = (email: string, visitor = newVisitor(island)) =>
		visitor.post("/api/auth/sign-in/email", { email, password: "wrong password" });

	test("stop the guessing of one password without locking out others", async () => {
		const { statuses, last, owner, elsewhere } = await withinOneMinute(async () => {
			const user = await addUser(island, { password: null });
			const attacker = newVisitor(island);
			const statuses: number[] = [];
			for (let guess = 0; guess < 11; guess += 1)
				statuses.push((await tryPassword(user.email, attacker)).status);
			const last = await tryPassword(user.email, attacker);
			const owner = await tryPassword(user.email);
			const elsewhere = await tryPassword("other@example.com", attacker);
			return { statuses, last, owner, elsewhere };
		});
		expect(statuses).toEqual([...Array(10).fill(401), 429]);
		expect(await refusal(last)).toEqual(tooMany);
		expect(last.headers.get("x-retry-after")).toBe("60");
		// the owner, from another address, is not locked out, and this address may try another account
		expect(owner.status).toBe(401);
		expect(elsewhere.status).toBe(401);
	});

	test("stop one address that goes through many accounts", async () => {
		const refused = await withinOneMinute(async () => {
			const attacker = newVisitor(island);
			const answers = await Promise.all(
				// an invalid email needs no hashing, but is counted
				Array.from({ length: 34 }, (_, index) => tryPassword(`nobody-${index}`, attacker)),
			);
			return answers.filter(({ status }) => status === 429).length;
		});
		expect(refused).toBe(4);
	});

	test("limit the mails to one mailbox, from any address, with the usual answer", async () => {
		const { statuses, mails } = await withinOneMinute(async () => {
			const { email } = await addUser(island);
			const statuses: number[] = [];
			for (let mail = 0; mail < 7; mail += 1) {
				const path = "/api/auth/request-password-reset";
				statuses.push((await newVisitor(island).post(path, { email })).status);
			}
			return { statuses, mails: await mailsTo(island, email) };
		});
		expect(statuses).toEqual(Array(7).fill(200));
		expect(mails).toHaveLength(5);
	});

	test("count a password that is tried inside a session too", async () => {
		const statuses = await withinOneMinute(async () => {
			const { visitor } = await signedInVisitor(island);
			const answers: number[] = [];
			const body = { currentPassword: "wrong password", newPassword: "long enough" };
			for (let guess = 0; guess < 11; guess += 1)
				answers.push((await visitor.post("/api/auth/change-password", body)).status);
			return answers;
		});
		expect(statuses).toEqual([...Array(10).fill(400), 429]);
	});
});

describe("with sign-in by password turned off", () => {
	let island: Island;
	beforeAll(async () => {
		island = await startIsland({ variables: { AUTH_EMAIL_AND_PASSWORD_ENABLED: "false" } });
	});
	afterAll(() => island.stop());
	const post = (path: string, body: object, visitor = newVisitor(island)) =>
		visitor.post(`/api/auth${path}`, body);
	const off = {
		status: 400,
		code: "EMAIL_AND_PASSWORD_IS_NOT_ENABLED",
		message: "Email and password is not enabled",
	};

	test("every call that takes one is refused, and no reset is mailed", async () => {
		const { visitor, user } = await signedInVisitor(island);
		const boss = await signedInVisitor(island, { role: "supervisor" });
		const { email } = user;
		const newPassword = "battery staple";
		expect(await refusal(await post("/sign-in/email", { email, password }))).toEqual(off);
		const change = { newPassword, currentPassword: password };
		expect(await refusal(await post("/change-password", change, visitor))).toEqual(off);
		const set = { userId: user.id, newPassword };
		expect(await refusal(await post("/admin/set-user-password", set, boss.visitor))).toEqual(off);
		const signUp = { name: "Ana", email: "new@example.com", password };
		expect(await refusal(await post("/sign-up/email", signUp))).toMatchObject({
			status: 400,
			code: "EMAIL_AND_PASSWORD_SIGN_UP_IS_NOT_ENABLED",
		});
		for (const [path, body] of [
			["/request-password-reset", { email }],
			["/reset-password", { newPassword, token: "x".repeat(24) }],
		] as const)
			expect(await refusal(await post(path, body))).toMatchObject({
				status: 400,
				code: "RESET_PASSWORD_ISNT_ENABLED",
			});
		expect(await mailsTo(island, email)).toEqual([]);
	});

	test("the screens have no form for one", async () => {
		const login = await (await newVisitor(island).get("/app_login")).text();
		expect(login).toContain("Signing in is not possible at the moment");
		expect(login).not.toMatch(/name="password"|forgot my password/);
		for (const path of ["forgot-password", "reset-password?token=x"]) {
			const answer = await newVisitor(island).get(`/app_login/${path}`);
			expect(answer.headers.get("location")).toBe("/app_login");
		}
		const form = await newVisitor(island).submit("/app_login", {
			email: "a@example.com",
			password,
		});
		expect(form.status).toBe(400);
		const boss = await signedInVisitor(island, { role: "supervisor" });
		const user = await addUser(island);
		for (const path of ["account", "users/user-new", `users/${user.id}`]) {
			const page = await (await boss.visitor.get(`/dashboard/${path}`)).text();
			expect(page, path).not.toMatch(/type="password"|Email and password/);
		}
	});

	test("staff make an account without one, and its owner can't remove the last way to sign in", async () => {
		const boss = await signedInVisitor(island, { role: "supervisor" });
		const answer = await boss.visitor.submit("/dashboard/users/user-new", {
			name: "Comes by a provider",
			email: "provider@example.com",
			role: "manager",
		});
		expect(answer.status).toBe(302);
		const [user] = await island.db
			.select()
			.from(users)
			.where(eq(users.email, "provider@example.com"));
		const owned = await island.db
			.select()
			.from(accounts)
			.where(eq(accounts.userId, user?.id ?? ""));
		expect(owned).toEqual([]);
		const guide = await signedInVisitor(island);
		await island.db.insert(accounts).values({
			id: `google-${guide.user.id}`,
			userId: guide.user.id,
			providerId: "google",
			accountId: guide.user.id,
			createdAt: 1,
			updatedAt: 1,
		});
		const unlink = await post("/unlink-account", { providerId: "google" }, guide.visitor);
		expect((await refusal(unlink)).code).toBe("YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT");
	});
});

describe("with a look at the passwords of public data breaches", () => {
	const pwned = new FakePwnedPasswords();
	const breached = "tidal pool at noon";
	let island: Island;
	beforeAll(async () => {
		island = await startIsland({ variables: { AUTH_PASSWORD_BREACH_CHECK: "true" } });
		island.answer("api.pwnedpasswords.com", pwned.answer);
		pwned.add(breached, 3);
	});
	afterAll(() => island.stop());

	test("one of them is refused by the call, and on the screen in words; another one is not", async () => {
		const { visitor } = await signedInVisitor(island);
		const change = (newPassword: string) =>
			visitor.post("/api/auth/change-password", { currentPassword: password, newPassword });
		expect(await refusal(await change(breached))).toEqual({
			status: 400,
			code: "PASSWORD_COMPROMISED",
			message: "The password you entered has been compromised. Please choose a different password.",
		});
		expect((await change("seven lamps under water")).status).toBe(200);
		const newcomer = await signedInVisitor(island, { password: null });
		const form = { intent: "firstPassword", newPassword: breached };
		const answer = await newcomer.visitor.submit("/dashboard/account", form);
		expect([answer.status, await answer.text()]).toEqual([
			400,
			expect.stringContaining("a public list of stolen ones"),
		]);
	});
});
