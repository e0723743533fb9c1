import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { ProviderRow, ProviderSettings } from "./provider.ts";
import { gitlab } from "./providers/gitlab.ts";
import { providerRows } from "./providers.ts";

const root = new URL("../../../", import.meta.url);
const page = readFileSync(new URL("docs/providers.md", root), "utf8");

test("there are thirty providers, each once", () => {
	const ids = providerRows.map(({ id }) => id);
	expect(new Set(ids).size).toBe(30);
	expect(ids.join(" ")).toBe(
		"apple atlassian cognito discord facebook figma github microsoft google huggingface slack spotify twitch twitter dropbox kick linear linkedin gitlab tiktok reddit roblox salesforce vk zoom notion kakao naver line paypal",
	);
});

describe.each(providerRows)("$id", (row) => {
	test("calls only the documented addresses, over https", () => {
		const { endpoints } = row;
		const addresses = typeof endpoints === "function" ? endpoints(settingsOf(row)) : endpoints;
		for (const address of Object.values(addresses).filter(Boolean))
			expect(address).toMatch(/^https:\/\/[a-z0-9.-]+\//);
	});

	test("has its logo, its line in our documentation and a link to its own", () => {
		expect(existsSync(new URL(`public/providers/${row.id}.svg`, root))).toBe(true);
		const line = page.split("\n").find((one) => one.includes(`\`${row.id}\` |`)) ?? "";
		for (const text of [row.name, row.documentation, ...variablesOf(row), ...row.scopes])
			expect(line).toContain(text);
	});

	test("finds no person in an answer of another shape", () => {
		for (const answer of [null, undefined, "", [], {}, { id: null }, { data: {} }, { sub: 1 }])
			expect(row.identify(answer, settingsOf(row))).toBeNull();
	});
});

test.each([
	["https://gitlab.com", true],
	["https://gitlab.com/", true],
	["https://git.example.com", false],
	["https://gitlab.com.example.com", false],
	["https://gitlab.com/mirror", false],
])("an email of GitLab at %s is verified: %s", (issuer, emailVerified) => {
	const profile = { id: 1, username: "j", email: "j@example.com", state: "active" };
	const settings = { ...settingsOf(gitlab), extra: { issuer } };
	expect(gitlab.identify(profile, settings)).toMatchObject({ emailVerified });
});

function settingsOf({ variables }: ProviderRow): ProviderSettings {
	const extra = Object.entries(variables ?? {}).map(([name, { fallback }]) => [
		name,
		fallback ?? "x",
	]);
	return { clientId: "c", clientSecret: "s", extra: Object.fromEntries(extra) };
}

function variablesOf(row: ProviderRow): string[] {
	const prefix = row.id.toUpperCase();
	return [
		row.clientId?.variable ?? `${prefix}_CLIENT_ID`,
		`${prefix}_CLIENT_SECRET`,
		...Object.values(row.variables ?? {}).map(({ name }) => name),
	];
}
