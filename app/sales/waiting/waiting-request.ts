/** What a party that waits for seats sends; the same rules for its own form and for that of staff. */
import * as v from "valibot";
import { bookingFormEntries } from "#app/sales/booking/booking-form-rules.ts";
import { mostPeopleOfAKind } from "#app/sales/booking/booking-request.ts";
import { emailAddress, type FieldErrorName, fieldError } from "#app/ui/form/values/text-schema.ts";

function people(least: number, tooFew: FieldErrorName) {
	return v.pipe(
		v.optional(v.string(), "0"),
		v.trim(),
		v.regex(/^\d{1,3}$/, fieldError("wholeNumber")),
		v.transform(Number),
		v.minValue(least, fieldError(tooFew)),
		v.maxValue(mostPeopleOfAKind, fieldError("tooManyPeople")),
	);
}

export const waitingSchema = v.object({
	adults: people(1, "oneAdult"),
	children: people(0, "childrenNegative"),
	bebe: people(0, "babiesNegative"),
	name: bookingFormEntries.name,
	email: v.optional(
		v.union([
			v.pipe(
				v.literal(""),
				v.transform(() => null),
			),
			emailAddress,
		]),
		"",
	),
	phone: v.pipe(
		bookingFormEntries.phone,
		v.transform((text) => text ?? null),
	),
	/** Id of the stop. */
	pickup: v.pipe(
		v.optional(v.string(), ""),
		v.regex(/^\d{1,9}$/, fieldError("pickup")),
		v.transform(Number),
	),
	/** Attack: spam. People do not see this field; only robots fill it in. */
	website: v.optional(v.pipe(v.string(), v.maxLength(10_000)), ""),
});

export type WaitingRequest = v.InferOutput<typeof waitingSchema>;

/** Ticked boxes of other days: `also_<id of the departure>`. */
const alsoName = /^also_(\d{1,15})$/;
/** More days than anybody stays. */
const mostDays = 8;

export function alsoField(departureId: number): string {
	return `also_${departureId}`;
}

/** The departures for which a party waits: the first one, and the others that it ticked. */
export function departuresOfForm(
	first: number,
	typedValues: Readonly<Record<string, string>>,
): number[] {
	const others = Object.keys(typedValues).flatMap((name) => {
		const id = alsoName.exec(name)?.[1];
		return id ? [Number(id)] : [];
	});
	return [...new Set([first, ...others])].slice(0, mostDays);
}
