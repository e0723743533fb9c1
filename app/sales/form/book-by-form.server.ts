import { choicesIn } from "#app/catalogue/extras/choice-field.ts";
import type { Database } from "#app/database/client.server.ts";
import { getPublicExcursion } from "#app/departures/offer/excursions.server.ts";
import { logError } from "#app/log/log.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { bookingRefusalsTexts } from "#app/messages/catalogues/booking/booking-refusals.ts";
import type { Language } from "#app/messages/languages.ts";
import {
	type BookingCircumstances,
	bookSeats,
	languageOfRefusal,
} from "#app/sales/book-seats.server.ts";
import type { BookingRequest } from "#app/sales/booking/booking-request.ts";
import { appliedCode, applyName } from "#app/sales/codes/code.ts";
import { codeOfSale, readOffer } from "#app/sales/codes/offer-with-code.server.ts";
import type { UnpaidSource } from "#app/sales/holds/unpaid-limits.server.ts";
import { creditCodeIn } from "#app/sales/payments/credits/credit.ts";
import { tryCredit } from "#app/sales/payments/credits/spend-credit.server.ts";
import type { CheckedForm, FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { wholeNumber } from "#app/ui/form/values/whole-number.ts";
import { bookableOf, type RefusedBooking } from "./on-sale.ts";

export type BookingAnswer =
	/** @property creditCode the credit that was typed as its code, which pays next: `payAfterBooking`. */
	| { confirmId: string; creditCode: string | null; refused: null }
	| { confirmId: null; refused: RefusedBooking; status: number };

/** Books what a form asks for. If it cannot, it answers with the reason for the guest and with what was typed. */
export async function bookByForm(
	db: Database,
	form: CheckedForm<BookingRequest>,
	excursionId: string,
	circumstances: Omit<BookingCircumstances, "source"> & {
		mayBook: () => Promise<boolean>;
		/** Attack: codes that are guessed. */
		mayTryCode: () => Promise<boolean>;
		/** The guest pays us, so that a credit may pay: neither a hotel's screen nor its desk takes one. */
		takesCredit: boolean;
		/** May ask Turnstile, so it is called only for a valid form. */
		findSource: (request: BookingRequest) => UnpaidSource | Promise<UnpaidSource>;
	},
): Promise<BookingAnswer> {
	const { show } = form.typedValues;
	const creditCode = creditCodeIn(form.typedValues.code ?? "");
	const typedValues = show ? { ...form.typedValues, month: show } : form.typedValues;
	const language = languageOfRefusal(circumstances);
	const texts = bookingRefusalsTexts[language];
	const refuse = (
		status: number,
		errors: FormErrors,
		more: Partial<RefusedBooking> = {},
	): BookingAnswer => ({
		confirmId: null,
		refused: { errors, typedValues, onSale: null, ...more },
		status,
	});
	// While the form sleeps, its month buttons send all of it. What was typed keeps `show`: if the page can't be drawn,
	// it is sent again as it is, and must not book then either.
	if (show) return refuse(200, {});
	try {
		const isCheck = typedValues[applyName] !== undefined;
		if (typedValues.code && !(await circumstances.mayTryCode()))
			return refuse(429, { code: [texts.tooFast] });
		if (form.errors && !isCheck) noteFacts({ refusal: "VALIDATION_ERROR" });
		const typedErrors = isCheck ? {} : form.errors;
		if (creditCode) {
			const credit = await tryCredit(db, creditCode, { ...circumstances, language });
			if ("refusal" in credit) {
				const errors = { ...typedErrors, code: [credit.refusal] };
				return refuse(isCheck ? 200 : form.errors ? 400 : 422, errors);
			}
			if (isCheck || form.errors)
				return refuse(isCheck ? 200 : 400, { ...typedErrors }, { creditWords: credit.words });
		} else if (isCheck || (form.errors && typedValues.code)) {
			const typedForm = { ...typedValues, excursionId };
			const { code, onSale } = await tryCode(db, typedForm, { ...circumstances, language });
			const words: FormErrors = code && "refusal" in code ? { code: [code.refusal] } : {};
			const errors = { ...typedErrors, ...words };
			return refuse(isCheck ? 200 : 400, errors, { onSale, code: appliedCode(code) });
		}
		if (form.errors) return refuse(400, form.errors);
		// Counted only now: a form with errors cannot take seats.
		if (!(await circumstances.mayBook())) {
			noteFacts({ refusal: "too many from one address" });
			return refuse(429, { "": [texts.tooFast] });
		}
		const source = await circumstances.findSource(form.values);
		const { code: _credit, ...withoutCode } = form.values;
		const request = creditCode ? withoutCode : form.values;
		const outcome = await bookSeats(db, request, excursionId, { ...circumstances, source });
		if (outcome.outcome === "booked")
			return { confirmId: outcome.confirmId, creditCode, refused: null };
		// the visitor's page may come from a cache, so the answer carries present prices and free seats
		const onSale = await getPublicExcursion(db, excursionId, circumstances, language);
		return refuse(outcome.status, outcome.errors, {
			onSale: onSale && bookableOf(onSale),
			code: outcome.code,
			...(outcome.asksBotCheck ? { asksBotCheck: true } : {}),
		});
	} catch (error) {
		logError("booking", error);
		return refuse(503, {
			"": [
				// A write without an answer may have succeeded; its form key finds the booking when the form is sent again.
				texts.noAnswer({ phone: circumstances.phone }),
			],
		});
	}
}

/** What a typed code does, for as much as is typed of the form so far; one round trip. */
async function tryCode(
	db: Database,
	typedForm: TypedValues & { excursionId: string },
	circumstances: Parameters<typeof codeOfSale>[1]["circumstances"] & { language: Language },
) {
	const { excursionId, code: typedCode, date, start, pickup } = typedForm;
	const { language } = circumstances;
	const read = await readOffer(db, { excursionId, code: typedCode || undefined }, circumstances);
	if (!read.onSale) return { code: null, onSale: null };
	const request = {
		...{ date: date || undefined, start: start || undefined, pickup },
		adults: wholeNumber(typedForm.adults ?? ""),
		children: wholeNumber(typedForm.children ?? ""),
		bebe: wholeNumber(typedForm.bebe ?? ""),
		isWhole: typedForm.isWhole === "1",
		...choicesIn(typedForm),
	};
	const code = codeOfSale(read.code, { request, onSale: read.onSale, circumstances, language });
	return { code, onSale: bookableOf(read.onSale) };
}
