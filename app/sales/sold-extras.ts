/** The extras of a booking, which are lines of its price. */
import {
	type ChosenExtra,
	chosenExtras,
	type Extra,
	type ExtraChoice,
	extraField,
} from "#app/catalogue/extras/extra.ts";
import type { PriceLine } from "#app/catalogue/prices/price-of.ts";
import type { People } from "#app/catalogue/prices/prices.ts";

/** An extra of a booking, for who reads it. */
export interface SoldExtra {
	id: number;
	title: string;
	quantity: number;
	sumCents: number;
}

type Lines = readonly Pick<PriceLine, "extraId" | "quantity" | "unitCents" | "sumCents">[];

export interface BookingExtras {
	lines: Lines;
	/** Those of its excursion, retired ones too. */
	extras: readonly (Extra & { isActive: boolean })[];
}

/** @param extras those of the excursion, retired ones too. */
export function soldExtras(
	lines: Lines,
	extras: readonly Pick<Extra, "id" | "title">[],
): SoldExtra[] {
	return lines.flatMap(({ extraId, quantity, sumCents }) => {
		const extra = extras.find(({ id }) => id === extraId);
		return extra ? [{ id: extra.id, title: extra.title, quantity, sumCents }] : [];
	});
}

export function extrasOfLines({
	lines,
	extras,
}: {
	lines: readonly Pick<PriceLine, "extraId" | "quantity">[];
	extras: readonly Extra[];
}): ChosenExtra[] {
	return lines.flatMap(({ extraId, quantity }) =>
		extras.filter(({ id }) => id === extraId).map((extra) => ({ extra, quantity })),
	);
}

/** What a booking has chosen, as the fields of a form say it. */
export function choiceOf(lines: Lines): ExtraChoice {
	return Object.fromEntries(
		lines.flatMap(({ extraId, quantity }) =>
			extraId === null ? [] : [[extraField({ id: extraId }), quantity]],
		),
	);
}

/**
 * What a booking has after a change: an extra that it has already costs what it was sold for, and is required only then. A
 * retired one stays with who has it.
 * @param choice without a field: as before, as far as the party still needs it.
 */
export function extrasAfter(
	booking: BookingExtras,
	party: People,
	choice: ExtraChoice,
): ChosenExtra[] {
	const isSent = Object.keys(choice).length > 0;
	return chosenExtras(extrasForBooking(booking), party, isSent ? choice : choiceOf(booking.lines));
}

/** The extras among which a booking chooses. */
export function extrasForBooking({ lines, extras }: BookingExtras): Extra[] {
	return extras.flatMap(({ isActive, ...extra }) => {
		const line = lines.find(({ extraId }) => extraId === extra.id);
		if (line) return [{ ...extra, priceCents: line.unitCents }];
		return isActive ? [{ ...extra, isRequired: false }] : [];
	});
}

export function hasSameExtras(extras: readonly ChosenExtra[], lines: Lines): boolean {
	const choice = choiceOf(lines);
	return (
		extras.length === Object.keys(choice).length &&
		extras.every(({ extra, quantity }) => choice[extraField(extra)] === quantity)
	);
}
