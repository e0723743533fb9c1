/** The rules of a sale by staff, for what was sent. */
import * as v from "valibot";
import type { choicesIn } from "#app/catalogue/extras/choice-field.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import { bookingInputErrorsTexts } from "#app/messages/staff/bookings/booking-input-errors.ts";
import { saleErrorsTexts } from "#app/messages/staff/bookings/sale-errors.ts";
import { creditsTexts } from "#app/messages/staff/office/credits.ts";
import { bookingFormEntries } from "#app/sales/booking/booking-form-rules.ts";
import { creditCodeIn } from "#app/sales/payments/credits/credit.ts";
import { leastOnlineCents } from "#app/sales/payments/payment-status.ts";
import { amountOfMoney } from "#app/sales/staff/amount-schema.ts";
import {
	blockOfText,
	emailRule,
	lineOfText,
	nameOfPerson,
	type StaffMessage,
	type Words,
} from "#app/ui/form/values/text-schema.ts";
import { holdFields, holdProblem } from "./hold-rules.ts";
import { payRules, payWays, type SaleSource, saleSources } from "./sale.ts";

const texts = saleErrorsTexts;
const inputTexts = bookingInputErrorsTexts;

function people(least: number, missing: StaffMessage) {
	return v.pipe(
		v.optional(v.string(), "0"),
		v.trim(),
		v.regex(/^\d{1,3}$/, () => inputTexts.wholeNumber),
		v.transform(Number),
		v.minValue(least, missing),
	);
}

const nothing = v.pipe(
	v.literal(""),
	v.transform(() => null),
);
function orNone<Rule extends v.GenericSchema<string, string>>(rule: Rule) {
	return v.optional(v.union([nothing, rule]), "");
}

const reason = v.optional(lineOfText({ what: () => inputTexts.fields.reason, most: 300 }), "");
function noteOf(what: Words) {
	return v.optional(
		v.pipe(
			blockOfText({ what, most: 500 }),
			v.transform((text) => text || null),
		),
		"",
	);
}

/** What is typed, before the rules between fields. */
export const saleSchema = v.object({
	key: v.pipe(
		v.optional(v.string(), ""),
		v.uuid(() => texts.loadAgain),
	),
	source: v.picklist(saleSources, () => texts.source),
	/** Its id. */
	departure: v.pipe(
		v.optional(v.string(), ""),
		v.regex(/^\d{1,15}$/, () => texts.departure),
		v.transform(Number),
	),
	adults: people(1, () => inputTexts.noAdult),
	children: people(0, () => texts.childrenBelowNone),
	bebe: people(0, () => texts.babiesBelowNone),
	/** A private sale: the whole departure for this party. */
	isWhole: v.pipe(
		v.optional(v.picklist(["", "on"]), ""),
		v.transform((ticked) => ticked === "on"),
	),
	name: v.pipe(
		v.optional(v.string(), ""),
		v.trim(),
		v.nonEmpty(() => texts.name),
		nameOfPerson({
			what: () => inputTexts.fields.name,
			least: 2,
			most: 100,
			missing: () => texts.name,
		}),
	),
	phone: bookingFormEntries.phone,
	email: orNone(
		emailRule({ tooLong: () => inputTexts.emailTooLong, unlike: () => inputTexts.email }),
	),
	language: orNone(
		v.pipe(
			v.string(),
			v.regex(/^[a-z]{2}$/, () => inputTexts.language),
		),
	),
	pickup: v.pipe(
		v.optional(v.string(), ""),
		v.regex(/^\d{1,9}$/, () => texts.pickup),
		v.transform(Number),
	),
	guideNotes: noteOf(() => inputTexts.fields.noteForGuide),
	staffNotes: noteOf(() => inputTexts.fields.noteForStaff),
	/** Lowers the price by the list. */
	code: v.pipe(
		v.optional(v.string(), ""),
		v.maxLength(100, () => inputTexts.amount),
		v.trim(),
	),
	/** The price by the list that staff saw, with its code, in cents. */
	price: v.pipe(
		v.optional(v.string(), "0"),
		v.regex(/^\d{1,9}$/, () => texts.loadAgain),
		v.transform(Number),
	),
	agreed: v.union(
		[v.optional(nothing, ""), amountOfMoney(() => texts.agreed)],
		() => inputTexts.amount,
	),
	agreedWhy: reason,
	overbookWhy: reason,
	/** How many seats too many the form showed: what the reason for overbooking was given for. */
	over: v.pipe(
		v.optional(v.string(), "0"),
		v.regex(/^\d{1,4}$/, () => texts.loadAgain),
		v.transform(Number),
	),
	pay: v.picklist(payWays, () => texts.payment),
	/** Of a sale by pay link. */
	...holdFields,
	taken: v.optional(v.pipe(v.string(), v.maxLength(100)), ""),
	restLater: v.optional(v.literal("on")),
	creditCode: v.optional(v.pipe(v.string(), v.maxLength(100), v.trim()), ""),
	hotelId: v.optional(v.pipe(v.string(), v.maxLength(100)), ""),
	freeWhy: reason,
});

export type SaleForm = v.InferOutput<typeof saleSchema> & ReturnType<typeof choicesIn>;

/** A sale whose fields fit together. */
export interface SaleRequest
	extends Omit<SaleForm, "taken" | "restLater" | "creditCode" | "source"> {
	source: SaleSource | "waiting list";
	/** What the guest pays in all, in cents; the price by the list unless another one was agreed. */
	priceCents: number;
	/** Really taken in cash or at the terminal; null when staff take nothing. */
	takenCents: number | null;
}

type Errors = Record<string, string[]>;

/** The rules between fields. @param today local date. */
export function checkSale(
	form: SaleForm,
	money: (cents: number) => string,
	today: string,
): { sale: SaleRequest; errors: null } | { sale: null; errors: Errors } {
	const errors: Errors = {};
	const { pay, agreed, source, phone, email } = form;
	const hasPaidHere = source === "desk" && payRules[pay].takes !== null;
	if (source !== "walk-up" && !hasPaidHere && !phone && !email)
		errors.phone = [texts.noPhoneNorEmail];
	if (pay === "link-mail" && !email) errors.email = [texts.linkNeedsEmail];
	if (pay === "credit" && !creditCodeIn(form.creditCode))
		errors.creditCode = [creditsTexts.record.noCode];
	if (pay === "hotel" && form.hotelId === "") errors.hotelId = [texts.hotel];
	if (pay === "free" && form.freeWhy === "") errors.freeWhy = [texts.freeWhy];
	const hasAgreed = pay !== "free" && agreed !== null && agreed !== form.price;
	if (hasAgreed && form.agreedWhy === "") {
		const why = agreed < form.price ? texts.whyLess : texts.whyMore;
		errors.agreedWhy = [why({ money: money(Math.abs(form.price - agreed)) })];
	}
	if (hasAgreed && agreed > numberLimits.bookingCents.most) errors.agreed = [texts.agreedTooMuch];
	const priceCents = pay === "free" ? 0 : (agreed ?? form.price);
	if (payRules[pay].status === "pending" && priceCents < leastOnlineCents)
		errors.agreed = [texts.agreedTooLittle({ least: money(leastOnlineCents) })];
	const wrongDate = payRules[pay].status === "pending" && holdProblem(form, today);
	if (wrongDate) errors.holdDate = [wrongDate];
	const takenCents = payRules[pay].takes ? readTaken(form, priceCents, money, errors) : null;
	if (Object.keys(errors).length > 0) return { sale: null, errors };
	const { taken: _, restLater: __, creditCode: ___, ...rest } = form;
	return { sale: { ...rest, priceCents, takenCents }, errors: null };
}

function readTaken(
	{ taken: takenMoney, restLater }: SaleForm,
	priceCents: number,
	money: (cents: number) => string,
	errors: Errors,
): number | null {
	const read = v.safeParse(
		amountOfMoney(() => texts.taken),
		takenMoney,
	);
	if (!read.success) {
		errors.taken = [read.issues[0].message];
		return null;
	}
	const missing = priceCents - read.output;
	if (missing < 0) errors.taken = [texts.takenTooMuch({ money: money(-missing) })];
	if (missing > 0 && !restLater) errors.taken = [texts.takenTooLittle({ money: money(missing) })];
	return read.output;
}
