/**
 * Passwords are stored as scrypt (RFC 7914) with salt and parameters, so that the cost can be
 * raised and old hashes are renewed at the next sign-in. From node:crypto, because oslo has no
 * scrypt.
 */
import { scrypt } from "node:crypto";
import { constantTimeEqual } from "@oslojs/crypto/subtle";
import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from "@oslojs/encoding";

export interface PasswordCost {
	/** N, a power of two. */
	cpu: number;
	/** r */
	blockSize: number;
	/** p */
	parallel: number;
}

/**
 * One of the settings that OWASP's Password Storage Cheat Sheet rates as equal (N = 2^15, r = 8, p
 * = 3): 32 MiB, so that several sign-ins fit into a Worker's 128 MB; about 0.2 s of CPU.
 */
export const currentCost: PasswordCost = { cpu: 2 ** 15, blockSize: 8, parallel: 3 };

const saltBytes = 16;
const keyBytes = 32;
const form = /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/;

/** "scrypt$N$r$p$salt$key", the last two in base64url. */
export async function hashPassword(password: string, cost = currentCost): Promise<string> {
	const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
	const key = await derive(password, salt, cost);
	return join(cost, salt, key);
}

/** `outdated`: right, but to be hashed again with the current cost. */
export async function verifyPassword(
	password: string,
	hash: string,
	cost = currentCost,
): Promise<{ valid: boolean; outdated: boolean }> {
	const parts = form.exec(hash);
	if (!parts) return { valid: false, outdated: false };
	const [, cpu, blockSize, parallel, salt = "", key = ""] = parts;
	const hashCost = { cpu: Number(cpu), blockSize: Number(blockSize), parallel: Number(parallel) };
	const derivedKey = await derive(password, decodeBase64urlIgnorePadding(salt), hashCost);
	const valid = constantTimeEqual(derivedKey, decodeBase64urlIgnorePadding(key));
	const isSameCost =
		hashCost.cpu === cost.cpu &&
		hashCost.blockSize === cost.blockSize &&
		hashCost.parallel === cost.parallel;
	return { valid, outdated: valid && !isSameCost };
}

/** Attack (timing): an unknown user must take as long as a wrong password. */
export async function verifyDummyPassword(password: string, cost = currentCost): Promise<void> {
	await verifyPassword(
		password,
		join(cost, new Uint8Array(saltBytes), new Uint8Array(keyBytes)),
		cost,
	);
}

function join(cost: PasswordCost, salt: Uint8Array, key: Uint8Array): string {
	const numbers = [cost.cpu, cost.blockSize, cost.parallel];
	return ["scrypt", ...numbers, encodeBase64urlNoPadding(salt), encodeBase64urlNoPadding(key)].join(
		"$",
	);
}

function derive(password: string, salt: Uint8Array, cost: PasswordCost): Promise<Uint8Array> {
	const options = {
		N: cost.cpu,
		r: cost.blockSize,
		p: cost.parallel,
		// the default of 32 MiB is just too little for N = 2^15, r = 8
		maxmem: 128 * cost.blockSize * (cost.cpu + cost.parallel + 2) + 1024 * 1024,
	};
	return new Promise((resolve, reject) => {
		// the same characters from different keyboards are the same password (NIST SP 800-63B)
		scrypt(password.normalize("NFKC"), salt, keyBytes, options, (error, key) =>
			error ? reject(error) : resolve(key),
		);
	});
}
