import { typedFormKeyName } from "#app/sales/form/keep-typed-form.ts";
import { sentFormKeyName } from "#app/sales/form/sent-form-key.ts";
import { holdCookieHint } from "./hold-cookie-hint.ts";

/** Wakes a widget for visitors who may hold seats: by the cookie, or by the key of a form that this tab has sent. */
export const holdWaking = { cookie: holdCookieHint, tabKeys: [sentFormKeyName] };

/** The same, and for what this tab has typed into an excursion's form. */
export function bookingWaking(excursionId: string) {
	return { ...holdWaking, tabKeys: [sentFormKeyName, typedFormKeyName(excursionId)] };
}
