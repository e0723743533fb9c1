import { keyedHash } from "#app/crypto/digest.server.ts";

const codes = 1_000_000;
/** The largest multiple of `codes` in 32 bits; above it some codes would be more frequent. */
const drawsBelow = 2 ** 32 - (2 ** 32 % codes);

/** Six figures, which can be said in any language. */
export function makeDeskCode(): string {
	for (;;) {
		const [draw = 0] = crypto.getRandomValues(new Uint32Array(1));
		if (draw < drawsBelow) return String(draw % codes).padStart(6, "0");
	}
}

/**
 * The stored form of a code. Attack: whoever copies the database could try a million codes in a
 * second, so the hash is keyed with the installation's secret. It contains the hotel, so the same
 * figures at two hotels are two codes.
 */
export function hashDeskCode(code: string, hotelId: string, authSecret: string): string {
	return keyedHash(authSecret, "codes for a hotel's desk", `${hotelId} ${code}`);
}
