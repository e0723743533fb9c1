import type { AccountOptions } from "#app/account/options.server.ts";

const mostTexts = 500;

/**
 * Signed texts that this isolate has verified, because a browser sends the same cookies again and again, and a
 * signature is the most expensive part of a session check. The key is the whole text with its signature, so only
 * verified texts are found, and only under the options whose secret signed them. What changes with time, as the age,
 * is for the caller to check each time.
 */
export class VerifiedTexts<Value> {
	readonly #verified = new WeakMap<AccountOptions, Map<string, Value>>();

	/** @param verify the value of the text, or null when it is not signed by us. */
	read(options: AccountOptions, text: string, verify: () => Value | null): Value | null {
		const values = this.#verified.get(options) ?? new Map<string, Value>();
		const verifiedValue = values.get(text);
		if (verifiedValue !== undefined) return verifiedValue;
		const value = verify();
		if (value === null) return null;
		if (values.size >= mostTexts) values.clear();
		values.set(text, value);
		this.#verified.set(options, values);
		return value;
	}
}
