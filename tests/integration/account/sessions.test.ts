import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { WireSession, WireSignedIn } from "#app/account/users.ts";
import { sessions, users } from "#app/database/schema.server.ts";
import {
	addSession,
	addUser,
	refusal,
	sessionOf,
	signedInVisitor,
	takeCookies,
} from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());
beforeEach(() => {
	island.databaseRoundTrips();
});

const day = 86_400_000;
const sessionRow = async (token: string) => {
	const [row] = await island.db.select().from(sessions).where(eq(sessions.token, token));
	return row;
};

describe("get-session", () => {
	test("of a stranger is null and needs no query", async () => {
		const answer = await newVisitor(island).get("/api/auth/get-session");
		expect(answer.status).toBe(200);
		expect(await answer.json()).toBeNull();
		expect(answer.headers.get("cache-control")).toBe("no-store");
		expect(island.databaseRoundTrips()).toBe(0);
	});

	test("costs one database round trip without the copy and none with it", async () => {
		const { visitor, user, session } = await signedInVisitor(island, { role: "manager" });
		island.databaseRoundTrips();
		const first = await visitor.get("/api/auth/get-session");
		expect(island.databaseRoundTrips()).toBe(1);
		const body = await first.json();
		expect(body).toEqual({
			session: {
				id: session.id,
				userId: user.id,
				token: session.token,
				expiresAt: new Date(session.expiresAt).toISOString(),
				ipAddress: session.ipAddress,
				userAgent: session.userAgent,
				impersonatedBy: null,
				createdAt: new Date(session.createdAt).toISOString(),
				updatedAt: new Date(session.updatedAt).toISOString(),
			},
			user: {
				id: user.id,
				name: user.name,
				email: user.email,
				emailVerified: false,
				image: null,
				role: "manager",
				banned: false,
				banReason: null,
				banExpires: null,
				twoFactorEnabled: false,
				language: null,
				createdAt: new Date(user.createdAt).toISOString(),
				updatedAt: new Date(user.updatedAt).toISOString(),
			},
		});
		expect(visitor.cookies.has("island.session_data")).toBe(true);
		const second = await visitor.get("/api/auth/get-session");
		expect(island.databaseRoundTrips()).toBe(0);
		expect(await second.json()).toEqual(body);
		expect(second.headers.getSetCookie()).toEqual([]);
	});

	test("tells the new name as soon as the database is asked, and every later check by the new copy as well", async () => {
		const { visitor, user } = await signedInVisitor(island);
		for (const _check of [1, 2, 3]) expect((await sessionOf(visitor))?.user.name).toBe(user.name);
		await island.db.update(users).set({ name: "Ida Renamed" }).where(eq(users.id, user.id));
		await visitor.get("/api/auth/get-session?disableCookieCache=true");
		island.databaseRoundTrips();
		for (const _check of [1, 2]) expect((await sessionOf(visitor))?.user.name).toBe("Ida Renamed");
		expect(island.databaseRoundTrips()).toBe(0);
	});

	test("asks the database when told not to trust the copy", async () => {
		const { visitor } = await signedInVisitor(island);
		await visitor.get("/api/auth/get-session");
		island.databaseRoundTrips();
		await visitor.get("/api/auth/get-session?disableCookieCache=true");
		expect(island.databaseRoundTrips()).toBe(1);
		await visitor.get("/api/auth/get-session?disableCookieCache=false");
		expect(island.databaseRoundTrips()).toBe(0);
	});

	test("trusts neither another user's copy nor a changed one", async () => {
		const { visitor, user } = await signedInVisitor(island);
		const other = await signedInVisitor(island, { role: "admin" });
		await other.visitor.get("/api/auth/get-session");
		visitor.cookies.set(
			"island.session_data",
			other.visitor.cookies.get("island.session_data") ?? "",
		);
		const answer = await sessionOf(visitor);
		expect(answer?.user.id).toBe(user.id);
		visitor.cookies.set("island.session_data", "eyJzZXNzaW9uIjp7fX0");
		expect((await sessionOf(visitor))?.user.id).toBe(user.id);
	});

	test("of a session that has ended is null, deletes it and clears the cookies", async () => {
		const { visitor, session } = await signedInVisitor(island, {}, { expiresAt: Date.now() - 1 });
		const answer = await visitor.get("/api/auth/get-session");
		expect(await answer.json()).toBeNull();
		expect(visitor.cookies.size).toBe(0);
		expect(await sessionRow(session.token)).toBeUndefined();
	});

	test("of a forged or unknown token is null", async () => {
		const { visitor, user, session } = await signedInVisitor(island);
		const name = "island.session_token";
		visitor.cookies.set(name, `${visitor.cookies.get(name)?.slice(0, -6)}AAAA%3D`);
		expect(await sessionOf(visitor)).toBeNull();
		takeCookies(
			island,
			visitor,
			{ user, session: { ...session, token: "A".repeat(32) } },
			{ cache: false },
		);
		expect(await sessionOf(visitor)).toBeNull();
		expect(visitor.cookies.size).toBe(0);
	});

	test("renews a session that is past its update age, with new cookies, once", async () => {
		const old = Date.now() - 2 * day;
		const { visitor, session } = await signedInVisitor(
			island,
			{},
			{ createdAt: old, updatedAt: old, expiresAt: old + 7 * day },
		);
		const answer = await sessionOf(visitor);
		const row = await sessionRow(session.token);
		expect(row?.expiresAt).toBeGreaterThan(Date.now() + 6.9 * day);
		expect(row?.updatedAt).toBeGreaterThan(Date.now() - 60_000);
		expect(row?.createdAt).toBe(old);
		expect(new Date(answer?.session.expiresAt ?? 0).getTime()).toBe(row?.expiresAt);
		expect(visitor.lastSetCookies.join("\n")).toMatch(/session_token=[^\n]+Max-Age=604/);
		island.databaseRoundTrips();
		await visitor.get("/api/auth/get-session?disableCookieCache=true");
		expect(island.databaseRoundTrips()).toBe(1);
	});

	test("does not renew when told to leave it, or when the browser should forget", async () => {
		const old = Date.now() - 2 * day;
		const times = { createdAt: old, updatedAt: old, expiresAt: old + 7 * day };
		const { visitor, user, session } = await signedInVisitor(island, {}, times);
		const answer = await visitor.get("/api/auth/get-session?disableRefresh=true");
		expect((await answer.json<WireSignedIn>()).user.id).toBe(user.id);
		expect(answer.headers.getSetCookie()).toEqual([]);
		takeCookies(island, visitor, { user, session }, { dontRemember: true, cache: false });
		await visitor.get("/api/auth/get-session");
		expect((await sessionRow(session.token))?.expiresAt).toBe(times.expiresAt);
	});

	test("of somebody who was banned is null at once for calls that must be sure", async () => {
		const { visitor, user } = await signedInVisitor(island);
		await visitor.get("/api/auth/get-session");
		await island.db.update(users).set({ banned: true }).where(eq(users.id, user.id));
		const cookies = new Map(visitor.cookies);
		const cached = await visitor.get("/api/auth/get-session");
		expect((await cached.json<WireSignedIn>()).user.id).toBe(user.id);
		const sure = await visitor.get("/api/auth/get-session?disableCookieCache=true");
		expect(await sure.json()).toBeNull();
		for (const [name, value] of cookies) visitor.cookies.set(name, value);
		expect((await visitor.post("/api/auth/update-user", { name: "Still here" })).status).toBe(401);
	});

	test.each(["maybe", "True ", "2"])("takes no %j for an answer to yes or no", async (value) => {
		const answer = await newVisitor(island).get(`/api/auth/get-session?disableRefresh=${value}`);
		expect(await refusal(answer)).toEqual({
			status: 400,
			code: "VALIDATION_ERROR",
			message: "Invalid query parameters",
		});
	});

	test("answers 503 in the catalogue's form, and no detail, when the database is away", async () => {
		const { visitor } = await signedInVisitor(island);
		island.cutDatabase(true);
		const answer = await visitor.get("/api/auth/get-session");
		island.cutDatabase(false);
		expect(answer.headers.get("retry-after")).toBe("30");
		expect(await refusal(answer)).toEqual({
			status: 503,
			code: "SERVICE_UNAVAILABLE",
			message: "The account service is not available at the moment. Please try again in a minute.",
		});
	});
});

describe("sign-out", () => {
	test("ends the session in the database and in the browser", async () => {
		const { visitor, session } = await signedInVisitor(island);
		const answer = await visitor.post("/api/auth/sign-out");
		expect(await answer.json()).toEqual({ success: true });
		expect(visitor.cookies.size).toBe(0);
		expect(await sessionRow(session.token)).toBeUndefined();
	});

	test("without a session says so and clears what is left", async () => {
		const visitor = newVisitor(island);
		visitor.cookies.set("island.session_token", "broken");
		const answer = await visitor.post("/api/auth/sign-out");
		expect(await refusal(answer)).toEqual({
			status: 400,
			code: "FAILED_TO_GET_SESSION",
			message: "Failed to get session",
		});
		expect(visitor.cookies.size).toBe(0);
	});
});

describe("a user's sessions", () => {
	test("are listed, the live ones only and one's own only", async () => {
		const { visitor, user, session } = await signedInVisitor(island);
		await addSession(island, user, { expiresAt: Date.now() - 1 });
		const phone = await addSession(island, user);
		await addSession(island, await addUser(island));
		const answer = await visitor.get("/api/auth/list-sessions");
		const list = await answer.json<WireSession[]>();
		expect(list.map(({ token }) => token).sort()).toEqual([session.token, phone.token].sort());
	});

	test("are revoked one by one, by their owner only", async () => {
		const { visitor, user, session } = await signedInVisitor(island);
		const phone = await addSession(island, user);
		const foreign = await addSession(island, await addUser(island));
		const revoke = (token: string) => visitor.post("/api/auth/revoke-session", { token });
		expect(await (await revoke(phone.token)).json()).toEqual({ status: true });
		expect(await sessionRow(phone.token)).toBeUndefined();
		expect(await refusal(await revoke(phone.token))).toEqual({
			status: 400,
			code: "SESSION_NOT_FOUND",
			message: "Session not found",
		});
		expect((await refusal(await revoke(foreign.token))).status).toBe(401);
		expect(await sessionRow(foreign.token)).toMatchObject({
			id: foreign.id,
			userId: foreign.userId,
			expiresAt: foreign.expiresAt,
		});
		expect((await revoke(session.token)).status).toBe(200);
		expect(visitor.cookies.size).toBe(0);
	});

	test("are revoked all at once", async () => {
		const { visitor, user } = await signedInVisitor(island);
		await addSession(island, user);
		expect(await (await visitor.post("/api/auth/revoke-sessions")).json()).toEqual({
			status: true,
		});
		const rows = await island.db.select().from(sessions).where(eq(sessions.userId, user.id));
		expect(rows).toEqual([]);
		expect(visitor.cookies.size).toBe(0);
	});

	test("are revoked all but the present one", async () => {
		const { visitor, user, session } = await signedInVisitor(island);
		await addSession(island, user);
		const foreign = await addSession(island, await addUser(island));
		await visitor.post("/api/auth/revoke-other-sessions");
		const rows = await island.db.select().from(sessions).where(eq(sessions.userId, user.id));
		expect(rows.map(({ token }) => token)).toEqual([session.token]);
		expect(await sessionRow(foreign.token)).toMatchObject({
			id: foreign.id,
			userId: foreign.userId,
			expiresAt: foreign.expiresAt,
		});
	});

	test("once revoked, open nothing that must be sure, and nothing at all without the copy", async () => {
		const { visitor, user, session } = await signedInVisitor(island);
		await visitor.get("/api/auth/get-session");
		await island.db.delete(sessions).where(eq(sessions.token, session.token));
		// the signed session copy answers reads for a minute
		expect((await sessionOf(visitor))?.user.id).toBe(user.id);
		const cookies = new Map(visitor.cookies);
		for (const path of [
			"update-user",
			"revoke-session",
			"revoke-sessions",
			"revoke-other-sessions",
			"change-password",
			"change-email",
			"delete-user",
		]) {
			for (const [name, value] of cookies) visitor.cookies.set(name, value);
			const body = {
				token: "x",
				name: "Hacked",
				newPassword: "long enough",
				currentPassword: "x",
				newEmail: "hacked@example.com",
			};
			const answer = await visitor.post(`/api/auth/${path}`, body);
			// a token for delete-user needs a session
			expect({ path, ...(await refusal(answer)) }).toEqual({
				path,
				status: 401,
				code: "UNAUTHORIZED",
				message: "Unauthorized",
			});
		}
		visitor.cookies.delete("island.session_data");
		expect(await sessionOf(visitor)).toBeNull();
	});
});

test("the copy of a session shows a screen for a minute, but gives no file of people to somebody who was banned", async () => {
	const { visitor, user } = await signedInVisitor(island, { role: "supervisor" });
	const files = [
		"/dashboard/bookings/export.csv",
		"/dashboard/account/data.json",
		"/dashboard/bookings/1/data.json",
		"/dashboard/bookings/export.csv.data",
	];
	// the first answer brings the copy
	expect((await visitor.get("/dashboard/account")).status).toBe(200);
	expect((await visitor.get(files[0] ?? "")).status).toBe(200);
	await island.db.update(users).set({ banned: true }).where(eq(users.id, user.id));
	await island.db.delete(sessions).where(eq(sessions.userId, user.id));
	expect((await visitor.get("/dashboard/account")).status).toBe(200);
	for (const file of files) {
		const cookies = [...visitor.cookies];
		const answer = await visitor.get(file);
		expect([file, answer.headers.get("content-type")]).not.toEqual([
			file,
			expect.stringMatching(/csv|json/),
		]);
		expect(await answer.text(), file).not.toContain(user.email);
		// the answer that found no session took the copy away, which a thief's client need not do
		for (const [name, value] of cookies) visitor.cookies.set(name, value);
	}
});
