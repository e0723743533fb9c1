import type { Language } from "#app/messages/languages.ts";
import { bookingSchema, withChoices } from "#app/sales/booking/booking-request.ts";
import { type AppliedCode, isTyped } from "#app/sales/codes/code.ts";
import { checkForm, type FormErrors } from "#app/ui/form/form.ts";
import { bookingRefusal } from "./booking-refusal.ts";
import type { OnSale } from "./on-sale.ts";

/** What the server would find wrong with a booking, by its own rules. */
export function bookingProblems(
	data: FormData,
	onSale: OnSale,
	{ code, ...words }: { currency: string; language: Language; code: AppliedCode | undefined },
): FormErrors {
	const checked = withChoices(checkForm(bookingSchema, data, words.language));
	if (checked.errors) return checked.errors;
	const appliedCode = code && isTyped(code, checked.values.code ?? "") ? code : null;
	return (
		bookingRefusal(checked.values, onSale, { ...words, code: appliedCode, requiresAnswers: true })
			?.errors ?? {}
	);
}
