import { typedValuesOf } from "#app/ui/form/typed-values.ts";
import { keepInTab, keptInTab } from "#app/ui/tab-storage.ts";

export const typedFormKeyName = (excursionId: string) => `booking ${excursionId}`;

/** Keeps the content of a booking form while the visitor is on the payment page. Deleted when the booking is paid. */
export function keepTypedForm(excursionId: string, form: HTMLFormElement): void {
	keepInTab(typedFormKeyName(excursionId), JSON.stringify(typedValuesOf(new FormData(form))));
}

export function hasTypedForm(excursionId: string): boolean {
	return keptInTab(typedFormKeyName(excursionId)) !== null;
}
