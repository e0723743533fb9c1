/**
 * An authenticator in software: keeps passkeys and signs with real keys (ES256, or RS256 as older Windows does), in the
 * formats of WebAuthn Level 3. Each answer can be made wrong in one place.
 */
import { webcrypto } from "node:crypto";
import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from "@oslojs/encoding";

const { subtle } = webcrypto;

/** What one answer says otherwise than it should. */
export interface Twist {
	origin?: string;
	type?: string;
	crossOrigin?: boolean;
	challenge?: string;
	rpId?: string;
	isPresent?: boolean;
	isVerified?: boolean;
	mayBeCopied?: boolean;
	isCopied?: boolean;
	counter?: number;
	/** base64url; null leaves it out. */
	userHandle?: string | null;
	/** Id of the answer, instead of that of the key. */
	id?: string;
	algorithm?: number;
	/** Of the new key, instead of a random one. */
	keyId?: string;
	/** Signs with another key. */
	isForged?: boolean;
}

export interface CreationOptions {
	challenge: string;
	rp: { id: string };
	user: { id: string };
	excludeCredentials?: { id: string }[];
}

export interface RequestOptions {
	challenge: string;
	rpId: string;
	allowCredentials?: { id: string }[];
}

interface Kept {
	id: string;
	rpId: string;
	userHandle: string;
	key: webcrypto.CryptoKey;
	algorithm: typeof es256 | typeof rs256;
	counter: number;
}

const es256 = { cose: -7, make: { name: "ECDSA", namedCurve: "P-256" } } as const;
const rs256 = {
	cose: -257,
	make: {
		name: "RSASSA-PKCS1-v1_5",
		hash: "SHA-256",
		modulusLength: 2048,
		publicExponent: new Uint8Array([1, 0, 1]),
	},
} as const;

const utf8 = new TextEncoder();

/** @param nature of the authenticator: a security key counts, a password manager copies. */
export function newAuthenticator(
	origin: string,
	nature: { kind?: "security key" | "password manager" | "rsa"; aaguid?: string } = {},
) {
	const { kind = "security key", aaguid = "00000000-0000-0000-0000-000000000000" } = nature;
	const isManager = kind === "password manager";
	const keptKeys: Kept[] = [];

	async function create(options: CreationOptions, twist: Twist = {}) {
		const algorithm = kind === "rsa" ? rs256 : es256;
		const pair = await makeKey(algorithm);
		const id = twist.keyId ?? randomId();
		const key: Kept = {
			id,
			rpId: options.rp.id,
			userHandle: options.user.id,
			key: pair.privateKey,
			algorithm,
			counter: 0,
		};
		keptKeys.push(key);
		const cose = await coseOf(pair.publicKey, twist.algorithm ?? algorithm.cose);
		const idBytes = decodeBase64urlIgnorePadding(id);
		const model = Buffer.from(aaguid.replaceAll("-", ""), "hex");
		const credential = Buffer.concat([model, uint16(idBytes.length), idBytes, cose]);
		const data = await dataOf(key, { ...twist, credential });
		const attestation = Buffer.concat([
			Buffer.from([0xa3]),
			cborText("fmt"),
			cborText("none"),
			cborText("attStmt"),
			Buffer.from([0xa0]),
			cborText("authData"),
			cborBytes(data),
		]);
		return {
			id: twist.id ?? id,
			rawId: twist.id ?? id,
			type: "public-key" as const,
			response: {
				clientDataJSON: clientData("webauthn.create", options.challenge, twist),
				attestationObject: encodeBase64urlNoPadding(attestation),
				transports: isManager ? ["internal", "hybrid"] : ["usb", "made-up"],
			},
			clientExtensionResults: {},
		};
	}

	async function get(options: RequestOptions, twist: Twist = {}) {
		const allowed = options.allowCredentials?.map(({ id }) => id);
		const key = keptKeys.find(
			({ id, rpId }) => rpId === options.rpId && (!allowed || allowed.includes(id)),
		);
		if (!key) throw new DOMException("No passkey for this site", "NotAllowedError");
		if (!isManager) key.counter += 1;
		const data = await dataOf(key, twist);
		const client = clientData("webauthn.get", options.challenge, twist);
		const hash = await subtle.digest("SHA-256", decodeBase64urlIgnorePadding(client).slice());
		const message = Buffer.concat([data, Buffer.from(hash)]);
		const signer = twist.isForged ? (await makeKey(key.algorithm)).privateKey : key.key;
		const { userHandle = key.userHandle } = twist;
		return {
			id: twist.id ?? key.id,
			rawId: twist.id ?? key.id,
			type: "public-key" as const,
			response: {
				clientDataJSON: client,
				authenticatorData: encodeBase64urlNoPadding(data),
				signature: encodeBase64urlNoPadding(await signatureOf(signer, message)),
				...(userHandle === null ? {} : { userHandle }),
			},
			clientExtensionResults: {},
		};
	}

	function clientData(type: string, challenge: string, twist: Twist): string {
		const clientData = {
			type: twist.type ?? type,
			challenge: twist.challenge ?? challenge,
			origin: twist.origin ?? origin,
			crossOrigin: twist.crossOrigin ?? false,
		};
		return encodeBase64urlNoPadding(utf8.encode(JSON.stringify(clientData)));
	}

	async function dataOf(key: Kept, twist: Twist & { credential?: Buffer }): Promise<Buffer> {
		const { isPresent = true, isVerified = true } = twist;
		const { mayBeCopied = isManager, isCopied = isManager } = twist;
		const flags =
			(isPresent ? 1 : 0) |
			(isVerified ? 4 : 0) |
			(mayBeCopied ? 8 : 0) |
			(isCopied ? 16 : 0) |
			(twist.credential ? 64 : 0);
		const site = await subtle.digest("SHA-256", utf8.encode(twist.rpId ?? key.rpId));
		const counter = Buffer.alloc(4);
		counter.writeUInt32BE(twist.counter ?? key.counter);
		return Buffer.concat([
			Buffer.from(site),
			Buffer.from([flags]),
			counter,
			twist.credential ?? Buffer.alloc(0),
		]);
	}

	return { create, get, keptKeys: keptKeys };
}

async function makeKey({ make }: typeof es256 | typeof rs256): Promise<webcrypto.CryptoKeyPair> {
	return await subtle.generateKey(make, true, ["sign", "verify"]);
}

async function signatureOf(
	key: webcrypto.CryptoKey,
	message: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
	if (key.algorithm.name !== "ECDSA")
		return new Uint8Array(await subtle.sign(key.algorithm.name, key, message));
	const raw = Buffer.from(await subtle.sign({ name: "ECDSA", hash: "SHA-256" }, key, message));
	const numbers = Buffer.concat([derInteger(raw.subarray(0, 32)), derInteger(raw.subarray(32))]);
	return Buffer.concat([Buffer.from([0x30, numbers.length]), numbers]);
}

/** Without leading zeros, and never negative. */
function derInteger(bytes: Buffer): Buffer {
	let start = 0;
	while (start < bytes.length - 1 && bytes[start] === 0) start += 1;
	const cut = bytes.subarray(start);
	const body = (cut[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), cut]) : cut;
	return Buffer.concat([Buffer.from([0x02, body.length]), body]);
}

async function coseOf(key: webcrypto.CryptoKey, algorithm: number): Promise<Buffer> {
	const { x, y, n, e } = await subtle.exportKey("jwk", key);
	const bytes = (text: string | undefined) =>
		cborBytes(Buffer.from(decodeBase64urlIgnorePadding(text ?? "")));
	const start = (kty: number, size: number) =>
		Buffer.concat([Buffer.from([0xa0 + size, 0x01, kty, 0x03]), cborNegative(algorithm)]);
	return n
		? Buffer.concat([start(3, 4), Buffer.from([0x20]), bytes(n), Buffer.from([0x21]), bytes(e)])
		: Buffer.concat([
				start(2, 5),
				Buffer.from([0x20, 0x01, 0x21]),
				bytes(x),
				Buffer.from([0x22]),
				bytes(y),
			]);
}

function cborNegative(number: number): Buffer {
	const value = -1 - number;
	return value < 24 ? Buffer.from([0x20 + value]) : Buffer.from([0x39, value >> 8, value & 255]);
}

function cborText(text: string): Buffer {
	return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

/** With the shortest length that fits, as CTAP2 prescribes. */
function cborBytes(bytes: Buffer): Buffer {
	const { length } = bytes;
	if (length < 24) return Buffer.concat([Buffer.from([0x40 + length]), bytes]);
	if (length < 256) return Buffer.concat([Buffer.from([0x58, length]), bytes]);
	return Buffer.concat([Buffer.from([0x59]), uint16(length), bytes]);
}

function uint16(number: number): Buffer {
	return Buffer.from([number >> 8, number & 255]);
}

function randomId(): string {
	return encodeBase64urlNoPadding(webcrypto.getRandomValues(new Uint8Array(16)));
}
