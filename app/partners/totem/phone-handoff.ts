import type { Excursion } from "#app/catalogue/excursion.ts";
import { type ChosenExtra, chosenExtras } from "#app/catalogue/extras/extra.ts";
import { type ChosenFare, chosenFares } from "#app/catalogue/fares/fare.ts";
import { type PriceLine, priceOf } from "#app/catalogue/prices/price-of.ts";
import type { Party } from "#app/catalogue/prices/prices.ts";
import type { Reduction } from "#app/catalogue/prices/reduction.ts";
import { reducedBy } from "#app/catalogue/prices/reduction.ts";
import type { PhoneHandoff } from "./phone-handoffs.server.ts";

/** What the booking's form says of a choice; neither phone nor desk can change it. */
export function handoffFields(
	handoff: Omit<PhoneHandoff, "totemId" | "isCollected">,
): Record<string, string> {
	const { date, startTime: start, adults, children, bebe, isWhole, pickup, choices } = handoff;
	const people = { adults, children, bebe, isWhole: isWhole ? "1" : "" };
	const fields = { date, start, ...people, pickup, ...choices };
	return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

type HandoffChoice = Party & Pick<PhoneHandoff, "choices">;

export function handoffExtras(
	{ extras }: Pick<Excursion, "extras">,
	choice: HandoffChoice,
): ChosenExtra[] {
	return chosenExtras(extras, choice, choice.choices);
}

export function handoffFares(
	{ fares }: Pick<Excursion, "fares">,
	choice: HandoffChoice,
): ChosenFare[] {
	return chosenFares(fares, choice, choice.choices);
}

/** What a choice costs, less what a code takes off. @param excursion with the prices of the departure. */
export function handoffLines(
	excursion: Pick<Excursion, "prices" | "extras" | "fares">,
	choice: HandoffChoice,
	reduction: Reduction | undefined,
): PriceLine[] {
	const party = { ...choice, fares: handoffFares(excursion, choice) };
	return reducedBy(reduction, priceOf(excursion.prices, party, handoffExtras(excursion, choice)));
}
