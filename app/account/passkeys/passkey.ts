import * as v from "valibot";
import { accountFieldsTexts as texts } from "#app/messages/staff/partners/account-fields.ts";
import { lineOfText } from "#app/ui/form/text-schema.ts";
import { fieldWords } from "../users.ts";
import { longestPasskeyName } from "./passkey-limits.ts";

/** Instants in milliseconds. */
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

/** Browsers refuse passkeys for a bare address such as 127.0.0.1 (WebAuthn: an RP ID is a domain). */
export function canHavePasskeys(appUrl: string): boolean {
	const { hostname } = new URL(appUrl);
	return !/^[\d.]+$|^\[/.test(hostname);
}
