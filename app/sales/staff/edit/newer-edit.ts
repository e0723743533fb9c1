import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { bookingFingerprint } from "#app/sales/booking/booking.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { type FieldsInWords, newerSave } from "#app/ui/form/newer-save.ts";
import { languageName } from "#app/ui/format/format.ts";
import { editValuesOf } from "./booking-edit.ts";
import type { BookingEdit } from "./booking-edit-rules.ts";

/**
 * A correction that somebody else was faster than: what is stored now stands beside each field that says something else,
 * and its next save is accepted. Null when it says what is stored.
 */
export function newerEdit(
	edit: BookingEdit,
	typedValues: TypedValues,
	record: BookingRecord,
	timeZone: string,
): { errors: FormErrors; typedValues: TypedValues } | null {
	const history = record.history.flatMap(({ actorName, createdAt }) =>
		actorName === null ? [] : [{ actorName, createdAt }],
	);
	const words = bookingWordsTexts;
	const fields: FieldsInWords = {
		name: { label: words.name },
		email: { label: words.email },
		phone: { label: words.telephone },
		language: { label: words.language, inWords: languageName },
		guideNotes: { label: words.forGuide },
		staffNotes: { label: words.forStaff },
		pickupPointId: { label: words.pickup, inWords: () => record.pickup },
		adults: { label: words.adults },
		children: { label: words.children },
		bebe: { label: words.babies },
	};
	const newer = newerSave(
		{ typedValues, ownValues: editValuesOf(edit) },
		{ ...record, values: editValuesOf(record), history },
		fields,
		timeZone,
	);
	const fingerprint = bookingFingerprint(record);
	return newer && { ...newer, typedValues: { ...newer.typedValues, fingerprint } };
}
