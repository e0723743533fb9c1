/** RFC 5321: what fits into the path of an envelope. */
export const longestEmail = 254;

/** Before the "@" at most 64 characters (RFC 5321, 4.5.3.1.1), and behind it a domain where mail can arrive. */
export const deliverable = /^[^@]{1,64}@[^@]+\.[^@.]{2,}$/;

/**
 * An address as mail is sent to it and as it is compared: in lower case, because "Ana@" and "ana@" are the same person,
 * without signs that nobody sees, and with the domain in the form of the DNS: "ana@bücher.example" →
 * "ana@xn--bcher-kva.example".
 */
export function plainEmail(text: string): string {
	const address = text
		.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
		.normalize("NFKC")
		.trim()
		.toLowerCase();
	const [, mailbox = "", domain = ""] = /^([^@]+)@([^@/:?#[\]\\%\s]+)$/.exec(address) ?? [];
	return /\P{ASCII}/u.test(domain) ? `${mailbox}@${asciiDomain(domain)}` : address;
}

/** A domain that is none stays as it is, and the rule of addresses refuses it. */
function asciiDomain(domain: string): string {
	try {
		return new URL(`https://${domain}`).hostname;
	} catch {
		return domain;
	}
}
