import { encodeHexLowerCase } from "@oslojs/encoding";
import { rateLimitAddress } from "#app/account/rate-limit-address.ts";
import { keyedHash, sha256Of } from "#app/crypto/digest.server.ts";
import { verifyTurnstile } from "#app/outbound/turnstile.server.ts";
import type { RequestContext } from "#app/request/context.server.ts";
import type { UnpaidSource } from "#app/sales/holds/unpaid-limits.server.ts";
import { addressLimits, limitsWithoutBotCheck } from "#app/sales/holds/unpaid-limits.ts";

/**
 * The source of a visitor's unpaid bookings. Only a keyed hash of the address is stored, so that
 * the unpaid limit of one address can be counted.
 */
export function visitorSource({
	environment,
	visitorAddress,
}: Pick<RequestContext, "environment" | "visitorAddress">): UnpaidSource {
	return {
		key: addressHash(environment.authSecret, visitorAddress),
		limits: environment.turnstile ? limitsWithoutBotCheck : addressLimits,
	};
}

/**
 * Like `visitorSource`, for a form with the bot check. Passing it counts for one booking. Without it,
 * or when Cloudflare does not answer, the usual limit applies.
 */
export async function sourceAfterBotCheck(
	services: Pick<RequestContext, "environment" | "visitorAddress">,
	token: string | undefined,
	booking: unknown,
): Promise<UnpaidSource> {
	const source = visitorSource(services);
	const { turnstile } = services.environment;
	if (!turnstile) return source;
	const state = token
		? await verifyTurnstile(turnstile, {
				token,
				about: uuidOf(booking),
				visitorAddress: services.visitorAddress,
			})
		: "not shown";
	return state === "passed"
		? { ...source, limits: addressLimits }
		: { ...source, withBotCheck: { limits: addressLimits, state } };
}

/** The same booking sent twice has the same UUID; another booking with the same token has not. */
function uuidOf(content: unknown): string {
	const hash = encodeHexLowerCase(sha256Of(JSON.stringify(content)));
	// RFC 9562: version 8 for content of our own
	return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

export function addressHash(secret: string, address: string): string {
	return keyedHash(secret, "unpaid bookings of one address", rateLimitAddress(address));
}
