import { encode } from "uqr";

/** ISO/IEC 18004 requires four empty modules around the code. */
const quietZone = 4;

/** The squares of a QR code, row by row: "1" is a dark one. */
export type QrModules = readonly string[];

/**
 * With error correction level M, because it may be read from a scratched screen or creased paper. What makes the code weighs
 * 4 kB: where a loader knows the address, it sends these squares instead.
 */
export function qrModules(url: string): QrModules {
	const { data } = encode(url, { ecc: "M", border: quietZone });
	return data.map((row) => row.map(Number).join(""));
}
