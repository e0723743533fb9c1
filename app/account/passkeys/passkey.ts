import * as v from "valibot";
import { accountFieldsTexts as texts } from "#app/messages/staff/partners/account-fields.ts";
import { lineOfText } from "#app/ui/form/text-schema.ts";
import { fieldWords } from "../users.ts";
import { longestPasskeyName } from "./passkey-limits.ts";

/** A passkey in the names of our database; instants in milliseconds. */
export interface Passkey {
	id: string;
	userId: string;
	name: string;
	/** base64url */
	credentialId: string;
	/** COSE key, base64. */
	publicKey: string;
	counter: number;
	deviceType: "singleDevice" | "multiDevice";
	backedUp: boolean;
	/** Comma separated. */
	transports: string;
	aaguid: string;
	createdAt: number;
	lastUsedAt: number | null;
}

const nameInWords = fieldWords("Name", texts.name);

export const passkeyNameSchema = v.pipe(
	lineOfText({ what: (_texts, lang) => nameInWords({ lang }), most: longestPasskeyName }),
	v.nonEmpty(fieldWords("Name is missing", texts.passkeyNameMissing)),
);

/** A passkey in the names of the API that ours is compatible with (docs/account.md). */
export interface WirePasskey {
	id: string;
	name: string;
	publicKey: string;
	userId: string;
	credentialID: string;
	counter: number;
	deviceType: Passkey["deviceType"];
	backedUp: boolean;
	transports: string;
	createdAt: string;
	aaguid: string;
}

export function wirePasskey(passkey: Passkey): WirePasskey {
	const { credentialId, lastUsedAt: _lastUsedAt, createdAt, ...rest } = passkey;
	return {
		...rest,
		credentialID: credentialId,
		createdAt: new Date(createdAt).toISOString(),
	};
}

/** Browsers refuse passkeys for a bare address such as 127.0.0.1 (WebAuthn: an RP ID is a domain). */
export function canHavePasskeys(appUrl: string): boolean {
	const { hostname } = new URL(appUrl);
	return !/^[\d.]+$|^\[/.test(hostname);
}
