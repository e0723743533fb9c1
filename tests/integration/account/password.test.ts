import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts, sessions, verifications } from "#app/database/schema.server.ts";
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
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

const generic = {
	status: true,
	message: "If this email exists in our system, check your email for the reset link",
};
const newPassword = "battery staple";
const signIn = async (email: string, typedPassword: string) =>
	(await newVisitor(island).post("/api/auth/sign-in/email", { email, password: typedPassword }))
		.status;
const request = (email: string, path = "request-password-reset") =>
	newVisitor(island).post(`/api/auth/${path}`, { email, redirectTo: "/app_login/reset-password" });
const reset = (body: object, query = "") =>
	newVisitor(island).post(`/api/auth/reset-password${query}`, body);
const tokenFor = async (email: string) => {
	await request(email);
	return /reset-password\/(\w+)\?/.exec(await linkTo(island, email))?.[1] ?? "";
};
const sessionsOf = (userId: string) =>
	island.db.select().from(sessions).where(eq(sessions.userId, userId));

describe("a password reset", () => {
	test.each(["request-password-reset", "forget-password"])(
		"by %s answers alike for known and unknown emails, in one round trip",
		async (path) => {
			const user = await addUser(island);
			for (const email of [user.email, "nobody@example.com"]) {
				const answer = await request(email, path);
				expect(await answer.json()).toEqual(generic);
			}
			expect(await mailsTo(island, user.email)).toHaveLength(1);
			expect(await mailsTo(island, "nobody@example.com")).toEqual([]);
		},
	);

	test("leads from the mail by the form to a new password, and ends all sessions", async () => {
		const user = await addUser(island);
		await addSession(island, user);
		await request(user.email.toUpperCase());
		const link = await linkTo(island, user.email);
		const answer = await newVisitor(island).get(link);
		expect(answer.status).toBe(302);
		const target = new URL(answer.headers.get("location") ?? "");
		expect(target.origin + target.pathname).toBe(`${island.url.origin}/app_login/reset-password`);
		const token = target.searchParams.get("token") ?? "";
		expect(token).toMatch(/^[A-Za-z0-9]{24}$/);

		expect(await (await reset({ newPassword, token })).json()).toEqual({ status: true });
		expect(await signIn(user.email, newPassword)).toBe(200);
		expect(await signIn(user.email, password)).toBe(401);
		expect(await sessionsOf(user.id)).toHaveLength(1);
	});

	test("is stored hashed, for an hour, under its purpose", async () => {
		const user = await addUser(island);
		const token = await tokenFor(user.email);
		const [row] = await island.db
			.select()
			.from(verifications)
			.where(eq(verifications.value, user.id));
		expect(row?.identifier).toMatch(/^reset-password:[\w-]{43}$/);
		expect(row?.identifier).not.toContain(token);
		expect((row?.expiresAt ?? 0) - Date.now()).toBeGreaterThan(3_590_000);
		expect((row?.expiresAt ?? 0) - Date.now()).toBeLessThanOrEqual(3_600_000);
	});

	test("works once, and never twice at the same time", async () => {
		const user = await addUser(island);
		const token = await tokenFor(user.email);
		const answers = await Promise.all(
			["first password", "second password", "third password"].map((typedPassword) =>
				reset({ newPassword: typedPassword, token }),
			),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
		const winner = answers.findIndex(({ status }) => status === 200);
		const typedPassword = ["first password", "second password", "third password"][winner] ?? "";
		expect(await signIn(user.email, typedPassword)).toBe(200);
		expect((await reset({ newPassword, token })).status).toBe(400);
	});

	test("makes the other links of the same user worthless", async () => {
		const user = await addUser(island);
		const [first, second] = [await tokenFor(user.email), await tokenFor(user.email)];
		expect((await reset({ newPassword, token: second })).status).toBe(200);
		expect(await refusal(await reset({ newPassword, token: first }))).toMatchObject({
			code: "INVALID_TOKEN",
		});
	});

	test("with a token that is old, unknown, of another purpose or missing changes nothing", async () => {
		const { visitor, user } = await signedInVisitor(island);
		const old = await tokenFor(user.email);
		await island.db
			.update(verifications)
			.set({ expiresAt: Date.now() - 1 })
			.where(eq(verifications.value, user.id));
		await visitor.post("/api/auth/delete-user");
		const deletion = new URL(await linkTo(island, user.email), island.url).searchParams.get(
			"token",
		);
		for (const token of [old, "A".repeat(24), deletion, "", undefined, "%", old.slice(1)]) {
			const answer = await reset({ newPassword, token });
			expect(answer.status).toBe(400);
			expect(["INVALID_TOKEN", "VALIDATION_ERROR"]).toContain((await refusal(answer)).code);
		}
		expect(await signIn(user.email, password)).toBe(200);
	});

	test("to a password that is too short or too long is refused and keeps the token valid", async () => {
		const user = await addUser(island);
		const token = await tokenFor(user.email);
		expect(await refusal(await reset({ newPassword: "short", token }))).toEqual({
			status: 400,
			code: "PASSWORD_TOO_SHORT",
			message: "Password too short",
		});
		expect((await refusal(await reset({ newPassword: "x".repeat(129), token }))).code).toBe(
			"PASSWORD_TOO_LONG",
		);
		expect((await reset({ newPassword, token })).status).toBe(200);
	});

	test("link that is not valid reports it at its target", async () => {
		const bad = "B".repeat(24);
		const at = async (path: string) =>
			(await newVisitor(island).get(`/api/auth/reset-password/${path}`)).headers.get("location");
		expect(await at(`${bad}?callbackURL=/app_login/reset-password`)).toBe(
			`${island.url.origin}/app_login/reset-password?error=INVALID_TOKEN`,
		);
		expect(await at(bad)).toBe(`${island.url.origin}/api/auth/error?error=INVALID_TOKEN`);
		expect(await at(`${bad}?callbackURL=`)).toContain("/api/auth/error?error=INVALID_TOKEN");
	});

	test("never leads to a foreign address", async () => {
		const user = await addUser(island);
		const answer = await newVisitor(island).post("/api/auth/request-password-reset", {
			email: user.email,
			redirectTo: "https://evil.example/reset",
		});
		expect(await refusal(answer)).toEqual({
			status: 403,
			code: "INVALID_REDIRECTURL",
			message: "Invalid redirectURL",
		});
		expect(await mailsTo(island, user.email)).toEqual([]);
		const token = await tokenFor(user.email);
		const link = await newVisitor(island).get(
			`/api/auth/reset-password/${token}?callbackURL=//evil.example`,
		);
		expect((await refusal(link)).code).toBe("INVALID_CALLBACKURL");
	});
});

describe("change-password", () => {
	const body = { currentPassword: password, newPassword };

	test("needs the present one, and goes on with the same session", async () => {
		const { visitor, user } = await signedInVisitor(island);
		await addSession(island, user);
		const answer = await visitor.post("/api/auth/change-password", body);
		expect(await answer.json()).toEqual({
			token: null,
			user: expect.objectContaining({ id: user.id, email: user.email }),
		});
		expect(await sessionsOf(user.id)).toHaveLength(1);
		expect(await signIn(user.email, newPassword)).toBe(200);
		expect(await signIn(user.email, password)).toBe(401);
	});

	test("continues with a new session where the call asks for it", async () => {
		const { visitor, user, session } = await signedInVisitor(island);
		await addSession(island, user);
		const answer = await visitor.post("/api/auth/change-password", {
			...body,
			revokeOtherSessions: true,
		});
		const { token } = await answer.json<{ token: string }>();
		const sessionRows = await sessionsOf(user.id);
		expect(sessionRows.map((row) => row.token)).toEqual([token]);
		expect(token).not.toBe(session.token);
		expect((await sessionOf(visitor, "?disableCookieCache=true"))?.session.token).toBe(token);
	});

	test("makes reset links that are under way worthless", async () => {
		const { visitor, user } = await signedInVisitor(island);
		const token = await tokenFor(user.email);
		expect((await visitor.post("/api/auth/change-password", body)).status).toBe(200);
		expect((await reset({ newPassword: "the attacker's", token })).status).toBe(400);
	});

	test.each([
		[{ currentPassword: "wrong password", newPassword }, "INVALID_PASSWORD"],
		[{ currentPassword: password, newPassword: "short" }, "PASSWORD_TOO_SHORT"],
	])("refuses %j", async (typedPassword, code) => {
		const { visitor, user } = await signedInVisitor(island);
		const answer = await visitor.post("/api/auth/change-password", typedPassword);
		expect(await refusal(answer)).toMatchObject({ status: 400, code });
		expect(await signIn(user.email, password)).toBe(200);
	});

	test("needs a password to change", async () => {
		const { visitor } = await signedInVisitor(island, { password: null });
		expect(await refusal(await visitor.post("/api/auth/change-password", body))).toEqual({
			status: 400,
			code: "CREDENTIAL_ACCOUNT_NOT_FOUND",
			message: "Credential account not found",
		});
	});
});

test("a first password can't be set over HTTP", async () => {
	const { visitor, user } = await signedInVisitor(island, { password: null });
	const answer = await visitor.post("/api/auth/set-password", { newPassword });
	expect(answer.status).toBe(404);
	const rows = await island.db
		.select()
		.from(accounts)
		.where(and(eq(accounts.userId, user.id), eq(accounts.providerId, "credential")));
	expect(rows).toEqual([]);
});

describe("wherever a password is set, a common one and one with a name in it are refused", () => {
	const common = { status: 400, code: "PASSWORD_TOO_COMMON", message: "Password too common" };
	const person = {
		status: 400,
		code: "PASSWORD_CONTAINS_NAME",
		message: "Password contains a name",
	};
	const ways: Record<string, (typedPassword: string) => Promise<Response>> = {
		"sign-up": (typedPassword) =>
			newVisitor(island).post("/api/auth/sign-up/email", {
				name: "Marta Ferreira",
				email: "common@example.com",
				password: typedPassword,
			}),
		async reset(typedPassword) {
			const user = await addUser(island, { name: "Marta Ferreira" });
			return reset({ newPassword: typedPassword, token: await tokenFor(user.email) });
		},
		async change(typedPassword) {
			const { visitor } = await signedInVisitor(island, { name: "Marta Ferreira" });
			const body = { newPassword: typedPassword, currentPassword: password };
			return visitor.post("/api/auth/change-password", body);
		},
		async "an admin's call"(typedPassword) {
			const { visitor } = await signedInVisitor(island, { role: "supervisor" });
			const user = await addUser(island, { name: "Marta Ferreira" });
			const body = { userId: user.id, newPassword: typedPassword };
			return visitor.post("/api/auth/admin/set-user-password", body);
		},
		async "an admin's new user"(typedPassword) {
			const { visitor } = await signedInVisitor(island, { role: "supervisor" });
			const body = {
				name: "Marta Ferreira",
				email: "marta.new@example.com",
				password: typedPassword,
			};
			return visitor.post("/api/auth/admin/create-user", body);
		},
	};

	test.each(Object.entries(ways))("%s", async (_name, set) => {
		expect(await refusal(await set("Password1"))).toEqual(common);
		expect(await refusal(await set("ferreira-1984"))).toEqual(person);
	});

	test("a screen shows a helpful error at the field and keeps the link valid", async () => {
		const { visitor } = await signedInVisitor(island, { name: "Marta Ferreira", password: null });
		const fields = { intent: "firstPassword", newPassword: "12345678" };
		const first = await (await visitor.submit("/dashboard/account", fields)).text();
		expect(first).toMatch(/id="newPassword-error"[\s\S]{0,400}too easy to guess/);
		const user = await addUser(island);
		const token = await tokenFor(user.email);
		const form = { newPassword: "iloveyou", token };
		const path = `/app_login/reset-password?token=${token}`;
		const refused = await newVisitor(island).submit(path, form);
		expect([refused.status, await refused.text()]).toEqual([
			400,
			expect.stringMatching(/id="newPassword-error"[\s\S]{0,400}too easy to guess/),
		]);
		const done = await newVisitor(island).submit(path, { ...form, newPassword });
		expect(done.headers.get("location")).toContain("/app_login");
	});
});
