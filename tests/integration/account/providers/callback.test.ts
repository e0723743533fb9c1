import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openToken } from "#app/account/oauth/provider-tokens.server.ts";
import { savePassword } from "#app/account/users.server.ts";
import {
	accounts,
	knownDevices,
	sessions,
	twoFactors,
	users,
	verifications,
} from "#app/database/schema.server.ts";
import { addUser, mailsTo, sessionOf } from "#tests/account/people.ts";
import {
	accountsOf,
	changeState,
	countRows,
	type ProviderIsland,
	somebodyAt,
	startProviderIsland,
	stateCookie,
	stateOf,
	withBrokenTable,
} from "#tests/account/provider-island.ts";
import { enrolled } from "#tests/account/second-factor.ts";
import { comeBack, errorOf, leave, signIn, target } from "#tests/fakes/provider-visit.ts";
import { testVariables } from "#tests/island.ts";
import { newVisitor } from "#tests/visitor.ts";

let at: ProviderIsland;
beforeAll(async () => {
	at = await startProviderIsland(["google", "spotify", "apple"]);
});
afterAll(() => at.island.stop());
beforeEach(() => {
	for (const id of ["google", "spotify", "apple"]) {
		at.fake(id).change({});
		at.fake(id).calls = [];
	}
	somebodyAt(at.provider("google"), { emailVerified: true });
	somebodyAt(at.provider("spotify"), { emailVerified: false });
	somebodyAt(at.provider("apple"), { emailVerified: true });
});

const google = () => [at.provider("google"), at.fake("google")] as const;
const spotify = () => [at.provider("spotify"), at.fake("spotify")] as const;
const restart = "please_restart_the_process";

test("a new person is signed up and in again; the tokens are kept encrypted", async () => {
	const [provider, fake] = google();
	const visit = await leave(at.island, provider, fake, {
		body: { newUserCallbackURL: "/welcome", scopes: ["extra:scope"] },
	});
	expect(visit.url.searchParams.get("scope")).toBe("email profile openid extra:scope");
	at.island.databaseRoundTrips();
	expect(target(await comeBack(provider, visit))).toBe("/welcome");
	// round trips: state mark, user, session
	expect(at.island.databaseRoundTrips()).toBe(3);
	const { email, name, image } = provider.person;
	const [user] = await at.island.db
		.select()
		.from(users)
		.where(eq(users.email, email ?? ""));
	expect(user).toMatchObject({ name, image, emailVerified: true, role: "user" });
	expect((await sessionOf(visit.visitor))?.user.id).toBe(user?.id);
	const [row, ...more] = await accountsOf(at.island, user?.id ?? "");
	if (!row) throw new Error("no account row");
	expect(more).toEqual([]);
	expect(row).toMatchObject({ accountId: provider.person.accountId, password: null });
	expect(openToken(testVariables.AUTH_SECRET, row, "access", row.accessToken)).toBe("at-1");
	expect(openToken(testVariables.AUTH_SECRET, row, "refresh", row.refreshToken)).toBe("rt-1");
	expect(JSON.stringify(row)).not.toMatch(/at-1|rt-1/);

	const again = await signIn(at.island, provider, fake);
	expect(target(again.answer)).toBe("/dashboard");
	expect((await sessionOf(again.visit.visitor))?.user.id).toBe(user?.id);
	expect(await accountsOf(at.island, user?.id ?? "")).toHaveLength(1);
});

describe("a callback that proves nothing", () => {
	test("by its form or without a state of this browser: nobody comes in", async () => {
		const visitor = newVisitor(at.island);
		const path = "/api/auth/callback";
		for (const query of ["state=a&state=b&code=c", `state=${"a".repeat(600)}`])
			expect(errorOf(await visitor.get(`${path}/google?${query}`))).toBe(
				"invalid_callback_request",
			);
		const put = await visitor.fetch(`${path}/apple`, { method: "PUT" });
		expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, POST"]);
		const headers = { "content-type": "text/plain" };
		const plain = await visitor.fetch(`${path}/apple`, {
			method: "POST",
			headers,
			body: "state=a",
		});
		expect(plain.status).toBe(415);
		expect((await visitor.submit(`${path}/apple`, { state: "a".repeat(70_000) })).status).toBe(413);
		expect(target(await visitor.get(`${path}/google?code=c`))).toBe(
			"/api/auth/error?error=state_not_found",
		);
		for (const cookie of ["", "v1..", `v1.${"A".repeat(16)}.${"A".repeat(400)}`]) {
			visitor.cookies.set(stateCookie, cookie);
			const answer = await visitor.get(`${path}/google?code=c&state=${"x".repeat(32)}`);
			expect(errorOf(answer)).toBe(restart);
		}
		expect(await sessionOf(visitor)).toBeNull();
	});

	test("without code, refused by the provider, or at one that is not configured: its error at the address that was asked for", async () => {
		const [provider, fake] = google();
		const body = { errorCallbackURL: "/app_login?x=1" };
		const without = await leave(at.island, provider, fake, { body });
		expect(target(await comeBack(provider, without, { code: undefined }))).toBe(
			"/app_login?x=1&error=no_code",
		);
		const refused = await leave(at.island, provider, fake, { body });
		const answer = await comeBack(provider, refused, {
			code: undefined,
			error: "access_denied",
			error_description: "<b>no</b>&x=1",
		});
		expect([...new URL(target(answer), "http://site").searchParams]).toEqual([
			["x", "1"],
			["error", "access_denied"],
			["error_description", "<b>no</b>&x=1"],
		]);
		const { visitor, state } = await leave(at.island, provider, fake);
		const unknown = await visitor.get(`/api/auth/callback/github?code=c&state=${state}`);
		expect(errorOf(unknown)).toBe("oauth_provider_not_found");
	});

	test("with a bad code, no usable profile or no email: each has its error", async () => {
		const [provider, fake] = spotify();
		fake.change({ tokenAnswer: { status: 400, body: { error: "invalid_grant" } } });
		expect(errorOf((await signIn(at.island, provider, fake)).answer)).toBe("invalid_code");
		fake.change({ profile: { "https://api.spotify.com/v1/me": { answer: { id: "" } } } });
		expect(errorOf((await signIn(at.island, provider, fake)).answer)).toBe(
			"unable_to_get_user_info",
		);
		const [other, otherFake] = google();
		somebodyAt(other, { email: "a user name" });
		expect(errorOf((await signIn(at.island, other, otherFake)).answer)).toBe("email_not_found");
	});

	test("to an address that is not trusted any more: no_callback_url", async () => {
		const [provider, fake] = google();
		const visit = await leave(at.island, provider, fake);
		const evil = "https://evil.example/";
		changeState(visit, (state) => ({ ...state, callbackURL: evil, errorURL: evil }));
		const answer = await comeBack(provider, visit);
		expect(target(answer)).toBe("/api/auth/error?error=no_callback_url");
		expect(await sessionOf(visit.visitor)).toBeNull();
	});
});

describe("the state", () => {
	test("is used once, also by two callbacks at once and after the cron has tidied up", async () => {
		const [provider, fake] = google();
		const visit = await leave(at.island, provider, fake);
		const cookie = stateOf(visit.visitor);
		const answers = await Promise.all([comeBack(provider, visit), comeBack(provider, visit)]);
		expect(answers.map(target).sort()).toEqual([`/api/auth/error?error=${restart}`, "/dashboard"]);
		const email = provider.person.email ?? "";
		const [person] = await at.island.db.select().from(users).where(eq(users.email, email));
		expect(await at.island.db.$count(sessions, eq(sessions.userId, person?.id ?? ""))).toBe(1);
		await at.island.scheduled();
		visit.visitor.cookies.set(stateCookie, cookie);
		expect(errorOf(await comeBack(provider, visit))).toBe(restart);
		const marks = await at.island.db
			.select()
			.from(verifications)
			.where(sql`identifier LIKE 'oauth-state:%'`);
		expect(marks.map(({ value }) => value)).toContain("used");
		expect(JSON.stringify(marks)).not.toContain(visit.state);
	});

	test("of one browser is nothing in another, nor at another provider, and stays usable in its own", async () => {
		const [provider, fake] = google();
		const [other, otherFake] = spotify();
		const astray = await leave(at.island, provider, fake);
		const thief = await leave(at.island, provider, fake);
		const visit = await leave(at.island, provider, fake);
		for (const stranger of [thief.visitor, newVisitor(at.island)])
			expect(errorOf(await comeBack(provider, visit, {}, stranger))).toBe(restart);
		expect(await sessionOf(thief.visitor)).toBeNull();
		expect(errorOf(await comeBack(other, astray))).toBe(restart);
		expect([...otherFake.calls, ...fake.calls]).toEqual([]);
		expect(target(await comeBack(provider, visit))).toBe("/dashboard");
	});

	test("ends after ten minutes, and so does its cookie", async () => {
		const [provider, fake] = google();
		const visit = await leave(at.island, provider, fake);
		expect(visit.visitor.lastSetCookies[0]).toMatch(
			/^island\.state=v1\.[\w-]{16}\.[\w-]{300,}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
		);
		changeState(visit, ({ expiresAt, ...state }) => {
			expect(Math.abs(Number(expiresAt) - Date.now() - 600_000)).toBeLessThan(60_000);
			return { ...state, expiresAt: Date.now() - 1 };
		});
		expect(errorOf(await comeBack(provider, visit))).toBe(restart);
		expect(fake.calls).toEqual([]);
	});
});

describe("a database that fails", () => {
	test("while the state is used up: internal_server_error, and no code is exchanged; nobody needs it to leave", async () => {
		const [provider, fake] = google();
		at.island.cutDatabase(true);
		const visit = await leave(at.island, provider, fake);
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
	test("with an unverified email: account_not_linked; proved before: joined, and the password stays", async () => {
		const [unproved, unprovedFake] = spotify();
		const other = await addUser(at.island, { email: unproved.person.email ?? "" });
		const refused = await signIn(at.island, unproved, unprovedFake);
		expect(errorOf(refused.answer)).toBe("account_not_linked");
		expect(await accountsOf(at.island, other.id)).toHaveLength(1);

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
		const { id } = impostor.user;
		const session = await sessionOf(visit.visitor);
		expect(session?.user).toMatchObject({ id, emailVerified: true, twoFactorEnabled: false });
		expect(await at.island.db.$count(twoFactors, eq(twoFactors.userId, id))).toBe(0);
		// the owner, who has no factor, is at once the one who may change the account
		const change = { newEmail: `other-${email}` };
		expect((await visit.visitor.post("/api/auth/change-email", change)).status).toBe(200);
		expect(await sessionOf(impostor.visitor, "?disableCookieCache=true")).toBeNull();
		const ways = (await accountsOf(at.island, id)).map((one) => one.providerId);
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
		const proved = await sessionOf(visit.visitor);
		expect(proved?.user).toMatchObject({ id: userId, emailVerified: true });
		expect(await sessionOf(first.visit.visitor, "?disableCookieCache=true")).toBeNull();
		const ways = (await accountsOf(at.island, userId)).map((one) => one.providerId);
		expect(ways).toEqual(["google"]);
	});

	test("first sign-ins at once make one user, and whoever comes too late tries again", async () => {
		const [provider, fake] = spotify();
		const visits = [await leave(at.island, provider, fake), await leave(at.island, provider, fake)];
		const answers = await Promise.all(visits.map((visit) => comeBack(provider, visit)));
		expect(answers.map(target)).toContain("/dashboard");
		expect(target((await signIn(at.island, provider, fake)).answer)).toBe("/dashboard");
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

test("the form post of Apple is repeated by GET, whose cookies tell the device and the session that the browser has", async () => {
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
	// without a cookie it ends there
	expect(errorOf(await newVisitor(at.island).get(target(posted)))).toBe(restart);
	for (const [name, value] of cookies) visitor.cookies.set(name, value);
	expect(target(await visitor.get(target(posted)))).toBe("/dashboard");
	const user = (await sessionOf(visitor))?.user;
	// the name that comes beside the code is taken, its email is not
	expect(user).toMatchObject({ name: "Ada Lovelace", email: provider.person.email });
	const { id, email } = user ?? { id: "", email: "" };
	expect(await at.island.db.$count(knownDevices, eq(knownDevices.userId, id))).toBe(1);
	expect(await at.island.db.$count(sessions, eq(sessions.userId, id))).toBe(1);
	expect(await mailsTo(at.island, email)).toEqual([]);
});
