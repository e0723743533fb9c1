import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { optionsOf } from "#tests/account/account-options.ts";
import {
	fakeProvider,
	type ProviderCase,
	signIdToken,
	standardClaims,
} from "#tests/fakes/fake-provider.ts";
import { allProviderVariables, caseOf } from "#tests/provider-cases/all.ts";
import { personOfIdToken } from "./provider-sign-in.server.ts";

const variables = { ...allProviderVariables, APPLE_APP_BUNDLE_IDENTIFIER: "example.island.app" };
const { providers } = optionsOf(variables);
/** Facebook's Limited Login: only a client gets an id token, so the case of the callback has none. */
const facebook = {
	...caseOf("facebook"),
	idToken: {
		issuer: "https://www.facebook.com",
		keys: "https://limited.facebook.com/.well-known/oauth/openid/jwks/",
		algorithm: "RS256",
		claims: {},
		echoesNonce: true,
	},
} satisfies ProviderCase;
const clientTokens = ["google", "apple", "cognito", "line", "facebook", "microsoft", "twitch"];

function caseFor(id: string): ProviderCase {
	const provider = id === "facebook" ? facebook : caseOf(id);
	const email = { email: "guest@example.com", email_verified: true, name: "Guest" };
	const claims = { ...provider.idToken?.claims, ...email };
	return provider.idToken ? { ...provider, idToken: { ...provider.idToken, claims } } : provider;
}

type Answer = (request: Request) => Response | Promise<Response>;
const hosts = new Map<string, Answer>();
beforeAll(() => {
	vi.stubGlobal("fetch", async (address: string | URL, init?: RequestInit) => {
		const request = new Request(address, init);
		return await hosts.get(new URL(request.url).host)?.(request);
	});
	for (const id of clientTokens)
		fakeProvider({ answer: (host, answer) => hosts.set(host, answer) }, caseFor(id));
});
afterAll(() => {
	vi.unstubAllGlobals();
});

const seconds = () => Math.floor(Date.now() / 1000);
const claimsOf = (id: string, change: Record<string, unknown> = {}) => ({
	...standardClaims(caseFor(id)),
	...caseFor(id).idToken?.claims,
	...change,
});

async function personOf(id: string, token: string, nonce?: string) {
	const provider = providers.find((one) => one.id === id);
	if (!provider) throw new Error(`No provider ${id}`);
	return await personOfIdToken(provider, { token, nonce }, Date.now());
}

async function bring(
	id: string,
	change: Record<string, unknown> = {},
	nonce?: string,
	key?: "right" | "weak" | "foreign",
) {
	return await personOf(id, await signIdToken(caseFor(id), claimsOf(id, change), key), nonce);
}

const invalid = { refused: "INVALID_TOKEN" };

test.each(clientTokens)(
	"an id token of %s tells its person, and only with its nonce",
	async (id) => {
		expect(await bring(id, { nonce: "n-1" }, "n-1")).toMatchObject({
			identity: { email: "guest@example.com" },
		});
		expect(await bring(id, {}, "n-1")).toEqual(invalid);
	},
);

test("one for the configured app of Apple is taken as well", async () => {
	expect(await bring("apple", { aud: "example.island.app" })).toHaveProperty("identity");
});

test.each<[string, string, Record<string, unknown>, string?]>([
	["for another client", "google", { aud: "another" }],
	["of another issuer", "google", { iss: "https://accounts.google.com.evil.example" }],
	["that has ended", "google", { exp: seconds() - 60 }],
	["without an end", "google", { exp: undefined }],
	["without a subject", "google", { sub: undefined }],
	["of the future", "apple", { iat: seconds() + 600, exp: seconds() + 900 }],
	["of Apple, more than an hour old", "apple", { iat: seconds() - 3700 }],
	["of Cognito, more than an hour old", "cognito", { iat: seconds() - 3700 }],
	["with another nonce", "google", { nonce: "a" }, "b"],
])("one %s is refused", async (_name, id, claims, nonce) => {
	expect(await bring(id, claims, nonce)).toEqual(invalid);
});

test("one signed with a foreign key, or with one of 1024 bits, is refused", async () => {
	expect(await bring("google", {}, undefined, "foreign")).toEqual(invalid);
	expect(await bring("google", {}, undefined, "weak")).toEqual(invalid);
});

test("what is no token, unsigned, cut or altered is refused", async () => {
	const token = await signIdToken(caseFor("google"), claimsOf("google"));
	const [header = "", payload = "", signature = ""] = token.split(".");
	const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
	for (const bad of [
		"x",
		"a.b.c",
		`${part({ alg: "none" })}.${payload}.`,
		`${part({ alg: "HS256", kid: "rs" })}.${payload}.${signature}`,
		`${part({ alg: "RS256", kid: "unknown" })}.${payload}.${signature}`,
		`${header}.${part(claimsOf("google", { email: "victim@example.com" }))}.${signature}`,
		token.slice(0, -4),
	])
		expect([bad, await personOf("google", bad)]).toEqual([bad, invalid]);
});

test("a provider whose tokens can't be verified, a token without an email and a broken profile are told apart", async () => {
	expect(await personOf("paypal", "x")).toEqual({ refused: "ID_TOKEN_NOT_SUPPORTED" });
	expect(await bring("google", { email: undefined })).toEqual({ refused: "USER_EMAIL_NOT_FOUND" });
	expect(await bring("google", { email: { not: "a text" } })).toEqual({
		refused: "FAILED_TO_GET_USER_INFO",
	});
});
