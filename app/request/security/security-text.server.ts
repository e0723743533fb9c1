import { languages } from "#app/messages/languages.ts";

/** RFC 9116, 2.5.5 recommends less than a year. */
const validMilliseconds = 180 * 24 * 60 * 60 * 1000;

/**
 * The text of RFC 9116. `Expires` is computed, so that it is never past and nobody needs to remember it.
 * @param securityContact a `mailto:` or `https:` address. @param now milliseconds since 1970.
 */
export function securityText({
	appUrl,
	securityContact,
	now,
}: {
	appUrl: string;
	securityContact: string;
	now: number;
}): string {
	const expires = new Date(now + validMilliseconds);
	expires.setUTCHours(0, 0, 0, 0);
	return [
		`Contact: ${securityContact}`,
		`Expires: ${expires.toISOString()}`,
		`Preferred-Languages: ${languages.join(", ")}`,
		`Canonical: ${appUrl}/.well-known/security.txt`,
		"",
	].join("\n");
}
