import { createAuthClient } from "better-auth/client";
import { twoFactorClient } from "better-auth/client/plugins";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pauseAfter, pauseAfterSql } from "#app/account/two-factor/lockout.server.ts";
import type { User } from "#app/account/users.ts";
import {
	secondFactorRoles,
	sessions,
	twoFactors,
	verifications,
} from "#app/database/schema.server.ts";
import { addPasskey, authenticatorFor, signInByPasskey } from "#tests/account/passkeys.ts";
import {
	addSession,
	addUser,
	mailsTo,
	password,
	refusal,
	sessionOf,
	signedInVisitor,
	takeCookies,
} from "#tests/account/people.ts";
import {
	atTheStep as atTheStepOn,
	codeOf,
	enrolled as enrolledOn,
	forgetUse as forgetUseOn,
	secretOf,
	twoFactorCall,
} from "#tests/account/second-factor.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

const call = twoFactorCall;
const enrolled = (change?: Partial<User>) => enrolledOn(island, change);
const forgetUse = (user: User) => forgetUseOn(island, user);
const atTheStep = (user: User, visitor?: Visitor) => atTheStepOn(island, user, visitor);

test("the reference's browser client sets up an app, signs in with it, and does without it", async () => {
	const user = await addUser(island);
	const visitor = newVisitor(island);
	const asked: string[] = [];
	const client = createAuthClient({
		baseURL: island.url.origin,
		fetchOptions: { customFetchImpl: visitor.fetch },
		plugins: [twoFactorClient({ onTwoFactorRedirect: () => void asked.push("code") })],
	});
	await client.signIn.email({ email: user.email, password });
	expect((await client.getSession()).data?.user.twoFactorEnabled).toBe(false);
	const wrong = await client.twoFactor.enable({ password: "wrong" });
	expect(wrong.error).toMatchObject({ status: 400, code: "INVALID_PASSWORD" });
	const begun = await client.twoFactor.enable({ password, issuer: "Island" });
	const secret = secretOf(begun.data?.totpURI ?? "");
	expect(begun.data?.backupCodes).toHaveLength(10);
	// nothing is asked for before a first code has shown that the app works
	expect((await client.getSession()).data?.user.twoFactorEnabled).toBe(false);
	const uri = await client.twoFactor.getTotpUri({ password });
	expect(secretOf(uri.data?.totpURI ?? "")).toBe(secret);
	const confirmed = await client.twoFactor.verifyTotp({ code: codeOf(secret, -1) });
	expect(confirmed.data?.token).toHaveLength(32);
	expect((await client.getSession()).data?.user.twoFactorEnabled).toBe(true);
	expect((await mailsTo(island, user.email))[0]?.subject).toContain("Two-step sign-in is on");

	await client.signOut();
	const first = await client.signIn.email({ email: user.email, password });
	expect([first.data, asked]).toEqual([{ twoFactorRedirect: true }, ["code"]]);
	expect((await client.getSession()).data).toBeNull();
	const entered = await client.twoFactor.verifyTotp({ code: codeOf(secret), trustDevice: true });
	expect(entered.data?.user.email).toBe(user.email);
	expect((await client.getSession()).data?.user.id).toBe(user.id);

	await client.signOut();
	const trusted = await client.signIn.email({ email: user.email, password });
	expect(trusted.data).toMatchObject({ redirect: false, user: { id: user.id } });

	// stricter than the reference: nothing was shown in this sign-in, so the code is asked for before a factor changes
	const early = await client.twoFactor.generateBackupCodes({ password });
	expect(early.error).toMatchObject({ status: 403, code: "SESSION_IS_NOT_FRESH" });
	await forgetUse(user);
	expect((await client.twoFactor.verifyTotp({ code: codeOf(secret) })).error).toBeNull();
	const renewed = await client.twoFactor.generateBackupCodes({ password });
	const [code = ""] = renewed.data?.backupCodes ?? [];
	expect((await client.twoFactor.verifyBackupCode({ code })).data?.user.id).toBe(user.id);
	const again = await client.twoFactor.verifyBackupCode({ code });
	expect(again.error).toMatchObject({ status: 401, code: "INVALID_BACKUP_CODE" });
	expect((await client.twoFactor.sendOtp()).error).toMatchObject({ status: 400 });

	expect((await client.twoFactor.disable({ password })).data?.status).toBe(true);
	expect((await client.getSession()).data?.user.twoFactorEnabled).toBe(false);
	await client.signOut();
	const plain = await client.signIn.email({ email: user.email, password });
	expect(plain.data).toMatchObject({ redirect: false });
});

test("a code enters once, also from several browsers at the same moment", async () => {
	const { user, secret } = await enrolled();
	const browsers: Visitor[] = [];
	for (let number = 0; number < 4; number += 1) browsers.push(await atTheStep(user));
	const code = codeOf(secret);
	const answers = await Promise.all(
		browsers.map((browser) => browser.post(call("verify-totp"), { code })),
	);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
});

test("a code works once, for one of two presses, not beyond its window, and not beside an earlier session", async () => {
	const { user, secret } = await enrolled();
	const { visitor: before, user: other } = await signedInVisitor(island);
	const token = before.cookies.get("island.session_token") ?? "";
	const visitor = await atTheStep(user, before);
	// who has copied the cookie of the person before is out too
	expect(await island.db.$count(sessions, eq(sessions.userId, other.id))).toBe(0);
	const copied = newVisitor(island);
	copied.cookies.set("island.session_token", token);
	expect(await sessionOf(copied)).toBeNull();
	for (const offset of [-2, 2]) {
		const old = await visitor.post(call("verify-totp"), { code: codeOf(secret, offset) });
		expect(await refusal(old)).toMatchObject({ status: 401, code: "INVALID_CODE" });
	}
	const code = codeOf(secret);
	const press = () => visitor.post(call("verify-totp"), { code });
	const statuses = (await Promise.all([press(), press()])).map(({ status }) => status);
	expect(statuses.sort()).toEqual([200, 401]);
	const thief = await atTheStep(user);
	const replay = await thief.post(call("verify-totp"), { code });
	expect(await refusal(replay)).toMatchObject({ status: 401, code: "INVALID_CODE" });
	expect(await sessionOf(thief)).toBeNull();
});

test("who guesses codes is stopped, also with new sign-ins, and the owner's recovery code still works", async () => {
	const { user, secret, backupCodes } = await enrolled();
	const thief = await atTheStep(user);
	const guess = (code: string) => thief.post(call("verify-totp"), { code });
	const guesses = await Promise.all(["000000", "1", "2", "3", "4", "5", "6"].map(guess));
	const codes = (await Promise.all(guesses.map(refusal))).map(({ code }) => code);
	// parallel guesses count too
	expect(codes.filter((code) => code === "INVALID_CODE")).toHaveLength(5);
	const other = await atTheStep(user);
	const right = await other.post(call("verify-totp"), { code: codeOf(secret) });
	expect(await refusal(right)).toMatchObject({
		status: 400,
		code: "TOO_MANY_ATTEMPTS_PLEASE_REQUEST_A_NEW_CODE",
	});
	const recovered = await other.post(call("verify-backup-code"), { code: backupCodes[0] });
	expect(recovered.status).toBe(200);
	const subjects = (await mailsTo(island, user.email)).map(({ subject }) => subject);
	expect(subjects).toContainEqual(expect.stringContaining("recovery code"));
	// the pause is over with it
	const next = await atTheStep(user);
	expect((await next.post(call("verify-totp"), { code: codeOf(secret) })).status).toBe(200);
});

test("the pause grows as the rule says", async () => {
	const counts = [1, 4, 5, 6, 10, 15, 20, 45, 50, 500];
	for (const count of counts) {
		const [row] = await island.db.all<{ pause: number }>(
			sql`SELECT ${pauseAfterSql(sql`${count}`)} AS pause`,
		);
		expect([count, row?.pause]).toEqual([count, pauseAfter(count)]);
	}
	expect([5, 10, 500].map(pauseAfter)).toEqual([900_000, 1_800_000, 86_400_000]);
});

test("one challenge takes ten attempts, and a recovery code enters once", async () => {
	const { user, backupCodes } = await enrolled();
	const [good, second] = backupCodes;
	const [one, two] = [await atTheStep(user), await atTheStep(user)];
	const both = await Promise.all(
		[one, two].map((each) => each.post(call("verify-backup-code"), { code: good })),
	);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
	const thief = await atTheStep(user);
	for (let attempt = 0; attempt < 10; attempt += 1)
		expect((await thief.post(call("verify-backup-code"), { code: "wrong" })).status).toBe(401);
	const late = await thief.post(call("verify-backup-code"), { code: second });
	expect(await refusal(late)).toMatchObject({
		code: "TOO_MANY_ATTEMPTS_PLEASE_REQUEST_A_NEW_CODE",
	});
});

test("a code counts only in the browser of the password, in time, and before a new password", async () => {
	const { user, secret } = await enrolled();
	const stranger = newVisitor(island);
	const body = { code: codeOf(secret) };
	const invalid = { status: 401, code: "INVALID_TWO_FACTOR_COOKIE" };
	expect(await refusal(await stranger.post(call("verify-totp"), body))).toMatchObject(invalid);
	const visitor = await atTheStep(user);
	const cookie = visitor.cookies.get("island.two_factor") ?? "";
	stranger.cookies.set("island.two_factor", cookie.replace("stay", "once"));
	expect(await refusal(await stranger.post(call("verify-totp"), body))).toMatchObject(invalid);
	// the cookie is no session
	stranger.cookies.set("island.session_token", cookie);
	expect(await sessionOf(stranger)).toBeNull();
	const challenges = sql`value = ${user.id} AND identifier LIKE 'second-factor:%'`;
	await island.db
		.update(verifications)
		.set({ expiresAt: Date.now() - 1 })
		.where(challenges);
	expect(await refusal(await visitor.post(call("verify-totp"), body))).toMatchObject(invalid);
	const waiting = await atTheStep(user);
	const { visitor: own } = await signInAgain(user, secret);
	await own.post("/api/auth/change-password", {
		currentPassword: password,
		newPassword: "a new horse battery",
	});
	await forgetUse(user);
	expect(await refusal(await waiting.post(call("verify-totp"), body))).toMatchObject(invalid);
});

async function signInAgain(user: User, secret: string, trustDevice = false) {
	const visitor = await atTheStep(user);
	const body = { code: codeOf(secret), trustDevice };
	expect((await visitor.post(call("verify-totp"), body)).status).toBe(200);
	await forgetUse(user);
	return { visitor };
}

test("a trusted device is not asked, until there is another password or another app", async () => {
	const signIn = async (cookie: string, user: User, typed = password) => {
		const browser = newVisitor(island);
		browser.cookies.set("island.trust_device", cookie);
		const body = { email: user.email, password: typed };
		const answer = await browser.post("/api/auth/sign-in/email", body);
		return "token" in (await answer.json<object>()) ? "signed in" : "asked";
	};
	const { user, visitor, secret } = await enrolled();
	const trusted = async () =>
		(await signInAgain(user, secret, true)).visitor.cookies.get("island.trust_device") ?? "";
	const first = await trusted();
	expect(await signIn(first, user)).toBe("signed in");
	const begun = await visitor.post(call("enable"), { password });
	const secondSecret = secretOf((await begun.json<{ totpURI: string }>()).totpURI);
	await visitor.post(call("verify-totp"), { code: codeOf(secondSecret) });
	expect(await signIn(first, user)).toBe("asked");
	await forgetUse(user);
	const { visitor: own } = await signInAgain(user, secondSecret, true);
	const second = own.cookies.get("island.trust_device") ?? "";
	const newPassword = "a new horse battery";
	await own.post("/api/auth/change-password", { currentPassword: password, newPassword });
	expect(await signIn(second, user, newPassword)).toBe("asked");
});

test("a user who did not want to be remembered is not, also after setting up an app and showing a code", async () => {
	const user = await addUser(island);
	const visitor = newVisitor(island);
	await visitor.post("/api/auth/sign-in/email", { email: user.email, password, rememberMe: false });
	const begun = await visitor.post(call("enable"), { password });
	const secret = secretOf((await begun.json<{ totpURI: string }>()).totpURI);
	for (const offset of [-1, 0]) {
		const code = codeOf(secret, offset);
		expect((await visitor.post(call("verify-totp"), { code })).status).toBe(200);
		const cookies = visitor.lastSetCookies.filter((cookie) => cookie.includes(".session_"));
		expect(cookies.filter((cookie) => /Max-Age=[1-9]/.test(cookie))).toEqual([]);
		expect(cookies).not.toEqual([]);
		const [row] = await island.db.select().from(sessions).where(eq(sessions.userId, user.id));
		expect((row?.expiresAt ?? 0) - (row?.createdAt ?? 0)).toBe(86_400_000);
	}
});

test("a new app counts after its first code; until then the earlier one does, and all other sessions end with it", async () => {
	const { user, visitor, secret } = await enrolled();
	const elsewhere = (await signInAgain(user, secret)).visitor;
	const begun = await visitor.post(call("enable"), { password });
	const { totpURI } = await begun.json<{ totpURI: string }>();
	const old = (await signInAgain(user, secret)).visitor;
	const wrong = await visitor.post(call("verify-totp"), { code: codeOf(secret) });
	expect(wrong.status).toBe(401);
	const next = secretOf(totpURI);
	expect((await visitor.post(call("verify-totp"), { code: codeOf(next) })).status).toBe(200);
	for (const ended of [elsewhere, old])
		expect(await sessionOf(ended, "?disableCookieCache=true")).toBeNull();
	expect(await sessionOf(visitor, "?disableCookieCache=true")).not.toBeNull();
	await forgetUse(user);
	const there = await atTheStep(user);
	expect((await there.post(call("verify-totp"), { code: codeOf(secret) })).status).toBe(401);
	expect((await there.post(call("verify-totp"), { code: codeOf(next) })).status).toBe(200);
});

test("staff who act as a user use up neither the user's attempts nor a recovery code", async () => {
	const { user, secret, backupCodes } = await enrolled();
	const admin = await addUser(island, { role: "supervisor" });
	const session = await addSession(island, user, { impersonatedBy: admin.id });
	const acting = newVisitor(island);
	takeCookies(island, acting, { session, user }, { cache: false });
	for (let attempt = 0; attempt < 6; attempt += 1) {
		const refused = await acting.post(call("verify-totp"), { code: "000000" });
		expect(await refusal(refused)).toMatchObject({ status: 403, code: "NOT_AUTHORIZED" });
	}
	const [code] = backupCodes;
	expect((await acting.post(call("verify-backup-code"), { code })).status).toBe(403);
	expect((await acting.post(call("enable"), { password })).status).toBe(403);
	await signInAgain(user, secret);
	const owner = await atTheStep(user);
	expect((await owner.post(call("verify-backup-code"), { code })).status).toBe(200);
});

test("an app that was not confirmed is worth nothing after an hour, nor once the password has changed", async () => {
	const { visitor, user } = await signedInVisitor(island);
	const elsewhere = newVisitor(island);
	await elsewhere.post("/api/auth/sign-in/email", { email: user.email, password });
	const begin = async () => {
		const begun = await elsewhere.post(call("enable"), { password });
		return secretOf((await begun.json<{ totpURI: string }>()).totpURI);
	};
	const old = await begin();
	await island.db
		.update(twoFactors)
		.set({ createdAt: Date.now() - 3_600_000 })
		.where(eq(twoFactors.userId, user.id));
	const late = await elsewhere.post(call("verify-totp"), { code: codeOf(old) });
	expect(await refusal(late)).toMatchObject({ status: 400, code: "TOTP_NOT_ENABLED" });
	await begin();
	const change = { currentPassword: password, newPassword: "a new horse battery" };
	expect((await visitor.post("/api/auth/change-password", change)).status).toBe(200);
	expect(await island.db.$count(twoFactors, eq(twoFactors.userId, user.id))).toBe(0);
});

test("the cron job deletes an app that was begun and not confirmed within an hour, and no other", async () => {
	const { user, visitor, secret } = await enrolled();
	const count = async () =>
		await island.db.all(sql`SELECT count(DISTINCT two_factors.id) AS apps, count(*) AS codes
			FROM two_factors JOIN recovery_codes ON factor_id = two_factors.id WHERE user_id = ${user.id}`);
	expect((await visitor.post(call("enable"), { password })).status).toBe(200);
	await island.scheduled();
	expect(await count()).toEqual([{ apps: 2, codes: 20 }]);
	await island.db
		.update(twoFactors)
		.set({ createdAt: Date.now() - 3_600_000 })
		.where(eq(twoFactors.userId, user.id));
	await island.scheduled();
	expect(await count()).toEqual([{ apps: 1, codes: 10 }]);
	await signInAgain(user, secret);
});

test("the screen confirms just the app whose key and codes it shows, and staff get the mail in their language", async () => {
	const { visitor, user } = await signedInVisitor(island, { role: "guide" });
	const page = "/app_login/second-factor";
	const begin = async () => {
		const scan = await (await visitor.submit(page, { intent: "begin" })).text();
		return {
			kept: /name="kept" value="([^"]+)"/.exec(scan)?.[1] ?? "",
			secret: /([A-Z2-7]{4}(?: [A-Z2-7]{4}){7})/.exec(scan)?.[1]?.replaceAll(" ", "") ?? "",
		};
	};
	const [first, second] = [await begin(), await begin()];
	const code = codeOf(second.secret);
	const stale = await visitor.submit(page, { intent: "confirm", kept: first.kept, code });
	expect([stale.status, await stale.text()]).toEqual([
		400,
		expect.stringContaining("This setup is over"),
	]);
	visitor.cookies.set("island.language", "de");
	const done = await visitor.submit(page, { intent: "confirm", kept: second.kept, code });
	const [shown = ""] = /(?:[a-z2-7]{4}-){5}[a-z2-7]{4}/.exec(await done.text()) ?? [];
	const subjects = (await mailsTo(island, user.email)).map(({ subject }) => subject);
	expect(subjects).toEqual([expect.stringContaining("Two-step sign-in is on")]);
	const there = await atTheStep(user);
	expect((await there.post(call("verify-backup-code"), { code: shown })).status).toBe(200);
});

test("a user without an app signs in with as many round trips as before, and one with an app needs no more", async () => {
	const trips = async (user: User) => {
		const answer = await newVisitor(island).post("/api/auth/sign-in/email", {
			email: user.email,
			password,
		});
		return /desc="(\d+ round trips?)"/.exec(answer.headers.get("server-timing") ?? "")?.[1];
	};
	expect(await trips(await addUser(island))).toBe("2 round trips");
	expect(await trips((await enrolled()).user)).toBe("2 round trips");
});

test("an obliged role is led to set up an app, reaches nothing else, and goes on with it", async () => {
	await island.db.insert(secondFactorRoles).values({
		role: "manager",
		isRequired: true,
		actorId: "boss",
		actorName: "Boss",
		changedAt: Date.now(),
	});
	const user = await addUser(island, { role: "manager" });
	const visitor = newVisitor(island);
	const signedIn = await visitor.submit("/app_login", { email: user.email, password });
	expect(signedIn.headers.get("location")).toBe("/dashboard");
	const page = "/app_login/second-factor";
	for (const path of ["/dashboard", "/dashboard/bookings", "/dashboard/account"])
		expect([path, (await visitor.get(path)).headers.get("location")]).toEqual([
			path,
			`${page}?redirectTo=${encodeURIComponent(path)}`,
		]);
	const api = await visitor.post("/api/auth/change-email", { newEmail: "x@example.com" });
	expect(await refusal(api)).toMatchObject({ status: 403, code: "SECOND_FACTOR_REQUIRED" });
	expect((await visitor.get(`${page}?redirectTo=/dashboard/bookings`)).status).toBe(200);
	const scan = await (await visitor.submit(page, { intent: "begin" })).text();
	const kept = /name="kept" value="([^"]+)"/.exec(scan)?.[1] ?? "";
	const secret = /([A-Z2-7]{4}(?: [A-Z2-7]{4}){7})/.exec(scan)?.[1]?.replaceAll(" ", "") ?? "";
	const wrong = await visitor.submit(page, { intent: "confirm", kept, code: "000000" });
	expect([wrong.status, (await wrong.text()).includes(kept.slice(0, 3))]).toEqual([401, true]);
	const done = await visitor.submit(page, { intent: "confirm", kept, code: codeOf(secret) });
	const codes = (await done.text()).match(/<li>(?:[a-z2-7]{4}-){5}[a-z2-7]{4}<\/li>/g);
	expect([done.status, codes?.length]).toEqual([200, 10]);
	expect((await visitor.get("/dashboard")).status).toBe(200);

	// a passkey is asked for nothing more, and proves the account's owner
	const key = authenticatorFor(island);
	expect((await addPasskey(visitor, key)).status).toBe(200);
	const byPasskey = newVisitor(island);
	expect((await signInByPasskey(byPasskey, key)).status).toBe(200);
	expect((await byPasskey.get("/dashboard")).status).toBe(200);
	const renewal = await byPasskey.post(call("generate-backup-codes"), { password });
	expect(renewal.status).toBe(200);

	// a session that has not shown the factor, as of a sign-in at a provider
	const unproved = { secondFactor: false, confirmedAt: 0 };
	await island.db.update(sessions).set(unproved).where(eq(sessions.userId, user.id));
	visitor.cookies.delete("island.session_data");
	const step = "/app_login/second-step?redirectTo=%2Fdashboard";
	expect((await visitor.get("/dashboard")).headers.get("location")).toBe(step);
	// attack: an app of one's own beside the true one
	const second = await visitor.post(call("enable"), { password });
	expect(await refusal(second)).toMatchObject({ code: "SECOND_FACTOR_REQUIRED" });
	await forgetUse(user);
	const proved = await visitor.submit(step, { redirectTo: "/dashboard", code: codeOf(secret) });
	expect(proved.headers.get("location")).toBe("/dashboard");
	expect((await visitor.get("/dashboard")).status).toBe(200);
	// the code is also the proof that what is dangerous asks for
	expect((await visitor.post(call("generate-backup-codes"), { password })).status).toBe(200);
	// without the app the passkey is left, and nothing is owed
	expect((await visitor.post(call("disable"), { password })).status).toBe(200);
	expect((await visitor.get("/dashboard")).status).toBe(200);
});

test("staff who set roles oblige one that has no right which they lack, and take a lost factor away", async () => {
	const { user, visitor: own } = await enrolled({ role: "guide" });
	const { visitor: boss, user: admin } = await signedInVisitor(island, { role: "admin" });
	const page = "/dashboard/users/second-factor";
	const rows = await (await boss.get(page)).text();
	expect(rows).toContain("Oblige: ");
	const oblige = (by: Visitor, role: string, isRequired: string) =>
		by.submit(page, { role, isRequired });
	expect((await oblige(boss, "guide", "yes")).status).toBe(302);
	expect((await oblige(boss, "supervisor", "yes")).status).toBe(403);
	// those without a right in the dashboard reach nothing that a second factor protects
	expect((await oblige(boss, "user", "yes")).status).toBe(400);
	expect((await oblige(own, "guide", "no")).status).toBe(403);
	const kept = await island.db.select().from(secondFactorRoles);
	expect(kept.filter(({ actorId }) => actorId === admin.id)).toMatchObject([
		{ role: "guide", isRequired: true, actorName: admin.name },
	]);
	const taken = await boss.submit(`/dashboard/users/${user.id}`, { intent: "secondFactor" });
	expect(taken.status).toBe(302);
	expect(await sessionOf(own, "?disableCookieCache=true")).toBeNull();
	expect((await mailsTo(island, user.email))[0]?.subject).toContain("was removed");
	expect(await (await boss.get(`/dashboard/users/${user.id}`)).text()).toContain(
		"Second factor removed",
	);
	const back = newVisitor(island);
	await back.submit("/app_login", { email: user.email, password });
	const led = (await back.get("/dashboard")).headers.get("location");
	expect(led).toContain("/app_login/second-factor");
	expect((await oblige(boss, "guide", "no")).status).toBe(302);
	back.cookies.delete("island.session_data");
	expect((await back.get("/dashboard/account")).status).toBe(200);
	// of a supervisor, who has more rights, and one's own
	const supervisor = await enrolled({ role: "supervisor" });
	for (const whom of [supervisor.user, admin]) {
		const answer = await boss.submit(`/dashboard/users/${whom.id}`, { intent: "secondFactor" });
		expect(answer.status).toBe(403);
	}
});

test("the screens of the second step sign in without a script, with both kinds of codes", async () => {
	const { user, secret, backupCodes } = await enrolled({ role: "guide" });
	const fields: Record<string, string>[] = [
		{ code: codeOf(secret) },
		{ recoveryCode: backupCodes[3] ?? "" },
	];
	for (const field of fields) {
		const visitor = newVisitor(island);
		const first = await visitor.submit("/app_login", {
			email: user.email,
			password,
			redirectTo: "/dashboard/account",
		});
		const step = first.headers.get("location") ?? "";
		expect(step).toBe("/app_login/second-step?redirectTo=%2Fdashboard%2Faccount");
		expect((await visitor.get(step)).status).toBe(200);
		expect((await visitor.submit(step, { code: "nonsense" })).status).toBe(401);
		const entered = await visitor.submit(step, { redirectTo: "/dashboard/account", ...field });
		expect(entered.headers.get("location")).toBe("/dashboard/account");
		expect(await (await visitor.get("/dashboard/account")).text()).toContain("On since");
	}
	// without the password first
	const nobody = await newVisitor(island).get("/app_login/second-step");
	expect(nobody.headers.get("location")).toBe("/app_login");
});
