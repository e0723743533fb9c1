import { typedValuesOf } from "#app/ui/form/form.ts";

/** Where a form's content waits, in this tab alone. */
export const nameOf = (excursionId: string) => `booking ${excursionId}`;

/**
 * Keeps what was typed into a booking form for the way to the payment page and back. It stays in this tab,
 * which no other tab and nobody after it can read, and is forgotten when the trip is paid.
 */
export function keepTyped(excursionId: string, form: HTMLFormElement): void {
	try {
		sessionStorage.setItem(nameOf(excursionId), JSON.stringify(typedValuesOf(new FormData(form))));
	} catch {
		// the browser refuses to store anything: the form works without
	}
}

export function wasTyped(excursionId: string): boolean {
	try {
		return sessionStorage.getItem(nameOf(excursionId)) !== null;
	} catch {
		return false;
	}
}
