import * as v from "valibot";
import type { Language } from "#app/messages/languages.ts";
import { weatherTexts } from "#app/messages/texts.ts";
import type { WeatherDecision, WeatherRequest } from "./weather-choice.ts";

/** What `WeatherFields` send: "money", "credit", or the id of a departure. */
export const weatherForm = v.object({
	choice: v.union([
		v.pipe(
			v.picklist(["money", "credit"]),
			v.transform((choice): WeatherRequest => ({ choice })),
		),
		v.pipe(
			v.string(),
			v.regex(/^[1-9]\d{0,14}$/),
			v.transform((id): WeatherRequest => ({ choice: "move", departureId: Number(id) })),
		),
	]),
});

type Outcome = WeatherDecision["outcome"] | "changed meanwhile";

/** Why nothing was chosen, as its reader is told; null where it was, now or before. */
export function weatherProblem(outcome: Outcome, language: Language): string | null {
	const { problems } = weatherTexts[language];
	switch (outcome) {
		case "not possible":
			return problems.notPossible;
		case "no credit":
			return problems.noCredit;
		case "too late":
			return problems.tooLate;
		case "changed meanwhile":
			return problems.changedMeanwhile;
		case "unknown":
		case "over already":
		case "money":
		case "credit":
		case "move":
			return null;
	}
}
