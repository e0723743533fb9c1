/** Attack: a stranger signs up with another person's address and waits for its owner. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	accounts,
	outbox,
	passkeys,
	sessions,
	twoFactors,
	users,
	verifications,
} from "#app/database/schema.server.ts";
import { givePasskey, signInByPasskey } from "#tests/account/passkeys.ts";
import {
	addUser,
	linkTo,
	mailsTo,
	password,
	refusal,
	sessionOf,
	signedInVisitor,
} from "#tests/account/people.ts";
import { giveApp } from "#tests/account/second-factor.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

let email = "";
beforeEach(() => {
	email = `owner-${crypto.randomUUID()}@example.com`;
});

/** Signs a stranger up with another person's address. */
async function signUpAsStranger(name = "Ana") {
	const visitor = newVisitor(island);
	const answer = await visitor.post("/api/auth/sign-up/email", { name, email, password });
	const { user } = await answer.json<{ user: { id: string } }>();
	return { visitor, id: user.id };
}
const userRow = async (id: string) =>
	(await island.db.select().from(users).where(eq(users.id, id)))[0];
const resetBy = async (typedPassword: string) => {
	await newVisitor(island).post("/api/auth/request-password-reset", { email });
	const token = /reset-password\/(\w+)/.exec(await linkTo(island, email))?.[1];
	return newVisitor(island).post("/api/auth/reset-password", { newPassword: typedPassword, token });
};
const signIn = async (typedPassword: string) =>
	(await newVisitor(island).post("/api/auth/sign-in/email", { email, password: typedPassword }))
		.status;

describe("a reset by the owner of the mailbox", () => {
	test("removes all earlier sessions, passwords, accounts and links, and proves the address", async () => {
		const stranger = await signUpAsStranger();
		const { id } = stranger;
		await island.db.insert(accounts).values({
			id: `strangers-${id}`,
			userId: id,
			providerId: "github",
			accountId: `stranger-${id}`,
			createdAt: 1,
			updatedAt: 1,
		});
		await stranger.visitor.post("/api/auth/delete-user", { password });
		expect(await island.db.$count(verifications, eq(verifications.value, id))).toBe(1);
		expect((await resetBy("battery staple")).status).toBe(200);
		expect(await island.db.$count(sessions, eq(sessions.userId, id))).toBe(0);
		expect(await sessionOf(stranger.visitor, "?disableCookieCache=true")).toBeNull();
		expect([await signIn(password), await signIn("battery staple")]).toEqual([401, 200]);
		const ways = await island.db.select().from(accounts).where(eq(accounts.userId, id));
		expect(ways.map(({ providerId }) => providerId)).toEqual(["credential"]);
		expect(await island.db.$count(verifications, eq(verifications.value, id))).toBe(0);
		expect((await userRow(id))?.emailVerified).toBe(true);
	});
});

/** A stranger who has left a passkey and an authenticator app in an account with another person's address. */
async function plant() {
	const stranger = await signUpAsStranger();
	await giveApp(island, stranger);
	return { ...stranger, ...(await givePasskey(island, stranger)) };
}
const factorsOf = async (id: string) => ({
	passkeys: await island.db.$count(passkeys, eq(passkeys.userId, id)),
	apps: await island.db.$count(twoFactors, eq(twoFactors.userId, id)),
	isEnabled: (await userRow(id))?.twoFactorEnabled,
});
/** Opens the link of the verification mail, the first that the account got. */
async function openProof(visitor: Visitor) {
	const mail = (await mailsTo(island, email)).at(-1);
	const link = URL.parse(/https?:\S+/.exec(mail?.textBody ?? "")?.[0] ?? "");
	expect(link?.pathname).toBe("/api/auth/verify-email");
	await visitor.get(`${link?.pathname}${link?.search}`);
}
const none = { passkeys: 0, apps: 0, isEnabled: false };
const both = { passkeys: 1, apps: 1, isEnabled: true };

describe("a passkey and an authenticator app of a stranger", () => {
	test("end with the owner's reset, so that the owner is asked for no code", async () => {
		const { id } = await plant();
		expect((await resetBy("battery staple")).status).toBe(200);
		expect(await factorsOf(id)).toEqual(none);
		const typedPassword = { email, password: "battery staple" };
		const answer = await newVisitor(island).post("/api/auth/sign-in/email", typedPassword);
		expect(await answer.json()).toMatchObject({ redirect: false, user: { email } });
	});

	test("end with the mail's link, unless it is opened where the account is signed in", async () => {
		const { id } = await plant();
		await openProof(newVisitor(island));
		expect(await factorsOf(id)).toEqual(none);
		expect(await signIn(password)).toBe(200);
		email = `signed-in-${email}`;
		const same = await plant();
		await openProof(same.visitor);
		expect((await userRow(same.id))?.emailVerified).toBe(true);
		expect(await factorsOf(same.id)).toEqual(both);
	});

	test("stay where the address was proved before, or staff gave the account a role", async () => {
		const proved = await plant();
		await island.db.update(users).set({ emailVerified: true }).where(eq(users.id, proved.id));
		expect((await resetBy("battery staple")).status).toBe(200);
		expect(await factorsOf(proved.id)).toEqual(both);
		email = `staff-${email}`;
		const colleague = await plant();
		await island.db.update(users).set({ role: "manager" }).where(eq(users.id, colleague.id));
		expect((await resetBy("battery staple")).status).toBe(200);
		expect(await factorsOf(colleague.id)).toEqual(both);
	});
});

describe("a role for an account that a stranger made", () => {
	test.each([
		["set-role", { role: "manager" }],
		["update-user", { data: { role: "manager,web" } }],
	])("by %s ends everything in it and invites the owner", async (path, body) => {
		const { visitor: chief } = await signedInVisitor(island, { role: "supervisor" });
		const { id, visitor, authenticator } = await plant();
		await island.db.insert(accounts).values({
			id: `strangers-${id}`,
			userId: id,
			providerId: "github",
			accountId: `stranger-${id}`,
			createdAt: 1,
			updatedAt: 1,
		});
		await newVisitor(island).post("/api/auth/request-password-reset", { email });
		const answer = await chief.post(`/api/auth/admin/${path}`, { userId: id, ...body });
		expect(answer.status).toBe(200);
		expect((await userRow(id))?.role).toContain("manager");
		expect(await factorsOf(id)).toEqual(none);
		expect(await island.db.$count(accounts, eq(accounts.userId, id))).toBe(0);
		expect(await island.db.$count(sessions, eq(sessions.userId, id))).toBe(0);
		expect((await visitor.post("/api/auth/update-user", { name: "Ana" })).status).toBe(401);
		expect(await signIn(password)).toBe(401);
		expect((await signInByPasskey(newVisitor(island), authenticator)).status).toBe(401);
		// the invitation is the one link that is left
		expect(await island.db.$count(verifications, eq(verifications.value, id))).toBe(1);
		const link = await linkTo(island, email);
		const owner = newVisitor(island);
		const accepted = await owner.submit(link, {
			newPassword: "battery staple",
			token: new URL(link, island.url).searchParams.get("token") ?? "",
		});
		expect(accepted.status).toBe(302);
		expect(await signIn("battery staple")).toBe(200);
	});

	test("that has proved its address keeps what its owner added", async () => {
		const { visitor: chief } = await signedInVisitor(island, { role: "supervisor" });
		const { id, visitor } = await plant();
		await island.db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
		await chief.post("/api/auth/admin/set-role", { userId: id, role: "manager" });
		expect(await factorsOf(id)).toEqual(both);
		expect((await sessionOf(visitor, "?disableCookieCache=true"))?.user.role).toBe("manager");
	});
});

describe("no mail carries a stranger's advertising", () => {
	const signUp = (name: string, visitor: Visitor = newVisitor(island)) =>
		visitor.post("/api/auth/sign-up/email", { name, email, password });

	test("an address is no name to sign up with", async () => {
		const answer = await signUp("Win a car at cars.example");
		const body = await answer.json<{ code: string; issues: Record<string, string> }>();
		expect([answer.status, body.code, Object.keys(body.issues)]).toEqual([
			400,
			"VALIDATION_ERROR",
			["name"],
		]);
		expect(await island.db.$count(outbox, eq(outbox.recipient, email))).toBe(0);
	});

	test("a name that came another way is left out of the greeting", async () => {
		const { visitor } = await signedInVisitor(island, { email, name: "Win at cars.example" });
		await visitor.post("/api/auth/send-verification-email", { email });
		await visitor.post("/api/auth/delete-user", { password });
		const mails = await island.db.select().from(outbox).where(eq(outbox.recipient, email));
		expect(mails).toHaveLength(2);
		// mails with links have their bodies erased after sending
		expect(mails.every(({ isSecret }) => isSecret)).toBe(true);
		for (const { textBody, htmlBody } of mails) {
			expect(textBody).toMatch(/^Hello,\n/);
			expect(textBody + htmlBody).not.toContain("cars.example");
		}
	});
});

test("links in an old mailbox are worthless once an admin has changed the address", async () => {
	const boss = await signedInVisitor(island, { role: "supervisor" });
	const user = await addUser(island, { email, emailVerified: true });
	await newVisitor(island).post("/api/auth/request-password-reset", { email });
	const token = /reset-password\/(\w+)/.exec(await linkTo(island, email))?.[1];
	const data = { email: `new-${email}` };
	await boss.visitor.post("/api/auth/admin/update-user", { userId: user.id, data });
	const body = { newPassword: "battery staple", token };
	const answer = await newVisitor(island).post("/api/auth/reset-password", body);
	expect((await refusal(answer)).code).toBe("INVALID_TOKEN");
});
