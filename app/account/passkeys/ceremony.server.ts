/**
 * What an authenticator is asked and what it answers. @simplewebauthn/server checks the answers as WebAuthn Level 3
 * prescribes (7.1 for a new passkey, 7.2 for a use); here stands what we ask of it beyond that. Whether the challenge is
 * ours and unused is the caller's to find out, before anything else.
 */
import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import * as v from "valibot";
import type { User } from "../users.ts";
import type { Passkey } from "./passkey.ts";
import { challengeSeconds } from "./passkey.ts";

/** Half of a megabyte of the worker, so loaded with the first passkey and not with the first page. */
const library = () => import("@simplewebauthn/server");

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

/** base64url without padding, as browsers write it. */
const bytesField = (longest: number) =>
	v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest), v.regex(/^[\w-]+$/));
/** 1023 bytes at most (WebAuthn, 4). */
const credentialIdField = bytesField(1364);
const credentialType = v.literal("public-key");

const transports = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"];

/** `RegistrationResponseJSON`; fields that we do not use are left out. */
export const registrationSchema = v.object({
	id: credentialIdField,
	rawId: credentialIdField,
	type: credentialType,
	response: v.object({
		clientDataJSON: bytesField(8192),
		attestationObject: bytesField(32_768),
		transports: v.optional(
			// names that no standard has are left out: they would be sent back to browsers
			v.pipe(
				v.array(v.pipe(v.string(), v.maxLength(50))),
				v.transform((names) => [...new Set(names)].filter((name) => transports.includes(name))),
			),
			[],
		),
	}),
	clientExtensionResults: v.optional(v.object({}), {}),
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
		userHandle: v.optional(v.pipe(v.string(), v.maxLength(128))),
	}),
	clientExtensionResults: v.optional(v.object({}), {}),
});

export type RegistrationResponse = v.InferOutput<typeof registrationSchema>;
export type AssertionResponse = v.InferOutput<typeof assertionSchema>;

const textOf = (base64url: string) => Buffer.from(base64url, "base64url").toString();

/** What the browser, not the authenticator, says about the ceremony. */
const clientDataSchema = v.pipe(
	bytesField(8192),
	v.transform(textOf),
	v.parseJson(),
	v.object({ challenge: bytesField(200), crossOrigin: v.optional(v.boolean(), false) }),
);

export interface ClientData {
	/** As it was sent: base64url. */
	challenge: string;
	/** The challenge of `issueChallenge`, if it is one. */
	challengeText: string;
}

/** Null when it can't be read, and where a page of ours stands in a frame. Proves nothing by itself. */
export function readClientData({
	response,
}: RegistrationResponse | AssertionResponse): ClientData | null {
	const clientData = v.safeParse(clientDataSchema, response.clientDataJSON);
	// attack: our page in a frame of another site
	if (!clientData.success || clientData.output.crossOrigin) return null;
	const { challenge } = clientData.output;
	return { challenge, challengeText: textOf(challenge) };
}

/** ES256 and RS256: all authenticators have the first but Windows' older ones, which have the second. */
const algorithms = [-7, -257];

const userVerification = "required";

/** `PublicKeyCredentialCreationOptionsJSON` */
export async function creationOptions(
	{ name, site, user, challenge }: { name: string; site: Site; user: User; challenge: string },
	passkeys: readonly Passkey[],
) {
	const { generateRegistrationOptions } = await library();
	return await generateRegistrationOptions({
		rpName: name,
		rpID: site.rpId,
		userID: new TextEncoder().encode(user.id),
		userName: user.email,
		userDisplayName: user.email,
		challenge,
		timeout: challengeSeconds * 1000,
		attestationType: "none",
		supportedAlgorithmIDs: algorithms,
		authenticatorSelection: { residentKey: "required", userVerification },
		excludeCredentials: passkeys.map(descriptorOf),
	});
}

/** `PublicKeyCredentialRequestOptionsJSON`. Without passkeys the authenticator offers those that it has. */
export async function requestOptions(site: Site, challenge: string, passkeys: readonly Passkey[]) {
	const { generateAuthenticationOptions } = await library();
	return await generateAuthenticationOptions({
		rpID: site.rpId,
		challenge,
		timeout: challengeSeconds * 1000,
		userVerification,
		...(passkeys.length > 0 ? { allowCredentials: passkeys.map(descriptorOf) } : {}),
	});
}

function descriptorOf({ credentialId, transports }: Passkey) {
	return { id: credentialId, ...(transports ? { transports: transports.split(",") } : {}) };
}

/** Why an answer was refused, for the log. */
export interface Fault {
	fault: string;
}

/**
 * The library throws what is wrong with an answer. No code of ours runs in here, so that a mistake of ours is no refused
 * passkey, but an error in the log.
 */
async function verdictOf<Verdict>(verification: Promise<Verdict>): Promise<Verdict | Fault> {
	try {
		return await verification;
	} catch (error) {
		return { fault: error instanceof Error ? error.message : "unreadable" };
	}
}

export type NewKey = Pick<
	Passkey,
	"credentialId" | "publicKey" | "counter" | "deviceType" | "backedUp" | "transports" | "aaguid"
>;

/**
 * The key of a new passkey. Who made the authenticator is not asked (attestation "none"): the key is as good as the
 * session in which it is added.
 */
export async function readNewKey(
	response: RegistrationResponse,
	{ challenge }: ClientData,
	site: Site,
): Promise<NewKey | Fault> {
	const { verifyRegistrationResponse } = await library();
	const verdict = await verdictOf(
		verifyRegistrationResponse({
			response,
			expectedChallenge: challenge,
			expectedOrigin: site.origin,
			expectedRPID: site.rpId,
			supportedAlgorithmIDs: algorithms,
		}),
	);
	if ("fault" in verdict) return verdict;
	if (!verdict.verified) return { fault: "wrong attestation" };
	const { credential, aaguid, credentialDeviceType, credentialBackedUp } = verdict.registrationInfo;
	return {
		credentialId: credential.id,
		publicKey: Buffer.from(credential.publicKey).toString("base64"),
		counter: credential.counter,
		deviceType: credentialDeviceType,
		backedUp: credentialBackedUp,
		transports: response.response.transports.join(","),
		aaguid,
	};
}

export interface PasskeyUse {
	counter: number;
	backedUp: boolean;
}

/**
 * "anybody": the authenticator says whose passkey it is, and must (WebAuthn, 7.2 step 6). "the user": it was asked for
 * passkeys of somebody who is signed in, and may leave that out (CTAP 2.1, 6.2.2: with an allow list, some keys do).
 */
type WhoMayAnswer = "anybody" | "the user";

/** A use of a passkey that its own key has signed. */
export async function readUse(
	response: AssertionResponse,
	{ challenge }: ClientData,
	passkey: Passkey,
	{ site, whoMayAnswer }: { site: Site; whoMayAnswer: WhoMayAnswer },
): Promise<PasskeyUse | Fault> {
	const { userHandle } = response.response;
	if (!userHandle && whoMayAnswer === "anybody") return { fault: "nobody named" };
	// an authenticator that says whose passkey it is must agree with us
	if (userHandle && userHandle !== userHandleOf(passkey.userId)) return { fault: "other user" };
	const { verifyAuthenticationResponse } = await library();
	const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, "base64"));
	const verdict = await verdictOf(
		verifyAuthenticationResponse({
			response,
			expectedChallenge: challenge,
			expectedOrigin: site.origin,
			expectedRPID: site.rpId,
			// the counter is compared where the use is noted (`noteUse`), with the row as it is then
			credential: { id: passkey.credentialId, publicKey, counter: 0 },
		}),
	);
	if ("fault" in verdict) return verdict;
	if (!verdict.verified) return { fault: "wrong signature" };
	const { newCounter, credentialDeviceType, credentialBackedUp } = verdict.authenticationInfo;
	// fixed when the key was made
	if (credentialDeviceType !== passkey.deviceType) return { fault: "other kind of key" };
	return { counter: newCounter, backedUp: credentialBackedUp };
}

/** The name under which an authenticator keeps a user: random, no personal data, the same for all their passkeys. */
export function userHandleOf(userId: string): string {
	return encodeBase64urlNoPadding(new TextEncoder().encode(userId));
}
