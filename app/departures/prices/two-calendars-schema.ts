import * as v from "valibot";
import { isLocalDate } from "#app/catalogue/local-date.ts";
import { emptyOr } from "#app/catalogue/prices/typed-price-schema.ts";

const isInOrder = (from: string | null, to: string | null) =>
	from === null || to === null || from <= to;

/** First and last local date of travel, and of booking; null is open. */
export function twoCalendarsSchema(texts: { date: string; order: string }) {
	const localDate = emptyOr(isLocalDate, () => texts.date);
	return v.pipe(
		v.object({
			travelFrom: localDate,
			travelTo: localDate,
			bookedFrom: localDate,
			bookedTo: localDate,
		}),
		v.forward(
			v.partialCheck(
				[["travelFrom"], ["travelTo"]],
				({ travelFrom, travelTo }) => isInOrder(travelFrom, travelTo),
				() => texts.order,
			),
			["travelTo"],
		),
		v.forward(
			v.partialCheck(
				[["bookedFrom"], ["bookedTo"]],
				({ bookedFrom, bookedTo }) => isInOrder(bookedFrom, bookedTo),
				() => texts.order,
			),
			["bookedTo"],
		),
	);
}
