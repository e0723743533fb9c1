import { hmac } from "@oslojs/crypto/hmac";
import { SHA256 } from "@oslojs/crypto/sha2";
import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { network } from "#app/account/network.ts";
import { addressLimits } from "#app/bookings/unpaid-limits.ts";
import type { UnpaidSource } from "#app/bookings/unpaid-source.server.ts";
import type { RequestContext } from "./context.server.ts";

/** The key is for this purpose alone: the same address has another hash wherever else one is kept. */
const purpose = "unpaid bookings of one address";

/**
 * Whose unpaid places a visitor's booking takes. The address itself is stored nowhere: only its keyed
 * hash, in the pending booking, so that what one address holds can be counted.
 */
export function visitorSource({
	environment,
	visitorAddress,
}: Pick<RequestContext, "environment" | "visitorAddress">): UnpaidSource {
	return {
		key: addressHash(environment.authSecret, visitorAddress),
		limits: addressLimits,
	};
}

export function addressHash(secret: string, address: string): string {
	const bytes = (text: string) => new TextEncoder().encode(text);
	const key = hmac(SHA256, bytes(secret), bytes(purpose));
	return encodeBase64urlNoPadding(hmac(SHA256, key, bytes(network(address))));
}
