/** What staff type into the form of a price rule, checked; the server alone has it. */
import * as v from "valibot";
import { isLocalDate, isLocalTime } from "#app/catalogue/local-date.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import { pricesTexts } from "#app/messages/staff/excursions/prices.ts";
import { emptyOr, priceOrNone } from "./typed-price-schema.ts";

const texts = pricesTexts.errors;

const localDate = emptyOr(isLocalDate, texts.date);

const isInOrder = (from: string | null, to: string | null) =>
	from === null || to === null || from <= to;

export const ruleFormSchema = v.pipe(
	v.object({
		travelFrom: localDate,
		travelTo: localDate,
		weekdays: emptyOr((text) => /^[0-6]{1,7}$/.test(text), texts.weekdays),
		startTime: emptyOr(isLocalTime, texts.start),
		bookedFrom: localDate,
		bookedTo: localDate,
		adultCents: priceOrNone(numberLimits.adultPriceCents, texts.adultPrice),
		childCents: priceOrNone(numberLimits.priceCents, texts.price),
		bebeCents: priceOrNone(numberLimits.priceCents, texts.price),
	}),
	v.forward(
		v.partialCheck(
			[["travelFrom"], ["travelTo"]],
			({ travelFrom, travelTo }) => isInOrder(travelFrom, travelTo),
			texts.order,
		),
		["travelTo"],
	),
	v.forward(
		v.partialCheck(
			[["bookedFrom"], ["bookedTo"]],
			({ bookedFrom, bookedTo }) => isInOrder(bookedFrom, bookedTo),
			texts.order,
		),
		["bookedTo"],
	),
	v.forward(
		v.partialCheck(
			[["adultCents"], ["childCents"], ["bebeCents"]],
			({ adultCents, childCents, bebeCents }) => (adultCents ?? childCents ?? bebeCents) !== null,
			texts.noPrice,
		),
		["adultCents"],
	),
);
