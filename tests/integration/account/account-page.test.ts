import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	calendarFeeds,
	passkeys,
	sessions,
	twoFactors,
	users,
} from "#app/database/schema.server.ts";
import { columnsOfUser } from "#app/privacy/data-files.server.ts";
import { addPasskey, authenticatorFor } from "#tests/account/passkeys.ts";
import {
	addSession,
	addUser,
	linkTo,
	mailsTo,
	password,
	signedInVisitor,
} from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

const account = "/dashboard/account";
const page = async (answer: Response) => ({ status: answer.status, text: await answer.text() });
const location = (answer: Response) => answer.headers.get("location");
const row = async (id: string) => {
	const [user] = await island.db.select().from(users).where(eq(users.id, id));
	return user;
};

describe("the account page", () => {
	test("shows user, sessions and ways in, in at most two round trips, and no token", async () => {
		const { visitor, user, session } = await signedInVisitor(island);
		const phone = await addSession(island, user, {
			userAgent: "Mozilla/5.0 (iPhone) Safari/604.1",
		});
		island.databaseRoundTrips();
		const { text } = await page(await visitor.get(account));
		expect(island.databaseRoundTrips()).toBe(2);
		for (const words of [
			user.name,
			user.email,
			"Firefox on Linux",
			"Safari on iPhone",
			"Email and password",
		])
			expect(text).toContain(words);
		expect(text).not.toContain(session.token);
		expect(text).not.toContain(phone.token);
		expect(text).not.toContain("scrypt");
	});

	test("saves the name and says so", async () => {
		const { visitor, user } = await signedInVisitor(island);
		const answer = await visitor.submit(account, { intent: "profile", name: "Marta" });
		expect(location(answer)).toBe(account);
		expect((await row(user.id))?.name).toBe("Marta");
		const { text } = await page(await visitor.get(account));
		expect(text).toContain("Your name is saved");
		expect(text).toContain('value="Marta"');
		const empty = await page(await visitor.submit(account, { intent: "profile", name: " " }));
		expect(empty.status).toBe(400);
		expect(empty.text).toContain("Tell us your name");
	});

	test("changes the password, with errors at their fields", async () => {
		const { visitor, user } = await signedInVisitor(island);
		await addSession(island, user);
		const form = { intent: "password", currentPassword: "wrong", newPassword: "battery staple" };
		const wrong = await page(await visitor.submit(account, form));
		expect(wrong.status).toBe(400);
		expect(wrong.text).toMatch(/id="currentPassword-error"[\s\S]{0,400}not your current password/);
		const answer = await visitor.submit(account, {
			...form,
			currentPassword: password,
			revokeOtherSessions: "on",
		});
		expect(location(answer)).toBe(account);
		const sessionRows = await island.db.select().from(sessions).where(eq(sessions.userId, user.id));
		expect(sessionRows).toHaveLength(1);
		expect((await visitor.get(account)).status).toBe(200);
	});

	test("sets a first password for a user of a provider, only with a fresh session", async () => {
		const { visitor, user } = await signedInVisitor(island, { password: null });
		const form = { intent: "firstPassword", newPassword: "battery staple" };
		expect(location(await visitor.submit(account, form))).toBe(account);
		const login = { email: user.email, password: "battery staple" };
		expect(location(await newVisitor(island).submit("/app_login", login))).toBe("/dashboard");
		const again = await page(await visitor.submit(account, form));
		expect(again.text).toContain("You already have a password");
		const old = Date.now() - 86_401_000;
		const stale = await signedInVisitor(
			island,
			{ password: null },
			{ createdAt: old, updatedAt: old },
		);
		// a session is renewed after a day and counts as fresh; "don't remember me" sessions are not renewed
		stale.visitor.cookies.set("island.dont_remember", await forgetMark());
		expect(location(await stale.visitor.submit(account, form))).toMatch(
			"/dashboard/confirm?asked=",
		);
	});

	test("changes the email and sends the confirmation again", async () => {
		const { visitor, user } = await signedInVisitor(island);
		await visitor.submit(account, { intent: "verify" });
		expect(await mailsTo(island, user.email)).toHaveLength(1);
		const to = `moved-${user.email}`;
		const answer = await visitor.submit(account, { intent: "email", newEmail: to });
		expect(location(answer)).toBe(account);
		expect((await row(user.id))?.email).toBe(to);
		const bad = await page(
			await visitor.submit(account, { intent: "email", newEmail: "nonsense" }),
		);
		expect(bad.text).toContain("Invalid email");
	});

	test("signs out one other device, one's own only", async () => {
		const { visitor, user } = await signedInVisitor(island);
		const phone = await addSession(island, user);
		const foreign = await addSession(island, await addUser(island));
		await visitor.submit(account, { intent: "revoke", sessionId: phone.id });
		const refused = await visitor.submit(account, { intent: "revoke", sessionId: foreign.id });
		expect(refused.status).toBe(400);
		const sessionRows = await island.db.select({ id: sessions.id }).from(sessions);
		const ids = sessionRows.map(({ id }) => id);
		expect(ids).not.toContain(phone.id);
		expect(ids).toContain(foreign.id);
	});

	test("gives its user a file with all that is kept of the account, and no secret", async () => {
		const { visitor, user, session } = await signedInVisitor(island);
		expect((await addPasskey(visitor, authenticatorFor(island))).status).toBe(302);
		const boss = await signedInVisitor(island, { role: "supervisor" });
		const acting = await addSession(island, user, { impersonatedBy: boss.user.id });
		await island.db
			.insert(twoFactors)
			.values({ id: user.id, userId: user.id, secret: "sealed secret", createdAt: 1 });
		await island.db
			.insert(calendarFeeds)
			.values({ userId: user.id, secretHash: "hash of an address", createdAt: 1 });
		const answer = await visitor.submit(`${account}/data.json`, {});
		expect(answer.headers.get("content-disposition")).toContain('filename="my-account.json"');
		expect(answer.headers.get("cache-control")).toBe("no-store");
		const text = await answer.text();
		const tables = v.parse(
			v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
			JSON.parse(text),
		);
		for (const [table, rows] of Object.entries(tables)) {
			expect(rows, table).toHaveLength(1);
			expect(Object.keys(rows[0] ?? {}).sort()).toEqual(columnsOfUser(table).sort());
		}
		for (const words of [user.name, user.email, "passkey added", "Firefox"])
			expect(text).toContain(words);
		const [passkey] = await island.db.select().from(passkeys).where(eq(passkeys.userId, user.id));
		const secrets = [
			session.token,
			acting.token,
			"scrypt",
			"sealed secret",
			"hash of an address",
			boss.user.id,
		];
		for (const secret of [...secrets, passkey?.credentialId, passkey?.publicKey])
			expect(text).not.toContain(secret);
	});

	test("gives the file by no link, to nobody else, and not to staff who act as the user", async () => {
		const file = `${account}/data.json`;
		const { visitor } = await signedInVisitor(island);
		expect(location(await visitor.get(file))).toBe(account);
		const out = await newVisitor(island).submit(file, {});
		expect(location(out)).toContain("/app_login");
		const boss = await addUser(island, { role: "supervisor" });
		const acting = await signedInVisitor(island, {}, { impersonatedBy: boss.id });
		expect(location(await acting.visitor.submit(file, {}))).toBe(account);
		const { text } = await page(await acting.visitor.get(account));
		expect(text).toContain("Only its own user");
		expect(text).not.toContain("Download my data");
	});

	test("asks for the password and a mail before the account is deleted", async () => {
		const { visitor, user } = await signedInVisitor(island);
		const wrong = await page(
			await visitor.submit(account, { intent: "delete", password: "wrong" }),
		);
		expect(wrong.text).toContain("not your current password");
		const answer = await visitor.submit(account, { intent: "delete", password });
		expect(location(answer)).toBe(account);
		expect((await page(await visitor.get(account))).text).toContain("We have sent you a mail");
		const link = await visitor.get(await linkTo(island, user.email));
		expect(location(await visitor.get(location(link) ?? ""))).toBe("/app_login");
		expect((await page(await visitor.get("/app_login"))).text).toContain(
			"Your account is deleted.",
		);
		expect(await row(user.id)).toBeUndefined();
	});

	test("writes nothing for a session that was revoked a moment ago", async () => {
		const { visitor, user, session } = await signedInVisitor(island);
		await visitor.get(account);
		expect(visitor.cookies.has("island.session_data")).toBe(true);
		await island.db.delete(sessions).where(eq(sessions.id, session.id));
		const answer = await visitor.submit(account, { intent: "profile", name: "Hacked" });
		expect(location(answer)).toBe(`/app_login?redirectTo=${encodeURIComponent(account)}`);
		expect((await row(user.id))?.name).toBe(user.name);
	});

	test("knows no form by the name of a property", async () => {
		const { visitor } = await signedInVisitor(island);
		expect((await visitor.submit(account, { intent: "constructor" })).status).toBe(400);
	});
});

async function forgetMark(): Promise<string> {
	const visitor = newVisitor(island);
	const user = await addUser(island);
	await visitor.submit("/app_login", { email: user.email, password });
	return visitor.cookies.get("island.dont_remember") ?? "";
}
