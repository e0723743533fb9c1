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

export const sentFormKeyName = "booking form key";

/**
 * The form key that this tab has sent with a booking, kept until the server says that none of the
 * form's bookings is held. The answer to a booking may be lost: the key then proves that the held
 * seats belong to this visitor, and sending the form again gives the same booking.
 */
export const sentFormKey = () => keptInTab(sentFormKeyName);

export const keepSentFormKey = (key: string) => keepInTab(sentFormKeyName, key);

/** Event on `window`: no booking of the sent form is held any more, so an open form needs a new key. */
export const sentFormOver = "sent-form-over";

/** Does not delete the key of a form that was sent after `key`. */
export function forgetSentFormKey(key = sentFormKey()): void {
	if (key === null || key !== sentFormKey()) return;
	sessionStorage.removeItem(sentFormKeyName);
	dispatchEvent(new Event(sentFormOver));
}
