const storageName = "booking form key";

/**
 * The form key that this tab has sent with a booking; kept until the server says that none of the form's
 * bookings is held any more. The answer to a booking may be lost: a page that is opened later proves by this
 * key that the held seats belong to its visitor, and sending the form again is the same booking.
 * sessionStorage: no other tab, and no later visitor of a shared computer, can read it.
 */
export function sentFormKey(): string | null {
	try {
		return sessionStorage.getItem(storageName);
	} catch {
		return null;
	}
}

export function keepSentFormKey(key: string): void {
	try {
		sessionStorage.setItem(storageName, key);
	} catch {
		// the browser refuses to store anything: the form works without
	}
}

/** Keeps the key of a form that was sent after `key`. */
export function forgetSentFormKey(key = sentFormKey()): void {
	if (key !== null && key === sentFormKey()) sessionStorage.removeItem(storageName);
}
