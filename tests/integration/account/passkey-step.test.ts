import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { passkeys, sessions, twoFactors } from "#app/database/schema.server.ts";
import { type Authenticator, givePasskey, requestOptions } from "#tests/account/passkeys.ts";
import {
	addSession,
	addUser,
	password,
	refusal,
	sessionOf,
	takeCookies,
} from "#tests/account/people.ts";
import { atTheStep, enrolled, renewCodes, stepPage } from "#tests/account/second-factor.ts";
import type { Twist } from "#tests/fakes/authenticator.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland({ variables: { AUTH_SECOND_FACTOR_ROLES: "manager" } });
});
afterAll(() => island.stop());

/** Somebody with an authenticator app and a passkey. */
async function ownerOfBoth(change: Parameters<typeof enrolled>[1] = {}) {
	const owner = await enrolled(island, change);
	return { ...owner, ...(await givePasskey(island, owner.user)) };
}

/** Somebody whose only second factor is a passkey, in a role that must have one; and their session by password alone. */
async function ownerOfPasskey() {
	const user = await addUser(island, { role: "manager" });
	const { authenticator } = await givePasskey(island, user);
	const owing = newVisitor(island);
	await owing.post("/api/auth/sign-in/email", { email: user.email, password });
	expect((await owing.get("/dashboard")).headers.get("location")).toMatch(/second-step/);
	return { user, authenticator, owing };
}

type Options = Parameters<Authenticator["get"]>[0];

const question = "/api/auth/two-factor/passkey-options";

/** What the step asks the browser. */
async function questionAt(visitor: Visitor): Promise<Options> {
	const answer = await visitor.post(question);
	if (answer.status !== 200) throw new Error(await answer.text());
	return await answer.json<Options>();
}

/** The screen's answer to a passkey. */
async function show(
	visitor: Visitor,
	authenticator: Authenticator,
	twist: Twist = {},
	fields: Record<string, string> = {},
): Promise<Response> {
	const passkey = JSON.stringify(await authenticator.get(await questionAt(visitor), twist));
	return await visitor.submit(stepPage, { redirectTo: "/dashboard/account", ...fields, passkey });
}

const accountPage = "/dashboard/account";
const location = (answer: Response) => answer.headers.get("location");

test("after the password a passkey opens the session, also while the app takes no codes", async () => {
	const { user, authenticator } = await ownerOfBoth();
	const locked = { failures: 5, lockedUntil: Date.now() + 900_000 };
	await island.db.update(twoFactors).set(locked).where(eq(twoFactors.userId, user.id));
	const visitor = await atTheStep(island, user);
	const options = await questionAt(visitor);
	expect(options).toMatchObject({
		userVerification: "required",
		allowCredentials: [{ id: authenticator.keptKeys[0]?.id }],
	});
	expect(location(await show(visitor, authenticator))).toBe(accountPage);
	expect((await sessionOf(visitor))?.user.id).toBe(user.id);
	// the factor was shown, so nothing dangerous asks for it again
	expect(await renewCodes(visitor)).toHaveLength(10);
});

test.each([
	["of another site", { origin: "https://evil.example" }],
	["signed by another key", { isForged: true }],
	["of another user by its own word", { userHandle: "c29tZWJvZHk" }],
])("an answer %s opens nothing", async (_name, twist) => {
	const { user, authenticator } = await ownerOfBoth();
	const visitor = await atTheStep(island, user);
	const refused = await show(visitor, authenticator, twist);
	expect(refused.status).toBe(400);
	expect(await refused.text()).toContain("passkey was refused");
	expect(await sessionOf(visitor)).toBeNull();
});

test("a passkey of somebody else opens nothing, with whichever challenge", async () => {
	const { user } = await ownerOfBoth();
	const thief = await ownerOfBoth();
	const visitor = await atTheStep(island, user);
	const { allowCredentials: _named, ...options } = await questionAt(visitor);
	const passkey = JSON.stringify(await thief.authenticator.get(options));
	expect((await visitor.submit(stepPage, { passkey })).status).toBe(400);
	// the thief's own step in the same browser, then the victim's password
	const question = await questionAt(await atTheStep(island, thief.user, visitor));
	const ownProof = JSON.stringify(await thief.authenticator.get(question));
	await atTheStep(island, user, visitor);
	expect((await visitor.submit(stepPage, { passkey: ownProof })).status).toBe(400);
	expect(await sessionOf(visitor)).toBeNull();
});

test("an answer counts once, in the browser of the password, and for the question of this step", async () => {
	const { user, authenticator } = await ownerOfBoth();
	const visitor = await atTheStep(island, user);
	const answer = async (options: Options) => JSON.stringify(await authenticator.get(options));
	const bySignIn = await answer(await requestOptions(visitor));
	expect((await visitor.submit(stepPage, { passkey: bySignIn })).status).toBe(400);
	const ofStep = await answer(await questionAt(visitor));
	const atSignIn = await visitor.submit("/app_login", { passkey: ofStep });
	expect(atSignIn.status).toBe(400);
	const elsewhere = await atTheStep(island, user);
	await questionAt(elsewhere);
	expect((await elsewhere.submit(stepPage, { passkey: ofStep })).status).toBe(400);
	expect(await sessionOf(visitor)).toBeNull();

	expect(location(await visitor.submit(stepPage, { passkey: ofStep }))).toBe("/dashboard");
	await atTheStep(island, user, visitor);
	expect((await visitor.submit(stepPage, { passkey: ofStep })).status).toBe(400);
	expect(await sessionOf(visitor)).toBeNull();

	// without a password there is no question
	const nobody = await newVisitor(island).post(question);
	expect(await refusal(nobody)).toMatchObject({ code: "INVALID_TWO_FACTOR_COOKIE" });
});

test("a session that owes its factor shows the passkey, and no other", async () => {
	const { user, authenticator, owing } = await ownerOfPasskey();
	const page = await (await owing.get(stepPage)).text();
	expect(page).toContain("yours is a passkey");
	const { allowCredentials: _named, ...options } = await questionAt(owing);
	const other = await ownerOfBoth();
	const foreign = JSON.stringify(await other.authenticator.get(options));
	expect((await owing.submit(stepPage, { passkey: foreign })).status).toBe(400);
	expect((await owing.get("/dashboard")).status).toBe(302);

	expect(location(await show(owing, authenticator))).toBe(accountPage);
	expect((await owing.get("/dashboard")).status).toBe(200);
	const form = { newEmail: `moved-${user.email}` };
	expect((await owing.post("/api/auth/change-email", form)).status).toBe(200);
});

test("staff who act as a user show no passkey for them", async () => {
	const { user, authenticator } = await ownerOfPasskey();
	const admin = await addUser(island, { role: "supervisor" });
	const session = await addSession(island, user, { impersonatedBy: admin.id });
	const acting = newVisitor(island);
	takeCookies(island, acting, { session, user }, { cache: false });
	// the screen leads on: who acts as a user owes nothing
	expect(location(await show(acting, authenticator))).toBe("/dashboard");
	const [sessionRow] = await island.db.select().from(sessions).where(eq(sessions.id, session.id));
	expect(sessionRow).toMatchObject({ secondFactor: false, updatedAt: session.updatedAt });
	const [key] = await island.db.select().from(passkeys).where(eq(passkeys.userId, user.id));
	expect(key).toMatchObject({ lastUsedAt: null });
});
