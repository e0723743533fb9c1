/** Numbers that a phone of the boarding app sends, within bounds: nothing beyond them is a time or a row of ours. */
import * as v from "valibot";

/** 2200-01-01, beyond which no local date goes either. */
const latestInstant = Date.UTC(2200, 0);

/** Milliseconds since the epoch, by the phone's clock. */
export const phoneInstant = v.pipe(
	v.number(),
	v.integer(),
	v.minValue(0),
	v.maxValue(latestInstant),
);

export const rowId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** See `tickOwner`. */
export const sentOwner = v.pipe(v.string(), v.maxLength(300));
