import { pseudoLanguage, staffLanguage } from "./languages.ts";
import { pseudoTexts } from "./pseudo-texts.ts";

/**
 * The texts of one screen of staff, in the language that staff read (`staffLanguage`). Every file of `staff/` hands its
 * English texts to this loader, which alone chooses the language.
 */
export function staffTexts<Texts extends object>(english: Texts): Texts {
	return staffLanguage === pseudoLanguage ? pseudoTexts(english) : english;
}
