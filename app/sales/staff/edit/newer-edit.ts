import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { bookingFingerprint } from "#app/sales/booking/booking.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { type FieldsInWords, newerSave } from "#app/ui/form/newer-save.ts";
import { languageName } from "#app/ui/format/format.ts";
import type { BookingEdit } from "./booking-edit-rules.ts";

export interface NewerEdit {
	errors: FormErrors;
	typedValues: TypedValues;
}

type Edited = Pick<
	BookingEdit,
	| "name"
	| "email"
	| "phone"
	| "language"
	| "guideNotes"
	| "staffNotes"
	| "pickupPointId"
	| "adults"
	| "children"
	| "bebe"
>;

/**
 * A correction that somebody else was faster than: what is stored now stands beside each field that says something else,
 * and its next save is accepted. Null when it says what is stored.
 */
export function newerEdit(
	edit: Edited,
	typedValues: TypedValues,
	record: BookingRecord,
	timeZone: string,
): NewerEdit | null {
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
		{ typedValues, ownValues: valuesOf(edit) },
		{ ...record, values: valuesOf(record), history },
		fields,
		timeZone,
	);
	const fingerprint = bookingFingerprint(record);
	return newer && { ...newer, typedValues: { ...newer.typedValues, fingerprint } };
}

function valuesOf(edit: Edited): TypedValues {
	const { name, email, phone, language, guideNotes, staffNotes } = edit;
	const { pickupPointId, adults, children, bebe } = edit;
	const texts = { name, email, phone, language, guideNotes, staffNotes };
	return {
		...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text ?? ""])),
		...{ pickupPointId: String(pickupPointId), adults: String(adults) },
		...{ children: String(children), bebe: String(bebe) },
	};
}
