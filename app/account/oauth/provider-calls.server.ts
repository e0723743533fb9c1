/**
 * The only file that calls identity providers, with arctic's client. Every call has a time-out,
 * follows no redirect (secrets and tokens go to the documented host only) and reads a limited
 * number of bytes.
 */
import { CodeChallengeMethod, OAuth2Client, OAuth2Tokens } from "arctic";
import * as v from "valibot";
import { CircuitOpenError, circuitBreakerFor } from "#app/outbound/circuit-breaker.ts";
import { appleClientSecret } from "./apple-client-secret.server.ts";
import type { AskInit, ProfileCalls, Provider } from "./provider.ts";

/** Short, because a visitor waits. */
const timeoutMilliseconds = 8000;
const answerMaxBytes = 256 * 1024;
/** 48 × 48 pixels are 2 to 4 KB. */
const pictureMaxBytes = 8 * 1024;
/** Some providers require one (GitHub, Reddit). */
const userAgent = "island-excursions";

/** The provider is down, refuses, or answers in an undocumented form. */
export class ProviderFailure extends Error {
	/** The provider is down; a refusal is an answer. */
	readonly isOutage: boolean;

	constructor(message: string, { cause, isOutage = false }: FailureDetails = {}) {
		super(message, { cause });
		this.isOutage = isOutage;
	}
}

interface FailureDetails {
	cause?: unknown;
	isOutage?: boolean;
}

export interface ProviderTokens {
	accessToken: string;
	refreshToken: string | null;
	idToken: string | null;
	accessTokenExpiresAt: number | null;
	refreshTokenExpiresAt: number | null;
	/** Null: not told. */
	scopes: string[] | null;
}

export interface AuthorizationRequest {
	redirectUri: string;
	state: string;
	codeVerifier: string;
	nonce: string;
	scopes: readonly string[];
	loginHint: string | undefined;
}

export function authorizationUrl(provider: Provider, request: AuthorizationRequest): URL {
	const { row, settings, endpoints } = provider;
	const client = new OAuth2Client(settings.clientId, null, request.redirectUri);
	const scopes = [...new Set([...row.scopes, ...request.scopes])];
	const url = row.pkce
		? client.createAuthorizationURLWithPKCE(
				endpoints.authorization,
				request.state,
				CodeChallengeMethod.S256,
				request.codeVerifier,
				scopes,
			)
		: client.createAuthorizationURL(endpoints.authorization, request.state, scopes);
	if (row.scopeSeparator) url.searchParams.set("scope", scopes.join(row.scopeSeparator));
	if (row.clientId) {
		url.searchParams.delete("client_id");
		url.searchParams.set(row.clientId.parameter, settings.clientId);
	}
	if (provider.idToken) url.searchParams.set("nonce", request.nonce);
	if (row.loginHint && request.loginHint) url.searchParams.set(row.loginHint, request.loginHint);
	for (const [name, value] of Object.entries(row.parameters ?? {}))
		url.searchParams.set(name, value);
	return url;
}

/** @throws ProviderFailure */
export async function exchangeCode(
	provider: Provider,
	grant: {
		code: string;
		codeVerifier: string;
		redirectUri: string;
		deviceId: string | undefined;
		state: string;
	},
	now: number,
): Promise<ProviderTokens> {
	const { row, endpoints } = provider;
	const fields = new URLSearchParams({
		grant_type: "authorization_code",
		code: grant.code,
		redirect_uri: grant.redirectUri,
	});
	if (row.pkce) fields.set("code_verifier", grant.codeVerifier);
	if (row.deviceId && grant.deviceId) {
		fields.set("device_id", grant.deviceId);
		fields.set("state", grant.state);
	}
	const tokens = await requestTokens(provider, endpoints.token, fields, now);
	if (!row.deviceId || !tokens.refreshToken) return tokens;
	return { ...tokens, refreshToken: `${grant.deviceId ?? ""} ${tokens.refreshToken}` };
}

/** @throws ProviderFailure */
export async function refreshTokens(
	provider: Provider,
	refreshToken: string,
	now: number,
): Promise<ProviderTokens> {
	const { row, endpoints } = provider;
	const [token = "", deviceId] = refreshToken.split(" ").reverse();
	const fields = new URLSearchParams({ grant_type: "refresh_token", refresh_token: token });
	if (row.deviceId && deviceId) fields.set("device_id", deviceId);
	if (typeof row.refresh === "object")
		for (const [name, value] of Object.entries(row.refresh)) fields.set(name, value);
	const tokens = await requestTokens(provider, endpoints.refresh ?? endpoints.token, fields, now);
	if (!row.deviceId || !tokens.refreshToken) return tokens;
	return { ...tokens, refreshToken: `${deviceId ?? ""} ${tokens.refreshToken}` };
}

async function requestTokens(
	provider: Provider,
	endpoint: string,
	fields: URLSearchParams,
	now: number,
): Promise<ProviderTokens> {
	const { row, settings } = provider;
	const headers = new Headers({
		Accept: "application/json",
		"Content-Type": "application/x-www-form-urlencoded",
	});
	const secret =
		row.secret === "signed" ? await appleClientSecret(settings, now) : settings.clientSecret;
	if (row.authentication === "basic") {
		const pair = Buffer.from(`${settings.clientId}:${secret}`).toString("base64");
		headers.set("Authorization", `Basic ${pair}`);
	} else {
		fields.set(row.clientId?.parameter ?? "client_id", settings.clientId);
		if (secret) fields.set("client_secret", secret);
	}
	const answer = await send(provider, endpoint, {
		method: "POST",
		headers,
		body: fields.toString(),
	});
	return readTokens(await readJson(answer), now);
}

/** Some providers write numbers as texts. */
const seconds = v.fallback(
	v.nullable(v.pipe(v.union([v.number(), v.pipe(v.string(), v.digits())]), v.transform(Number))),
	null,
);
const maybe = v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(16_384))), null);
const tokenAnswer = v.looseObject({
	access_token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(16_384)),
	refresh_token: maybe,
	id_token: maybe,
	expires_in: seconds,
	refresh_token_expires_in: seconds,
	// TikTok's name
	refresh_expires_in: seconds,
	scope: v.fallback(v.nullable(v.union([v.string(), v.array(v.string())])), null),
});

/** GitHub, Slack and TikTok refuse with status 200: without an access token it is a refusal. */
function readTokens(answer: unknown, now: number): ProviderTokens {
	const checked = v.safeParse(tokenAnswer, answer);
	if (!checked.success) throw new ProviderFailure("no access token in the answer");
	const data = checked.output;
	const tokens = new OAuth2Tokens(data);
	const expiry = (inSeconds: number | null) =>
		inSeconds === null || inSeconds <= 0 ? null : now + inSeconds * 1000;
	const scope = data.scope;
	return {
		accessToken: tokens.accessToken(),
		refreshToken: tokens.hasRefreshToken() ? tokens.refreshToken() : null,
		idToken: data.id_token,
		accessTokenExpiresAt: expiry(data.expires_in),
		refreshTokenExpiresAt: expiry(data.refresh_token_expires_in ?? data.refresh_expires_in),
		// separated by spaces (RFC 6749, 3.3), by commas (GitHub, TikTok), or a list (Twitch)
		scopes: typeof scope === "string" ? scope.split(/[ ,]+/).filter(Boolean) : scope,
	};
}

export function profileCallsOf(
	provider: Provider,
	sources: Pick<ProfileCalls, "accessToken" | "claims" | "nameOnFirstVisit">,
): ProfileCalls {
	const bearer = (headers: Record<string, string> = {}) => ({
		Accept: "application/json",
		...(sources.accessToken ? { Authorization: `Bearer ${sources.accessToken}` } : {}),
		...headers,
	});
	return {
		...sources,
		endpoints: provider.endpoints,
		settings: provider.settings,
		async json(url, init = {}) {
			if (!sources.accessToken) return null;
			try {
				return await readJson(await send(provider, url, requestOf(init, bearer(init.headers))));
			} catch (error) {
				if (error instanceof ProviderFailure) return null;
				throw error;
			}
		},
		async picture(url) {
			if (!sources.accessToken) return null;
			try {
				const answer = await send(provider, url, { headers: bearer({ Accept: "image/*" }) });
				const type = /^image\/(?:jpeg|png|gif|webp)/.exec(answer.headers.get("content-type") ?? "");
				const bytes = await readCapped(answer, pictureMaxBytes);
				return `data:${type?.[0] ?? "image/jpeg"};base64,${bytes.toString("base64")}`;
			} catch (error) {
				if (error instanceof ProviderFailure) return null;
				throw error;
			}
		},
	};
}

function requestOf(init: AskInit, headers: Record<string, string>): RequestInit {
	if (init.form) {
		const type = "application/x-www-form-urlencoded";
		const body = new URLSearchParams(init.form).toString();
		return { method: "POST", headers: { ...headers, "Content-Type": type }, body };
	}
	if (init.body !== undefined) {
		const body = JSON.stringify(init.body);
		return { method: "POST", headers: { ...headers, "Content-Type": "application/json" }, body };
	}
	return { method: init.method ?? "GET", headers };
}

/**
 * Behind a circuit breaker, so that visitors need not wait for a provider that is down. @throws
 * ProviderFailure unless the answer is a success.
 */
async function send({ id }: Provider, url: string, init: RequestInit): Promise<Response> {
	const breaker = circuitBreakerFor(`identity provider ${id}`, {
		isOutage: (error) => error instanceof ProviderFailure && error.isOutage,
	});
	try {
		return await breaker.call(() => reach(url, init));
	} catch (error) {
		if (error instanceof CircuitOpenError)
			throw new ProviderFailure(error.message, { cause: error });
		throw error;
	}
}

async function reach(url: string, init: RequestInit): Promise<Response> {
	const headers = new Headers(init.headers);
	headers.set("User-Agent", userAgent);
	let answer: Response;
	try {
		answer = await fetch(url, {
			...init,
			headers,
			redirect: "manual",
			signal: AbortSignal.timeout(timeoutMilliseconds),
		});
	} catch (error) {
		throw new ProviderFailure(`${new URL(url).host} did not answer`, {
			cause: error,
			isOutage: true,
		});
	}
	if (answer.ok) return answer;
	await answer.body?.cancel();
	throw new ProviderFailure(`${new URL(url).host} answered ${answer.status}`, {
		isOutage: answer.status >= 500,
	});
}

async function readJson(answer: Response): Promise<unknown> {
	const bytes = await readCapped(answer, answerMaxBytes);
	try {
		return JSON.parse(bytes.toString("utf8"));
	} catch {
		throw new ProviderFailure("the answer is no JSON");
	}
}

async function readCapped(answer: Response, maxBytes: number): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	let length = 0;
	try {
		for await (const chunk of answer.body ?? []) {
			length += chunk.length;
			if (length > maxBytes) throw new ProviderFailure("the answer is too long");
			chunks.push(chunk);
		}
	} catch (error) {
		if (error instanceof ProviderFailure) throw error;
		throw new ProviderFailure("the answer broke off", { cause: error });
	}
	return Buffer.concat(chunks);
}
