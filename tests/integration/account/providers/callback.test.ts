import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { savePassword } from "#app/account/users.server.ts";
import {
	accounts,
	knownDevices,
	sessions,
	twoFactors,
	users,
} from "#app/database/schema.server.ts";
import { addUser, mailsTo, sessionOf, signedInVisitor } from "#tests/account/people.ts";
import {
	accountsOf,
	changeState,
	countRows,
	type ProviderIsland,
	somebodyAt,
	startProviderIsland,
	stateCookie,
	withBrokenTable,
} from "#tests/account/provider-island.ts";
import { enrolled } from "#tests/account/second-factor.ts";
import { comeBack, errorOf, leave, signIn, target } from "#tests/fakes/provider-visit.ts";
import { newVisitor } from "#tests/visitor.ts";

let at: ProviderIsland;
beforeAll(async () => {
	at = await startProviderIsland(["google", "spotify", "apple"]);
});
afterAll(() => at.island.stop());
beforeEach(() => {
	for (const id of ["google", "spotify", "apple"]) {
		at.fake(id).change({});
		at.fake(id).beforeProfile = null;
		at.fake(id).calls = [];
	}
	somebodyAt(at.provider("google"), { emailVerified: true });
	somebodyAt(at.provider("spotify"), { emailVerified: false });
	somebodyAt(at.provider("apple"), { emailVerified: true });
});

const google = () => [at.provider("google"), at.fake("google")] as const;
const spotify = () => [at.provider("spotify"), at.fake("spotify")] as const;

describe("a callback without a started sign-in", () => {
	test("with a parameter twice or one of enormous length: invalid_callback_request", async () => {
		const visitor = newVisitor(at.island);
		const twice = await visitor.get("/api/auth/callback/google?state=a&state=b&code=c");
		expect(errorOf(twice)).toBe("invalid_callback_request");
		const long = await visitor.get(`/api/auth/callback/google?state=${"a".repeat(600)}`);
		expect(errorOf(long)).toBe("invalid_callback_request");
		const posted = await visitor.submit("/api/auth/callback/apple", { state: "a".repeat(600) });
		expect(errorOf(posted)).toBe("invalid_callback_request");
	});

	test("with another method or another kind of body: the catalogue's 4xx", async () => {
		const visitor = newVisitor(at.island);
		const path = "/api/auth/callback/apple";
		const put = await visitor.fetch(path, { method: "PUT" });
		expect(put.status).toBe(405);
		expect(put.headers.get("allow")).toBe("GET, POST");
		for (const type of ["text/plain", "multipart/form-data"]) {
			const headers = { "content-type": type };
			const answer = await visitor.fetch(path, { method: "POST", headers, body: "state=a" });
			expect(answer.status).toBe(415);
		}
		const huge = await visitor.submit(path, { state: "a".repeat(70_000) });
		expect(huge.status).toBe(413);
	});

	test("without state: state_not_found", async () => {
		const answer = await newVisitor(at.island).get("/api/auth/callback/google?code=c");
		expect(target(answer)).toBe("/api/auth/error?error=state_not_found");
	});

	test("with a state that was never issued, or a cookie that we did not seal", async () => {
		const visitor = newVisitor(at.island);
		const path = `/api/auth/callback/google?code=c&state=${"x".repeat(32)}`;
		expect(errorOf(await visitor.get(path))).toBe("please_restart_the_process");
		for (const cookie of [
			`oauth-state%3A${"x".repeat(32)}.${"A".repeat(43)}%3D`,
			`v1.${"A".repeat(16)}.${"A".repeat(400)}`,
			"v1..",
			"",
		]) {
			visitor.cookies.set(stateCookie, cookie);
			expect(errorOf(await visitor.get(path))).toBe("please_restart_the_process");
		}
	});

	test("another cookie's signature does not make a state", async () => {
		const [provider, fake] = google();
		const visit = await leave(at.island, provider, fake);
		const { visitor } = await signedInVisitor(at.island);
		visitor.cookies.set(stateCookie, visitor.cookies.get("island.session_token") ?? "");
		expect(errorOf(await comeBack(provider, visit, {}, visitor))).toBe(
			"please_restart_the_process",
		);
	});
});

describe("a visitor who comes back with nothing usable", () => {
	test("without code: no_code, at the address that was asked for", async () => {
		const [provider, fake] = google();
		const visit = await leave(at.island, provider, fake, {
			body: { errorCallbackURL: "/app_login" },
		});
		const answer = await comeBack(provider, visit, { code: undefined });
		expect(target(answer)).toBe("/app_login?error=no_code");
	});

	test("refused by the provider: its code and description are passed on, encoded", async () => {
		const [provider, fake] = google();
		const visit = await leave(at.island, provider, fake);
		const answer = await comeBack(provider, visit, {
			code: undefined,
			error: "access_denied",
			error_description: "<b>no</b>&x=1",
		});
		const url = new URL(target(answer), "http://site");
		expect([...url.searchParams]).toEqual([
			["error", "access_denied"],
			["error_description", "<b>no</b>&x=1"],
		]);
	});

	test("at a provider that is not configured: oauth_provider_not_found", async () => {
		const [provider, fake] = google();
		const visit = await leave(at.island, provider, fake);
		const answer = await visit.visitor.get(`/api/auth/callback/github?code=c&state=${visit.state}`);
		expect(errorOf(answer)).toBe("oauth_provider_not_found");
	});

	test("with a bad code, or to a provider that does not answer: invalid_code", async () => {
		const [provider, fake] = google();
		fake.change({ tokenAnswer: { status: 400, body: { error: "invalid_grant" } } });
		expect(errorOf((await signIn(at.island, provider, fake)).answer)).toBe("invalid_code");
		fake.change({ tokenAnswer: { status: 200, body: "no JSON object" } });
		expect(errorOf((await signIn(at.island, provider, fake)).answer)).toBe("invalid_code");
	});

	test("with a profile that is down, huge or not JSON: unable_to_get_user_info", async () => {
		const [provider, fake] = spotify();
		const url = "https://api.spotify.com/v1/me";
		for (const call of [
			{ status: 500, answer: {} },
			{ answer: { id: "1", email: "a@example.com", more: "x".repeat(300_000) } },
			{ answer: { id: "" } },
			{ picture: { type: "text/html", bytes: new TextEncoder().encode("<html>") } },
		]) {
			fake.change({ profile: { [url]: call } });
			const { answer } = await signIn(at.island, provider, fake);
			expect(errorOf(answer)).toBe("unable_to_get_user_info");
		}
	});

	test("to an address that is not trusted any more: no_callback_url", async () => {
		const [provider, fake] = google();
		const visit = await leave(at.island, provider, fake);
		changeState(visit, (state) => ({
			...state,
			callbackURL: "https://evil.example/",
			errorURL: "https://evil.example/",
		}));
		const answer = await comeBack(provider, visit);
		expect(target(answer)).toBe("/api/auth/error?error=no_callback_url");
		expect(await sessionOf(visit.visitor)).toBeNull();
	});

	test("without an email: email_not_found", async () => {
		const [provider, fake] = google();
		somebodyAt(provider, { email: null });
		expect(errorOf((await signIn(at.island, provider, fake)).answer)).toBe("email_not_found");
		somebodyAt(provider, { email: "a user name" });
		expect(errorOf((await signIn(at.island, provider, fake)).answer)).toBe("email_not_found");
	});
});

describe("a database that fails", () => {
	test("before the person is known: internal_server_error", async () => {
		const [provider, fake] = spotify();
		fake.beforeProfile = () => at.island.cutDatabase(true);
		const { answer } = await signIn(at.island, provider, fake);
		at.island.cutDatabase(false);
		expect(errorOf(answer)).toBe("internal_server_error");
	});

	test("while the state is used up: internal_server_error, and no code is exchanged", async () => {
		const [provider, fake] = google();
		const visit = await leave(at.island, provider, fake);
		at.island.cutDatabase(true);
		const answer = await comeBack(provider, visit);
		at.island.cutDatabase(false);
		expect(errorOf(answer)).toBe("internal_server_error");
		expect(fake.calls).toEqual([]);
	});

	test("at any statement of a sign-up: unable_to_create_user, and no half of one", async () => {
		const [provider, fake] = google();
		const rowsBefore = await countRows(at.island);
		for (const table of ["users", "accounts", "sessions"] as const) {
			const { answer } = await withBrokenTable(at.island, table, () =>
				signIn(at.island, provider, fake),
			);
			expect(errorOf(answer)).toBe("unable_to_create_user");
			expect(await countRows(at.island)).toEqual(rowsBefore);
		}
		expect(target((await signIn(at.island, provider, fake)).answer)).toBe("/dashboard");
	});

	test("while a known person comes in: unable_to_create_session", async () => {
		const [provider, fake] = google();
		await signIn(at.island, provider, fake);
		const { answer } = await withBrokenTable(at.island, "sessions", () =>
			signIn(at.island, provider, fake),
		);
		expect(errorOf(answer)).toBe("unable_to_create_session");
	});

	test("while an account is joined to a user: unable_to_link_account, the password stays", async () => {
		const [provider, fake] = google();
		const user = await addUser(at.island, { email: provider.person.email ?? "" });
		const { answer } = await withBrokenTable(at.island, "sessions", () =>
			signIn(at.island, provider, fake),
		);
		expect(errorOf(answer)).toBe("unable_to_link_account");
		expect((await accountsOf(at.island, user.id)).map((one) => one.providerId)).toEqual([
			"credential",
		]);
	});
});

describe("a visitor who has a user already", () => {
	test("with an unverified email: account_not_linked", async () => {
		const [provider, fake] = spotify();
		const user = await addUser(at.island, { email: provider.person.email ?? "" });
		expect(errorOf((await signIn(at.island, provider, fake)).answer)).toBe("account_not_linked");
		expect(await accountsOf(at.island, user.id)).toHaveLength(1);
	});

	test("proved before: the account is joined, the password stays", async () => {
		const [provider, fake] = google();
		const email = provider.person.email ?? "";
		const user = await addUser(at.island, { email, emailVerified: true });
		const { answer, visit } = await signIn(at.island, provider, fake, {
			body: { newUserCallbackURL: "/welcome" },
		});
		expect(target(answer)).toBe("/dashboard");
		expect((await sessionOf(visit.visitor))?.user.id).toBe(user.id);
		const ways = (await accountsOf(at.island, user.id)).map((one) => one.providerId);
		expect(ways.sort()).toEqual(["credential", "google"]);
	});

	test("that an impostor made in their name: the impostor's ways in end", async () => {
		const [provider, fake] = google();
		const email = provider.person.email ?? "";
		const impostor = await enrolled(at.island, { email, emailVerified: false });
		const { answer, visit } = await signIn(at.island, provider, fake);
		expect(target(answer)).toBe("/dashboard");
		const session = await sessionOf(visit.visitor);
		expect(session?.user).toMatchObject({
			id: impostor.user.id,
			emailVerified: true,
			twoFactorEnabled: false,
		});
		const { id } = impostor.user;
		expect(await at.island.db.$count(twoFactors, eq(twoFactors.userId, id))).toBe(0);
		// the owner, who has no factor, is at once the one who may change the account
		const change = { newEmail: `other-${email}` };
		expect((await visit.visitor.post("/api/auth/change-email", change)).status).toBe(200);
		expect(await sessionOf(impostor.visitor, "?disableCookieCache=true")).toBeNull();
		const ways = (await accountsOf(at.island, impostor.user.id)).map((one) => one.providerId);
		expect(ways).toEqual(["google"]);
	});

	test("whose known account proves the address later: what was made beside it ends", async () => {
		const [provider, fake] = google();
		somebodyAt(provider, { emailVerified: false });
		const first = await signIn(at.island, provider, fake);
		const session = await sessionOf(first.visit.visitor);
		const userId = session?.user.id ?? "";
		expect(session?.user.emailVerified).toBe(false);
		await savePassword(at.island.db, { userId, password: "of whoever came first", now: 1 });
		somebodyAt(provider, { ...provider.person, emailVerified: true });
		const { visit } = await signIn(at.island, provider, fake);
		expect((await sessionOf(visit.visitor))?.user).toMatchObject({
			id: userId,
			emailVerified: true,
		});
		expect(await sessionOf(first.visit.visitor, "?disableCookieCache=true")).toBeNull();
		const ways = (await accountsOf(at.island, userId)).map((one) => one.providerId);
		expect(ways).toEqual(["google"]);
	});

	test("first sign-ins at once make one user, and whoever comes too late tries again", async () => {
		const [provider, fake] = spotify();
		const visits = [
			await leave(at.island, provider, fake),
			await leave(at.island, provider, fake),
			await leave(at.island, provider, fake),
		];
		const answers = await Promise.all(visits.map((visit) => comeBack(provider, visit)));
		expect(answers.map(target)).toContain("/dashboard");
		const { answer } = await signIn(at.island, provider, fake);
		expect(target(answer)).toBe("/dashboard");
		expect(await at.island.db.$count(users, eq(users.email, provider.person.email ?? ""))).toBe(1);
		const same = eq(accounts.accountId, provider.person.accountId);
		expect(await at.island.db.$count(accounts, same)).toBe(1);
	});

	test("who is banned: banned, and no session", async () => {
		const [provider, fake] = google();
		await signIn(at.island, provider, fake);
		const email = provider.person.email ?? "";
		await at.island.db.update(users).set({ banned: true }).where(eq(users.email, email));
		const { answer, visit } = await signIn(at.island, provider, fake);
		expect(errorOf(answer)).toBe("banned");
		expect(await sessionOf(visit.visitor)).toBeNull();
	});
});

describe("the form post of Apple", () => {
	test("is repeated by GET, whose cookies tell the device and the session that the browser has", async () => {
		const provider = at.provider("apple");
		const { visit } = await signIn(at.island, provider, at.fake("apple"));
		const { visitor } = visit;
		const { state } = await leave(at.island, provider, at.fake("apple"), { visitor });
		const cookies = new Map(visitor.cookies);
		// also if this one came along
		visitor.cookies.clear();
		visitor.cookies.set(stateCookie, cookies.get(stateCookie) ?? "");
		const posted = await visitor.submit("/api/auth/callback/apple", { code: "code-1", state });
		expect(target(posted)).toBe(`/api/auth/callback/apple?code=code-1&state=${state}`);
		expect(visitor.lastSetCookies).toEqual([]);
		for (const [name, value] of cookies) visitor.cookies.set(name, value);
		expect(target(await visitor.get(target(posted)))).toBe("/dashboard");
		const { id, email } = (await sessionOf(visitor))?.user ?? { id: "", email: "" };
		expect(await at.island.db.$count(knownDevices, eq(knownDevices.userId, id))).toBe(1);
		expect(await at.island.db.$count(sessions, eq(sessions.userId, id))).toBe(1);
		expect(await mailsTo(at.island, email)).toEqual([]);
	});

	test("without a cookie at the GET ends there", async () => {
		const provider = at.provider("apple");
		const visit = await leave(at.island, provider, at.fake("apple"));
		visit.visitor.cookies.clear();
		expect(errorOf(await comeBack(provider, visit))).toBe("please_restart_the_process");
	});

	test("the name that comes beside the code is taken, its email is not", async () => {
		const provider = at.provider("apple");
		const { visit } = await signIn(at.island, provider, at.fake("apple"));
		const session = await sessionOf(visit.visitor);
		expect(session?.user.name).toBe("Ada Lovelace");
		expect(session?.user.email).toBe(provider.person.email);
	});
});
