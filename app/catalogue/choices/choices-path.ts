import type { ChoiceKind } from "./choice-list-decision.ts";

/** The screen of an excursion's fares or extras. */
export const choicesPath = (kind: ChoiceKind, excursionId: string) =>
	`/dashboard/excursion/${excursionId}/${kind}s`;
