/** What staff type into the form of a price rule, checked; the server alone has it. */
import * as v from "valibot";
import { isLocalDate, isLocalTime } from "#app/catalogue/local-date.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import { pricesTexts } from "#app/messages/staff/excursions/prices.ts";

const texts = pricesTexts.errors;

const emptyOr = (isValid: (text: string) => boolean, message: string) =>
	v.pipe(
		v.optional(v.string(), ""),
		v.maxLength(20, message),
		v.trim(),
		v.check((text) => text === "" || isValid(text), message),
		v.transform((text) => (text === "" ? null : text)),
	);
const localDate = emptyOr(isLocalDate, texts.date);

/** "84", "84.50" or "84,50" in cents; null where nothing is typed. */
function price({ least, most }: { least: number; most: number }, message: string) {
	return v.pipe(
		emptyOr((text) => /^\d{1,5}([.,]\d{1,2})?$/.test(text), message),
		v.transform((text) =>
			text === null ? null : Math.round(Number(text.replace(",", ".")) * 100),
		),
		v.check((cents) => cents === null || (least <= cents && cents <= most), message),
	);
}

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
		adultCents: price(numberLimits.adultPriceCents, texts.adultPrice),
		childCents: price(numberLimits.priceCents, texts.price),
		bebeCents: price(numberLimits.priceCents, texts.price),
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
