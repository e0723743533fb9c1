/** What guests may take beside their seats, or must. The choice of a booking is a line of its price. */
import type { People } from "#app/catalogue/prices/prices.ts";
import type { WrittenTexts } from "#app/messages/written-texts.ts";

export interface Extra extends WrittenTexts<"title" | "note"> {
	id: number;
	title: string;
	/** May be empty. */
	note: string;
	/** "person": as many as guests choose, at most one each. "booking": one or none. */
	charged: "person" | "booking";
	/** Whom one of each person fits. */
	guests: readonly (keyof People)[];
	priceCents: number;
	/** Every booking has it, for every guest whom it fits. */
	isRequired: boolean;
	/** How many a departure has before anybody has taken one; null is no limit. */
	stock: number | null;
	/** The stock that several extras share, and departures at one time. */
	stockId: number | null;
}

/** How many of each extra, by the name of its field: a number, or "1" for a tick. What is no number is none. */
export type ExtraChoice = Readonly<Record<string, unknown>>;

export interface ChosenExtra {
	extra: Extra;
	/** At least 1. */
	quantity: number;
}

/** The field of a form that says how many of an extra. */
export function extraField({ id }: Pick<Extra, "id">): string {
	return `extra_${id}`;
}

/** How many of an extra a party can have. */
export function mostOf({ charged, guests }: Extra, party: People): number {
	return charged === "booking" ? 1 : guests.reduce((sum, kind) => sum + party[kind], 0);
}

/**
 * What a party takes: all that is required, and of the others as many as it has chosen, but no more than it can have. A
 * party that was made smaller loses what does not fit any more.
 */
export function chosenExtras(
	extras: readonly Extra[] | undefined,
	party: People,
	choice: ExtraChoice,
): ChosenExtra[] {
	return (extras ?? [])
		.map((extra) => {
			const most = mostOf(extra, party);
			const quantity = extra.isRequired
				? most
				: Math.min(most, Math.trunc(Number(choice[extraField(extra)])) || 0);
			return { extra, quantity };
		})
		.filter(({ quantity }) => quantity > 0);
}

/** "2 × Lunch, 1 × Wetsuit"; empty without any. */
export function extrasInWords(extras: readonly (ChosenExtra | ExtraQuantity)[]): string {
	return extras
		.map((each) => `${each.quantity} × ${"extra" in each ? each.extra.title : each.title}`)
		.join(", ");
}

/** How many of an extra. */
export interface ExtraQuantity {
	title: string;
	quantity: number;
}

/** What a departure or a stop needs together, by name, so that the order is the same at every stop. */
export function sumOfExtras(
	bookings: readonly { extras: readonly ExtraQuantity[] }[],
): ExtraQuantity[] {
	const sums = new Map<string, number>();
	for (const { title, quantity } of bookings.flatMap(({ extras }) => extras))
		sums.set(title, (sums.get(title) ?? 0) + quantity);
	return [...sums]
		.map(([title, quantity]) => ({ title, quantity }))
		.sort((one, other) => one.title.localeCompare(other.title));
}
