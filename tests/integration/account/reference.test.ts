/**
 * The reference's own client works with our service, and its server gives the same answers: the same calls are sent to
 * both, and compared by status, shape, cookies and redirect target. Intended differences (docs/decisions/an-account-service-of-our-own.md) are not called here.
 */
import { type Auth, betterAuth } from "better-auth";
import { memoryAdapter } from "better-auth/adapters/memory";
import { createAuthClient } from "better-auth/client";
import { admin } from "better-auth/plugins";
import { adminAc, userAc } from "better-auth/plugins/admin/access";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createAccountClient } from "#app/account/client.ts";
import { hashPassword, verifyPassword } from "#app/account/password/password-hash.server.ts";
import { cheapCost } from "#tests/account/cheap-passwords.ts";
import { linkTo, mailsTo } from "#tests/account/people.ts";
import { type Island, startIsland, testVariables } from "#tests/island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
let reference: ReturnType<typeof startReference>;
beforeAll(async () => {
	island = await startIsland();
	reference = startReference();
});
afterAll(() => island.stop());

const origin = "http://reference.example";

function startReference() {
	const mails: string[] = [];
	const keep = async ({ url }: { url: string }) => {
		mails.push(url);
	};
	const auth: Pick<Auth, "handler"> = betterAuth({
		baseURL: origin,
		secret: testVariables.AUTH_SECRET,
		database: memoryAdapter({ user: [], session: [], account: [], verification: [] }),
		plugins: [admin({ roles: { admin: adminAc, user: userAc } })],
		logger: { disabled: true },
		telemetry: { enabled: false },
		rateLimit: { enabled: false },
		advanced: { cookiePrefix: "island" },
		session: { cookieCache: { enabled: true, maxAge: 60 } },
		emailAndPassword: {
			enabled: true,
			password: {
				hash: (password) => hashPassword(password, cheapCost),
				verify: async ({ hash, password }) => (await verifyPassword(password, hash)).valid,
			},
			sendResetPassword: keep,
			revokeSessionsOnPasswordReset: true,
		},
		emailVerification: {
			sendVerificationEmail: keep,
			sendOnSignUp: true,
			autoSignInAfterVerification: true,
		},
		user: {
			changeEmail: { enabled: true, sendChangeEmailVerification: keep },
			deleteUser: { enabled: true, sendDeleteAccountVerification: keep },
		},
	});
	const stand = {
		url: new URL(origin),
		fetch: (path: string | URL, init?: RequestInit) =>
			auth.handler(new Request(new URL(path, origin), init)),
	};
	return {
		url: stand.url,
		visitor: () => newVisitor(stand),
		lastMail: () => mails.at(-1) ?? "",
	};
}

/** An answer without values that differ in every run. */
async function shapeOf(answer: Response) {
	const text = await answer.text();
	const cookies = answer.headers
		.getSetCookie()
		// only we know devices
		.filter((cookie) => !cookie.startsWith("island.device="))
		.map((cookie) => cookie.replace(/=[^;]*/, "").replace(/Max-Age=\d+/, "Max-Age"))
		.sort();
	const location = answer.headers
		.get("location")
		?.replaceAll(/https?:\/\/[^/?]+/g, "")
		.replaceAll(/token=[^&]+/g, "token=…");
	return {
		status: answer.status,
		body: text ? normalize(JSON.parse(text)) : null,
		cookies,
		...(location === undefined ? {} : { location }),
	};
}

/** Replaces ids, tokens and times by their kind. */
function normalize(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(normalize);
	if (typeof value === "object" && value !== null)
		return Object.fromEntries(
			Object.entries(value)
				// our table returns null where the reference's memory store returns undefined
				.filter(([name, item]) => !ours.has(name) && item !== null)
				.map(([name, item]) => [name, volatile.has(name) ? typeof item : normalize(item)])
				.sort(),
		);
	return value;
}
const volatile = new Set(
	"id userId token createdAt updatedAt expiresAt accountId ipAddress userAgent".split(" "),
);
/** Fields of the admin plugin, and the field errors and the second factor that we add. */
const ours = new Set(
	"role banned banReason banExpires impersonatedBy issues twoFactorEnabled".split(" "),
);

type Call = ["GET" | "POST", string, Record<string, unknown>?];
const email = "wire@example.com";
const password = "first password";

/** In order, because calls depend on earlier ones. `{link}` is the newest mail's link. */
const calls: Call[] = [
	["GET", "/api/auth/ok"],
	["GET", "/api/auth/get-session"],
	["POST", "/api/auth/sign-up/email", { name: "Wire", email: "nonsense", password }],
	["POST", "/api/auth/sign-up/email", { name: "Wire", email, password: "short" }],
	["POST", "/api/auth/sign-up/email", { name: "Wire", email, password: "x".repeat(129) }],
	["POST", "/api/auth/sign-up/email", { name: "Wire", email: "WIRE@example.com", password }],
	["POST", "/api/auth/sign-up/email", { name: "Wire", email, password }],
	["GET", "/api/auth/get-session"],
	["GET", "/api/auth/get-session?disableCookieCache=true"],
	["GET", "/api/auth/list-sessions"],
	["GET", "/api/auth/list-accounts"],
	["POST", "/api/auth/update-user", { name: "Wire Two" }],
	["POST", "/api/auth/update-user", {}],
	["POST", "/api/auth/update-user", { email: "x@example.com" }],
	["POST", "/api/auth/send-verification-email", { email: "other@example.com" }],
	["POST", "/api/auth/send-verification-email", { email, callbackURL: "/verified" }],
	["GET", "/api/auth/verify-email?token=nonsense"],
	["GET", "/api/auth/verify-email?token=nonsense&callbackURL=/x"],
	["GET", "{link}"],
	["POST", "/api/auth/send-verification-email", { email }],
	["POST", "/api/auth/change-email", { newEmail: email }],
	["POST", "/api/auth/change-email", { newEmail: "wired@example.com", callbackURL: "/moved" }],
	["GET", "{link}"],
	["POST", "/api/auth/change-password", { newPassword: "short", currentPassword: password }],
	["POST", "/api/auth/change-password", { newPassword: "good enough", currentPassword: "wrong" }],
	[
		"POST",
		"/api/auth/change-password",
		{ newPassword: "second password", currentPassword: password },
	],
	[
		"POST",
		"/api/auth/change-password",
		{ newPassword: password, currentPassword: "second password", revokeOtherSessions: true },
	],
	["POST", "/api/auth/revoke-session", { token: "nothing" }],
	["POST", "/api/auth/revoke-other-sessions", {}],
	["POST", "/api/auth/request-password-reset", { email: "nobody@example.com" }],
	["POST", "/api/auth/request-password-reset", { email: "wired@example.com", redirectTo: "/form" }],
	["GET", "{link}"],
	["GET", "/api/auth/reset-password/nothing?callbackURL=/form"],
	["POST", "/api/auth/reset-password", { newPassword: "long enough", token: "nothing" }],
	["POST", "/api/auth/sign-out", {}],
	["POST", "/api/auth/sign-out", {}],
	["POST", "/api/auth/sign-in/email", { email: "nobody@example.com", password }],
	["POST", "/api/auth/sign-in/email", { email: "nonsense", password }],
	["POST", "/api/auth/sign-in/email", { email: "wired@example.com", password: "wrong" }],
	["POST", "/api/auth/sign-in/email", { email: "wired@example.com", password, rememberMe: false }],
	["GET", "/api/auth/get-session"],
	["POST", "/api/auth/sign-in/email", { email: "wired@example.com", password, callbackURL: "/in" }],
	[
		"POST",
		"/api/auth/sign-in/email",
		{ email: "wired@example.com", password, callbackURL: "//evil" },
	],
	["POST", "/api/auth/delete-user", { password: "wrong" }],
	["POST", "/api/auth/delete-user", { token: "nothing" }],
	["GET", "/api/auth/delete-user/callback?token=nothing"],
	["POST", "/api/auth/delete-user", { callbackURL: "/bye" }],
	["GET", "{link}"],
	["GET", "/api/auth/get-session"],
];

test("the same calls get answers of the same status, shape, cookies and target", async () => {
	const theirs = reference.visitor();
	const mine = newVisitor(island);
	const differences: unknown[] = [];
	for (const [method, path, body] of calls) {
		const their = await send(theirs, reference.lastMail(), [method, path, body]);
		const my = await send(mine, await ourLastMail(), [method, path, body]);
		if (JSON.stringify(my) !== JSON.stringify(their))
			differences.push({ call: `${method} ${path}`, my, their });
	}
	// the reference intends to clear the cookies, but loses them when it refuses
	const signOut = { status: 400, body: expect.objectContaining({ code: "FAILED_TO_GET_SESSION" }) };
	expect(differences).toEqual([
		{
			call: "POST /api/auth/sign-out",
			my: { ...signOut, cookies: [expect.anything(), expect.anything(), expect.anything()] },
			their: { ...signOut, cookies: [] },
		},
	]);
});

async function send(visitor: Visitor, mail: string, [method, path, body]: Call) {
	const link = URL.parse(mail);
	const target = path === "{link}" ? `${link?.pathname}${link?.search}` : path;
	return await shapeOf(
		method === "GET" ? await visitor.get(target) : await visitor.post(target, body),
	);
}

async function ourLastMail(): Promise<string> {
	const candidates = await Promise.all(
		[email, "wired@example.com"].map((each) => mailsTo(island, each)),
	);
	const [newest] = candidates.flat().sort((a, b) => b.id - a.id);
	return /https?:\S+/.exec(newest?.textBody ?? "")?.[0] ?? "";
}

function newClient() {
	const visitor = newVisitor(island);
	const client = createAuthClient({
		baseURL: island.url.origin,
		fetchOptions: { customFetchImpl: visitor.fetch },
	});
	return { client, visitor };
}

test("the unmodified client verifies, manages sessions, changes email and password, resets and deletes", async () => {
	const { client, visitor } = newClient();
	const [email, newEmail] = ["flow@example.com", "flow-moved@example.com"];
	await client.signUp.email({ name: "Flow", email, password: "first password" });

	expect((await client.sendVerificationEmail({ email, callbackURL: "/done" })).data?.status).toBe(
		true,
	);
	await visitor.get(await linkTo(island, email));
	expect((await client.getSession()).data?.user.emailVerified).toBe(true);
	const verified = await client.sendVerificationEmail({ email });
	expect(verified.error).toMatchObject({
		status: 400,
		message: "You can only send a verification email to an unverified email",
	});

	const phone = newClient();
	await phone.client.signIn.email({ email, password: "first password" });
	const list = await client.listSessions();
	expect(list.data).toHaveLength(2);
	expect(list.data?.[0]?.expiresAt).toBeInstanceOf(Date);
	const phoneToken = (await phone.client.getSession()).data?.session.token ?? "";
	expect((await client.revokeSession({ token: phoneToken })).data?.status).toBe(true);
	const endedSession = await phone.client.getSession({ query: { disableCookieCache: true } });
	expect(endedSession.data).toBeNull();
	expect((await client.revokeOtherSessions()).data?.status).toBe(true);
	expect((await client.listSessions()).data).toHaveLength(1);
	expect((await client.listAccounts()).data?.[0]).toMatchObject({ providerId: "credential" });

	expect((await client.updateUser({ name: "Flow Two" })).data?.status).toBe(true);
	expect((await client.getSession()).data?.user.name).toBe("Flow Two");

	// the change starts from a verified address
	expect((await client.changeEmail({ newEmail: newEmail, callbackURL: "/x" })).data?.status).toBe(
		true,
	);
	await visitor.get(await linkTo(island, email));
	expect((await client.getSession()).data?.user.email).toBe(newEmail);

	const answer = await client.changePassword({
		currentPassword: "first password",
		newPassword: "second password",
		revokeOtherSessions: true,
	});
	expect(answer.data?.token).toHaveLength(32);
	const wrong = await newClient().client.signIn.email({
		email: newEmail,
		password: "first password",
	});
	expect(wrong.error).toMatchObject({ status: 401, code: "INVALID_EMAIL_OR_PASSWORD" });

	const requested = await client.requestPasswordReset({ email: newEmail, redirectTo: "/reset" });
	expect(requested.data?.status).toBe(true);
	const form = await newVisitor(island).get(await linkTo(island, newEmail));
	const token = new URL(form.headers.get("location") ?? "").searchParams.get("token") ?? "";
	const reset = await client.resetPassword({ newPassword: "third password", token });
	expect(reset.data?.status).toBe(true);
	const back = await client.signIn.email({ email: newEmail, password: "third password" });
	expect(back.data?.user.email).toBe(newEmail);

	const deletion = await client.deleteUser({ callbackURL: "/bye" });
	expect(deletion.data?.message).toBe("Verification email sent");
	const farewell = await visitor.get(await linkTo(island, newEmail));
	expect(farewell.headers.get("location")).toBe("/bye");
	expect((await client.getSession()).data).toBeNull();
	const nobody = await client.signIn.email({ email: newEmail, password: "third password" });
	expect(nobody.error?.status).toBe(401);
});

test("our client in the browser gets the same answers, and checks the session again after a sign-in", async () => {
	const visitor = newVisitor(island);
	const client = createAccountClient({
		fetch: (address, init) => visitor.fetch(address, init),
		navigate: () => {},
	});
	const emails: unknown[] = [];
	client.onSession((signedIn) => emails.push(signedIn?.user.email ?? null));
	const [email, password] = ["client@example.com", "correct horse"];
	const refused = await client.call("POST", "/sign-in/email", { body: { email, password } });
	expect(refused.error).toMatchObject({
		status: 401,
		code: "INVALID_EMAIL_OR_PASSWORD",
		message: "Invalid email or password",
	});
	await client.call("POST", "/sign-up/email", { body: { name: "Ana", email, password } });
	await vi.waitFor(() => expect(emails).toEqual([email]));
	await client.call("POST", "/sign-out", { body: {} });
	await client.checkSession();
	expect(emails).toEqual([email, null]);
});
