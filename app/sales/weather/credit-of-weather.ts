import type { Language } from "#app/messages/languages.ts";
import { creditTexts } from "#app/messages/texts.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

/** Where the money of a cancelled booking is whose guest chose credit because of the weather; null for any other. */
export function creditOfWeather(
	{ weatherCreditCents, currency }: Pick<GuestBooking, "weatherCreditCents" | "currency">,
	language: Language,
): string | null {
	if (weatherCreditCents === null || weatherCreditCents === undefined) return null;
	const { yours } = creditTexts[language];
	const left = formatsIn(language).formatMoney(weatherCreditCents, currency);
	return `${yours.title}: ${yours.left({ left })}.`;
}
