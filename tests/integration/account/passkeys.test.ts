import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts, passkeys, sessions, userEvents, users } from "#app/database/schema.server.ts";
import {
	addPasskey,
	authenticatorFor,
	creationOptions,
	givePasskey,
	requestOptions,
	sendNewPasskey,
	sendPasskey,
	signInByPasskey,
} from "#tests/account/passkeys.ts";
import {
	addSession,
	addUser,
	linkTo,
	mailsTo,
	password,
	refusal,
	refusalOfForm,
	sessionOf,
	signedInVisitor,
} from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland({ variables: { AUTH_SECOND_FACTOR_ROLES: "manager" } });
});
afterAll(() => island.stop());

const location = (answer: Response) => answer.headers.get("location");
const statuses = (answers: Response[]) => answers.map(({ status }) => status).sort();

/** Somebody with a passkey. */
async function passkeyOwner(
	change: Parameters<typeof signedInVisitor>[1] = {},
	kind: "security key" | "password manager" = "security key",
) {
	const owner = await signedInVisitor(island, change, { secondFactor: true });
	return { ...owner, ...(await givePasskey(island, owner.user, kind)) };
}

async function passkeysOf(userId: string) {
	return await island.db
		.select()
		.from(passkeys)
		.where(eq(passkeys.userId, userId))
		.orderBy(passkeys.createdAt, passkeys.id);
}

async function removePasskey(visitor: Visitor, id: string): Promise<Response> {
	return await visitor.submit("/dashboard/account", { intent: "removePasskey", id });
}

/** Whether this visitor may make a passkey, by the status of the call. */
async function asksForNewPasskey(visitor: Visitor): Promise<Response> {
	return await visitor.get("/api/auth/passkey/generate-register-options");
}

async function addProvider(userId: string, providerId = "google"): Promise<void> {
	const way = { id: `${providerId}-${userId}`, userId, providerId, accountId: userId };
	await island.db.insert(accounts).values({ ...way, createdAt: 1, updatedAt: 1 });
}

async function historyOf(userId: string) {
	const events = await island.db
		.select({ type: userEvents.type, detail: userEvents.detail })
		.from(userEvents)
		.where(eq(userEvents.userId, userId))
		.orderBy(desc(userEvents.id));
	return events.map(({ type, detail }) => `${type}: ${detail}`);
}

async function refusalsOf(userId: string): Promise<number> {
	const lines = await historyOf(userId);
	return lines.filter((line) => line.startsWith("passkey refused")).length;
}

test("a user adds a passkey, hears of it by mail, and other devices are signed out", async () => {
	const { visitor, user } = await signedInVisitor(island);
	await addSession(island, user);
	const keeper = authenticatorFor(island, {
		kind: "password manager",
		aaguid: "ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4",
	});
	expect((await addPasskey(visitor, keeper)).status).toBe(302);
	expect(await passkeysOf(user.id)).toMatchObject([
		{
			name: "Google Password Manager",
			credentialId: keeper.keptKeys[0]?.id,
			counter: 0,
			deviceType: "multiDevice",
			backedUp: true,
			transports: "internal,hybrid",
		},
	]);
	const [mail] = await mailsTo(island, user.email);
	expect(mail?.subject).toContain("A new passkey");
	expect(mail?.textBody).toContain("“Google Password Manager”");
	expect(await historyOf(user.id)).toEqual(["passkey added: Google Password Manager"]);
	const left = await island.db.select().from(sessions).where(eq(sessions.userId, user.id));
	expect(left).toHaveLength(1);
});

test("a passkey signs in another browser, once for each challenge, in that browser only", async () => {
	const { user, authenticator } = await passkeyOwner();
	const visitor = newVisitor(island);
	const options = await requestOptions(visitor);
	expect(options).toMatchObject({ userVerification: "required", rpId: island.url.hostname });
	expect(options).not.toHaveProperty("allowCredentials");
	const response = await authenticator.get(options);
	const stranger = newVisitor(island);
	await requestOptions(stranger);
	const elsewhere = await sendPasskey(stranger, response);
	expect(await refusalOfForm(elsewhere, "CHALLENGE_NOT_FOUND")).toBe(400);
	const answers = await Promise.all([1, 2].map(() => sendPasskey(visitor, response)));
	expect(statuses(answers)).toEqual([302, 400]);
	expect((await sessionOf(visitor))?.user.email).toBe(user.email);
	await visitor.post("/api/auth/sign-out");
	const again = await sendPasskey(visitor, response);
	expect(await refusalOfForm(again, "CHALLENGE_NOT_FOUND")).toBe(400);
	const [row] = await passkeysOf(user.id);
	expect(row).toMatchObject({ counter: 1, lastUsedAt: expect.any(Number) });
});

test("a removed passkey signs nobody in, and its user hears of it", async () => {
	const { visitor, user, authenticator, passkey } = await passkeyOwner();
	const stranger = await signedInVisitor(island);
	const foreign = await removePasskey(stranger.visitor, passkey.id);
	expect(foreign.status).toBe(404);
	expect(await foreign.text()).toContain("This passkey is removed already.");
	expect((await removePasskey(visitor, passkey.id)).status).toBe(302);
	const refused = await signInByPasskey(newVisitor(island), authenticator);
	expect(await refusalOfForm(refused, "PASSKEY_NOT_FOUND")).toBe(401);
	const [mail] = await mailsTo(island, user.email);
	expect(mail?.subject).toContain("was removed");
	expect(await historyOf(user.id)).toContain(`passkey removed: ${passkey.name}`);
});

test("the last way to sign in stays, also when two are removed at once", async () => {
	const { visitor, user, passkey } = await passkeyOwner({ password: null });
	const last = await removePasskey(visitor, passkey.id);
	expect(await refusalOfForm(last, "YOU_CANT_REMOVE_YOUR_LAST_WAY_TO_SIGN_IN")).toBe(400);
	await addPasskey(visitor, authenticatorFor(island));
	const two = await passkeysOf(user.id);
	const answers = await Promise.all(two.map(({ id }) => removePasskey(visitor, id)));
	expect(statuses(answers)).toEqual([302, 400]);
	expect(await passkeysOf(user.id)).toHaveLength(1);
	const removals = (await historyOf(user.id)).filter((line) => line.startsWith("passkey removed"));
	expect(removals).toHaveLength(1);
});

test("the last provider stays, also beside a passkey; of two one goes, and only that signs others out", async () => {
	const { visitor, user } = await passkeyOwner({ password: null });
	await addProvider(user.id);
	const elsewhere = await addSession(island, user);
	const unlink = (providerId: string) => visitor.post("/api/auth/unlink-account", { providerId });
	expect(await refusal(await unlink("google"))).toMatchObject({
		status: 400,
		code: "YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT",
	});
	expect(await island.db.$count(sessions, eq(sessions.id, elsewhere.id))).toBe(1);

	await addProvider(user.id, "spotify");
	expect((await unlink("google")).status).toBe(200);
	expect(await island.db.$count(accounts, eq(accounts.userId, user.id))).toBe(1);
	expect(await island.db.$count(sessions, eq(sessions.id, elsewhere.id))).toBe(0);
});

test("a key that has counted fewer uses than before is refused and reported", async () => {
	const { user, authenticator, passkey } = await passkeyOwner();
	expect((await signInByPasskey(newVisitor(island), authenticator, { counter: 7 })).status).toBe(
		302,
	);
	const copy = newVisitor(island);
	const refused = await signInByPasskey(copy, authenticator, { counter: 7 });
	expect(await refusalOfForm(refused, "AUTHENTICATION_FAILED")).toBe(400);
	expect(await sessionOf(copy)).toBeNull();
	expect(await historyOf(user.id)).toContain(`passkey refused: ${passkey.name}`);
	const [mail] = await mailsTo(island, user.email);
	expect(mail?.subject).toContain("was refused");
	expect((await signInByPasskey(newVisitor(island), authenticator, { counter: 8 })).status).toBe(
		302,
	);
	// an authenticator that has counted does not stop counting
	const stopped = await signInByPasskey(newVisitor(island), authenticator, { counter: 0 });
	expect(await refusalOfForm(stopped, "AUTHENTICATION_FAILED")).toBe(400);
	expect(await refusalsOf(user.id)).toBe(2);
});

test.each([
	["another site", { origin: "https://evil.example" }],
	["another key", { isForged: true }],
])("%s: nobody is signed in, no passkey is made", async (_name, twist) => {
	const { visitor, user, authenticator } = await passkeyOwner();
	const browser = newVisitor(island);
	const refused = await signInByPasskey(browser, authenticator, twist);
	expect(await refusalOfForm(refused, "AUTHENTICATION_FAILED")).toBe(400);
	expect(await sessionOf(browser)).toBeNull();
	// a new key is not signed with anything
	if ("isForged" in twist) return;
	const answer = await addPasskey(visitor, authenticatorFor(island), twist);
	expect(await refusalOfForm(answer, "FAILED_TO_VERIFY_REGISTRATION")).toBe(400);
	expect(await passkeysOf(user.id)).toHaveLength(1);
});

test("a passkey is made only by its user, freshly signed in, with a challenge of their own", async () => {
	expect((await asksForNewPasskey(newVisitor(island))).status).toBe(401);
	const { visitor } = await signedInVisitor(island);
	const passkey = await authenticatorFor(island).create(await creationOptions(visitor));
	expect(location(await sendNewPasskey(newVisitor(island), passkey))).toMatch(/^\/app_login/);
	// the same browser, after somebody else has signed in there
	const { visitor: other } = await signedInVisitor(island);
	const cookie = visitor.cookies.get("island.passkey") ?? "";
	other.cookies.set("island.passkey", cookie);
	const foreign = await sendNewPasskey(other, passkey);
	expect(await refusalOfForm(foreign, "CHALLENGE_NOT_FOUND")).toBe(400);
	expect((await sendNewPasskey(visitor, passkey)).status).toBe(302);
	const twice = await sendNewPasskey(visitor, passkey);
	expect(await refusalOfForm(twice, "CHALLENGE_NOT_FOUND")).toBe(400);

	const yesterday = Date.now() - 2 * 86_400_000;
	const old = await signedInVisitor(island, {}, { createdAt: yesterday, updatedAt: yesterday });
	expect((await asksForNewPasskey(old.visitor)).status).toBe(403);
	const boss = await addUser(island, { role: "admin" });
	const acting = await signedInVisitor(island, {}, { impersonatedBy: boss.id });
	expect(await refusal(await asksForNewPasskey(acting.visitor))).toMatchObject({
		code: "SESSION_IS_NOT_FRESH",
	});
});

describe("whose only second factor is a passkey, and whose password is stolen", () => {
	async function thiefOf({ email }: { email: string }) {
		const thief = newVisitor(island);
		const signedIn = await thief.post("/api/auth/sign-in/email", { email, password });
		expect(await signedIn.json()).toMatchObject({ redirect: false });
		return thief;
	}

	test("in an obliged role: the thief reaches nothing and adds nothing; the passkey opens all", async () => {
		const { user, authenticator, passkey } = await passkeyOwner();
		await island.db.update(users).set({ role: "manager" }).where(eq(users.id, user.id));
		const thief = await thiefOf(user);
		const step = "/app_login/second-step?redirectTo=%2Fdashboard%2Fbookings";
		expect(location(await thief.get("/dashboard/bookings"))).toBe(step);
		expect(location(await thief.get("/app_login/second-factor"))).toMatch(/second-step/);
		const page = await (await thief.get(step)).text();
		expect(page).toContain("Use your passkey");
		expect(page).toContain("Ask the manager of your team to remove your second factor");
		for (const refused of [
			await asksForNewPasskey(thief),
			await thief.post("/api/auth/change-email", { newEmail: "thief@example.com" }),
		])
			expect(await refusal(refused)).toMatchObject({ code: "SECOND_FACTOR_REQUIRED" });
		const begun = await thief.submit("/app_login/second-factor", { intent: "begin" });
		expect(location(begun)).toMatch(/second-step/);
		const out = await thief.submit(step, { intent: "signOut", redirectTo: "/dashboard/bookings" });
		expect(location(out)).toBe("/app_login?redirectTo=%2Fdashboard%2Fbookings");

		const owner = newVisitor(island);
		expect((await signInByPasskey(owner, authenticator)).status).toBe(302);
		expect((await owner.get("/dashboard/bookings")).status).toBe(200);
		// without a factor, the duty begins anew, also in this session
		expect((await removePasskey(owner, passkey.id)).status).toBe(302);
		owner.cookies.delete("island.session_data");
		expect(location(await owner.get("/dashboard"))).toMatch(/second-factor/);
	});

	test("by the mailbox, in an obliged role: the reset leads past no second factor", async () => {
		const { user, authenticator, passkey } = await passkeyOwner();
		const change = { role: "manager", emailVerified: false };
		await island.db.update(users).set(change).where(eq(users.id, user.id));
		const thief = newVisitor(island);
		const challenge = { email: user.email, redirectTo: "/form" };
		await thief.post("/api/auth/request-password-reset", challenge);
		const form = location(await thief.get(await linkTo(island, user.email))) ?? "";
		const token = new URL(form).searchParams.get("token") ?? "";
		const page = await thief.get(`/app_login/reset-password?token=${token}`);
		expect(await page.text()).toContain(`${passkey.name}. Is one not yours?`);
		const reset = await thief.post("/api/auth/reset-password", { newPassword: password, token });
		expect(reset.status).toBe(200);
		const entered = await thiefOf(user);
		expect(location(await entered.get("/dashboard"))).toMatch(/second-step/);
		expect((await signInByPasskey(newVisitor(island), authenticator)).status).toBe(302);
	});

	test("in any role: the thief can't take the account over, and its owner is told the way out", async () => {
		const { user, passkey } = await passkeyOwner();
		const thief = await thiefOf(user);
		const change = { currentPassword: password, newPassword: "battery staple" };
		for (const refused of [
			await thief.post("/api/auth/change-email", { newEmail: "thief@example.com" }),
			await thief.post("/api/auth/change-password", { ...change, revokeOtherSessions: true }),
			await asksForNewPasskey(thief),
		])
			expect(await refusal(refused)).toMatchObject({ code: "SESSION_IS_NOT_FRESH" });
		for (const refused of [
			await removePasskey(thief, passkey.id),
			await thief.submit("/app_login/second-factor", { intent: "begin" }),
		])
			expect(location(refused)).toContain("/dashboard/confirm");
		const form = { intent: "email", newEmail: "thief@example.com" };
		const challenge = await thief.submit("/dashboard/account", form);
		const page = await (await thief.get(location(challenge) ?? "")).text();
		expect(page).toContain("Ask the manager of your team to remove your second factor");
		expect(page).not.toContain("Your password");
	});
});

test("nobody can add somebody else's passkey as their own", async () => {
	const { authenticator } = await passkeyOwner();
	const { visitor } = await signedInVisitor(island);
	const keyId = authenticator.keptKeys[0]?.id ?? "";
	const answer = await addPasskey(visitor, authenticatorFor(island), { keyId });
	expect(await refusalOfForm(answer, "YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY")).toBe(401);
});

test("a banned user does not come in", async () => {
	const { user, authenticator } = await passkeyOwner({ banned: true });
	expect(user.banned).toBe(true);
	const refused = await signInByPasskey(newVisitor(island), authenticator);
	expect(await refusalOfForm(refused, "BANNED_USER")).toBe(403);
});

test("the first proof of a mailbox ends the passkeys of whoever had the account before", async () => {
	const { user, authenticator } = await passkeyOwner();
	const owner = newVisitor(island);
	await owner.post("/api/auth/request-password-reset", { email: user.email, redirectTo: "/form" });
	const form = await owner.get(await linkTo(island, user.email));
	const token = new URL(form.headers.get("location") ?? "").searchParams.get("token") ?? "";
	const page = await owner.get(`/app_login/reset-password?token=${token}`);
	expect(await page.text()).not.toContain("still open your account");
	const reset = await owner.post("/api/auth/reset-password", {
		newPassword: "quite another one",
		token,
	});
	expect(reset.status).toBe(200);
	const refused = await signInByPasskey(newVisitor(island), authenticator);
	expect(await refusalOfForm(refused, "PASSKEY_NOT_FOUND")).toBe(401);
});

test("nobody has more than twenty passkeys", async () => {
	const { visitor, user } = await signedInVisitor(island);
	const options = await creationOptions(visitor);
	const passkey = await authenticatorFor(island).create(options);
	await island.db.insert(passkeys).values(
		Array.from({ length: 20 }, (_, number) => ({
			id: `${user.id}-${number}`,
			userId: user.id,
			name: `Key ${number}`,
			credentialId: `${user.id}-${number}`,
			publicKey: "",
			counter: 0,
			deviceType: "singleDevice" as const,
			backedUp: false,
			aaguid: "",
			createdAt: Date.now(),
		})),
	);
	const answer = await sendNewPasskey(visitor, passkey);
	expect(await refusalOfForm(answer, "TOO_MANY_PASSKEYS")).toBe(400);
	expect(await historyOf(user.id)).toEqual([]);
});
