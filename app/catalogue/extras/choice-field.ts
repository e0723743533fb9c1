import type { FareChoice } from "#app/catalogue/fares/fare.ts";
import type { ExtraChoice } from "./extra.ts";

/** Which fields of a form are those of an extra, a fare or a question. Apart from them, because the booking panel asks only when it is sent. */

export function isExtraField(name: string): boolean {
	return /^extra_\d/.test(name);
}

export function isFareField(name: string): boolean {
	return /^fare_\d/.test(name);
}

function isAnswerField(name: string): boolean {
	return /^answer_\d/.test(name);
}

/** What the fields of a form say of extras, fares and questions. */
export function choicesIn(fields: Readonly<Record<string, unknown>>): {
	extras: ExtraChoice;
	fares: FareChoice;
	answers: Readonly<Record<string, unknown>>;
} {
	const those = (isOne: (name: string) => boolean) =>
		Object.fromEntries(Object.entries(fields).filter(([name]) => isOne(name)));
	return {
		extras: those(isExtraField),
		fares: those(isFareField),
		answers: those(isAnswerField),
	};
}
