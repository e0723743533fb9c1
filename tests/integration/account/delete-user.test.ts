import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runBatch } from "#app/database/batch.server.ts";
import { accounts, sessions, users, verifications } from "#app/database/schema.server.ts";
import { linkTo, mailsTo, password, refusal, signedInVisitor } from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor } from "#tests/visitor.ts";

const path = "/api/auth/delete-user";
const deletion = { success: true, message: "User deleted" };

async function isGone(island: Island, userId: string): Promise<boolean> {
	const rows = await runBatch(island.db, {
		users: island.db.select({ id: users.id }).from(users).where(eq(users.id, userId)),
		sessions: island.db
			.select({ id: sessions.id })
			.from(sessions)
			.where(eq(sessions.userId, userId)),
		accounts: island.db
			.select({ id: accounts.id })
			.from(accounts)
			.where(eq(accounts.userId, userId)),
		verifications: island.db
			.select({ id: verifications.id })
			.from(verifications)
			.where(eq(verifications.value, userId)),
	});
	return Object.values(rows).every((rowsOfTable) => rowsOfTable.length === 0);
}

describe("with mail, which confirms the deletion by a link", () => {
	let withMail: Island;
	beforeAll(async () => {
		withMail = await startIsland();
	});
	afterAll(() => withMail.stop());
	async function tokenFor(email: string): Promise<string> {
		const link = new URL(await linkTo(withMail, email), withMail.url);
		return link.searchParams.get("token") ?? "";
	}

	test("a link is sent, works in the browser of its user, and takes everything along", async () => {
		const { visitor, user } = await signedInVisitor(withMail);
		const answer = await visitor.post(path, { callbackURL: "/app_login" });
		expect(await answer.json()).toEqual({ success: true, message: "Verification email sent" });
		expect(await isGone(withMail, user.id)).toBe(false);
		const link = await linkTo(withMail, user.email);
		expect(link).toMatch(
			/^\/api\/auth\/delete-user\/callback\?token=[A-Za-z0-9]{32}&callbackURL=%2Fapp_login$/,
		);
		const [row] = await withMail.db
			.select()
			.from(verifications)
			.where(eq(verifications.value, user.id));
		expect(row?.identifier).toMatch(/^delete-account-[\w-]{43}$/);
		expect((row?.expiresAt ?? 0) - Date.now()).toBeGreaterThan(86_390_000);

		expect(await refusal(await newVisitor(withMail).get(link))).toEqual({
			status: 404,
			code: "FAILED_TO_GET_USER_INFO",
			message: "Failed to get user info",
		});
		const other = await signedInVisitor(withMail);
		expect(await refusal(await other.visitor.get(link))).toEqual({
			status: 404,
			code: "INVALID_TOKEN",
			message: "Invalid token",
		});
		expect(await isGone(withMail, other.user.id)).toBe(false);

		const done = await visitor.get(link);
		expect([done.status, done.headers.get("location")]).toEqual([302, "/app_login"]);
		expect(await isGone(withMail, user.id)).toBe(true);
		expect(visitor.cookies.size).toBe(0);
	});

	test("the token in the body does the same", async () => {
		const { visitor, user } = await signedInVisitor(withMail);
		await visitor.post(path);
		const token = await tokenFor(user.email);
		expect(await (await visitor.post(path, { token })).json()).toEqual(deletion);
		expect(await isGone(withMail, user.id)).toBe(true);
	});

	test("a wrong or an old token deletes nobody", async () => {
		const { visitor, user } = await signedInVisitor(withMail);
		await visitor.post(path);
		const token = await tokenFor(user.email);
		expect(await refusal(await visitor.post(path, { token: "A".repeat(32) }))).toMatchObject({
			status: 404,
			code: "INVALID_TOKEN",
		});
		await withMail.db
			.update(verifications)
			.set({ expiresAt: Date.now() - 1 })
			.where(eq(verifications.value, user.id));
		expect((await visitor.post(path, { token })).status).toBe(404);
		expect((await visitor.get(`${path}/callback?token=${token}`)).status).toBe(404);
		expect(await isGone(withMail, user.id)).toBe(false);
	});

	test("a password is checked before the link is sent, and is not enough", async () => {
		const { visitor, user } = await signedInVisitor(withMail);
		expect(await refusal(await visitor.post(path, { password: "wrong" }))).toEqual({
			status: 400,
			code: "INVALID_PASSWORD",
			message: "Invalid password",
		});
		expect(await mailsTo(withMail, user.email)).toEqual([]);
		expect(await (await visitor.post(path, { password })).json()).toMatchObject({
			message: "Verification email sent",
		});
		expect(await isGone(withMail, user.id)).toBe(false);
	});

	test("the link leads to no foreign address", async () => {
		const { visitor, user } = await signedInVisitor(withMail);
		expect(
			(await refusal(await visitor.post(path, { callbackURL: "https://evil.example" }))).code,
		).toBe("INVALID_CALLBACKURL");
		await visitor.post(path);
		const token = await tokenFor(user.email);
		const answer = await visitor.get(`${path}/callback?token=${token}&callbackURL=//evil.example`);
		expect((await refusal(answer)).code).toBe("INVALID_CALLBACKURL");
		expect(await isGone(withMail, user.id)).toBe(false);
	});
});

describe("without mail", () => {
	let withoutMail: Island;
	beforeAll(async () => {
		withoutMail = await startIsland({ variables: { ENVIRONMENT: "production" } });
	});
	afterAll(() => withoutMail.stop());

	test("a fresh session is enough", async () => {
		const { visitor, user } = await signedInVisitor(withoutMail);
		expect(await (await visitor.post(path)).json()).toEqual(deletion);
		expect(await isGone(withoutMail, user.id)).toBe(true);
		expect(visitor.cookies.size).toBe(0);
	});

	test("an older session needs the password", async () => {
		const { visitor, user } = await signedInVisitor(
			withoutMail,
			{},
			{ createdAt: Date.now() - 86_401_000 },
		);
		expect(await refusal(await visitor.post(path))).toEqual({
			status: 400,
			code: "SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION",
			message: "Session expired. Re-authenticate to perform this action.",
		});
		expect((await visitor.post(path, { password: "wrong" })).status).toBe(400);
		expect(await isGone(withoutMail, user.id)).toBe(false);
		expect(await (await visitor.post(path, { password })).json()).toEqual(deletion);
		expect(await isGone(withoutMail, user.id)).toBe(true);
	});

	test("a user without a password confirms once more on the account page, which names the address", async () => {
		const button = "Yes, delete ";
		const { visitor, user } = await signedInVisitor(withoutMail, {
			password: null,
			role: "manager",
		});
		const page = (await (await visitor.get("/dashboard/account")).text()).replaceAll(
			"<!-- -->",
			"",
		);
		const [question, answer] = page.slice(page.indexOf("Delete the account")).split("<form");
		expect(question).toContain("<summary");
		expect(question).toContain(`The account of ${user.email} goes for good`);
		expect(answer).toContain(`${button}${user.email}`);
		// users with a password must confirm with it
		const { visitor: other } = await signedInVisitor(withoutMail, { role: "manager" });
		expect(await (await other.get("/dashboard/account")).text()).not.toContain(button);
	});

	test("what would need a mail is not enabled", async () => {
		const { visitor, user } = await signedInVisitor(withoutMail, { emailVerified: true });
		const stranger = newVisitor(withoutMail);
		const rows: [Response, string, string][] = [
			[
				await stranger.post("/api/auth/request-password-reset", { email: user.email }),
				"RESET_PASSWORD_ISNT_ENABLED",
				"Reset password isn't enabled",
			],
			[
				await stranger.post("/api/auth/send-verification-email", { email: user.email }),
				"VERIFICATION_EMAIL_ISNT_ENABLED",
				"Verification email isn't enabled",
			],
			[
				await visitor.post("/api/auth/change-email", { newEmail: "other@example.com" }),
				"VERIFICATION_EMAIL_ISNT_ENABLED",
				"Verification email isn't enabled",
			],
		];
		for (const [answer, code, message] of rows)
			expect(await refusal(answer)).toEqual({ status: 400, code, message });
		expect(await mailsTo(withoutMail, user.email)).toEqual([]);
	});
});
