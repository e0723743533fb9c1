import type { ChoiceKind } from "./choice-list-decision.ts";

/** The screen of an excursion's fares, extras or questions, or of its price rules. */
export const choicesPath = (list: ChoiceKind | "price", excursionId: string) =>
	`/dashboard/excursion/${excursionId}/${list}s`;
