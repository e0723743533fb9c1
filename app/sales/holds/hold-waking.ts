import { sentFormKeyName, typedFormKeyName } from "#app/sales/form/kept-form.ts";

/**
 * Cookie without personal content that tells a page's script to ask for the visitor's holds; on https `__Secure-`
 * stands before it.
 */
export const holdCookieHint = "seats_held=1";

/** Wakes a widget for visitors who may hold seats: by the cookie, or by the key of a form that this tab has sent. */
export const holdWaking = { cookie: holdCookieHint, tabKeys: [sentFormKeyName] };

/** The same, and for what this tab has typed into an excursion's form. */
export function bookingWaking(excursionId: string) {
	return { ...holdWaking, tabKeys: [sentFormKeyName, typedFormKeyName(excursionId)] };
}
