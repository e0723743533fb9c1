import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { serviceAlone } from "#tests/account/service-alone.ts";
import { endpoints } from "./endpoint-table.server.ts";

/** The column "session" of docs/account.md by method and path: "POST /change-email" → "sure, confirmed". */
function documented(): Map<string, string> {
	const text = readFileSync("docs/account.md", "utf8");
	const rows = text.matchAll(/^\| ((?:GET|POST)[^|]*) \| ([^|]*) \|/gm);
	return new Map(
		[...rows].flatMap(([, calls = "", need = ""]) => {
			const methods = calls.match(/GET|POST/g) ?? [];
			const paths = calls.match(/`[^`]+`/g) ?? [];
			return methods.flatMap((method) =>
				paths.map((path): [string, string] => [`${method} ${path.slice(1, -1)}`, need.trim()]),
			);
		}),
	);
}

test("every call that HTTP can reach needs the session that its documentation says", () => {
	const documentedNeeds = documented();
	for (const { method, path, needs } of endpoints) {
		const call = `${method} ${path}`;
		expect([call, needs]).toEqual([call, documentedNeeds.get(call)?.replace("–", "none")]);
	}
});

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

const posts = endpoints.filter(({ method, form }) => method === "POST" && !form);

test("only a provider's callback takes what another site sends", () => {
	const forms = endpoints.filter(({ form }) => form).map(({ path }) => path);
	expect([...new Set(forms)]).toEqual(["/callback/{id}"]);
});

// asks no database: whoever got past the check would get another answer
test.each(posts.map(({ path }) => path))(
	"POST %s refuses a browser of another site",
	async (path) => {
		const service = serviceAlone();
		const endpoint = posts.find((one) => one.path === path);
		const cookie = "island.session_token=x";
		const rows: [HeadersInit, string][] = [
			[{ cookie, origin: "https://evil.example" }, "INVALID_ORIGIN"],
			[{ cookie, origin: `${service.options.appUrl}.evil.example` }, "INVALID_ORIGIN"],
			[{ cookie, origin: "null" }, "MISSING_OR_NULL_ORIGIN"],
			[{ cookie, referer: "https://evil.example/page" }, "INVALID_ORIGIN"],
			[{ cookie }, "MISSING_OR_NULL_ORIGIN"],
		];
		for (const [headers, refused] of rows) {
			const request = new Request(`https://island.example/api/auth${path}`, {
				method: "POST",
				headers,
			});
			const outcome = await endpoint?.serve(service, request, { body: {} });
			expect(outcome?.answer).toEqual({ refused });
		}
	},
);

const fieldNames = [
	...["email", "password", "name", "token", "newPassword", "currentPassword", "newEmail"],
	...["provider", "providerId", "accountId", "userId"],
	...["callbackURL", "redirectTo", "data", "image"],
];
const fieldsOf = (value: unknown) => Object.fromEntries(fieldNames.map((name) => [name, value]));

// the admin's calls take a number for an id, as the reference does
const withBody = posts.filter(({ body, path }) => body && !path.startsWith("/admin/"));

test.each(withBody.map(({ path }) => path))(
	"POST %s reads nothing but the fields of its schema",
	async (path) => {
		const body = posts.find((one) => one.path === path)?.body;
		for (const value of [
			...[null, "text", 7, true],
			...[1, ["a@example.com"], { toString: "x" }, true, "x".repeat(50_000)].map(fieldsOf),
		])
			expect([value, body && v.is(body, value)]).toEqual([value, false]);
	},
);

test.each([
	["callbackURL", "/sign-in/email", "INVALID_CALLBACKURL"],
	["callbackURL", "/sign-up/email", "INVALID_CALLBACKURL"],
	["callbackURL", "/change-email", "INVALID_CALLBACKURL"],
	["callbackURL", "/send-verification-email", "INVALID_CALLBACKURL"],
	["callbackURL", "/delete-user", "INVALID_CALLBACKURL"],
	["callbackURL", "/sign-in/social", "INVALID_CALLBACKURL"],
	["errorCallbackURL", "/sign-in/social", "INVALID_ERRORCALLBACKURL"],
	["newUserCallbackURL", "/sign-in/social", "INVALID_NEWUSERCALLBACKURL"],
	["callbackURL", "/link-social", "INVALID_CALLBACKURL"],
	["redirectTo", "/request-password-reset", "INVALID_REDIRECTURL"],
	["redirectTo", "/forget-password", "INVALID_REDIRECTURL"],
])("a hostile %s of %s is refused", async (name, path, refused) => {
	const endpoint = posts.find((one) => one.path === path);
	const request = new Request(`https://island.example/api/auth${path}`, { method: "POST" });
	for (const target of [
		"//evil.example",
		"https://evil.example",
		"/\\evil",
		"javascript:alert(1)",
	]) {
		const body = {
			...{ name: "Eve", email: "eve@example.com", password: "long enough" },
			...{ newEmail: "eve@example.com", provider: "google", [name]: target },
		};
		const outcome = await endpoint?.serve(serviceAlone(), request, { body });
		expect(outcome?.answer).toEqual({ refused });
	}
});
