import type { ChosenFare } from "#app/catalogue/fares/fare.ts";
import { faresTexts } from "#app/messages/catalogues/booking/fares.ts";
import type { Language } from "#app/messages/languages.ts";

/** "Canary resident. Show on the day: DNI or certificate of residence"; only of fares that need a proof. */
export function proofsInWords(
	fares: readonly ChosenFare[] | undefined,
	language: Language,
): string[] {
	const { bring } = faresTexts[language];
	return (fares ?? [])
		.filter(({ fare }) => fare.proof !== "")
		.map(({ fare }) => `${fare.title}. ${bring} ${fare.proof}`);
}
