import { seatsOf } from "#app/catalogue/excursion.ts";
import type { Party } from "#app/catalogue/prices/prices.ts";
import type { Language } from "#app/messages/languages.ts";
import { partiesTexts, voucherTexts } from "#app/messages/texts.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

/** For payments, which know excursions only through their bookings. */
export { seatsOf };

/** "2 adults, 1 child (private: whole trip)"; groups without people are left out. */
export function peopleInWords(
	{ adults, children, bebe, isWhole }: Party,
	language: Language,
): string {
	const texts = partiesTexts[language];
	const people = [
		adults > 0 ? texts.adults({ count: adults }) : "",
		children > 0 ? texts.children({ count: children }) : "",
		bebe > 0 ? texts.babies({ count: bebe }) : "",
	]
		.filter(Boolean)
		.join(", ");
	return isWhole ? `${people} (${texts.whole})` : people;
}

/** The name used to address the guest. */
export function firstName(name: string): string {
	return name.trim().split(/\s+/)[0] ?? name;
}

/** "Saturday"; a day more than a week away is named by its date. */
export function dayFromNow(date: string, now: number, language: Language): string {
	return formatsIn(language).formatDate(date, daysUntil(date, now) > 6 ? "long" : "weekday");
}

/** "See you on Saturday, Ida." */
export function greeting(
	booking: { date: string; name: string },
	now: number,
	language: Language,
): string {
	const { greeting: texts } = voucherTexts[language];
	const name = firstName(booking.name);
	if (daysUntil(booking.date, now) < -1) return texts.thankYou({ name });
	return texts.seeYou({ day: dayFromNow(booking.date, now, language), name });
}

/** In UTC, which is near enough to choose the words. */
function daysUntil(date: string, now: number): number {
	return (Date.parse(`${date}T00:00Z`) - now) / 86_400_000;
}
