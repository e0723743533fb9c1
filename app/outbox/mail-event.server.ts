import { decodeBase64IgnorePadding, encodeBase64 } from "@oslojs/encoding";
import * as v from "valibot";
import { hmacOf, isSameText } from "#app/crypto/digest.server.ts";
import type { ReturnedMail } from "./returned-mail.server.ts";

const toleranceSeconds = 5 * 60;

/** What the mail provider tells about one mail. */
export interface MailEvent {
	/** Milliseconds since the epoch. */
	at: number;
	/** Null: nothing that concerns us, for example that a mail was delivered or is late. */
	returnedMail: ReturnedMail | null;
}

/** The mail came back for good. A late one (`email.delivery_delayed`) is still on its way. */
const returnedAs: Record<string, ReturnedMail["as"] | undefined> = {
	"email.bounced": "bounced",
	// the provider did not even try, because an earlier mail came back
	"email.suppressed": "bounced",
	"email.complained": "complained",
};

const eventSchema = v.pipe(
	v.string(),
	v.parseJson(),
	v.object({
		type: v.string(),
		created_at: v.pipe(v.string(), v.transform(Date.parse), v.finite()),
		data: v.object({ email_id: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
	}),
);

/**
 * Reads an event as Resend signs it, by Svix (https://docs.svix.com/receiving/verifying-payloads/how-manual). The
 * signature covers id, time and body. Attack: forging an event, or replaying an old one.
 * @returns null when the event is not signed, not now, or not the provider's.
 */
export function readMailEvent(
	body: string,
	headers: Headers,
	{ secret, now }: { secret: string; now: number },
): MailEvent | null {
	const id = headers.get("svix-id") ?? "";
	const timestamp = headers.get("svix-timestamp") ?? "";
	const signatures = headers.get("svix-signature") ?? "";
	const key = keyOf(secret);
	if (!key || !id || !/^\d{1,12}$/.test(timestamp)) return null;
	if (Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) return null;
	const signature = `v1,${encodeBase64(hmacOf(key, `${id}.${timestamp}.${body}`))}`;
	// two signatures while the secret is being changed
	if (!signatures.split(" ").some((each) => isSameText(each, signature))) return null;
	const event = v.safeParse(eventSchema, body);
	if (!event.success) return { at: now, returnedMail: null };
	const { type, created_at, data } = event.output;
	const as = Object.hasOwn(returnedAs, type) ? returnedAs[type] : undefined;
	return {
		at: created_at,
		returnedMail: as && data.email_id ? { providerId: data.email_id, as } : null,
	};
}

/** Null for a secret that cannot be read: an empty key would let everybody sign. */
function keyOf(secret: string): Uint8Array | null {
	try {
		const key = decodeBase64IgnorePadding(secret.replace(/^whsec_/, ""));
		return key.length > 0 ? key : null;
	} catch {
		return null;
	}
}
