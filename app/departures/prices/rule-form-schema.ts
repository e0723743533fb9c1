/** What staff type into the form of a price rule, checked; the server alone has it. */
import * as v from "valibot";
import { isLocalTime } from "#app/catalogue/local-date.ts";
import { emptyOr, priceOrNone, pricesOrNone } from "#app/catalogue/prices/typed-price-schema.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import { pricesTexts } from "#app/messages/staff/excursions/prices.ts";
import { twoCalendarsSchema } from "./two-calendars-schema.ts";

const texts = pricesTexts.errors;

/** Prices by fare; null where none is typed. */
const centsByFare = v.pipe(
	v.record(
		v.pipe(v.string(), v.maxLength(9)),
		priceOrNone(numberLimits.priceCents, () => texts.price),
	),
	v.transform((typedPrices) => {
		const prices = Object.entries(typedPrices).flatMap(([fareId, cents]) =>
			cents === null ? [] : [[fareId, cents] as const],
		);
		return prices.length > 0 ? Object.fromEntries(prices) : null;
	}),
);

export const ruleFormSchema = v.intersect([
	twoCalendarsSchema(texts),
	v.pipe(
		v.object({
			weekdays: emptyOr(
				(text) => /^[0-6]{1,7}$/.test(text),
				() => texts.weekdays,
			),
			startTime: emptyOr(isLocalTime, () => texts.start),
			...pricesOrNone(texts),
			centsByFare,
		}),
		v.forward(
			v.partialCheck(
				[["adultCents"], ["childCents"], ["bebeCents"], ["centsByFare"]],
				(prices) =>
					(prices.adultCents ?? prices.childCents ?? prices.bebeCents ?? prices.centsByFare) !==
					null,
				() => texts.noPrice,
			),
			["adultCents"],
		),
	),
]);
