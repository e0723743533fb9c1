import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import type { Island } from "#tests/island.ts";

/** The documented requests and answers of one provider. */
export interface ProviderCase {
	id: string;
	variables: Record<string, string>;
	clientId: string;
	authorization: {
		url: string;
		/** Besides client_id, redirect_uri, state and response_type. */
		parameters: Record<string, string>;
		clientIdParameter?: string;
		/** Default: a space. */
		scopeSeparator?: string;
		loginHint?: string;
		pkce: boolean;
		nonce: boolean;
	};
	token: {
		url: string;
		authentication: "body" | "basic" | "signed" | "public";
		/** Besides grant_type, code, redirect_uri, code_verifier and the client's credentials. */
		fields?: Record<string, string>;
		answer: Record<string, unknown>;
	};
	idToken?: {
		issuer: string;
		keys?: string;
		algorithm: "RS256" | "ES256" | "HS256";
		claims: Record<string, unknown>;
		echoesNonce: boolean;
	};
	/** Calls after the token, by address, with the documented answer. */
	profile: Record<string, ProfileCall>;
	/** Callback parameters besides code and state. */
	callback?: { method?: "POST"; fields: Record<string, string> };
	person: {
		accountId: string;
		name: string;
		email: string | null;
		emailVerified: boolean;
		image: string | null;
	};
	scopes: string[];
	/** Null: tokens cannot be renewed. */
	refresh: {
		url: string;
		fields?: Record<string, string>;
		answer: Record<string, unknown>;
	} | null;
	/** A failure of this provider, and the resulting error in the visitor's address. */
	failure: {
		name: string;
		error: string;
		tokenAnswer?: { status: number; body: unknown };
		profile?: Record<string, ProfileCall>;
		claims?: Record<string, unknown>;
		/** Callback parameters when the user refuses. */
		denied?: Record<string, string>;
	};
}

interface ProfileCall {
	method?: "GET" | "POST";
	headers?: Record<string, string>;
	body?: string;
	status?: number;
	answer?: unknown;
	picture?: { type: string; bytes: Uint8Array };
}

interface RecordedCall {
	method: string;
	url: string;
	authorization: string | null;
	contentType: string | null;
	userAgent: string | null;
	headers: Headers;
	body: string;
}

export interface FakeProvider {
	calls: RecordedCall[];
	/** Nonce of the last authorization URL. */
	nonce: string | undefined;
	/** Changes the answers; `{}` restores the documented ones. */
	change(change: Partial<ProviderCase["failure"]>): void;
	/** Signs an id token with exactly these claims. */
	signWith: (claims: Record<string, unknown>) => Promise<string>;
	refreshAnswer: { status: number; body: unknown } | null;
}

const keys = {
	RS256: await generateKeyPair("RS256", { modulusLength: 2048, extractable: true }),
	ES256: await generateKeyPair("ES256", { extractable: true }),
};
const weak = await crypto.subtle.generateKey(
	{
		name: "RSASSA-PKCS1-v1_5",
		modulusLength: 1024,
		publicExponent: new Uint8Array([1, 0, 1]),
		hash: "SHA-256",
	},
	true,
	["sign", "verify"],
);

async function publicKeys(): Promise<{ keys: JWK[] }> {
	return {
		keys: [
			{ ...(await exportJWK(keys.RS256.publicKey)), kid: "rs", use: "sig", alg: "RS256" },
			{ ...(await exportJWK(keys.ES256.publicKey)), kid: "es", use: "sig", alg: "ES256" },
			{ ...(await exportJWK(weak.publicKey)), kid: "weak", use: "sig", alg: "RS256" },
		],
	};
}

/** Answers for all hosts of one provider. */
export function fakeProvider(island: Pick<Island, "answer">, provider: ProviderCase): FakeProvider {
	let failure: Partial<ProviderCase["failure"]> = {};
	const fake: FakeProvider = {
		calls: [],
		nonce: undefined,
		change(change) {
			failure = change;
		},
		signWith: (claims) => signIdToken(provider, claims),
		refreshAnswer: null,
	};
	async function answer(request: Request): Promise<Response> {
		const { url } = request;
		const body = await request.text();
		if (url === provider.idToken?.keys) return Response.json(await publicKeys());
		fake.calls.push({
			method: request.method,
			url,
			authorization: request.headers.get("authorization"),
			contentType: request.headers.get("content-type"),
			userAgent: request.headers.get("user-agent"),
			headers: request.headers,
			body,
		});
		const isRefresh = new URLSearchParams(body).get("grant_type") === "refresh_token";
		if (isRefresh && url === provider.refresh?.url)
			return fake.refreshAnswer
				? Response.json(fake.refreshAnswer.body, { status: fake.refreshAnswer.status })
				: Response.json(provider.refresh.answer);
		if (url === provider.token.url) return await tokenAnswer();
		const call = failure.profile?.[url] ?? provider.profile[url];
		if (!call) return new Response("no such address", { status: 404 });
		if (call.picture)
			return new Response(new Uint8Array(call.picture.bytes), {
				headers: { "content-type": call.picture.type },
			});
		return Response.json(call.answer ?? {}, { status: call.status ?? 200 });
	}
	async function tokenAnswer(): Promise<Response> {
		if (failure.tokenAnswer)
			return Response.json(failure.tokenAnswer.body, { status: failure.tokenAnswer.status });
		if (!provider.idToken) return Response.json(provider.token.answer);
		const id_token = await fake.signWith({
			...standardClaims(provider),
			...(provider.idToken.echoesNonce ? { nonce: fake.nonce } : {}),
			...provider.idToken.claims,
			...failure.claims,
		});
		return Response.json({ ...provider.token.answer, id_token });
	}
	for (const url of [
		provider.token.url,
		provider.refresh?.url,
		provider.idToken?.keys,
		...Object.keys(provider.profile),
	])
		if (url) island.answer(new URL(url).host, answer);
	return fake;
}

export function standardClaims(provider: ProviderCase): Record<string, unknown> {
	const now = Math.floor(Date.now() / 1000);
	return {
		iss: provider.idToken?.issuer,
		aud: provider.clientId,
		sub: provider.person.accountId,
		iat: now,
		exp: now + 3600,
	};
}

export async function signIdToken(
	provider: ProviderCase,
	claims: Record<string, unknown>,
	key: "right" | "weak" | "foreign" = "right",
): Promise<string> {
	const jwt = (alg: string, kid?: string) =>
		new SignJWT(claims).setProtectedHeader({ alg, ...(kid ? { kid } : {}) });
	if (key === "weak") return await signUnchecked(claims, "weak");
	if (key === "foreign") {
		const { privateKey } = await generateKeyPair("RS256", { modulusLength: 2048 });
		return await jwt("RS256", "rs").sign(privateKey);
	}
	const algorithm = provider.idToken?.algorithm ?? "RS256";
	if (algorithm === "HS256") {
		const secret = provider.variables[`${provider.id.toUpperCase()}_CLIENT_SECRET`] ?? "";
		return await jwt("HS256").sign(new TextEncoder().encode(secret));
	}
	return await jwt(algorithm, algorithm === "RS256" ? "rs" : "es").sign(keys[algorithm].privateKey);
}

/** With a key of 1024 bits, which jose refuses to sign with. */
async function signUnchecked(claims: Record<string, unknown>, kid: string): Promise<string> {
	const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const content = `${part({ alg: "RS256", kid })}.${part(claims)}`;
	const signature = await crypto.subtle.sign(
		"RSASSA-PKCS1-v1_5",
		weak.privateKey,
		new TextEncoder().encode(content),
	);
	return `${content}.${Buffer.from(signature).toString("base64url")}`;
}
