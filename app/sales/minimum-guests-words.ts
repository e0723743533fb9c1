import type { IslandClock } from "#app/catalogue/local-date.ts";
import type { Lacking } from "#app/departures/departure.ts";
import { decisionInstant } from "#app/departures/departure.ts";
import { minimumGuestsTexts } from "#app/messages/catalogues/booking/minimum-guests.ts";
import { refundPromiseTexts } from "#app/messages/catalogues/guest/refund-promise.ts";
import type { Language } from "#app/messages/languages.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

/**
 * What the guests of a departure read that has fewer of them than it needs: how many are missing, and when it is decided.
 * @param lacking with the reader's own party.
 */
export function lackingInWords(
	{ minimumGuests, missing, decideHours }: Lacking,
	day: { date: string; startTime: string },
	{ now, timeZone }: IslandClock,
	language: Language,
): string {
	const texts = minimumGuestsTexts[language];
	const decidesAt = decisionInstant({ ...day, decideHours }, timeZone);
	const at = formatsIn(language).formatDeadline(decidesAt, timeZone);
	const until = refundPromiseTexts[language].islandTime({ at });
	const decision = now < decidesAt ? texts.decision({ until }) : texts.decisionSoon;
	return `${texts.lacking({ minimum: minimumGuests, missing })} ${decision}`;
}
