/** What staff type into the form of a price rule, checked; the server alone has it. */
import * as v from "valibot";
import { isLocalTime } from "#app/catalogue/local-date.ts";
import { emptyOr, pricesOrNone } from "#app/catalogue/prices/typed-price-schema.ts";
import { pricesTexts } from "#app/messages/staff/excursions/prices.ts";
import { twoCalendarsSchema } from "./two-calendars-schema.ts";

const texts = pricesTexts.errors;

export const ruleFormSchema = v.intersect([
	twoCalendarsSchema(texts),
	v.pipe(
		v.object({
			weekdays: emptyOr((text) => /^[0-6]{1,7}$/.test(text), texts.weekdays),
			startTime: emptyOr(isLocalTime, texts.start),
			...pricesOrNone(texts),
		}),
		v.forward(
			v.partialCheck(
				[["adultCents"], ["childCents"], ["bebeCents"]],
				({ adultCents, childCents, bebeCents }) => (adultCents ?? childCents ?? bebeCents) !== null,
				texts.noPrice,
			),
			["adultCents"],
		),
	),
]);
