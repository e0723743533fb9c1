import { hmac } from "@oslojs/crypto/hmac";
import { SHA256 } from "@oslojs/crypto/sha2";
import { encodeBase64urlNoPadding } from "@oslojs/encoding";

const codes = 1_000_000;
/** The largest multiple of `codes` in 32 bits: above it some codes would come up more often. */
const drawsBelow = 2 ** 32 - (2 ** 32 % codes);

/** Six figures that a person can say in any language. */
export function makeDeskCode(): string {
	for (;;) {
		const [draw = 0] = crypto.getRandomValues(new Uint32Array(1));
		if (draw < drawsBelow) return String(draw % codes).padStart(6, "0");
	}
}

/**
 * What is stored of a code. Attack: whoever reads the database tries a million codes in a second; without
 * the installation's secret the hashes say nothing. The hotel is a part of it: the same figures at two
 * hotels are two codes.
 */
export function hashDeskCode(code: string, hotelId: string, authSecret: string): string {
	const bytes = (text: string) => new TextEncoder().encode(text);
	const key = hmac(SHA256, bytes(authSecret), bytes("codes for a hotel's desk"));
	return encodeBase64urlNoPadding(hmac(SHA256, key, bytes(`${hotelId} ${code}`)));
}
