import { keyedHash } from "#app/crypto/digest.server.ts";

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
	return keyedHash(authSecret, "codes for a hotel's desk", `${hotelId} ${code}`);
}
