import type { passkeys } from "#app/database/schema.server.ts";

export type Passkey = typeof passkeys.$inferSelect;

/** Browsers refuse passkeys for a bare address such as 127.0.0.1 (WebAuthn: an RP ID is a domain). */
export function canHavePasskeys(appUrl: string): boolean {
	const { hostname } = new URL(appUrl);
	return !/^[\d.]+$|^\[/.test(hostname);
}

/** No person needs more; a stolen session must not fill the table. */
export const mostPasskeys = 20;

/** How long a challenge can be answered, and browsers wait for the authenticator. */
export const challengeSeconds = 300;

/** What a script put into a form field as JSON; null when it is none. The endpoint's schema checks the rest. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
