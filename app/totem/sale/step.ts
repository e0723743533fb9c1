import type { RequiredName } from "#app/sales/booking-form-fields.ts";

/** A screen of the sale at a totem. */
export type Step =
	| "about"
	| "choose"
	| "extras"
	| "contact"
	| "name"
	| "email"
	| "check"
	| "code"
	| "phone"
	| "desk";

/** What the booking form requires. */
export type Guest = Record<RequiredName, string>;
