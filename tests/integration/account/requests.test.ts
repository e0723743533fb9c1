import { afterAll, beforeAll, expect, test } from "vitest";
import { runBatch } from "#app/database/batch.server.ts";
import { accounts, outbox, sessions, users, verifications } from "#app/database/schema.server.ts";
import { refusal, signedInVisitor } from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

/** What each call takes and refuses for itself is in app/account/endpoints/endpoint-table.test.ts: this is the way to them. */
let island: Island;
let member: Visitor;
beforeAll(async () => {
	island = await startIsland({ variables: { AUTH_RATE_LIMIT_ENABLED: "false" } });
	({ visitor: member } = await signedInVisitor(island));
});
afterAll(() => island.stop());

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

async function send(path: string, body: string, type = "application/json") {
	return await member.fetch(`/api/auth${path}`, {
		method: "POST",
		body,
		headers: { "content-type": type },
	});
}

test("what is no call, no JSON, too long or from another site is refused and writes nothing", async () => {
	const rowsBefore = await everything();
	const email = '{"email":"a@example.com"}';
	const bodies: [body: string, type: string, status: number, code: string][] = [
		["email=a@example.com", "application/json", 400, "VALIDATION_ERROR"],
		['{"email":', "application/json", 400, "VALIDATION_ERROR"],
		["\ufffd\u0000", "application/json", 400, "VALIDATION_ERROR"],
		[JSON.stringify({ name: "x".repeat(70_000) }), "application/json", 413, "PAYLOAD_TOO_LARGE"],
		...["application/x-www-form-urlencoded", "multipart/form-data", "text/json", "text/plain"].map(
			(type): [string, string, number, string] => [email, type, 415, "UNSUPPORTED_MEDIA_TYPE"],
		),
	];
	for (const [body, type, status, code] of bodies)
		expect(await refusal(await send("/update-user", body, type))).toMatchObject({ status, code });
	const origins: [Record<string, string>, string][] = [
		[{ origin: "https://evil.example" }, "INVALID_ORIGIN"],
		[{ origin: "" }, "MISSING_OR_NULL_ORIGIN"],
	];
	for (const [headers, code] of origins) {
		const answer = await member.post("/api/auth/update-user", { name: "Eve" }, headers);
		expect(await refusal(answer)).toMatchObject({ status: 403, code });
	}
	const get = await member.get("/api/auth/update-user");
	expect([get.status, get.headers.get("allow")]).toEqual([405, "POST"]);
	expect((await member.fetch("/api/auth/ok", { method: "DELETE" })).status).toBe(405);
	const twice = await member.get("/api/auth/verify-email?token=a&token=b");
	expect(await refusal(twice)).toMatchObject({ status: 400, code: "VALIDATION_ERROR" });
	for (const path of [
		"",
		"/",
		"/nothing",
		"/sign-in",
		"/sign-in/email/",
		"/constructor",
		"/set-password",
	])
		expect(await refusal(await member.post(`/api/auth${path}`))).toEqual({
			status: 404,
			code: "NOT_FOUND",
			message: "Not found",
		});
	expect(await everything()).toBe(rowsBefore);
});

test("a field error names its field", async () => {
	const answer = await send("/change-email", '{"newEmail":"nonsense"}');
	expect(await answer.json()).toEqual({
		code: "VALIDATION_ERROR",
		message: "Invalid body parameters",
		issues: { newEmail: "Invalid email" },
	});
});

test("without cookies the origin does not matter, and a call that needs a session refuses a stranger", async () => {
	const script = newVisitor(island);
	const elsewhere = { origin: "https://elsewhere.example" };
	const body = { email: "nobody@example.com", password: "x" };
	expect((await script.post("/api/auth/sign-in/email", body, elsewhere)).status).toBe(401);
	expect(await refusal(await script.post("/api/auth/update-user", { name: "Eve" }))).toEqual({
		status: 401,
		code: "UNAUTHORIZED",
		message: "Unauthorized",
	});
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

test("/ok says so, and no answer may be kept by a cache", async () => {
	expect(await (await newVisitor(island).get("/api/auth/ok")).json()).toEqual({ ok: true });
	for (const path of ["/ok", "/get-session", "/nothing", "/list-sessions", "/verify-email?token=x"])
		expect((await member.get(`/api/auth${path}`)).headers.get("cache-control")).toBe("no-store");
});
