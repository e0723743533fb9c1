import * as v from "valibot";

const notificationTypes = ["PRODUCT_UPDATE", "AVAILABILITY_UPDATE", "BOOKING_UPDATE"] as const;

/**
 * Attack: an address of our own network, or of the machine itself. Only names of the public internet over https are
 * called: no address in figures, no name without a dot or of a private zone, no other port, no password.
 */
export function isPublicAddress(text: string): boolean {
	const url = URL.parse(text);
	if (!url) return false;
	if (url.protocol !== "https:" || url.port !== "" || url.username || url.password) return false;
	const host = url.hostname.replace(/\.$/, "");
	const isName = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/.test(host);
	return isName && !/(?:^|\.)(?:localhost|local|internal|lan|home|corp|private|onion)$/.test(host);
}

const name = v.pipe(
	v.string(),
	v.regex(/^[A-Za-z\d-]{1,64}$/),
	v.check((text) => !/^(?:host|connection|cookie|content-.*|transfer-.*|cf-.*)$/i.test(text)),
);
const value = v.pipe(v.string(), v.maxLength(1_000), v.regex(/^[\x20-\x7e]*$/));

const entries = {
	url: v.pipe(
		v.string(),
		v.maxLength(500),
		v.check(isPublicAddress, "must be a public https address"),
	),
	notificationTypes: v.pipe(v.array(v.picklist(notificationTypes)), v.minLength(1), v.maxLength(3)),
	headers: v.pipe(
		v.record(name, value),
		v.check((headers) => Object.keys(headers).length <= 10, "are more than ten"),
	),
};

export const subscriptionBody = v.object({ ...entries, headers: v.optional(entries.headers, {}) });
export type SubscriptionBody = v.InferOutput<typeof subscriptionBody>;
export const subscriptionChange = v.partial(v.object(entries));
