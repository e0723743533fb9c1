import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessions } from "#app/database/schema.server.ts";
import {
	addSession,
	addUser,
	mailsTo,
	password,
	sessionOf,
	signedInVisitor,
	takeCookies,
} from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

const day = 86_400_000;
const signIn = (visitor: Visitor, email: string, typedPassword = password, headers = {}) =>
	visitor.post("/api/auth/sign-in/email", { email, password: typedPassword }, headers);
const subjectsTo = async (email: string) =>
	(await mailsTo(island, email)).map(({ subject }) => subject);
const announced = "A new device is signed in to Island Excursions";
const tokensOf = async (userId: string) =>
	(await island.db.select().from(sessions).where(eq(sessions.userId, userId))).map(
		({ token }) => token,
	);

describe("a sign-in from a new device", () => {
	test("is announced once a device, but not on the account's first one", async () => {
		const user = await addUser(island, { role: "manager" });
		const ownBrowser = newVisitor(island);
		await signIn(ownBrowser, user.email);
		await signIn(ownBrowser, user.email);
		expect(await subjectsTo(user.email)).toEqual([]);
		const phone = newVisitor(island);
		// a thief's browser does not choose the language of staff
		const headers = {
			"accept-language": "fr",
			"user-agent": "Mozilla/5.0 (iPhone) Version/26.0 Mobile Safari/604.1",
		};
		await signIn(phone, user.email, password, headers);
		await signIn(phone, user.email, password, headers);
		const [mail, ...more] = await mailsTo(island, user.email);
		expect(more).toEqual([]);
		expect(mail?.subject).toBe(announced);
		expect(mail?.textBody).toContain(`with Safari on iPhone, from the address ${phone.address}`);
		expect(mail?.textBody).toContain(`${island.url.origin}/app_login/forgot-password`);
		// and the sign-in still costs two round trips
		island.databaseRoundTrips();
		await signIn(phone, user.email);
		expect(island.databaseRoundTrips()).toBe(2);
	});

	test("is announced in the language of a user of whom nothing else is known", async () => {
		const user = await addUser(island);
		await signIn(newVisitor(island), user.email);
		await signIn(newVisitor(island), user.email, password, { "accept-language": "de" });
		expect(await subjectsTo(user.email)).toEqual(["Neues Gerät bei Island Excursions angemeldet"]);
	});

	test("is announced again to an owner who has thrown somebody out by a new password", async () => {
		const user = await addUser(island);
		const [ownBrowser, thief] = [newVisitor(island), newVisitor(island)];
		await signIn(ownBrowser, user.email);
		await signIn(thief, user.email);
		await ownBrowser.post("/api/auth/change-password", {
			currentPassword: password,
			newPassword: "battery staple",
		});
		await signIn(ownBrowser, user.email, "battery staple");
		expect(await subjectsTo(user.email)).toEqual([announced]);
		await signIn(thief, user.email, "battery staple");
		expect(await subjectsTo(user.email)).toEqual([announced, announced]);
	});

	test("is not announced where the account was made", async () => {
		const visitor = newVisitor(island);
		const email = "newcomer@example.com";
		const person = { name: "Newcomer", email, password };
		await visitor.post("/api/auth/sign-up/email", person);
		await signIn(visitor, email);
		expect(await subjectsTo(email)).not.toContain(announced);
		await signIn(newVisitor(island), email);
		expect(await subjectsTo(email)).toContain(announced);
	});
});

describe("all other sessions end", () => {
	test("with a change of the password, also when the call does not ask for it", async () => {
		const { visitor, user, session } = await signedInVisitor(island);
		await addSession(island, user);
		const answer = await visitor.post("/api/auth/change-password", {
			currentPassword: password,
			newPassword: "battery staple",
		});
		expect(await answer.json()).toMatchObject({ token: null });
		expect(await tokensOf(user.id)).toEqual([session.token]);
	});

	test("with a first password", async () => {
		const { visitor, user, session } = await signedInVisitor(island, { password: null });
		await addSession(island, user);
		const form = { intent: "firstPassword", newPassword: "battery staple" };
		expect((await visitor.submit("/dashboard/account", form)).status).toBe(302);
		expect(await tokensOf(user.id)).toEqual([session.token]);
	});

	test("with a password that staff set", async () => {
		const boss = await signedInVisitor(island, { role: "supervisor" });
		const user = await addUser(island);
		await addSession(island, user);
		const body = { userId: user.id, newPassword: "battery staple" };
		await boss.visitor.post("/api/auth/admin/set-user-password", body);
		expect(await tokensOf(user.id)).toEqual([]);
	});
});

describe("a session ends thirty days after its sign-in", () => {
	test("even with a signed copy in the cookies", async () => {
		const user = await addUser(island);
		const old = { createdAt: Date.now() - 30 * day - 1000 };
		const session = await addSession(island, user, old);
		for (const cache of [true, false]) {
			const visitor = newVisitor(island);
			takeCookies(island, visitor, { session, user }, { cache });
			expect(await sessionOf(visitor)).toBeNull();
		}
	});

	test("however often it is renewed", async () => {
		const createdAt = Date.now() - 25 * day;
		const used = {
			createdAt,
			updatedAt: Date.now() - 2 * day,
			expiresAt: Date.now() + 5 * day - 1,
		};
		const { visitor } = await signedInVisitor(island, {}, used);
		const session = await sessionOf(visitor);
		expect(Date.parse(session?.session.expiresAt ?? "")).toBe(createdAt + 30 * day);
		expect(Date.now() - Date.parse(session?.session.updatedAt ?? "")).toBeLessThan(60_000);
		// not at every request
		island.databaseRoundTrips();
		await sessionOf(visitor, "?disableCookieCache=true");
		expect(island.databaseRoundTrips()).toBe(1);
	});
});
