import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "#app/account/endpoints/endpoint-table.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { accounts, outbox, sessions, users, verifications } from "#app/database/schema.server.ts";
import { refusal, signedInVisitor } from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
let member: Visitor;
beforeAll(async () => {
	// this test sends a hundred bad calls from one browser
	island = await startIsland({ variables: { AUTH_RATE_LIMIT_ENABLED: "false" } });
	({ visitor: member } = await signedInVisitor(island));
});
afterAll(() => island.stop());

// a provider's callback accepts both methods and any site; it has its own tests
const calls = endpoints.filter(({ path }) => path !== "/callback/{id}");
const posts = calls.filter(({ method }) => method === "POST").map(({ path }) => path);
const gets = calls.filter(({ method }) => method === "GET").map(({ path }) => path);
const withBody = [
	"/sign-up/email",
	"/sign-in/email",
	"/revoke-session",
	"/update-user",
	"/send-verification-email",
	"/request-password-reset",
	"/forget-password",
	"/reset-password",
	"/change-password",
	"/change-email",
	"/sign-in/social",
	"/link-social",
	"/unlink-account",
	"/get-access-token",
	"/refresh-token",
	"/account-info",
];

/** All rows of the account tables: bad calls must not change them. */
async function everything(): Promise<string> {
	const rows = await runBatch(island.db, {
		users: island.db.select().from(users),
		accounts: island.db.select().from(accounts),
		sessions: island.db.select().from(sessions),
		verifications: island.db.select().from(verifications),
		outbox: island.db.select().from(outbox),
	});
	return JSON.stringify(rows);
}

async function send(path: string, body: string, type: string | null = "application/json") {
	return await member.fetch(`/api/auth${path}`, {
		method: "POST",
		body,
		...(type ? { headers: { "content-type": type } } : {}),
	});
}

test("the table has every call of the specification and of the reference's admin plugin, and the questions for passkeys", () => {
	expect(endpoints.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
		"GET /admin/get-user",
		"GET /admin/list-users",
		"GET /callback/{id}",
		"GET /delete-user/callback",
		"GET /get-session",
		"GET /list-accounts",
		"GET /list-sessions",
		"GET /ok",
		"GET /passkey/generate-register-options",
		"GET /reset-password/{token}",
		"GET /verify-email",
		"POST /account-info",
		"POST /admin/ban-user",
		"POST /admin/create-user",
		"POST /admin/has-permission",
		"POST /admin/impersonate-user",
		"POST /admin/list-user-sessions",
		"POST /admin/remove-user",
		"POST /admin/revoke-user-session",
		"POST /admin/revoke-user-sessions",
		"POST /admin/set-role",
		"POST /admin/set-user-password",
		"POST /admin/stop-impersonating",
		"POST /admin/unban-user",
		"POST /admin/update-user",
		"POST /callback/{id}",
		"POST /change-email",
		"POST /change-password",
		"POST /delete-user",
		"POST /forget-password",
		"POST /get-access-token",
		"POST /link-social",
		"POST /passkey/generate-authenticate-options",
		"POST /refresh-token",
		"POST /request-password-reset",
		"POST /reset-password",
		"POST /revoke-other-sessions",
		"POST /revoke-session",
		"POST /revoke-sessions",
		"POST /send-verification-email",
		"POST /sign-in/email",
		"POST /sign-in/social",
		"POST /sign-out",
		"POST /sign-up/email",
		"POST /two-factor/passkey-options",
		"POST /unlink-account",
		"POST /update-user",
	]);
});

// one dispatcher reads the bodies of all calls
test.each([
	["no JSON at all", "email=a@example.com", 400, "VALIDATION_ERROR"],
	["bytes that are no text", "\ufffd\u0000", 400, "VALIDATION_ERROR"],
	["70 kB", JSON.stringify({ name: "x".repeat(70_000) }), 413, "PAYLOAD_TOO_LARGE"],
])("a body that is %s is refused and writes nothing", async (_name, body, status, code) => {
	const rowsBefore = await everything();
	expect(await refusal(await send("/update-user", body))).toMatchObject({ status, code });
	expect(await everything()).toBe(rowsBefore);
});

test.each(["application/x-www-form-urlencoded", "multipart/form-data", "text/json"])(
	"a body of type %s is refused",
	async (type) => {
		const answer = await send("/update-user", '{"email":"a@example.com"}', type);
		expect(await refusal(answer)).toMatchObject({ status: 415, code: "UNSUPPORTED_MEDIA_TYPE" });
	},
);

describe.each(posts)("POST %s", (path) => {
	test("refuses broken JSON, and another type, and writes nothing", async () => {
		const rowsBefore = await everything();
		const broken = await refusal(await send(path, '{"email":'));
		expect(broken).toMatchObject({ status: 400, code: "VALIDATION_ERROR" });
		const plain = await refusal(await send(path, '{"email":"a@example.com"}', "text/plain"));
		expect(plain).toMatchObject({ status: 415, code: "UNSUPPORTED_MEDIA_TYPE" });
		expect(await everything()).toBe(rowsBefore);
	});

	test("refuses GET", async () => {
		// a reset link's path is a GET of its own
		const answer = await member.get(`/api/auth${path}`);
		expect(answer.status).toBe(405);
		expect(answer.headers.get("allow")).toBe("POST");
	});

	test("refuses a browser of another site, and one that does not say where it comes from", async () => {
		const rowsBefore = await everything();
		const rows: [Record<string, string>, string][] = [
			[{ origin: "https://evil.example" }, "INVALID_ORIGIN"],
			[{ origin: `${island.url.origin}.evil.example` }, "INVALID_ORIGIN"],
			[{ origin: "null" }, "MISSING_OR_NULL_ORIGIN"],
			[{ origin: "", referer: "https://evil.example/page" }, "INVALID_ORIGIN"],
			[{ origin: "" }, "MISSING_OR_NULL_ORIGIN"],
		];
		for (const [headers, code] of rows) {
			const answer = await member.post(`/api/auth${path}`, {}, headers);
			expect(await refusal(answer)).toMatchObject({ status: 403, code });
		}
		expect(await everything()).toBe(rowsBefore);
	});
});

describe.each(withBody)("the fields of %s", (path) => {
	test.each([
		["null", "null"],
		["a list", "[]"],
		["a text", '"text"'],
		["a number", "7"],
		["nothing", "{}"],
		["numbers", field(1)],
		["lists", field(["a@example.com"])],
		["objects", field({ toString: "x" })],
		["null fields", field(null)],
		["booleans", field(true)],
		["huge fields", field("x".repeat(5000))],
	])("as %s get a 400 and write nothing", async (_name, body) => {
		const rowsBefore = await everything();
		const answer = await refusal(await send(path, body));
		expect({ ...answer, path }).toMatchObject({ path, status: 400 });
		expect(answer.code).toMatch(/^[A-Z_]+$/);
		expect(await everything()).toBe(rowsBefore);
	});
});

function field(value: unknown): string {
	const names = [
		"email",
		"password",
		"name",
		"token",
		"newPassword",
		"currentPassword",
		"newEmail",
		"provider",
		"providerId",
		"accountId",
	];
	return JSON.stringify({
		...Object.fromEntries(names.map((name) => [name, value])),
		callbackURL: value,
		rememberMe: "x",
		image: [value],
	});
}

test("a field error names its field", async () => {
	const answer = await send("/change-email", '{"newEmail":"nonsense"}');
	expect(await answer.json()).toEqual({
		code: "VALIDATION_ERROR",
		message: "Invalid body parameters",
		issues: { newEmail: "Invalid email" },
	});
});

test.each([
	["callbackURL", "/sign-in/email", "INVALID_CALLBACKURL", "Invalid callbackURL"],
	["callbackURL", "/sign-up/email", "INVALID_CALLBACKURL", "Invalid callbackURL"],
	["callbackURL", "/change-email", "INVALID_CALLBACKURL", "Invalid callbackURL"],
	["callbackURL", "/send-verification-email", "INVALID_CALLBACKURL", "Invalid callbackURL"],
	["callbackURL", "/delete-user", "INVALID_CALLBACKURL", "Invalid callbackURL"],
	["redirectTo", "/request-password-reset", "INVALID_REDIRECTURL", "Invalid redirectURL"],
	["redirectTo", "/forget-password", "INVALID_REDIRECTURL", "Invalid redirectURL"],
])("a hostile %s of %s is refused", async (name, path, code, message) => {
	for (const target of [
		"//evil.example",
		"https://evil.example",
		"/\\evil",
		"javascript:alert(1)",
	]) {
		const body = {
			name: "Eve",
			email: "eve@example.com",
			password: "long enough",
			newEmail: "eve@example.com",
			[name]: target,
		};
		const answer = await member.post(`/api/auth${path}`, body);
		expect(await refusal(answer)).toEqual({ status: 403, code, message });
	}
});

describe("calls that need a session", () => {
	test.each([
		["GET", "/list-sessions"],
		["GET", "/list-accounts"],
		["POST", "/revoke-session"],
		["POST", "/revoke-sessions"],
		["POST", "/revoke-other-sessions"],
		["POST", "/update-user"],
		["POST", "/change-password"],
		["POST", "/change-email"],
		["POST", "/delete-user"],
	])("%s %s refuse a stranger", async (method, path) => {
		const stranger = newVisitor(island);
		const body = {
			token: "x",
			name: "Eve",
			newPassword: "long enough",
			currentPassword: "long enough",
			newEmail: "eve@example.com",
		};
		const answer =
			method === "GET"
				? await stranger.get(`/api/auth${path}`)
				: await stranger.post(`/api/auth${path}`, body);
		expect(await refusal(answer)).toEqual({
			status: 401,
			code: "UNAUTHORIZED",
			message: "Unauthorized",
		});
	});
});

test.each([
	"",
	"/",
	"/nothing",
	"/sign-in",
	"/sign-in/email/",
	"/sign-in/email/x",
	"/constructor",
	"/set-password",
])("%j is no address", async (path) => {
	for (const answer of [
		await member.get(`/api/auth${path}`),
		await member.post(`/api/auth${path}`),
	])
		expect(await refusal(answer)).toEqual({
			status: 404,
			code: "NOT_FOUND",
			message: "Not found",
		});
});

test.each(gets.filter((path) => path !== "/reset-password/{token}"))(
	"GET %s refuses other methods",
	async (path) => {
		for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
			const answer = await member.fetch(`/api/auth${path}`, { method });
			expect({ method, ...(await refusal(answer)) }).toMatchObject({ method, status: 405 });
		}
	},
);

test("a query that names a field twice is refused", async () => {
	const answer = await member.get("/api/auth/verify-email?token=a&token=b");
	expect(await refusal(answer)).toMatchObject({ status: 400, code: "VALIDATION_ERROR" });
});

test("without cookies the origin does not matter", async () => {
	const script = newVisitor(island);
	const answer = await script.post(
		"/api/auth/sign-in/email",
		{ email: "nobody@example.com", password: "x" },
		{ origin: "https://elsewhere.example" },
	);
	expect(answer.status).toBe(401);
});

test("the session check, which goes round the router, has the headers of every other call", async () => {
	const of = async (path: string, method = "GET") => {
		const { headers } = await newVisitor(island).fetch(`/api/auth${path}`, { method });
		const ownHeaders = new Set([
			"x-request-id",
			"content-length",
			"date",
			"keep-alive",
			"connection",
			"server-timing",
		]);
		return [...headers].filter(([name]) => !ownHeaders.has(name)).sort();
	};
	const expected = await of("/ok");
	expect(expected).toContainEqual(["x-content-type-options", "nosniff"]);
	expect(await of("/get-session")).toEqual(expected);
	// the route answers it too; the shortcut only saves time
	expect((await of("/get-session", "HEAD")).map(([name]) => name)).toEqual(
		expect.arrayContaining(["content-security-policy", "cache-control"]),
	);
});

test("/ok says so", async () => {
	expect(await (await newVisitor(island).get("/api/auth/ok")).json()).toEqual({ ok: true });
});

test("no answer may be kept by a cache", async () => {
	for (const path of [
		"/ok",
		"/get-session",
		"/nothing",
		"/list-sessions",
		"/verify-email?token=x",
	]) {
		const answer = await member.get(`/api/auth${path}`);
		expect(answer.headers.get("cache-control")).toBe("no-store");
	}
});
