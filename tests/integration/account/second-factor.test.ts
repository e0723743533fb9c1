import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pauseAfter } from "#app/account/two-factor/factors.server.ts";
import type { User } from "#app/account/users.ts";
import { sessions, twoFactors, verifications } from "#app/database/schema.server.ts";
import { givePasskey, signInByPasskey } from "#tests/account/passkeys.ts";
import {
	addSession,
	addUser,
	mailsTo,
	password,
	refusal,
	refusalOfForm,
	sessionOf,
	signedInVisitor,
	takeCookies,
} from "#tests/account/people.ts";
import {
	atTheStep as atTheStepOn,
	beginApp,
	codeOf,
	codesOn,
	confirmApp,
	enrolled as enrolledOn,
	forgetUse as forgetUseOn,
	renewCodes,
	setUpApp,
	setUpPage,
	showCode,
	stepPage,
} from "#tests/account/second-factor.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland({ variables: { AUTH_SECOND_FACTOR_ROLES: "manager" } });
});
afterAll(() => island.stop());

const enrolled = (change?: Partial<User>) => enrolledOn(island, change);
const forgetUse = (user: User) => forgetUseOn(island, user);
const atTheStep = (user: User, visitor?: Visitor) => atTheStepOn(island, user, visitor);
const location = (answer: Response) => answer.headers.get("location");
const statuses = (answers: Response[]) => answers.map(({ status }) => status).sort();
const countApps = ({ id }: User) => island.db.$count(twoFactors, eq(twoFactors.userId, id));
const signIn = (visitor: Visitor, { email }: User, fields: Record<string, unknown> = {}) =>
	visitor.post("/api/auth/sign-in/email", { email, password, ...fields });

test("a user sets up an app, signs in with it, renews the recovery codes, and does without it", async () => {
	const user = await addUser(island);
	const visitor = newVisitor(island);
	const isEnabled = async () => (await sessionOf(visitor))?.user.twoFactorEnabled;
	await signIn(visitor, user);
	const { proposal, secret } = await beginApp(visitor);
	// nothing is asked for before a first code has shown that the app works
	expect(await isEnabled()).toBe(false);
	expect((await confirmApp(visitor, proposal, codeOf(secret, -1))).status).toBe(200);
	expect(await isEnabled()).toBe(true);
	expect((await mailsTo(island, user.email))[0]?.subject).toContain("Two-step sign-in is on");

	await visitor.post("/api/auth/sign-out");
	await atTheStep(user, visitor);
	const entered = await showCode(visitor, codeOf(secret), { trustDevice: "on" });
	expect(location(entered)).toBe("/dashboard");
	expect((await sessionOf(visitor))?.user.id).toBe(user.id);

	await visitor.post("/api/auth/sign-out");
	const trusted = await signIn(visitor, user);
	expect(await trusted.json()).toMatchObject({ redirect: false, user: { id: user.id } });

	// nothing was shown in this sign-in, so the code is asked for before a factor changes
	expect(await renewCodes(visitor)).toEqual([]);
	await forgetUse(user);
	expect(location(await showCode(visitor, codeOf(secret)))).toBe("/dashboard");
	const [code = ""] = await renewCodes(visitor);
	const there = await atTheStep(user);
	expect(location(await showCode(there, code))).toBe("/dashboard");

	const off = await visitor.submit("/dashboard/account", { intent: "secondFactorOff" });
	expect(location(off)).toBe("/dashboard/account");
	expect(await isEnabled()).toBe(false);
	const plain = await signIn(newVisitor(island), user);
	expect(await plain.json()).toMatchObject({ redirect: false });
});

test("a code works once, for one of two presses, not beyond its window, and not beside an earlier session", async () => {
	const { user, secret } = await enrolled();
	const { visitor: firstVisitor, user: other } = await signedInVisitor(island);
	const token = firstVisitor.cookies.get("island.session_token") ?? "";
	const visitor = await atTheStep(user, firstVisitor);
	// who has copied the cookie of the person before is out too
	expect(await island.db.$count(sessions, eq(sessions.userId, other.id))).toBe(0);
	const copied = newVisitor(island);
	copied.cookies.set("island.session_token", token);
	expect(await sessionOf(copied)).toBeNull();
	for (const offset of [-2, 2]) {
		const old = await showCode(visitor, codeOf(secret, offset));
		expect(await refusalOfForm(old, "INVALID_CODE")).toBe(401);
	}
	const code = codeOf(secret);
	const press = () => showCode(visitor, code);
	expect(statuses(await Promise.all([press(), press()]))).toEqual([302, 401]);
	const thief = await atTheStep(user);
	expect(await refusalOfForm(await showCode(thief, code), "INVALID_CODE")).toBe(401);
	expect(await sessionOf(thief)).toBeNull();
});

test("who guesses codes is stopped, also with new sign-ins, and the owner's recovery code still works", async () => {
	const { user, secret, recoveryCodes } = await enrolled();
	const thief = await atTheStep(user);
	// as a script sends them: the answer draws no page
	const guess = (code: string) => thief.submit(`${stepPage}.data`, { code });
	const guesses = await Promise.all(["000000", "1", "2", "3", "4", "5", "6"].map(guess));
	// parallel guesses count too
	expect(statuses(guesses)).toEqual([400, 400, 401, 401, 401, 401, 401]);
	const other = await atTheStep(user);
	const right = await showCode(other, codeOf(secret));
	expect(await refusalOfForm(right, "TOO_MANY_ATTEMPTS_PLEASE_REQUEST_A_NEW_CODE")).toBe(400);
	expect((await showCode(other, recoveryCodes[0] ?? "")).status).toBe(302);
	const subjects = (await mailsTo(island, user.email)).map(({ subject }) => subject);
	expect(subjects).toContainEqual(expect.stringContaining("recovery code"));
	// the pause is over with it
	const next = await atTheStep(user);
	expect((await showCode(next, codeOf(secret))).status).toBe(302);
});

test("the pause grows as the rule says", async () => {
	const minutes = {
		1: 0,
		4: 0,
		5: 15,
		6: 0,
		10: 30,
		15: 60,
		20: 120,
		45: 1440,
		50: 1440,
		500: 1440,
	};
	for (const [count, pause] of Object.entries(minutes)) {
		const [row] = await island.db.all<{ pause: number }>(
			sql`SELECT ${pauseAfter(sql`${Number(count)}`)} AS pause`,
		);
		expect([count, row?.pause]).toEqual([count, pause * 60_000]);
	}
});

test("one challenge takes ten attempts, and a recovery code enters once", async () => {
	const { user, recoveryCodes } = await enrolled();
	const [good = "", second = ""] = recoveryCodes;
	const [one, two] = [await atTheStep(user), await atTheStep(user)];
	const both = await Promise.all([one, two].map((each) => showCode(each, good)));
	expect(statuses(both)).toEqual([302, 401]);
	const thief = await atTheStep(user);
	for (let attempt = 0; attempt < 10; attempt += 1)
		expect((await thief.submit(`${stepPage}.data`, { code: "wrong-wrong-wrong" })).status).toBe(
			401,
		);
	const late = await showCode(thief, second);
	expect(await refusalOfForm(late, "TOO_MANY_ATTEMPTS_PLEASE_REQUEST_A_NEW_CODE")).toBe(400);
});

test("a code counts only in the browser of the password, in time, and before a new password", async () => {
	const { user, secret } = await enrolled();
	const code = codeOf(secret);
	const isOver = async (visitor: Visitor) =>
		expect(await refusalOfForm(await showCode(visitor, code), "INVALID_TWO_FACTOR_COOKIE")).toBe(
			401,
		);
	const stranger = newVisitor(island);
	// without the password first, the form leads back to it
	expect(location(await showCode(stranger, code))).toBe("/app_login");
	const visitor = await atTheStep(user);
	const cookie = visitor.cookies.get("island.two_factor") ?? "";
	stranger.cookies.set("island.two_factor", cookie.replace("stay", "once"));
	expect(location(await showCode(stranger, code))).toBe("/app_login");
	// the cookie is no session
	stranger.cookies.set("island.session_token", cookie);
	expect(await sessionOf(stranger)).toBeNull();
	const challenges = sql`value = ${user.id} AND identifier LIKE 'second-factor:%'`;
	await island.db
		.update(verifications)
		.set({ expiresAt: Date.now() - 1 })
		.where(challenges);
	await isOver(visitor);
	const waiting = await atTheStep(user);
	const { visitor: owner } = await signInAgain(user, secret);
	await owner.post("/api/auth/change-password", {
		currentPassword: password,
		newPassword: "a new horse battery",
	});
	await forgetUse(user);
	await isOver(waiting);
});

async function signInAgain(user: User, secret: string, trustDevice = false) {
	const visitor = await atTheStep(user);
	const fields: Record<string, string> = trustDevice ? { trustDevice: "on" } : {};
	expect((await showCode(visitor, codeOf(secret), fields)).status).toBe(302);
	await forgetUse(user);
	return { visitor };
}

test("a trusted device is not asked, until there is another password or another app", async () => {
	const signInWith = async (cookie: string, user: User, typedPassword = password) => {
		const browser = newVisitor(island);
		browser.cookies.set("island.trust_device", cookie);
		const answer = await signIn(browser, user, { password: typedPassword });
		return "token" in (await answer.json<object>()) ? "signed in" : "asked";
	};
	const { user, visitor, secret } = await enrolled();
	const trusted = async () =>
		(await signInAgain(user, secret, true)).visitor.cookies.get("island.trust_device") ?? "";
	const first = await trusted();
	expect(await signInWith(first, user)).toBe("signed in");
	const { secret: secondSecret } = await setUpApp(visitor);
	expect(await signInWith(first, user)).toBe("asked");
	await forgetUse(user);
	const { visitor: owner } = await signInAgain(user, secondSecret, true);
	const second = owner.cookies.get("island.trust_device") ?? "";
	const newPassword = "a new horse battery";
	await owner.post("/api/auth/change-password", { currentPassword: password, newPassword });
	expect(await signInWith(second, user, newPassword)).toBe("asked");
});

test("a user who did not want to be remembered is not, also after setting up an app and showing a code", async () => {
	const user = await addUser(island);
	const visitor = newVisitor(island);
	await signIn(visitor, user, { rememberMe: false });
	const { proposal, secret } = await beginApp(visitor);
	for (const act of [
		() => confirmApp(visitor, proposal, codeOf(secret, -1)),
		() => showCode(visitor, codeOf(secret)),
	]) {
		expect([200, 302]).toContain((await act()).status);
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
	const { proposal, secret: next } = await beginApp(visitor);
	const old = (await signInAgain(user, secret)).visitor;
	expect((await confirmApp(visitor, proposal, codeOf(secret))).status).toBe(401);
	expect((await confirmApp(visitor, proposal, codeOf(next))).status).toBe(200);
	for (const ended of [elsewhere, old])
		expect(await sessionOf(ended, "?disableCookieCache=true")).toBeNull();
	expect(await sessionOf(visitor, "?disableCookieCache=true")).not.toBeNull();
	await forgetUse(user);
	const there = await atTheStep(user);
	expect((await showCode(there, codeOf(secret))).status).toBe(401);
	expect((await showCode(there, codeOf(next))).status).toBe(302);
});

test("staff who act as a user use up neither the user's attempts nor a recovery code", async () => {
	const { user, secret, recoveryCodes } = await enrolled();
	const admin = await addUser(island, { role: "supervisor" });
	const session = await addSession(island, user, { impersonatedBy: admin.id });
	const acting = newVisitor(island);
	takeCookies(island, acting, { session, user }, { cache: false });
	const [code = ""] = recoveryCodes;
	// the screen leads on: who acts as a user owes nothing
	for (const typedCode of ["000000", codeOf(secret), code])
		expect(location(await showCode(acting, typedCode))).toBe("/dashboard");
	expect(location(await acting.submit(setUpPage, { intent: "begin" }))).toContain("/confirm?");
	const apps = await island.db.select().from(twoFactors).where(eq(twoFactors.userId, user.id));
	expect(apps).toMatchObject([{ failures: 0, lastStep: 0 }]);
	const owner = await atTheStep(user);
	expect((await showCode(owner, code)).status).toBe(302);
});

test("an app that was not confirmed is worth nothing after an hour, nor once the password has changed", async () => {
	const { visitor, user } = await signedInVisitor(island);
	const elsewhere = newVisitor(island);
	await signIn(elsewhere, user);
	const old = await beginApp(elsewhere);
	await island.db
		.update(twoFactors)
		.set({ createdAt: Date.now() - 3_600_000 })
		.where(eq(twoFactors.userId, user.id));
	const late = await confirmApp(elsewhere, old.proposal, codeOf(old.secret));
	expect([late.status, await late.text()]).toEqual([
		400,
		expect.stringContaining("This setup is over"),
	]);
	const { user: owner } = await enrolled();
	await island.db.update(twoFactors).set({ createdAt: 1 }).where(eq(twoFactors.userId, owner.id));
	await island.scheduled();
	expect([await countApps(user), await countApps(owner)]).toEqual([0, 1]);
	await beginApp(elsewhere);
	const change = { currentPassword: password, newPassword: "a new horse battery" };
	expect((await visitor.post("/api/auth/change-password", change)).status).toBe(200);
	expect(await countApps(user)).toBe(0);
});

test("a user without an app signs in with as many round trips as before, and one with an app needs no more", async () => {
	const trips = async (user: User) => {
		const answer = await signIn(newVisitor(island), user);
		return /desc="(\d+ round trips?)"/.exec(answer.headers.get("server-timing") ?? "")?.[1];
	};
	expect(await trips(await addUser(island))).toBe("2 round trips");
	expect(await trips((await enrolled()).user)).toBe("2 round trips");
});

test("an obliged role is led to set up an app, reaches nothing else, and goes on with it", async () => {
	const user = await addUser(island, { role: "manager" });
	const visitor = newVisitor(island);
	const signedIn = await visitor.submit("/app_login", { email: user.email, password });
	expect(signedIn.headers.get("location")).toBe("/dashboard");
	for (const path of ["/dashboard/bookings", "/dashboard/account"])
		expect([path, location(await visitor.get(path))]).toEqual([
			path,
			`${setUpPage}?redirectTo=${encodeURIComponent(path)}`,
		]);
	const api = await visitor.post("/api/auth/change-email", { newEmail: "x@example.com" });
	expect(await refusal(api)).toMatchObject({ status: 403, code: "SECOND_FACTOR_REQUIRED" });
	const { proposal, secret } = await beginApp(visitor);
	const wrong = await confirmApp(visitor, proposal, "000000");
	expect([wrong.status, await wrong.text()]).toEqual([401, expect.stringContaining('"proposal"')]);
	const confirmed = await confirmApp(visitor, proposal, codeOf(secret));
	expect([confirmed.status, codesOn(await confirmed.text()).length]).toEqual([200, 10]);
	expect((await visitor.get("/dashboard")).status).toBe(200);

	// a session that has not shown the factor, as of a sign-in at a provider
	const unproved = { secondFactor: false, confirmedAt: 0 };
	await island.db.update(sessions).set(unproved).where(eq(sessions.userId, user.id));
	visitor.cookies.delete("island.session_data");
	const step = "/app_login/second-step?redirectTo=%2Fdashboard";
	expect((await visitor.get("/dashboard")).headers.get("location")).toBe(step);
	// attack: an app of one's own beside the true one
	const second = await visitor.submit(setUpPage, { intent: "begin" });
	expect(location(second)).toMatch(/second-step/);
	expect(await island.db.$count(twoFactors, eq(twoFactors.userId, user.id))).toBe(1);
	await forgetUse(user);
	const shownCode = await visitor.submit(step, { redirectTo: "/dashboard", code: codeOf(secret) });
	expect(shownCode.headers.get("location")).toBe("/dashboard");
	// the code is also the proof that what is dangerous asks for
	expect(await renewCodes(visitor)).toHaveLength(10);
	// without the app a passkey is enough, and nothing is owed
	await givePasskey(island, user);
	const off = await visitor.submit("/dashboard/account", { intent: "secondFactorOff" });
	expect(location(off)).toBe("/dashboard/account");
	expect((await visitor.get("/dashboard")).status).toBe(200);
});

test("staff take a lost app and a lost passkey away, and nobody comes in with them any more", async () => {
	const { user, visitor: userVisitor } = await enrolled({ role: "manager" });
	const { authenticator } = await givePasskey(island, user);
	const { visitor: boss, user: admin } = await signedInVisitor(island, { role: "admin" });
	const removal = await boss.submit(`/dashboard/users/${user.id}`, { intent: "secondFactor" });
	expect(removal.status).toBe(302);
	expect(await sessionOf(userVisitor, "?disableCookieCache=true")).toBeNull();
	expect((await mailsTo(island, user.email))[0]?.subject).toContain("was removed");
	const refused = await signInByPasskey(newVisitor(island), authenticator);
	expect(await refusalOfForm(refused, "PASSKEY_NOT_FOUND")).toBe(401);
	const back = newVisitor(island);
	await back.submit("/app_login", { email: user.email, password });
	const led = (await back.get("/dashboard")).headers.get("location");
	expect(led).toContain("/app_login/second-factor");
	// of a supervisor, who has more rights, and one's own
	const supervisor = await enrolled({ role: "supervisor" });
	for (const whom of [supervisor.user, admin]) {
		const answer = await boss.submit(`/dashboard/users/${whom.id}`, { intent: "secondFactor" });
		expect(answer.status).toBe(403);
	}
});
