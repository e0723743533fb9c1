import { createHash } from "node:crypto";
import { importSPKI, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { serviceAlone } from "#tests/account/service-alone.ts";
import { type FakeProvider, fakeProvider, type ProviderCase } from "#tests/fakes/fake-provider.ts";
import { allProviderVariables, caseOf, providerCases } from "#tests/provider-cases/all.ts";
import { applePublicKey } from "#tests/provider-cases/apple-key.ts";
import type { Provider } from "./provider.ts";
import { refreshTokens } from "./provider-calls.server.ts";
import { receiveFromProvider, sendToProvider } from "./provider-sign-in.server.ts";
import { providerRows } from "./providers.ts";
import { openState } from "./state.server.ts";

const service = serviceAlone(allProviderVariables);

type Answer = (request: Request) => Response | Promise<Response>;
const hosts = new Map<string, Answer>();
const network = { answer: (host: string, answer: Answer) => hosts.set(host, answer) };
beforeAll(() => {
	vi.stubGlobal("fetch", async (address: string | URL, init?: RequestInit) => {
		const request = new Request(address, init);
		const answer = hosts.get(new URL(request.url).host);
		if (!answer) throw new TypeError(`Nobody answers for ${request.url}`);
		return await answer(request);
	});
});
afterAll(() => {
	vi.unstubAllGlobals();
});

function configured(id: string): Provider {
	const provider = service.options.providers.find((one) => one.id === id);
	if (!provider) throw new Error(`No provider ${id}`);
	return provider;
}

const redirectUri = (id: string) => `${service.options.appUrl}/api/auth/callback/${id}`;

/** Leaves for the provider, as a visitor of a fresh browser. */
function leave(id: string, fake: FakeProvider, scopes: string[] = []) {
	const redirect = sendToProvider(service, configured(id), {
		callbackURL: "/dashboard",
		loginHint: "hint@example.com",
		scopes,
	});
	const url = new URL(redirect?.url ?? "");
	const token = url.searchParams.get("state") ?? "";
	const headers = new Headers({ cookie: redirect?.cookie.split(";")[0] ?? "" });
	const state = openState(service, { headers }, token);
	if (!state) throw new Error("The browser keeps no state");
	fake.nonce = url.searchParams.get("nonce") ?? undefined;
	return { url, token, state };
}

async function comeBack(provider: ProviderCase, { token, state }: ReturnType<typeof leave>) {
	const { device_id: deviceId, user } = provider.callback?.fields ?? {};
	const grant = { code: "code-1", state: token, deviceId, user };
	return await receiveFromProvider(service, configured(provider.id), state, grant);
}

test("every provider of the product has its case here", () => {
	expect(providerRows).toHaveLength(30);
	expect(providerCases.map(({ id }) => id)).toEqual(providerRows.map(({ id }) => id));
});

describe.each(providerCases)("$id", (provider) => {
	test("is asked as it documents, tells the person, and renews its tokens", async () => {
		const fake = fakeProvider(network, provider);
		const visit = leave(provider.id, fake, ["extra:scope"]);
		expectAuthorizationUrl(provider, visit.url, ["extra:scope"]);
		const person = await comeBack(provider, visit);
		if ("refused" in person) throw new Error(person.refused);
		expectTokenRequest(provider, fake, visit);
		await expectClientSecret(provider, fake);
		expectProfileCalls(provider, fake);
		const { accountId, ...facts } = provider.person;
		expect(person.identity).toEqual({ id: accountId, ...facts });
		expectTokens(provider, person.tokens);
		fake.calls = [];
		await expectRefresh(provider, fake, person.tokens.refreshToken);
	});

	// who denies never comes back with a code
	if (provider.failure.denied) return;
	test(`${provider.failure.name}: tells nobody`, async () => {
		const fake = fakeProvider(network, provider);
		fake.change(provider.failure);
		const person = await comeBack(provider, leave(provider.id, fake));
		if ("refused" in person) expect(person.refused).toBe(provider.failure.error);
		// without a proved mailbox nobody comes in (link-decision.test.ts)
		else expect([person.identity.email, provider.failure.error]).toEqual([null, "email_not_found"]);
	});
});

function expectAuthorizationUrl(provider: ProviderCase, url: URL, extraScopes: string[]) {
	const { authorization } = provider;
	expect(url.origin + url.pathname).toBe(authorization.url);
	const scopes = [authorization.parameters.scope, ...extraScopes].filter(Boolean);
	expect(Object.fromEntries(url.searchParams)).toEqual({
		response_type: "code",
		...authorization.parameters,
		scope: scopes.join(authorization.scopeSeparator ?? " "),
		[authorization.clientIdParameter ?? "client_id"]: provider.clientId,
		redirect_uri: redirectUri(provider.id),
		state: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
		...(authorization.loginHint ? { [authorization.loginHint]: "hint@example.com" } : {}),
		...(authorization.pkce
			? {
					code_challenge_method: "S256",
					code_challenge: expect.stringMatching(/^[\w-]{43}$/),
				}
			: {}),
		...(authorization.nonce ? { nonce: expect.stringMatching(/^[A-Za-z0-9]{32}$/) } : {}),
	});
}

function secretOf(provider: ProviderCase): string {
	return provider.variables[`${provider.id.toUpperCase()}_CLIENT_SECRET`] ?? "";
}

function credentialsOf(provider: ProviderCase): Record<string, unknown> {
	const parameter = provider.authorization.clientIdParameter ?? "client_id";
	const { authentication } = provider.token;
	if (authentication === "basic") return {};
	return {
		[parameter]: provider.clientId,
		...(authentication === "body" ? { client_secret: secretOf(provider) } : {}),
		...(authentication === "signed" ? { client_secret: expect.any(String) } : {}),
	};
}

function expectAuthentication(provider: ProviderCase, authorization: string | null | undefined) {
	const pair = Buffer.from(`${provider.clientId}:${secretOf(provider)}`).toString("base64");
	expect(authorization).toBe(provider.token.authentication === "basic" ? `Basic ${pair}` : null);
}

function expectTokenRequest(
	provider: ProviderCase,
	fake: FakeProvider,
	{ url, token, state }: ReturnType<typeof leave>,
) {
	const [call, ...more] = fake.calls.filter((one) => one.url === provider.token.url);
	expect(more).toEqual([]);
	expect(call?.method).toBe("POST");
	expect(call?.contentType).toContain("application/x-www-form-urlencoded");
	expectAuthentication(provider, call?.authorization);
	const fields = Object.entries(provider.token.fields ?? {}).map(([name, value]) => [
		name,
		value === "(state)" ? token : value,
	]);
	expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
		grant_type: "authorization_code",
		code: "code-1",
		redirect_uri: redirectUri(provider.id),
		...Object.fromEntries(fields),
		...credentialsOf(provider),
		...(provider.authorization.pkce ? { code_verifier: state.codeVerifier } : {}),
	});
	if (provider.authorization.pkce)
		expect(url.searchParams.get("code_challenge")).toBe(
			createHash("sha256").update(state.codeVerifier).digest("base64url"),
		);
}

async function expectClientSecret(provider: ProviderCase, fake: FakeProvider) {
	if (provider.token.authentication !== "signed") return;
	const call = fake.calls.find((one) => one.url === provider.token.url);
	const secret = new URLSearchParams(call?.body).get("client_secret") ?? "";
	const { payload, protectedHeader } = await jwtVerify(
		secret,
		await importSPKI(applePublicKey, "ES256"),
		{ issuer: "TEAM123456", subject: provider.clientId, audience: "https://appleid.apple.com" },
	);
	expect(protectedHeader).toEqual({ alg: "ES256", kid: "KEY1234567" });
	expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
}

function expectProfileCalls(provider: ProviderCase, fake: FakeProvider) {
	const calls = fake.calls.filter((one) => one.url !== provider.token.url);
	expect(calls.map((one) => one.url).sort()).toEqual(Object.keys(provider.profile).sort());
	for (const call of calls) {
		const expected = provider.profile[call.url];
		expect(call.method).toBe(expected?.method ?? "GET");
		expect(call.authorization).toBe("Bearer at-1");
		expect(call.userAgent).toBe("island-excursions");
		expect(call.body).toBe(expected?.body ?? "");
		for (const [name, value] of Object.entries(expected?.headers ?? {}))
			expect(call.headers.get(name)).toBe(value);
	}
}

type Person = Exclude<Awaited<ReturnType<typeof comeBack>>, { refused: string }>;

function expectTokens(provider: ProviderCase, tokens: Person["tokens"]) {
	expect(tokens.accessToken).toBe("at-1");
	expect(tokens.scopes ?? []).toEqual(provider.scopes);
	const lifetime = Number(provider.token.answer.expires_in ?? 0);
	expect(tokens.accessTokenExpiresAt).toBe(lifetime > 0 ? service.now + lifetime * 1000 : null);
	// only a token that was verified is kept
	if (provider.idToken && provider.id !== "facebook")
		expect(tokens.idToken?.split(".")).toHaveLength(3);
	else expect(tokens.idToken).toBeNull();
}

async function expectRefresh(
	provider: ProviderCase,
	fake: FakeProvider,
	refreshToken: string | null,
) {
	if (!provider.refresh) {
		expect(configured(provider.id).row.refresh).toBe(false);
		return;
	}
	const tokens = await refreshTokens(configured(provider.id), refreshToken ?? "", service.now);
	expect(tokens.accessToken).toBe("at-2");
	const [call] = fake.calls;
	expect(call?.url).toBe(provider.refresh.url);
	expectAuthentication(provider, call?.authorization);
	expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
		grant_type: "refresh_token",
		refresh_token: "rt-1",
		...provider.refresh.fields,
		...credentialsOf(provider),
	});
}

describe("a provider in trouble", () => {
	test("that never answers is given up after eight seconds", async () => {
		const spotify = caseOf("spotify");
		const visit = leave("spotify", fakeProvider(network, spotify));
		network.answer("accounts.spotify.com", ({ signal }) => {
			signal.throwIfAborted();
			return Response.json(spotify.token.answer);
		});
		const timeOut = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
		try {
			expect(await comeBack(spotify, visit)).toEqual({ refused: "invalid_code" });
			expect(timeOut).toHaveBeenCalledWith(8000);
		} finally {
			timeOut.mockRestore();
		}
	});

	test("that leads to another host gets no secret of ours there", async () => {
		const spotify = caseOf("spotify");
		const visit = leave("spotify", fakeProvider(network, spotify));
		const redirects: string[] = [];
		network.answer("accounts.spotify.com", ({ redirect }) => {
			redirects.push(redirect);
			return Response.redirect("https://evil.example/", 307);
		});
		expect(await comeBack(spotify, visit)).toEqual({ refused: "invalid_code" });
		expect(redirects).toEqual(["manual"]);
	});

	test("whose answers are no JSON, too long or no picture tells nobody", async () => {
		const spotify = caseOf("spotify");
		const fake = fakeProvider(network, spotify);
		const me = "https://api.spotify.com/v1/me";
		for (const call of [
			{ status: 500, answer: {} },
			{ answer: { id: "1", email: "a@example.com", more: "x".repeat(300_000) } },
			{ answer: { id: "" } },
			{ picture: { type: "text/html", bytes: new TextEncoder().encode("<html>") } },
		]) {
			fake.change({ profile: { [me]: call } });
			const refused = await comeBack(spotify, leave("spotify", fake));
			expect(refused).toEqual({ refused: "unable_to_get_user_info" });
		}
	});

	test("is left alone after five failures in a row, and not for its refusals", async () => {
		const zoom = caseOf("zoom");
		const fake = fakeProvider(network, zoom);
		const codeIsRefused = async () =>
			expect(await comeBack(zoom, leave("zoom", fake))).toEqual({ refused: "invalid_code" });
		fake.change({ tokenAnswer: { status: 400, body: { error: "invalid_grant" } } });
		for (let visit = 0; visit < 6; visit += 1) await codeIsRefused();
		expect(fake.calls).toHaveLength(6);
		fake.change({ tokenAnswer: { status: 503, body: {} } });
		for (let visit = 0; visit < 5; visit += 1) await codeIsRefused();
		fake.change({});
		fake.calls = [];
		await codeIsRefused();
		expect(fake.calls).toEqual([]);
	});
});
