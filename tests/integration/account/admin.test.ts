import { createAuthClient } from "better-auth/client";
import { adminClient } from "better-auth/client/plugins";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Session } from "#app/account/users.ts";
import { sessions, userEvents, users } from "#app/database/schema.server.ts";
import {
	addSession,
	addUser,
	linkTo,
	mailsTo,
	password,
	refusal,
	sessionOf,
	signedInVisitor,
} from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

const row = async (id: string) => (await island.db.select().from(users).where(eq(users.id, id)))[0];
const eventsOf = async (id: string) =>
	(await island.db.select().from(userEvents).where(eq(userEvents.userId, id))).map(
		({ type }) => type,
	);
const call = async (visitor: Visitor, path: string, body: unknown) =>
	visitor.post(`/api/auth/admin/${path}`, body);

test("the unmodified client with its admin plugin manages a user from the first day to the last", async () => {
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	const client = createAuthClient({
		baseURL: island.url.origin,
		fetchOptions: { customFetchImpl: visitor.fetch },
		plugins: [adminClient()],
	});
	const created = await client.admin.createUser({
		email: "New.Guide@Example.com",
		password: "first password",
		name: "New Guide",
		role: "admin",
	});
	expect(created.error).toBeNull();
	const id = created.data?.user.id ?? "";
	expect(created.data?.user).toMatchObject({ email: "new.guide@example.com", role: "admin" });

	const listed = await client.admin.listUsers({
		query: {
			searchValue: "new.guide",
			searchField: "email",
			searchOperator: "starts_with",
			limit: 10,
		},
	});
	expect(listed.data).toMatchObject({ total: 1, limit: 10, users: [{ id }] });
	expect((await client.admin.setRole({ userId: id, role: "user" })).data?.user.role).toBe("user");

	const guide = newVisitor(island);
	const login = { email: "new.guide@example.com", password: "first password" };
	expect((await guide.post("/api/auth/sign-in/email", login)).status).toBe(200);
	const sessions = await client.admin.listUserSessions({ userId: id });
	expect(sessions.data?.sessions).toHaveLength(1);
	const sessionToken = sessions.data?.sessions[0]?.token ?? "";
	expect((await client.admin.revokeUserSession({ sessionToken })).data?.success).toBe(true);
	expect(await sessionOf(guide, "?disableCookieCache=true")).toBeNull();

	await guide.post("/api/auth/sign-in/email", login);
	const banned = await client.admin.banUser({
		userId: id,
		banReason: "Lost the van",
		banExpiresIn: 3600,
	});
	expect(banned.data?.user).toMatchObject({ banned: true, banReason: "Lost the van" });
	expect(await sessionOf(guide, "?disableCookieCache=true")).toBeNull();
	expect((await refusal(await guide.post("/api/auth/sign-in/email", login))).code).toBe(
		"BANNED_USER",
	);
	expect((await client.admin.unbanUser({ userId: id })).data?.user.banned).toBe(false);

	expect(
		(await client.admin.setUserPassword({ userId: id, newPassword: "second password" })).data
			?.status,
	).toBe(true);
	expect((await guide.post("/api/auth/sign-in/email", login)).status).toBe(401);
	expect((await client.admin.revokeUserSessions({ userId: id })).data?.success).toBe(true);

	const allowed = await client.admin.hasPermission({ permissions: { user: ["ban"] } });
	expect(allowed.data).toEqual({ error: null, success: true });
	expect((await client.admin.removeUser({ userId: id })).data?.success).toBe(true);
	expect(await row(id)).toBeUndefined();
	expect(await eventsOf(id)).toEqual([
		"created",
		"role set",
		"sessions revoked",
		"banned",
		"unbanned",
		"password set",
		"sessions revoked",
		"removed",
	]);
});

describe("acting as another user", () => {
	test("lasts an hour at most, shows a banner, and leads back to oneself", async () => {
		const boss = await signedInVisitor(island, { role: "supervisor", name: "The Boss" });
		const guide = await addUser(island, { role: "manager", name: "The Guide" });
		expect((await call(boss.visitor, "impersonate-user", { userId: guide.id })).status).toBe(200);
		const session = await sessionOf(boss.visitor, "?disableCookieCache=true");
		expect(session?.user.id).toBe(guide.id);
		expect(session?.session.impersonatedBy).toBe(boss.user.id);
		expect(Date.parse(session?.session.expiresAt ?? "") - Date.now()).toBeLessThanOrEqual(
			3_600_000,
		);
		expect(await (await boss.visitor.get("/dashboard")).text()).toContain("You act as");
		// the impersonated guide's rights apply, and no second impersonation is possible
		expect((await boss.visitor.get("/dashboard/users.data")).status).toBe(403);
		const back = await boss.visitor.submit("/dashboard/stop-impersonating", {});
		expect(back.headers.get("location")).toBe("/dashboard/users");
		expect((await sessionOf(boss.visitor, "?disableCookieCache=true"))?.user.id).toBe(boss.user.id);
		expect(await eventsOf(guide.id)).toEqual(["impersonated", "impersonation ended"]);
	});

	test("is not among the sessions that the user sees, address and browser of the staff least of all", async () => {
		const boss = await signedInVisitor(island, { role: "supervisor" });
		const guide = await signedInVisitor(island, { role: "manager" });
		await call(boss.visitor, "impersonate-user", { userId: guide.user.id });
		await island.db
			.update(sessions)
			.set({ ipAddress: "10.77.77.77", userAgent: "Mozilla/5.0 (iPhone) Safari/604.1" })
			.where(eq(sessions.impersonatedBy, boss.user.id));
		for (const visitor of [guide.visitor, boss.visitor]) {
			const listed = await (await visitor.get("/api/auth/list-sessions")).json<{ id: string }[]>();
			expect(listed.map(({ id }) => id)).toEqual([guide.session.id]);
		}
		const page = await (await guide.visitor.get("/dashboard/account")).text();
		expect(page).toContain(guide.session.ipAddress);
		expect(page).not.toContain("10.77.77.77");
		expect(page).not.toContain("Safari on iPhone");
	});

	test("puts nothing on the user in the histories of others", async () => {
		const boss = await signedInVisitor(island, { role: "supervisor" });
		const { id, name } = await addUser(island, { role: "admin" });
		await call(boss.visitor, "impersonate-user", { userId: id });
		const guest = { email: "made.by.another@example.com", name: "Made" };
		const { user } = await (await call(boss.visitor, "create-user", guest)).json<{
			user: { id: string };
		}>();
		const entries = await island.db
			.select({ type: userEvents.type, by: userEvents.actorId, as: userEvents.impersonatorId })
			.from(userEvents)
			.where(eq(userEvents.userId, user.id));
		expect(entries).toEqual([
			{ type: "created", by: id, as: boss.user.id },
			{ type: "invited", by: id, as: boss.user.id },
		]);
		const page = await (await boss.visitor.get(`/dashboard/users/${user.id}`)).text();
		expect(page).toContain(`by ${name} (somebody acted as this user)`);
		const [ownEvents] = await island.db.select().from(userEvents).where(eq(userEvents.userId, id));
		expect(ownEvents).toMatchObject({ actorId: boss.user.id, impersonatorId: null });
	});

	test.each([
		["ban-user", () => ({})],
		["revoke-user-session", ({ token }) => ({ sessionToken: token })],
		["set-role", () => ({ role: "manager" })],
	] as [path: string, body: (ownSession: Session) => object][])(
		"ends with %s of whoever acts, who lifts no ban as somebody else",
		async (path, body) => {
			const { visitor: chief } = await signedInVisitor(island, { role: "supervisor" });
			const { visitor, user, session } = await signedInVisitor(island, { role: "admin" });
			const other = await signedInVisitor(island, { role: "admin" });
			await call(visitor, "impersonate-user", { userId: other.user.id });
			const done = await call(chief, path, { userId: user.id, ...body(session) });
			expect(done.status).toBe(200);
			expect((await call(visitor, "unban-user", { userId: user.id })).status).toBe(401);
			expect((await sessionOf(other.visitor))?.user.id).toBe(other.user.id);
		},
	);

	test("ends when the user gets another role, whose rights might be more than one's own", async () => {
		const { visitor: chief } = await signedInVisitor(island, { role: "supervisor" });
		const { visitor } = await signedInVisitor(island, { role: "admin" });
		const other = await signedInVisitor(island, { role: "manager" });
		await call(visitor, "impersonate-user", { userId: other.user.id });
		await call(chief, "set-role", { userId: other.user.id, role: "supervisor" });
		expect(await sessionOf(visitor, "?disableCookieCache=true")).toBeNull();
		expect((await sessionOf(other.visitor))?.user.role).toBe("supervisor");
	});

	test("goes on when staff end one session of the user, and ends when they end that of the acting", async () => {
		const { visitor: chief } = await signedInVisitor(island, { role: "supervisor" });
		const boss = await signedInVisitor(island, { role: "admin" });
		const guide = await signedInVisitor(island, { role: "manager" });
		await call(boss.visitor, "impersonate-user", { userId: guide.user.id });
		await call(chief, "revoke-user-session", { sessionToken: guide.session.token });
		const acting = await sessionOf(boss.visitor, "?disableCookieCache=true");
		expect(acting?.user.id).toBe(guide.user.id);
		await call(chief, "revoke-user-session", { sessionToken: acting?.session.token });
		expect(await sessionOf(boss.visitor, "?disableCookieCache=true")).toBeNull();
		const ownSessionCount = await island.db.$count(sessions, eq(sessions.userId, boss.user.id));
		expect(ownSessionCount).toBe(1);
	});

	test("signing out signs out of the own session too, and says so in the history", async () => {
		const boss = await signedInVisitor(island, { role: "supervisor" });
		const guide = await signedInVisitor(island, { role: "manager" });
		await call(boss.visitor, "impersonate-user", { userId: guide.user.id });
		await boss.visitor.submit("/dashboard/sign-out", {});
		expect([...boss.visitor.cookies.keys()]).not.toContain("island.admin_session");
		expect(await island.db.$count(sessions, eq(sessions.userId, boss.user.id))).toBe(0);
		expect(await eventsOf(guide.user.id)).toEqual(["impersonated", "impersonation ended"]);
		expect((await sessionOf(guide.visitor))?.user.id).toBe(guide.user.id);
	});

	test("a stolen or missing way back signs out instead of in", async () => {
		const boss = await signedInVisitor(island, { role: "supervisor" });
		const guide = await addUser(island, { role: "manager" });
		await call(boss.visitor, "impersonate-user", { userId: guide.id });
		boss.visitor.cookies.delete("island.admin_session");
		const answer = await call(boss.visitor, "stop-impersonating", {});
		expect(answer.status).toBe(500);
		expect(await sessionOf(boss.visitor, "?disableCookieCache=true")).toBeNull();
	});
});

describe("an email that staff change", () => {
	const move = (visitor: Visitor, userId: string, data: object) =>
		call(visitor, "update-user", { userId, data });
	const fresh = () => `moved-${crypto.randomUUID()}@example.com`;

	test("is unverified until its mailbox has answered", async () => {
		const boss = await signedInVisitor(island, { role: "supervisor" });
		const user = await addUser(island, { role: "manager", emailVerified: true });
		await move(boss.visitor, user.id, { name: "Renamed", email: user.email });
		expect((await row(user.id))?.emailVerified).toBe(true);
		expect(await mailsTo(island, user.email)).toEqual([]);
		const email = fresh();
		expect((await move(boss.visitor, user.id, { email })).status).toBe(200);
		expect(await row(user.id)).toMatchObject({ email, emailVerified: false });
		await newVisitor(island).get(await linkTo(island, email));
		expect((await row(user.id))?.emailVerified).toBe(true);
	});

	test("is verified without a mail where the call says so", async () => {
		const boss = await signedInVisitor(island, { role: "supervisor" });
		const user = await addUser(island);
		const email = fresh();
		await move(boss.visitor, user.id, { email, emailVerified: true });
		expect(await row(user.id)).toMatchObject({ email, emailVerified: true });
		expect(await mailsTo(island, email)).toEqual([]);
	});

	test("of an invited user waits for the invitation", async () => {
		const boss = await signedInVisitor(island, { role: "supervisor" });
		const user = await addUser(island, { password: null });
		const email = fresh();
		await move(boss.visitor, user.id, { email });
		expect(await row(user.id)).toMatchObject({ email, emailVerified: false });
		expect(await mailsTo(island, email)).toEqual([]);
	});
});

test("an ended ban is not reported, and its user is not found among the banned", async () => {
	const boss = await signedInVisitor(island, { role: "supervisor" });
	const now = Date.now();
	const ended = { banned: true, banReason: "Was rude", banExpires: now - 1000 };
	const user = await addUser(island, ended);
	const held = await addUser(island, { ...ended, banExpires: now + 3_600_000 });
	const visitor = newVisitor(island);
	await visitor.post("/api/auth/sign-in/email", { email: user.email, password });
	const free = { banned: false, banReason: null, banExpires: null };
	for (const query of ["", "?disableCookieCache=true"])
		expect((await sessionOf(visitor, query))?.user).toMatchObject(free);
	const callAdmin = async (path: string) =>
		(await boss.visitor.get(`/api/auth/admin/${path}`)).json<{ users: { id: string }[] }>();
	expect(await callAdmin(`get-user?id=${user.id}`)).toMatchObject(free);
	const idsByBan = async (value: boolean) =>
		(await callAdmin(`list-users?filterField=banned&filterValue=${value}`)).users.map(
			({ id }) => id,
		);
	const [banned, others] = [await idsByBan(true), await idsByBan(false)];
	expect([banned.includes(user.id), others.includes(user.id)]).toEqual([false, true]);
	expect([banned.includes(held.id), others.includes(held.id)]).toEqual([true, false]);
});

describe("users cannot raise their own rights", () => {
	test("nor bans or removes themselves, nor sets their own password this way", async () => {
		const { visitor, user } = await signedInVisitor(island, { role: "admin" });
		const self = { userId: user.id };
		for (const [path, body, code] of [
			["set-role", { ...self, role: "supervisor" }, "YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE"],
			["set-role", { ...self, role: "admin" }, "YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE"],
			[
				"update-user",
				{ ...self, data: { role: "supervisor" } },
				"YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE",
			],
			["ban-user", self, "YOU_CANNOT_BAN_YOURSELF"],
			["remove-user", self, "YOU_CANNOT_REMOVE_YOURSELF"],
			[
				"set-user-password",
				{ ...self, newPassword: "battery staple" },
				"YOU_ARE_NOT_ALLOWED_TO_SET_USERS_PASSWORD",
			],
		] as const)
			expect((await refusal(await call(visitor, path, body))).code, path).toBe(code);
		expect((await row(user.id))?.role).toBe("admin");
	});

	test("nor through a user with more rights", async () => {
		const { visitor } = await signedInVisitor(island, { role: "admin" });
		const above = await addUser(island, { role: "supervisor" });
		const session = await addSession(island, above);
		const below = await addUser(island, { role: "manager" });
		for (const [path, body] of [
			["set-role", { userId: below.id, role: "supervisor" }],
			["set-role", { userId: above.id, role: "user" }],
			["impersonate-user", { userId: above.id }],
			["set-user-password", { userId: above.id, newPassword: "battery staple" }],
			["update-user", { userId: above.id, data: { email: "mine@example.com" } }],
			["remove-user", { userId: above.id }],
			["ban-user", { userId: above.id }],
			["list-user-sessions", { userId: above.id }],
			["revoke-user-sessions", { userId: above.id }],
			["revoke-user-session", { sessionToken: session.token }],
			[
				"create-user",
				{ email: "x@example.com", name: "X", password: "long enough", role: "supervisor" },
			],
		] as const)
			expect((await call(visitor, path, body)).status, path).toBe(403);
		expect((await row(above.id))?.role).toBe("supervisor");
		expect(await island.db.$count(sessions, eq(sessions.userId, above.id))).toBe(1);
		const page = await (await visitor.get(`/dashboard/users/${above.id}`)).text();
		expect(page).toContain(above.email);
		expect(page).not.toContain("Firefox");
		// the header's switch of languages is no form about that user
		expect(page.slice(page.indexOf("<main"))).not.toContain('name="intent"');
		expect((await row(below.id))?.role).toBe("manager");
		expect((await call(visitor, "set-role", { userId: below.id, role: "admin" })).status).toBe(200);
	});
});

describe("slips of the reference that are not ours", () => {
	test("the name of a property is no role", async () => {
		const { visitor } = await signedInVisitor(island, { role: "supervisor" });
		const user = await addUser(island);
		for (const role of ["constructor", "admin,constructor", "", ["admin", "toString"]]) {
			expect(await refusal(await call(visitor, "set-role", { userId: user.id, role }))).toEqual({
				status: 400,
				code: "YOU_ARE_NOT_ALLOWED_TO_SET_A_NONEXISTENT_ROLE_VALUE",
				message: "You are not allowed to set a non-existent role value",
			});
			expect((await row(user.id))?.role).toBe("user");
		}
	});

	test("has-permission asks about the session, whatever the body claims", async () => {
		const { visitor } = await signedInVisitor(island, { role: "web" });
		const boss = await addUser(island, { role: "supervisor" });
		const body = { permissions: { user: ["ban"] }, role: "supervisor", userId: boss.id };
		const answer = await call(visitor, "has-permission", body);
		expect(await answer.json()).toEqual({ error: null, success: false });
		expect((await call(newVisitor(island), "has-permission", body)).status).toBe(401);
	});

	test("a taken email is an error of the form, not a crash", async () => {
		const { visitor } = await signedInVisitor(island, { role: "supervisor" });
		const [one, other] = [await addUser(island), await addUser(island)];
		const body = { userId: one.id, data: { email: other.email } };
		expect(await refusal(await call(visitor, "update-user", body))).toMatchObject({
			status: 400,
			code: "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL",
		});
	});
});

test("the screens make, change and delete an account without JavaScript", async () => {
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	const creation = await visitor.submit("/dashboard/users/user-new", {
		name: "Screen Made",
		email: "screen@example.com",
		password: "long enough",
		role: "manager",
	});
	const at = (creation.headers.get("location") ?? "").split("?")[0] ?? "";
	expect(at).toMatch(/^\/dashboard\/users\/\w+/);
	const short = await visitor.submit(at, { intent: "password", newPassword: "short" });
	expect(await short.text()).toContain("This password is too short.");
	const role = await visitor.submit(at, { intent: "role", role: "partner" });
	expect(role.headers.get("location")).toBe(at);
	expect(await (await visitor.get(at)).text()).toContain("manager → partner");
	expect(await (await visitor.get("/dashboard/users?q=screen")).text()).toContain("Screen Made");
	const removal = await visitor.submit(at, { intent: "remove" });
	expect(removal.headers.get("location")).toBe("/dashboard/users");
	expect((await visitor.get(at)).status).toBe(404);
});
