/** The fields that a correction by staff changes: the form shows them, its rules decide by them, and the history keeps them. */
import { extrasInWords } from "#app/catalogue/extras/extra.ts";
import { type Fare, faresInWords } from "#app/catalogue/fares/fare.ts";
import type { PriceLine } from "#app/catalogue/prices/price-of.ts";
import type { People } from "#app/catalogue/prices/prices.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { bookingHistoryTexts } from "#app/messages/staff/history/booking-history.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { type BookingExtras, soldExtras } from "#app/sales/sold-extras.ts";
import { soldFares } from "#app/sales/sold-fares.ts";
import { formatDate, formatMoney, languageName } from "#app/ui/format/format.ts";
import type { StoredChange } from "./changed-field-schema.ts";

type PlainField = "name" | "email" | "phone" | "title" | "pickup" | "guideNotes" | "staffNotes";

interface EditedBooking extends People, Record<PlainField, string | null>, BookingExtras {
	/** Those of its excursion, retired ones too. */
	fares: readonly Fare[];
	lines: readonly PriceLine[];
	language: string | null;
	/** Local date. */
	date: string;
	priceCents: number;
	currency: string;
}

export function changedFields(
	bookingBefore: EditedBooking,
	bookingAfter: EditedBooking,
): StoredChange[] {
	const plain = (field: PlainField | "language"): StoredChange => ({
		field,
		before: bookingBefore[field],
		after: bookingAfter[field],
	});
	const all: StoredChange[] = [
		plain("name"),
		plain("email"),
		plain("phone"),
		plain("language"),
		{ field: "party", before: partyOf(bookingBefore), after: partyOf(bookingAfter) },
		plain("title"),
		{ field: "date", before: bookingBefore.date, after: bookingAfter.date },
		plain("pickup"),
		{ field: "fares", before: faresOf(bookingBefore), after: faresOf(bookingAfter) },
		{ field: "extras", before: extrasOf(bookingBefore), after: extrasOf(bookingAfter) },
		{ field: "price", before: priceOf(bookingBefore), after: priceOf(bookingAfter) },
		plain("guideNotes"),
		plain("staffNotes"),
	];
	return all.filter((change) => {
		const { valueBefore, valueAfter } = valuesInWords(change);
		return valueBefore !== valueAfter;
	});
}

/** "Party: 2 adults → 1 adult" */
export function changedFieldInWords(change: StoredChange): string {
	const { changed: changedTexts } = bookingHistoryTexts;
	const { valueBefore, valueAfter } = valuesInWords(change);
	return changedTexts.field({
		field: changedTexts.fields[change.field],
		valueBefore: oneLine(valueBefore || changedTexts.empty),
		valueAfter: oneLine(valueAfter || changedTexts.empty),
	});
}

/** Both values in words; empty where there is none. */
export function valuesInWords(change: StoredChange): { valueBefore: string; valueAfter: string } {
	const both = <Value>(
		{ before: valueBefore, after: valueAfter }: Record<"before" | "after", Value>,
		inWords: (value: Value) => string,
	) => ({ valueBefore: inWords(valueBefore), valueAfter: inWords(valueAfter) });
	switch (change.field) {
		case "party":
			return both(change, (party) => peopleInWords(party, staffLanguage()));
		case "price":
			return both(change, ({ cents, currency }) => formatMoney(cents, currency));
		case "date":
			return both(change, (date) => formatDate(date, "full"));
		case "language":
			return both(change, (code) => (code ? languageName(code) : ""));
		default:
			return both(change, (text) => text ?? "");
	}
}

function oneLine(text: string): string {
	return text.replaceAll("\n", " / ");
}

function extrasOf({ lines, extras }: EditedBooking): string {
	return extrasInWords(soldExtras(lines, extras));
}

function faresOf({ lines, fares }: EditedBooking): string {
	return faresInWords(soldFares(lines, fares));
}

function partyOf({ adults, children, bebe }: People): People {
	return { adults, children, bebe };
}

function priceOf({ priceCents, currency }: EditedBooking) {
	return { cents: priceCents, currency };
}
