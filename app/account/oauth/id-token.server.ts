/** Verified with jose, which also refuses RSA keys under 2048 bits. */
import {
	createRemoteJWKSet,
	errors,
	type JWTPayload,
	type JWTVerifyOptions,
	jwtVerify,
} from "jose";
import type { IdTokenRules, Provider } from "./provider.ts";

/** Milliseconds: limits for a slow key set, and for unknown keys that ask for it again. */
const keySetOptions = { timeoutDuration: 5000, cooldownDuration: 30_000, cacheMaxAge: 600_000 };

type KeySet = ReturnType<typeof createRemoteJWKSet>;

/**
 * Kept between requests, so that a key set is fetched every ten minutes instead of at each sign-in.
 */
const keySets = new Map<string, KeySet>();

function keySetAt(url: string): KeySet {
	const keySet = keySets.get(url) ?? createRemoteJWKSet(new URL(url), keySetOptions);
	keySets.set(url, keySet);
	return keySet;
}

/** What the token must repeat, so that it belongs to the sign-in that asked for it. */
export interface ExpectedNonce {
	/** Sent by us or named by the client; undefined: none. */
	nonce: string | undefined;
	/** Whether a token without any nonce is valid too. */
	mayBeAbsent: boolean;
}

/** @returns the claims, or null when the token is invalid. */
export async function verifyIdToken(
	provider: Provider,
	token: string,
	expected: ExpectedNonce,
	now: number,
): Promise<JWTPayload | null> {
	const rules = provider.idToken;
	if (!rules) return null;
	try {
		const { clientId, clientSecret } = provider.settings;
		const options: JWTVerifyOptions = {
			algorithms: [...rules.algorithms],
			audience: [clientId, ...(rules.audiences ?? [])],
			currentDate: new Date(now),
			clockTolerance: 5,
			requiredClaims: ["iss", "sub", "aud", "exp", "iat"],
			...(rules.maxAgeSeconds ? { maxTokenAge: rules.maxAgeSeconds } : {}),
		};
		const { payload } = rules.keys
			? await jwtVerify(token, keySetAt(rules.keys), options)
			: await jwtVerify(token, new TextEncoder().encode(clientSecret), options);
		return isIssuer(rules, payload) && isNonce(payload, expected) ? payload : null;
	} catch (error) {
		if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
		throw error;
	}
}

function isIssuer(rules: IdTokenRules, claims: JWTPayload): boolean {
	const issuers = typeof rules.issuer === "function" ? [rules.issuer(claims)] : rules.issuer;
	return claims.iss !== undefined && issuers.includes(claims.iss);
}

/** Binds the token to the sign-in that asked for it (OpenID Connect Core 1.0, 3.1.3.7, 11). */
function isNonce(claims: JWTPayload, { nonce, mayBeAbsent }: ExpectedNonce): boolean {
	if (nonce === undefined) return true;
	return claims.nonce === undefined ? mayBeAbsent : claims.nonce === nonce;
}
