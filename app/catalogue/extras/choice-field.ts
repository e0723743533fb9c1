import type { FareChoice } from "#app/catalogue/fares/fare.ts";
import type { ExtraChoice } from "./extra.ts";

/** Which fields of a form are those of an extra or a fare. Apart from them, because the booking panel asks only when it is sent. */

export function isExtraField(name: string): boolean {
	return /^extra_\d/.test(name);
}

export function isFareField(name: string): boolean {
	return /^fare_\d/.test(name);
}

/** What the fields of a form say of extras and fares. */
export function choicesIn(fields: Readonly<Record<string, unknown>>): {
	extras: ExtraChoice;
	fares: FareChoice;
} {
	const those = (isOne: (name: string) => boolean) =>
		Object.fromEntries(Object.entries(fields).filter(([name]) => isOne(name)));
	return { extras: those(isExtraField), fares: those(isFareField) };
}
