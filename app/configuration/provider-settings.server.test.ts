import { expect, test } from "vitest";
import { readProviders } from "./provider-settings.server.ts";

function read(raw: Record<string, unknown>) {
	const result = readProviders(raw);
	return "problems" in result
		? result.problems
		: Object.fromEntries(result.configured.map((one) => [one.id, one.settings]));
}

test("without variables there is no provider", () => {
	expect(read({})).toEqual({});
	expect(read({ GITHUB_CLIENT_ID: " ", GITHUB_CLIENT_SECRET: "" })).toEqual({});
});

test("id and secret configure a provider; its other variables have defaults", () => {
	expect(read({ MICROSOFT_CLIENT_ID: "m", MICROSOFT_CLIENT_SECRET: "s" })).toEqual({
		microsoft: { clientId: "m", clientSecret: "s", extra: { tenant: "common" } },
	});
	expect(read({ TIKTOK_CLIENT_KEY: "k", TIKTOK_CLIENT_SECRET: "s" })).toEqual({
		tiktok: { clientId: "k", clientSecret: "s", extra: {} },
	});
	expect(read({ VK_CLIENT_ID: "v" })).toEqual({
		vk: { clientId: "v", clientSecret: "", extra: {} },
	});
});

test.each<[Record<string, string>, string[]]>([
	[{ GITHUB_CLIENT_ID: "g" }, ["GITHUB_CLIENT_SECRET: is missing, GITHUB_CLIENT_ID is set"]],
	[{ GITHUB_CLIENT_SECRET: "g" }, ["GITHUB_CLIENT_ID: is missing, GITHUB_CLIENT_SECRET is set"]],
	[{ TIKTOK_CLIENT_SECRET: "s" }, ["TIKTOK_CLIENT_KEY: is missing, TIKTOK_CLIENT_SECRET is set"]],
	[
		{ COGNITO_CLIENT_ID: "c", COGNITO_REGION: "eu-west-1", COGNITO_DOMAIN: "a/b" },
		[
			"COGNITO_DOMAIN: has not the right form",
			"COGNITO_USER_POOL_ID: is missing, COGNITO_CLIENT_ID is set",
		],
	],
	[
		{ GITLAB_CLIENT_ID: "g", GITLAB_ISSUER: "http://git.example.com" },
		["GITLAB_ISSUER: has not the right form"],
	],
	[
		{ PAYPAL_CLIENT_ID: "p", PAYPAL_CLIENT_SECRET: "s", PAYPAL_ENVIRONMENT: "test" },
		["PAYPAL_ENVIRONMENT: has not the right form"],
	],
	[
		{ APPLE_CLIENT_ID: "a", APPLE_CLIENT_SECRET: "-----BEGIN PRIVATE KEY-----" },
		["APPLE_TEAM_ID and APPLE_KEY_ID belong to the key in APPLE_CLIENT_SECRET"],
	],
])("half a configuration is named: %j", (raw, problems) => {
	expect(read(raw)).toEqual(problems);
});
