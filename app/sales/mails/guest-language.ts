import type { Language } from "#app/messages/languages.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { guestMailsTexts } from "#app/messages/texts.ts";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";
import { type Formats, formatsIn } from "#app/ui/format/formats.ts";

/** What writes a mail in the language of its booking. */
export interface GuestLanguage {
	language: Language;
	texts: (typeof guestMailsTexts)[Language];
	formats: Formats;
	/** The absolute address of a public page: "/booking/…" → "https://island.example/de/booking/…" */
	urlOf: (path: string) => string;
}

export function guestLanguage(
	booking: { language: string | null },
	{ appUrl }: { appUrl: string },
): GuestLanguage {
	const language = languageOfBooking(booking.language);
	return {
		language,
		texts: guestMailsTexts[language],
		formats: formatsIn(language),
		urlOf: (path) => appUrl + pathIn(language, path),
	};
}

export function voucherPath(confirmId: string): string {
	return `/booking/${confirmId}`;
}

export function calendarPath(confirmId: string): string {
	return `${voucherPath(confirmId)}/calendar.ics`;
}

export function excursionPath(excursionId: string): string {
	return `/excursion/${excursionId}`;
}
