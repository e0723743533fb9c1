import nodeCrypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { signInEmailEndpoint } from "#app/account/endpoints/sign-in.server.ts";
import { hashPassword } from "#app/account/password/password-hash.server.ts";
import type { WireUser } from "#app/account/users.ts";
import { accounts, sessions, users } from "#app/database/schema.server.ts";
import { cheapCost } from "#tests/account/cheap-passwords.ts";
import { addUser, linkTo, mailsTo, password, refusal, sessionOf } from "#tests/account/people.ts";
import { serviceAlone } from "#tests/account/service-alone.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

interface SignedInAnswer {
	redirect: boolean;
	token: string;
	url?: string;
	user: WireUser;
}

const signIn = (body: object, visitor = newVisitor(island)) =>
	visitor.post("/api/auth/sign-in/email", body);
const signUp = (body: object, visitor = newVisitor(island)) =>
	visitor.post("/api/auth/sign-up/email", body);
const wrong = {
	status: 401,
	code: "INVALID_EMAIL_OR_PASSWORD",
	message: "Invalid email or password",
};

/** A sign-in with a wrong password in this process, where its hashes can be counted. */
async function refusedHere(email: string): Promise<void> {
	const service = serviceAlone({ APP_URL: island.url.origin });
	const password = { ...service.options.password, cost: cheapCost };
	const { answer } = await signInEmailEndpoint.serve(
		{ ...service, db: island.db, options: { ...service.options, password } },
		new Request(new URL("/api/auth/sign-in/email", island.url), { method: "POST" }),
		{ body: { email, password: "wrong password" } },
	);
	expect(answer).toEqual({ refused: wrong.code });
}

describe("sign-in", () => {
	test("answers token and user, sets the cookies, renews a hash of another cost, and costs two database round trips", async () => {
		// of the real cost, which the tests' copy of the worker renews with its own
		const user = await addUser(island, { password: null });
		await island.db.insert(accounts).values({
			id: user.id,
			userId: user.id,
			providerId: "credential",
			accountId: user.id,
			password: await hashPassword(password),
			createdAt: user.createdAt,
			updatedAt: user.createdAt,
		});
		const visitor = newVisitor(island);
		island.databaseRoundTrips();
		const answer = await signIn({ email: user.email, password }, visitor);
		expect(island.databaseRoundTrips()).toBe(2);
		const body = await answer.json<SignedInAnswer>();
		expect(body).toEqual({
			redirect: false,
			token: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
			user: {
				id: user.id,
				email: user.email,
				name: user.name,
				image: null,
				emailVerified: false,
				createdAt: new Date(user.createdAt).toISOString(),
				updatedAt: new Date(user.updatedAt).toISOString(),
			},
		});
		expect(visitor.lastSetCookies.map((cookie) => cookie.replace(/=[^;]+/, ""))).toEqual([
			"island.session_token; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax",
			"island.session_data; Max-Age=60; Path=/; HttpOnly; SameSite=Lax",
			"island.device; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax",
		]);
		const [row] = await island.db.select().from(sessions).where(eq(sessions.token, body.token));
		expect(row).toMatchObject({ userId: user.id, ipAddress: visitor.address });
		expect((await sessionOf(visitor))?.session.token).toBe(body.token);
		const [account] = await island.db.select().from(accounts).where(eq(accounts.userId, user.id));
		const { cpu, blockSize, parallel } = cheapCost;
		expect(account?.password).toContain(`scrypt$${cpu}$${blockSize}$${parallel}$`);
		expect((await signIn({ email: user.email, password })).status).toBe(200);
	});

	test("ends the session that this browser had, and no other one", async () => {
		const user = await addUser(island);
		const visitor = newVisitor(island);
		const elsewhere = newVisitor(island);
		const tokenOf = async (answer: Response) => (await answer.json<SignedInAnswer>()).token;
		const other = await tokenOf(await signIn({ email: user.email, password }, elsewhere));
		await signIn({ email: user.email, password }, visitor);
		const last = await tokenOf(await signIn({ email: user.email, password }, visitor));
		const sessionRows = await island.db.select().from(sessions).where(eq(sessions.userId, user.id));
		expect(sessionRows.map(({ token }) => token).sort()).toEqual([other, last].sort());
	});

	test("takes a password of ten years ago: none ends by its age", async () => {
		const createdAt = Date.now() - 10 * 365 * 24 * 3600 * 1000;
		const user = await addUser(island, { createdAt, updatedAt: createdAt });
		await island.db
			.update(accounts)
			.set({ createdAt, updatedAt: createdAt })
			.where(eq(accounts.userId, user.id));
		expect((await signIn({ email: user.email, password })).status).toBe(200);
	});

	test("accepts the email in any capitals", async () => {
		const user = await addUser(island);
		const answer = await signIn({ email: ` ${user.email.toUpperCase()} `, password });
		expect(answer.status).toBe(200);
	});

	test("without remembering gives cookies that end with the browser, and a day", async () => {
		const user = await addUser(island);
		const visitor = newVisitor(island);
		await signIn({ email: user.email, password, rememberMe: false }, visitor);
		const ofSession = visitor.lastSetCookies.filter((cookie) => !cookie.includes(".device="));
		expect(ofSession).toHaveLength(3);
		expect(ofSession.join()).not.toContain("Max-Age");
		expect(visitor.cookies.has("island.dont_remember")).toBe(true);
		const [row] = await island.db.select().from(sessions).where(eq(sessions.userId, user.id));
		expect((row?.expiresAt ?? 0) - Date.now()).toBeLessThanOrEqual(86_400_000);
	});

	test("answers alike for a wrong password, an unknown email and a user without a password", async () => {
		const knownUser = await addUser(island);
		const social = await addUser(island, { password: null });
		for (const email of [knownUser.email, social.email, "nobody@example.com"])
			expect(await refusal(await signIn({ email, password: "wrong password" }))).toEqual(wrong);
		const sessionRows = await island.db
			.select()
			.from(sessions)
			.where(eq(sessions.userId, knownUser.id));
		expect(sessionRows).toEqual([]);
	});

	test("computes one hash of the same cost for each of them, so that none is told by its time", async () => {
		const social = await addUser(island, { password: null });
		const wrongEntry = await addUser(island);
		const hashing = vi.spyOn(nodeCrypto, "scrypt");
		syncBuiltinESMExports();
		try {
			for (const email of [wrongEntry.email, social.email, "nobody@example.com"]) {
				hashing.mockClear();
				await refusedHere(email);
				expect(hashing.mock.calls.map(([, , bytes, cost]) => [bytes, cost])).toEqual([
					[32, expect.objectContaining({ N: cheapCost.cpu, r: 1, p: 1 })],
				]);
			}
		} finally {
			hashing.mockRestore();
			syncBuiltinESMExports();
		}
	});

	test("is refused while the user is banned, and says so only to somebody who knows the password", async () => {
		const user = await addUser(island, { banned: true, banReason: "left" });
		expect(await refusal(await signIn({ email: user.email, password }))).toMatchObject({
			status: 403,
			code: "BANNED_USER",
		});
		expect(await refusal(await signIn({ email: user.email, password: "wrong" }))).toEqual(wrong);
		const back = await addUser(island, { banned: true, banExpires: Date.now() - 1000 });
		expect((await signIn({ email: back.email, password })).status).toBe(200);
	});

	test("calls what is no address an invalid email", async () => {
		expect(await refusal(await signIn({ email: "ana@localhost", password }))).toEqual({
			status: 400,
			code: "INVALID_EMAIL",
			message: "Invalid email",
		});
	});
});

describe("sign-up", () => {
	const newEmail = () => `new-${crypto.randomUUID()}@example.com`;

	test("makes user, password, session and mail together", async () => {
		const visitor = newVisitor(island);
		const email = newEmail();
		const answer = await signUp(
			{
				name: " Ana ",
				email: email.toUpperCase(),
				password,
				callbackURL: "/dashboard",
				role: "admin",
			},
			visitor,
		);
		expect(await answer.json()).toEqual({
			token: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
			user: expect.objectContaining({ name: "Ana", email, emailVerified: false, image: null }),
		});
		const [user] = await island.db.select().from(users).where(eq(users.email, email));
		expect(user).toMatchObject({ role: "user", banned: false });
		const [account] = await island.db
			.select()
			.from(accounts)
			.where(eq(accounts.userId, user?.id ?? ""));
		expect(account?.password).toMatch(/^scrypt\$/);
		expect((await sessionOf(visitor))?.user.email).toBe(email);
		expect(await linkTo(island, email)).toMatch(
			/^\/api\/auth\/verify-email\?token=[\w.-]+&callbackURL=%2Fdashboard$/,
		);
	});

	test("of a known email is refused and changes nothing", async () => {
		const user = await addUser(island);
		const answer = await signUp({ name: "Eve", email: user.email, password: "another one" });
		expect(await refusal(answer)).toEqual({
			status: 422,
			code: "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL",
			message: "User already exists. Use another email.",
		});
		expect((await signIn({ email: user.email, password })).status).toBe(200);
		expect(await mailsTo(island, user.email)).toEqual([]);
	});

	test("of one email several times at once makes one user", async () => {
		const email = newEmail();
		const body = { name: "Ana", email, password };
		const answers = await Promise.all(Array.from({ length: 3 }, () => signUp(body)));
		const statuses = answers.map(({ status }) => status).sort();
		expect(statuses).toEqual([200, 422, 422]);
		expect(await mailsTo(island, email)).toHaveLength(1);
	});

	test("refuses a password that is too long", async () => {
		const email = newEmail();
		const answer = await signUp({ name: "Ana", email, password: "x".repeat(129) });
		expect(await refusal(answer)).toMatchObject({ status: 400, code: "PASSWORD_TOO_LONG" });
		expect(await island.db.select().from(users).where(eq(users.email, email))).toEqual([]);
	});

	test("accepts passwords of the shortest and longest length", async () => {
		for (const typedPassword of ["q7vKz2mP", "dune ".repeat(26).slice(0, 128)]) {
			const answer = await signUp({ name: "Ana", email: newEmail(), password: typedPassword });
			expect(answer.status).toBe(200);
		}
	});
});

test("a session whose row can't be written does not exist: 401, no cookie, nothing half-written", async () => {
	const user = await addUser(island);
	await island.db.run(
		"CREATE TRIGGER no_session BEFORE INSERT ON sessions BEGIN SELECT RAISE(ABORT, 'full'); END",
	);
	const noSession = {
		status: 401,
		code: "FAILED_TO_CREATE_SESSION",
		message: "Failed to create session",
	};
	try {
		const visitor = newVisitor(island);
		expect(await refusal(await signIn({ email: user.email, password }, visitor))).toEqual(
			noSession,
		);
		const email = "half-written@example.com";
		expect(await refusal(await signUp({ name: "Ana", email, password }, visitor))).toEqual(
			noSession,
		);
		expect(visitor.cookies.size).toBe(0);
		expect(await island.db.select().from(users).where(eq(users.email, email))).toEqual([]);
		expect(await mailsTo(island, email)).toEqual([]);
	} finally {
		await island.db.run("DROP TRIGGER no_session");
	}
	expect((await signIn({ email: user.email, password })).status).toBe(200);
});
