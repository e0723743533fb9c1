import { languageFacts, staffLanguage } from "#app/messages/languages.ts";
import { settingsTexts } from "#app/messages/staff/office/settings.ts";
import { accentProblem } from "./accent.ts";

/** Why a colour can't be the accent, in a sentence; "" where it can. */
export function accentSentence(colour: string): string {
	const problem = accentProblem(colour);
	if (!problem) return "";
	const { format } = new Intl.NumberFormat(languageFacts[staffLanguage()].locale, {
		minimumFractionDigits: 1,
	});
	return settingsTexts.errors.contrast({
		...{ colour, nearest: problem.nearest },
		...{ ratio: format(problem.ratio), least: format(problem.least) },
	});
}
