import type { ChoiceKind } from "./choice-list-decision.ts";

/** The screen of an excursion's fares, extras or questions. */
export const choicesPath = (kind: ChoiceKind, excursionId: string) =>
	`/dashboard/excursion/${excursionId}/${kind}s`;
