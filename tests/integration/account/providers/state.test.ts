import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sessions, users, verifications } from "#app/database/schema.server.ts";
import { refusal, sessionOf } from "#tests/account/people.ts";
import {
	changeState,
	type ProviderIsland,
	somebodyAt,
	startProviderIsland,
	stateCookie,
	stateOf,
} from "#tests/account/provider-island.ts";
import { comeBack, errorOf, leave, target } from "#tests/fakes/provider-visit.ts";
import { newVisitor } from "#tests/visitor.ts";

let at: ProviderIsland;
beforeAll(async () => {
	at = await startProviderIsland(["google", "spotify"]);
});
afterAll(() => at.island.stop());
beforeEach(() => {
	for (const id of ["google", "spotify"]) at.fake(id).calls = [];
	somebodyAt(at.provider("google"), { emailVerified: true });
	somebodyAt(at.provider("spotify"), { emailVerified: false });
});

const google = () => [at.provider("google"), at.fake("google")] as const;
const spotify = () => [at.provider("spotify"), at.fake("spotify")] as const;

describe("the state", () => {
	test("is used once: a replay ends, whether the first time went well or not", async () => {
		const [provider, fake] = google();
		const visit = await leave(at.island, provider, fake);
		const cookie = stateOf(visit.visitor);
		expect(target(await comeBack(provider, visit))).toBe("/dashboard");
		expect(stateOf(visit.visitor)).toBe("");
		visit.visitor.cookies.set(stateCookie, cookie);
		expect(errorOf(await comeBack(provider, visit))).toBe("please_restart_the_process");

		const denied = await leave(at.island, provider, fake);
		const deniedCookie = stateOf(denied.visitor);
		await comeBack(provider, denied, { error: "access_denied", code: undefined });
		denied.visitor.cookies.set(stateCookie, deniedCookie);
		expect(errorOf(await comeBack(provider, denied))).toBe("please_restart_the_process");
	});

	test("two callbacks at once: one signs in", async () => {
		const [provider, fake] = google();
		const visit = await leave(at.island, provider, fake);
		const answers = await Promise.all([comeBack(provider, visit), comeBack(provider, visit)]);
		expect(answers.map(target).sort()).toEqual([
			"/api/auth/error?error=please_restart_the_process",
			"/dashboard",
		]);
		const email = provider.person.email ?? "";
		const [person] = await at.island.db.select().from(users).where(eq(users.email, email));
		expect(await at.island.db.$count(sessions, eq(sessions.userId, person?.id ?? ""))).toBe(1);
	});

	test("of one browser is nothing in another, and stays usable in its own", async () => {
		const [provider, fake] = google();
		const visit = await leave(at.island, provider, fake);
		const thief = await leave(at.island, provider, fake);
		expect(errorOf(await comeBack(provider, visit, {}, thief.visitor))).toBe(
			"please_restart_the_process",
		);
		expect(errorOf(await comeBack(provider, visit, {}, newVisitor(at.island)))).toBe(
			"please_restart_the_process",
		);
		expect(await sessionOf(thief.visitor)).toBeNull();
		fake.nonce = visit.url.searchParams.get("nonce") ?? undefined;
		expect(target(await comeBack(provider, visit))).toBe("/dashboard");
	});

	test("of one provider is refused at another, before any code is sent anywhere", async () => {
		const [provider, fake] = google();
		const visit = await leave(at.island, provider, fake);
		const [other, otherFake] = spotify();
		expect(errorOf(await comeBack(other, visit))).toBe("please_restart_the_process");
		expect(otherFake.calls).toEqual([]);
		expect(fake.calls).toEqual([]);
	});

	test("ends after ten minutes", async () => {
		const [provider, fake] = google();
		const visit = await leave(at.island, provider, fake);
		changeState(visit, ({ expiresAt, ...state }) => {
			expect(Math.abs(Number(expiresAt) - Date.now() - 600_000)).toBeLessThan(60_000);
			return { ...state, expiresAt: Date.now() - 1 };
		});
		expect(errorOf(await comeBack(provider, visit))).toBe("please_restart_the_process");
		expect(fake.calls).toEqual([]);
	});

	test("is stored only in the browser, sealed, and its cookie lasts as long as it does", async () => {
		const [provider, fake] = google();
		const marksBefore = await marks();
		const visit = await leave(at.island, provider, fake);
		expect(await marks()).toEqual(marksBefore);
		const [cookie = ""] = visit.visitor.lastSetCookies;
		expect(cookie).toMatch(
			/^island\.state=v1\.[\w-]{16}\.[\w-]{300,}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
		);
		for (const part of cookie.split(/[=.;]/))
			expect(Buffer.from(part, "base64url").toString()).not.toMatch(/google|dashboard/);
	});

	test("costs no round trip to the database when the visitor leaves, which may even be down", async () => {
		const [provider, fake] = google();
		at.island.databaseRoundTrips();
		await leave(at.island, provider, fake);
		await newVisitor(at.island).get("/app_login/with/google");
		expect(at.island.databaseRoundTrips()).toBe(0);
		at.island.cutDatabase(true);
		const visit = await leave(at.island, provider, fake);
		at.island.cutDatabase(false);
		expect(target(await comeBack(provider, visit))).toBe("/dashboard");
	});

	test("costs three round trips on return, and leaves a mark without personal data", async () => {
		const [provider, fake] = google();
		const visit = await leave(at.island, provider, fake);
		const marksBefore = await marks();
		at.island.databaseRoundTrips();
		expect(target(await comeBack(provider, visit))).toBe("/dashboard");
		// round trips: state mark, user, session
		expect(at.island.databaseRoundTrips()).toBe(3);
		const newMarks = (await marks()).filter(({ id }) => !marksBefore.some((one) => one.id === id));
		expect(newMarks).toHaveLength(1);
		expect(JSON.stringify(newMarks)).not.toContain(visit.state);
		expect(newMarks[0]?.value).toBe("used");
	});

	test("stays used after the cron has tidied up, as long as it lives", async () => {
		const [provider, fake] = google();
		const visit = await leave(at.island, provider, fake);
		const cookie = stateOf(visit.visitor);
		let ends = 0;
		changeState(visit, (state) => {
			ends = Number(state.expiresAt);
			return state;
		});
		const marksBefore = await marks();
		await comeBack(provider, visit);
		await at.island.scheduled();
		visit.visitor.cookies.set(stateCookie, cookie);
		expect(errorOf(await comeBack(provider, visit))).toBe("please_restart_the_process");
		const newMarks = (await marks()).filter(({ id }) => !marksBefore.some((one) => one.id === id));
		expect(newMarks.map(({ expiresAt }) => expiresAt)).toEqual([ends + 60_000]);
	});

	test("that was changed in one place opens nowhere", async () => {
		const [provider, fake] = google();
		const visit = await leave(at.island, provider, fake);
		const cookie = stateOf(visit.visitor);
		const [version = "", iv = "", body = ""] = cookie.split(".");
		const bytes = Buffer.from(body, "base64url");
		for (const place of [0, 40, bytes.length - 1]) {
			const changedBytes = Buffer.from(bytes);
			changedBytes[place] = (changedBytes[place] ?? 0) ^ 1;
			visit.visitor.cookies.set(
				stateCookie,
				[version, iv, changedBytes.toString("base64url")].join("."),
			);
			expect(errorOf(await comeBack(provider, visit))).toBe("please_restart_the_process");
		}
		expect(fake.calls).toEqual([]);
		visit.visitor.cookies.set(stateCookie, cookie);
		expect(target(await comeBack(provider, visit))).toBe("/dashboard");
	});

	test("of a second tab takes the place of the first, which is asked to start again", async () => {
		const [provider, fake] = google();
		const [other, otherFake] = spotify();
		const first = await leave(at.island, provider, fake);
		const second = await leave(at.island, other, otherFake, { visitor: first.visitor });
		expect(errorOf(await comeBack(provider, first))).toBe("please_restart_the_process");
		expect(fake.calls).toEqual([]);
		expect(target(await comeBack(other, second))).toBe("/dashboard");
	});

	test("too long for a cookie is refused before anybody leaves", async () => {
		const long = (letter: string) => `/${letter.repeat(2000)}`;
		const visitor = newVisitor(at.island);
		const answer = await visitor.post("/api/auth/sign-in/social", {
			provider: "google",
			callbackURL: long("a"),
			newUserCallbackURL: long("b"),
			errorCallbackURL: long("c"),
		});
		expect(await refusal(answer)).toMatchObject({ status: 400, code: "VALIDATION_ERROR" });
		expect(visitor.lastSetCookies).toEqual([]);
	});

	test("holds a target of the longest kind, and a login page that forgets it", async () => {
		const redirectTo = `/dashboard?q=${"a".repeat(1990)}`;
		const visitor = newVisitor(at.island);
		const answer = await visitor.get(
			`/app_login/with/google?redirectTo=${encodeURIComponent(redirectTo)}`,
		);
		const url = new URL(answer.headers.get("location") ?? "");
		expect(url.origin).toBe("https://accounts.google.com");
		const visit = { visitor, url, state: url.searchParams.get("state") ?? "" };
		at.fake("google").nonce = url.searchParams.get("nonce") ?? undefined;
		expect(target(await comeBack(at.provider("google"), visit))).toBe(redirectTo);
	});
});

/** The state marks in the database. */
async function marks() {
	return await at.island.db
		.select()
		.from(verifications)
		.where(sql`identifier LIKE 'oauth-state:%'`);
}
