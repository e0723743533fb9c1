import * as v from "valibot";
import { longestPlainName } from "#app/ui/form/values/plain-name.ts";
import { emailSchema, imageSchema, nameSchema } from "../users.ts";

/** A person as described by a provider, in our fields. */
export interface Identity {
	/** The provider's id of the person, which never changes and is never reused. */
	id: string;
	name: string | null | undefined;
	/** Null if the provider gives none; a user name is not an email. */
	email: string | null | undefined;
	/** The provider has verified that the mailbox belongs to the person. */
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

/** A picture small enough to store with the user, as Microsoft returns it. */
const smallPicture = v.pipe(
	v.string(),
	v.maxLength(16_384),
	v.regex(/^data:image\/(?:jpeg|png|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/),
);
const picture = v.union([v.pipe(imageSchema, v.startsWith("https://")), smallPicture]);
const longestId = 255;
/** Of an email address that stands in for a name. */
const longestName = 200;

/** Providers are not trusted: invalid fields are left out; null without a usable id. */
export function checkIdentity(identity: Identity): CheckedIdentity | null {
	if (identity.id === "" || identity.id.length > longestId) return null;
	const email = v.safeParse(emailSchema, identity.email);
	const image = v.safeParse(picture, identity.image);
	const address = email.success ? email.output : null;
	return {
		id: identity.id,
		name: plainName(identity.name ?? "") || (address ?? "").slice(0, longestName),
		email: address,
		emailVerified: address !== null && identity.emailVerified,
		image: image.success ? image.output : null,
	};
}

/** A name by the rule of typed ones, or "". A person has no second try at a provider, so it is mended where it can be. */
function plainName(text: string): string {
	const usable = text
		.slice(0, 1_000)
		.toWellFormed()
		.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, " ")
		// "Dr.Smith", which mail programs would make a link of
		.replaceAll(/[.。．｡](?=\p{L}{2})/gu, "$& ")
		.trim();
	const name = v.safeParse(nameSchema, [...usable].slice(0, longestPlainName).join(""));
	return name.success ? name.output : "";
}
