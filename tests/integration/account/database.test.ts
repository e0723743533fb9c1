import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addSession, addUser, linkTo, password, signedInVisitor } from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { questionsOf, scansOf } from "#tests/query-plans.ts";
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

const refused = (statement: string) =>
	expect(island.db.run(sql.raw(statement))).rejects.toMatchObject({
		cause: { message: expect.stringMatching(/constraint failed|FOREIGN KEY/) },
	});

test("the database itself refuses what must never be", async () => {
	const user = await addUser(island);
	const insertUser = (id: string, name: string, email: string) =>
		`INSERT INTO users (id, name, email, created_at, updated_at) VALUES ('${id}', '${name}', '${email}', 0, 0)`;
	const insertAccount = (provider: string, account: string, passwordHash: string) =>
		`INSERT INTO accounts (id, user_id, provider_id, account_id, password, created_at, updated_at) VALUES ('x${account}', '${user.id}', '${provider}', '${account}', ${passwordHash}, 0, 0)`;
	await refused(insertUser("a", "Ana", user.email));
	await refused(insertUser("a", "Ana", "Ana@Example.com"));
	await refused(insertUser("a", "Ana", "nonsense"));
	await refused(insertUser("a", "", "ana@example.com"));
	await refused(insertAccount("credential", user.id, "'second password'"));
	await refused(insertAccount("credential", "another", "'hash'"));
	await refused(insertAccount("google", "1", "'a password for google'"));
	await refused(`UPDATE accounts SET password = NULL WHERE user_id = '${user.id}'`);
	await refused(`UPDATE users SET role = '' WHERE id = '${user.id}'`);
	await refused(
		"INSERT INTO sessions (id, user_id, token, expires_at, created_at, updated_at) VALUES ('s', 'nobody', 't', 0, 0, 0)",
	);
	const session = await addSession(island, user);
	await expect(addSession(island, user, { token: session.token })).rejects.toThrow();
});

test("no statement of the account service scans a table", async () => {
	const questions = (await questionsOf(island, walkThroughTheAccount)).filter(({ sql: text }) =>
		/\b(users|accounts|sessions|verifications)\b/.test(text),
	);
	expect(questions.length).toBeGreaterThan(20);
	const isWrong = (step: string) => /^SCAN (users|accounts|sessions|verifications)\b/.test(step);
	expect(await scansOf(island.db, questions, isWrong)).toEqual([]);
});

async function walkThroughTheAccount(): Promise<void> {
	const email = "walk@example.com";
	const visitor = newVisitor(island);
	await visitor.post("/api/auth/sign-up/email", { name: "Walk", email, password });
	await visitor.get(await linkTo(island, email));
	await visitor.post("/api/auth/sign-out");
	await visitor.post("/api/auth/sign-in/email", { email, password });
	await visitor.get("/api/auth/get-session?disableCookieCache=true");
	await visitor.get("/api/auth/list-sessions");
	await visitor.get("/api/auth/list-accounts");
	await visitor.get("/dashboard/account");
	await visitor.post("/api/auth/update-user", { name: "Walker" });
	await visitor.post("/api/auth/revoke-other-sessions");
	await visitor.post("/api/auth/change-email", { newEmail: "walked@example.com" });
	await visitor.get(await linkTo(island, email));
	const newEmail = "walked@example.com";
	await visitor.post("/api/auth/send-verification-email", { email: newEmail });
	await visitor.post("/api/auth/change-password", {
		currentPassword: password,
		newPassword: "battery staple",
		revokeOtherSessions: true,
	});
	await newVisitor(island).post("/api/auth/request-password-reset", { email: newEmail });
	const token = /reset-password\/(\w+)/.exec(await linkTo(island, newEmail))?.[1];
	await visitor.get(`/api/auth/reset-password/${token}?callbackURL=/x`);
	await visitor.post("/api/auth/reset-password", { newPassword: "correct staple", token });
	const leaver = await signedInVisitor(island);
	await leaver.visitor.post("/api/auth/delete-user");
	await leaver.visitor.get(await linkTo(island, leaver.user.email));
	const other = await signedInVisitor(island, {}, { expiresAt: Date.now() - 1 });
	await other.visitor.get("/api/auth/get-session");
	await island.scheduled();
}
