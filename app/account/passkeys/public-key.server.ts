/** Public keys of authenticators (COSE, RFC 9053) and their signatures, checked by the platform's WebCrypto. */
import { decodeCBORToNativeValue } from "@oslojs/cbor";
import { decodePKIXECDSASignature, p256 } from "@oslojs/crypto/ecdsa";
import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import {
	COSEPublicKey,
	coseAlgorithmES256,
	coseAlgorithmRS256,
	coseEllipticCurveP256,
} from "@oslojs/webauthn";

/** What we ask authenticators for, best first. All have the first one but Windows' older ones, which have the second. */
export const algorithms = [coseAlgorithmES256, coseAlgorithmRS256] as const;

/** A COSE key is a map without maps in it; two levels more than needed. */
const deepest = 4;

export interface KeyChecker {
	/** Whether this key signed the message. False for a signature that is none. */
	hasSigned(message: Uint8Array<ArrayBuffer>, signature: Uint8Array<ArrayBuffer>): Promise<boolean>;
}

/** The COSE key at the start of these bytes, without what follows it. @throws when there is none. */
export function cutPublicKey(bytes: Uint8Array): Uint8Array {
	const [, size] = decodeCBORToNativeValue(bytes, deepest);
	return bytes.slice(0, size);
}

/** Null for another algorithm than ours, or a point that is not on the curve. */
export async function readPublicKey(cose: Uint8Array): Promise<KeyChecker | null> {
	try {
		const [decoded] = decodeCBORToNativeValue(cose, deepest);
		if (typeof decoded !== "object" || decoded === null) return null;
		const key = new COSEPublicKey(decoded);
		const algorithm = key.algorithm();
		if (algorithm === coseAlgorithmES256) return await readEs256(key);
		if (algorithm === coseAlgorithmRS256) return await readRs256(key);
		return null;
	} catch {
		return null;
	}
}

async function readEs256(key: COSEPublicKey): Promise<KeyChecker | null> {
	const { curve, x, y } = key.ec2();
	if (curve !== coseEllipticCurveP256) return null;
	// not by oslo's encoder of points, which shifts a y that begins with a zero: every 256th key
	const jwk = {
		kty: "EC",
		crv: "P-256",
		x: base64urlOf(x, p256.size),
		y: base64urlOf(y, p256.size),
	};
	const algorithm = { name: "ECDSA", namedCurve: "P-256" };
	const imported = await crypto.subtle.importKey("jwk", jwk, algorithm, false, ["verify"]);
	return {
		async hasSigned(message, signature) {
			const raw = rawSignature(signature);
			const checked = { name: "ECDSA", hash: "SHA-256" };
			return raw !== null && (await crypto.subtle.verify(checked, imported, raw, message));
		},
	};
}

/** Authenticators send two numbers in DER, WebCrypto takes their bytes. */
function rawSignature(der: Uint8Array): Uint8Array<ArrayBuffer> | null {
	try {
		return new Uint8Array(decodePKIXECDSASignature(der).encodeIEEEP1363(p256));
	} catch {
		return null;
	}
}

async function readRs256(key: COSEPublicKey): Promise<KeyChecker | null> {
	const { n, e } = key.rsa();
	const jwk = { kty: "RSA", n: base64urlOf(n), e: base64urlOf(e) };
	const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
	const imported = await crypto.subtle.importKey("jwk", jwk, algorithm, false, ["verify"]);
	return {
		hasSigned: (message, signature) =>
			crypto.subtle.verify(algorithm.name, imported, signature, message),
	};
}

/** @param bytes at least so many, with zeros in front. */
function base64urlOf(number: bigint, bytes = 1): string {
	const digits = number.toString(16).padStart(2 * bytes, "0");
	return encodeBase64urlNoPadding(Buffer.from(digits.length % 2 ? `0${digits}` : digits, "hex"));
}
