interface RenewedPart {
	everySeconds: number;
	/** Without an answer for so long, the element is emptied. */
	forgetSeconds?: number;
	/** The page could not find out what it would say here: an open page keeps what it has, as without an answer. */
	isUnknown?: boolean;
	/** Milliseconds since the epoch between which the part is renewed. */
	from?: number;
	until?: number;
}

/**
 * Attributes of an element with an id that `renew-parts.ts` reads anew from its page while the page is seen. An element that
 * the page no longer has reloads the page.
 */
export function renewedPart(part: RenewedPart) {
	return {
		"data-renew": part.everySeconds,
		"data-renew-forget": part.forgetSeconds,
		"data-renew-unknown": part.isUnknown ? "" : undefined,
		"data-renew-from": part.from,
		"data-renew-until": part.until,
	};
}

/** For words that count minutes: how long seats are still held. */
export const eachMinute = renewedPart({ everySeconds: 60 });
