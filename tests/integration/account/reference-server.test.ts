/**
 * Sends the same calls to the reference implementation and to our service, and compares status, shape, cookies
 * and redirect target. Intended differences (docs/decisions/an-account-service-of-our-own.md) are not called here.
 */
import { type Auth, betterAuth } from "better-auth";
import { memoryAdapter } from "better-auth/adapters/memory";
import { admin } from "better-auth/plugins";
import { adminAc, userAc } from "better-auth/plugins/admin/access";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword, verifyPassword } from "#app/account/password/password-hash.server.ts";
import { users } from "#app/database/schema.server.ts";
import { cheapCost } from "#tests/account/cheap-passwords.ts";
import { mailsTo, sessionOf } from "#tests/account/people.ts";
import { type Island, startIsland, testVariables } from "#tests/island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
let reference: ReturnType<typeof startReference>;
/** The reference with its default: links do not sign in. */
let strict: ReturnType<typeof startReference>;
beforeAll(async () => {
	island = await startIsland();
	reference = startReference({ autoSignInAfterVerification: true });
	strict = startReference({ autoSignInAfterVerification: false });
});
afterAll(() => island.stop());

const origin = "http://reference.example";

function startReference(policy: { autoSignInAfterVerification: boolean }) {
	const mails: string[] = [];
	const keep = async ({ url }: { url: string }) => {
		mails.push(url);
	};
	const tables: Record<string, Record<string, unknown>[]> = {
		user: [],
		session: [],
		account: [],
		verification: [],
	};
	const auth: Pick<Auth, "handler"> = betterAuth({
		baseURL: origin,
		secret: testVariables.AUTH_SECRET,
		database: memoryAdapter(tables),
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
			...policy,
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
		changeUser(email: string, change: Record<string, unknown>) {
			const user = tables.user?.find((row) => row.email === email);
			if (!user) throw new Error(`The reference has no user ${email}`);
			return Object.assign(user, change);
		},
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

/** Both services, with an admin and a user in separate browsers. */
async function startBoth(name: string) {
	const people = { boss: `boss-${name}@example.com`, user: `user-${name}@example.com` };
	const stands = { ours: () => newVisitor(island), theirs: strict.visitor };
	const signUp = async (make: () => Visitor, email: string) => {
		const visitor = make();
		const answer = await visitor.post("/api/auth/sign-up/email", { name: "Wire", email, password });
		const { user } = await answer.json<{ user: { id: string } }>();
		return { visitor, id: user.id };
	};
	const sideOf = async (make: () => Visitor) => ({
		boss: await signUp(make, people.boss),
		user: await signUp(make, people.user),
	});
	const [ours, theirs] = [await sideOf(stands.ours), await sideOf(stands.theirs)];
	const change = async (email: string, values: Partial<typeof users.$inferInsert>) => {
		await island.db.update(users).set(values).where(eq(users.email, email));
		const { banExpires } = values;
		const instant = banExpires ? { banExpires: new Date(banExpires) } : {};
		strict.changeUser(email, { ...values, ...instant });
	};
	await change(people.boss, { role: "admin" });
	// the signed session copy does not know the role yet
	for (const { boss } of [ours, theirs]) boss.visitor.cookies.delete("island.session_data");
	return { people, ours, theirs, change };
}

test("a verification link opened by a stranger confirms the address and signs in nobody, like the reference", async () => {
	const { people, ours, theirs } = await startBoth("link");
	const shapes = [];
	for (const [side, mail] of [
		[theirs, async () => strict.lastMail()],
		[
			ours,
			async () =>
				/https?:\S+/.exec((await mailsTo(island, people.user))[0]?.textBody ?? "")?.[0] ?? "",
		],
	] as const) {
		// without a target ours leads to a page that says what came of it
		const request = { email: people.user, callbackURL: "/" };
		await side.user.visitor.post("/api/auth/send-verification-email", request);
		const link = URL.parse(await mail());
		const stranger = side === ours ? newVisitor(island) : strict.visitor();
		shapes.push(await shapeOf(await stranger.get(`${link?.pathname}${link?.search}`)));
		expect(await sessionOf(stranger)).toBeNull();
		const ownSession = await sessionOf(side.user.visitor, "?disableCookieCache=true");
		expect(ownSession?.user.emailVerified).toBe(true);
	}
	expect(shapes[1]).toEqual(shapes[0]);
	expect(shapes[0]?.cookies).toEqual([]);
});

test("a session of staff who act as a user is in no list, as at the reference", async () => {
	const { ours, theirs } = await startBoth("acting");
	for (const { boss, user } of [ours, theirs]) {
		const listed = async () =>
			(await user.visitor.get("/api/auth/list-sessions")).json<unknown[]>();
		const answer = await boss.visitor.post("/api/auth/admin/impersonate-user", { userId: user.id });
		expect([answer.status, (await listed()).length]).toEqual([200, 1]);
	}
});

test("an ended ban and an unknown role are reported like the reference does", async () => {
	const { people, ours, theirs, change } = await startBoth("banned");
	const answers = [];
	await change(people.user, {
		banned: true,
		banReason: "Was rude",
		banExpires: Date.now() - 60_000,
	});
	for (const { boss, user } of [ours, theirs]) {
		const body = { email: people.user, password };
		expect((await user.visitor.post("/api/auth/sign-in/email", body)).status).toBe(200);
		const session = await sessionOf(user.visitor, "?disableCookieCache=true");
		const role = await boss.visitor.post("/api/auth/admin/set-role", {
			userId: user.id,
			role: "nonsense",
		});
		answers.push({
			ban: [session?.user.banned, session?.user.banReason, session?.user.banExpires],
			role: [role.status, await role.json()],
		});
	}
	expect(answers[0]?.ban).toEqual([false, null, null]);
	expect(answers[0]).toEqual(answers[1]);
});
