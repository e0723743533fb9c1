import { typedValuesOf } from "#app/ui/form/typed-values.ts";

export const typedFormKeyName = (excursionId: string) => `booking ${excursionId}`;

/**
 * Keeps the content of a booking form while the visitor is on the payment page. sessionStorage:
 * other tabs and later visitors of a shared computer cannot read it. Deleted when the booking is
 * paid.
 */
export function keepTypedForm(excursionId: string, form: HTMLFormElement): void {
	try {
		sessionStorage.setItem(
			typedFormKeyName(excursionId),
			JSON.stringify(typedValuesOf(new FormData(form))),
		);
	} catch {
		// the browser refuses to store anything; the form works without
	}
}

export function hasTypedForm(excursionId: string): boolean {
	try {
		return sessionStorage.getItem(typedFormKeyName(excursionId)) !== null;
	} catch {
		return false;
	}
}
