import * as v from "valibot";
import { emailSchema, imageSchema } from "../users.ts";

/** Who a provider says that somebody is, in our words. */
export interface Identity {
	/** The provider's own id of the person: never changes, never goes to another. */
	id: string;
	name: string | null | undefined;
	/** Null where the provider gives none; a user name is not an email. */
	email: string | null | undefined;
	/** The provider has seen to it that this mailbox is the person's. */
	emailVerified: boolean;
	image: string | null | undefined;
}

export interface CheckedIdentity {
	id: string;
	name: string;
	email: string | null;
	emailVerified: boolean;
	image: string | null;
}

/** A picture small enough to be kept beside the user, as Microsoft's is read. */
const smallPicture = v.pipe(
	v.string(),
	v.maxLength(16_384),
	v.regex(/^data:image\/(?:jpeg|png|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/),
);
const picture = v.union([v.pipe(imageSchema, v.startsWith("https://")), smallPicture]);
const longestId = 255;
const longestName = 200;

/** A provider may lie or err: what does not fit our rules is left out; null without a usable id. */
export function checkIdentity(identity: Identity): CheckedIdentity | null {
	if (identity.id === "" || identity.id.length > longestId) return null;
	const email = v.safeParse(emailSchema, identity.email);
	const image = v.safeParse(picture, identity.image);
	const address = email.success ? email.output : null;
	const name = [...(identity.name ?? "").trim()].slice(0, longestName).join("").trim();
	return {
		id: identity.id,
		name: name || (address ?? "").slice(0, longestName),
		email: address,
		emailVerified: address !== null && identity.emailVerified,
		image: image.success ? image.output : null,
	};
}
