import type { HotelFields } from "./hotel-fields.ts";

/** All that the save of a hotel depends on. */
export interface HotelState {
	/** Null where no hotel has its id. */
	hotelBefore: { version: number } | null;
	/** The chosen pickup point, if it exists. */
	point: { id: number } | null;
	/** The user with the typed email and the role partner, if there is one. */
	partner: { id: string } | null;
}

type References = Pick<HotelFields, "pickupPointId" | "partnerEmail">;

export type HotelRefusal =
	/** Another hotel has this id. */
	| { outcome: "taken" }
	| { outcome: "no-such-point" }
	/** No user has this email, or the user is no partner. */
	| { outcome: "no-such-partner" };

export type NewHotelDecision = { outcome: "saved" } | HotelRefusal;

export type HotelDecision =
	| NewHotelDecision
	| { outcome: "unknown" }
	/** Somebody saved it after the form was opened. */
	| { outcome: "newer" };

export function decideNewHotel(fields: References, state: HotelState): NewHotelDecision {
	return state.hotelBefore ? { outcome: "taken" } : checkReferences(fields, state);
}

/** @param openedVersion the version on which the form is based; null: this save wins in any case. */
export function decideHotel(
	fields: References,
	openedVersion: number | null,
	state: HotelState,
): HotelDecision {
	const { hotelBefore } = state;
	if (!hotelBefore) return { outcome: "unknown" };
	if (openedVersion !== null && openedVersion !== hotelBefore.version) return { outcome: "newer" };
	return checkReferences(fields, state);
}

function checkReferences(
	{ pickupPointId, partnerEmail }: References,
	{ point, partner }: HotelState,
): NewHotelDecision {
	if (pickupPointId !== null && !point) return { outcome: "no-such-point" };
	if (partnerEmail !== "" && !partner) return { outcome: "no-such-partner" };
	return { outcome: "saved" };
}
