import type { Excursion } from "#app/catalogue/excursion.ts";
import { type ChosenExtra, chosenExtras } from "#app/catalogue/extras/extra.ts";
import { type ChosenFare, chosenFares } from "#app/catalogue/fares/fare.ts";
import { type PriceLine, priceOf } from "#app/catalogue/prices/price-of.ts";
import type { Party } from "#app/catalogue/prices/prices.ts";
import { reducedBy } from "#app/catalogue/prices/reduced-lines.ts";
import type { Reduction } from "#app/catalogue/prices/reduction.ts";
import type { Language } from "#app/messages/languages.ts";

/** Minutes in which a phone or the desk may open a choice; the desk has as long again to book it. */
export const handoffMinutes = 15;

/** A choice made on the totem, on its way to the guest's phone. */
export interface PhoneHandoff extends Party {
	id: number;
	isWhole: boolean;
	/** How many of each extra and fare, by the name of its field. */
	choices: Readonly<Record<string, number>>;
	hotelId: string;
	hotelName: string;
	/** The totem that sells; null when the screen was not enrolled. */
	totemId: number | null;
	/** The hotel collects the money, so nothing is paid on the phone. */
	isCollected: boolean;
	excursionId: string;
	departureId: number;
	/** Local date and time of the departure's start. */
	date: string;
	startTime: string;
	pickup: string;
	/** What the screen spoke. */
	language: Language;
}

/** The same choice, opened at the hotel desk by its six figures; always a sale of the hotel. */
export interface DeskHandoff extends Omit<PhoneHandoff, "totemId" | "isCollected"> {
	totemId: number;
}

/** The state of a handoff as the totem shows it. */
export type HandoffProgress =
	/** The code is on the screen and has not been opened. */
	| { state: "waiting" }
	/** A phone or the desk has opened it. */
	| { state: "opened" }
	/** The seats have been booked by others. */
	| { state: "gone" }
	| { state: "booked"; confirmId: string }
	| { state: "over" };

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

/** Key that lets a handoff become only one booking. */
export function handoffKey(id: number): string {
	return `handover ${id}`;
}
