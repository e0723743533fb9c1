/**
 * What an authenticator answers, read and checked as WebAuthn Level 3 prescribes (7.1 for a new passkey, 7.2 for a
 * sign-in). The formats are parsed by @oslojs/webauthn; each check here names its fault. Whether the challenge is ours
 * and unused is the caller's to find out, before anything else.
 */

import { decodeCBORToNativeValueNoLeftoverBytes } from "@oslojs/cbor";
import {
	decodeBase64urlIgnorePadding,
	encodeBase64,
	encodeBase64urlNoPadding,
} from "@oslojs/encoding";
import {
	type AuthenticatorData,
	ClientDataType,
	createAssertionSignatureMessage,
	parseAttestationObject,
	parseAuthenticatorData,
	parseClientDataJSON,
} from "@oslojs/webauthn";
import * as v from "valibot";
import type { Passkey } from "./passkey.ts";
import { cutPublicKey, readPublicKey } from "./public-key.server.ts";

/** What an answer must be for; both from APP_URL alone, never from the request. */
export interface Site {
	/** "https://island.example" */
	origin: string;
	/** "island.example" */
	rpId: string;
}

export function siteOf(appUrl: string): Site {
	const { origin, hostname } = new URL(appUrl);
	return { origin, rpId: hostname };
}

export type Fault =
	| "unreadable"
	| "other ceremony"
	| "other origin"
	| "embedded"
	| "other relying party"
	| "nobody present"
	| "user not verified"
	| "impossible backup"
	| "other credential"
	| "nobody named"
	| "unusable key"
	| "wrong signature";

/** base64url without padding, as browsers write it. */
const bytesField = (longest: number) =>
	v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest), v.regex(/^[\w-]+$/));
/** 1023 bytes at most (WebAuthn, 4). */
const credentialIdField = bytesField(1364);
const credentialType = v.literal("public-key");

/** `RegistrationResponseJSON`; fields that we do not use are left out. */
export const registrationSchema = v.object({
	id: credentialIdField,
	rawId: credentialIdField,
	type: credentialType,
	response: v.object({
		clientDataJSON: bytesField(8192),
		attestationObject: bytesField(32_768),
		transports: v.optional(v.array(v.pipe(v.string(), v.maxLength(50))), []),
	}),
});

/** `AuthenticationResponseJSON` */
export const assertionSchema = v.object({
	id: credentialIdField,
	rawId: credentialIdField,
	type: credentialType,
	response: v.object({
		clientDataJSON: bytesField(8192),
		authenticatorData: bytesField(8192),
		signature: bytesField(4096),
		userHandle: v.nullish(v.pipe(v.string(), v.maxLength(128))),
	}),
});

export type RegistrationResponse = v.InferOutput<typeof registrationSchema>;
export type AssertionResponse = v.InferOutput<typeof assertionSchema>;

/** The challenge of an answer as text; null when it can't be read. Proves nothing by itself. */
export function challengeIn(answer: RegistrationResponse | AssertionResponse): string | null {
	try {
		const { challenge } = parseClientDataJSON(bytesOf(answer.response.clientDataJSON));
		return new TextDecoder().decode(challenge);
	} catch {
		return null;
	}
}

export type NewKey = Pick<
	Passkey,
	"credentialId" | "publicKey" | "counter" | "deviceType" | "backedUp" | "transports" | "aaguid"
>;

/**
 * The key of a new passkey. Who made the authenticator is not asked (attestation "none"), so its statement is not read:
 * the key is as good as the session in which it is added.
 */
export async function readNewKey(
	answer: RegistrationResponse,
	site: Site,
): Promise<NewKey | { fault: Fault }> {
	const fault = clientFault(answer, ClientDataType.Create, site);
	if (fault) return { fault };
	try {
		const data = authenticatorDataIn(bytesOf(answer.response.attestationObject));
		const { credential, flags, parsed } = data;
		const wrong = flagFault(parsed, flags, site);
		if (wrong) return { fault: wrong };
		if (!credential || credential.id !== answer.id || answer.id !== answer.rawId)
			return { fault: "other credential" };
		if (!(await readPublicKey(credential.publicKey))) return { fault: "unusable key" };
		return {
			credentialId: credential.id,
			publicKey: encodeBase64(credential.publicKey),
			counter: parsed.signatureCounter,
			deviceType: flags.mayBeCopied ? "multiDevice" : "singleDevice",
			backedUp: flags.isCopied,
			transports: knownTransports(answer.response.transports),
			aaguid: credential.aaguid,
		};
	} catch {
		return { fault: "unreadable" };
	}
}

export interface Use {
	counter: number;
	backedUp: boolean;
}

/**
 * "anybody": the authenticator says whose passkey it is, and must (WebAuthn, 7.2 step 6). "the user": it was asked for
 * passkeys of somebody who is signed in, and may leave that out (CTAP 2.1, 6.2.2: with an allow list, some keys do).
 */
type WhoWasAsked = "anybody" | "the user";

/** A use of a passkey that its own key has signed. The counter is the caller's to compare. */
export async function readUse(
	answer: AssertionResponse,
	passkey: Passkey,
	site: Site,
	asked: WhoWasAsked,
): Promise<Use | { fault: Fault }> {
	const fault = clientFault(answer, ClientDataType.Get, site);
	if (fault) return { fault };
	if (answer.id !== passkey.credentialId || answer.rawId !== passkey.credentialId)
		return { fault: "other credential" };
	const { userHandle } = answer.response;
	if (!userHandle && asked === "anybody") return { fault: "nobody named" };
	// an authenticator that says whose passkey it is must agree with us
	if (userHandle && userHandle !== userHandleOf(passkey.userId))
		return { fault: "other credential" };
	try {
		const data = bytesOf(answer.response.authenticatorData);
		const parsed = parseAuthenticatorData(data);
		const flags = flagsIn(data);
		const wrong = flagFault(parsed, flags, site);
		if (wrong) return { fault: wrong };
		// fixed when the key was made
		if (flags.mayBeCopied !== (passkey.deviceType === "multiDevice"))
			return { fault: "impossible backup" };
		const key = await readPublicKey(Buffer.from(passkey.publicKey, "base64"));
		const client = bytesOf(answer.response.clientDataJSON);
		const message = new Uint8Array(createAssertionSignatureMessage(data, client));
		if (!(await key?.hasSigned(message, bytesOf(answer.response.signature))))
			return { fault: "wrong signature" };
		return { counter: parsed.signatureCounter, backedUp: flags.isCopied };
	} catch {
		return { fault: "unreadable" };
	}
}

/** The name under which an authenticator keeps a user: random, no personal data, the same for all their passkeys. */
export function userHandleOf(userId: string): string {
	return encodeBase64urlNoPadding(new TextEncoder().encode(userId));
}

/** What the browser, not the authenticator, says about the ceremony. */
function clientFault(
	answer: RegistrationResponse | AssertionResponse,
	type: ClientDataType,
	site: Site,
): Fault | null {
	try {
		const client = parseClientDataJSON(bytesOf(answer.response.clientDataJSON));
		// attack: an answer to another question, for example a sign-in where a key is to be made
		if (client.type !== type) return "other ceremony";
		// attack (phishing): another site passes our challenge on to its visitor
		if (client.origin !== site.origin) return "other origin";
		// attack: our page in a frame of another site
		return client.crossOrigin ? "embedded" : null;
	} catch {
		return "unreadable";
	}
}

/** Bits of the authenticator's flags (WebAuthn, 6.1) that @oslojs/webauthn does not read. */
interface BackupFlags {
	mayBeCopied: boolean;
	isCopied: boolean;
}

const flagsAt = 32;

function flagsIn(authenticatorData: Uint8Array): BackupFlags {
	const bits = authenticatorData[flagsAt] ?? 0;
	return { mayBeCopied: (bits & 0b1000) !== 0, isCopied: (bits & 0b1_0000) !== 0 };
}

function flagFault(data: AuthenticatorData, flags: BackupFlags, site: Site): Fault | null {
	if (!data.verifyRelyingPartyIdHash(site.rpId)) return "other relying party";
	if (!data.userPresent) return "nobody present";
	// without it, whoever holds the device could come in: a passkey counts as two factors only with it
	if (!data.userVerified) return "user not verified";
	return flags.isCopied && !flags.mayBeCopied ? "impossible backup" : null;
}

/** Bytes of the authenticator's data before the public key: hash, flags, counter, model, length of the id. */
const idAt = 55;

function authenticatorDataIn(attestationObject: Uint8Array) {
	const { authenticatorData: parsed } = parseAttestationObject(attestationObject);
	const { authData } = v.parse(
		v.object({ authData: v.instance(Uint8Array) }),
		decodeCBORToNativeValueNoLeftoverBytes(attestationObject, 4),
	);
	const { credential } = parsed;
	return {
		parsed,
		flags: flagsIn(authData),
		credential: credential && {
			id: encodeBase64urlNoPadding(credential.id),
			aaguid: uuidOf(credential.authenticatorAAGUID),
			publicKey: cutPublicKey(authData.slice(idAt + credential.id.length)),
		},
	};
}

function uuidOf(bytes: Uint8Array): string {
	return Buffer.from(bytes)
		.toString("hex")
		.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const transports = new Set(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** Comma separated, as the browser said them. Names that no standard has are left out: they would be sent back. */
function knownTransports(said: readonly string[]): string {
	return [...new Set(said)].filter((name) => transports.has(name)).join(",");
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
	return new Uint8Array(decodeBase64urlIgnorePadding(base64url));
}
