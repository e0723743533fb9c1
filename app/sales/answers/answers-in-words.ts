import type { People } from "#app/catalogue/prices/prices.ts";
import { questionsTexts } from "#app/messages/catalogues/booking/questions.ts";
import type { Language } from "#app/messages/languages.ts";

/** "Adult 1", of 'adults-1'. */
export function guestInWords(guest: string, language: Language): string {
	const [kind = "", number = ""] = guest.split("-");
	const words: Record<keyof People, (guest: { number: string }) => string> =
		questionsTexts[language].guest;
	const say = Object.entries(words).find(([each]) => each === kind)?.[1];
	return say?.({ number }) ?? guest;
}
