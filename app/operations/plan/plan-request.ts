import type { SomePrices } from "#app/catalogue/prices/price-rule.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import type { Sale } from "#app/departures/timetables/timetable.ts";

export const planActs = [
	"close",
	"open",
	"run",
	"move",
	"cancel",
	"weather",
	"seats",
	"start",
	"price",
	"sale",
	"team",
] as const;
export type PlanAct = (typeof planActs)[number];

/** Whether such a change also changes the bookings of its departures; ticks and notes of guests do not stop the others. */
export function changesBookings(act: PlanAct): boolean {
	return act === "start" || act === "move" || act === "cancel" || act === "weather";
}

/** Within so many hours guests choose; one choice of them is set by the form. */
export const answerHours = [12, 24, 48, 72, 168] as const;
export const usualAnswerHours = 48;

/** What staff want to do with the chosen departures. */
export interface PlanRequest {
	act: PlanAct;
	/** Id of the departure to which guests move. */
	target: number | null;
	seats: number | null;
	/** The new start, a local time. */
	start: string | null;
	/** Null before any was typed. */
	prices: TypedPrices | null;
	/** Null before any was chosen. */
	sale: TypedSale | null;
}

/** How a departure is sold, and what the whole trip costs, as they were typed. */
export interface TypedSale {
	texts: { sells: string; wholePriceCents: string };
	/** Null where it cannot be sold so. */
	sale: Sale | null;
}

/** Prices of a departure as they were typed. */
export interface TypedPrices {
	texts: Record<keyof SomePrices, string>;
	/** An empty field is the list's price; null where a text is no price. */
	cents: SomePrices | null;
}

/** The number of seats that was typed, or null if a departure can't have it. */
export function seatsTyped(text: string): number | null {
	const { least, most } = numberLimits.capacityOfDate;
	const seats = /^\d{1,4}$/.test(text.trim()) ? Number(text) : -1;
	return seats >= least && seats <= most ? seats : null;
}

/** What adults, children and babies pay, each made of its column. */
export function forEachPrice<Value>(
	priceOf: (column: keyof SomePrices) => Value,
): Record<keyof SomePrices, Value> {
	return {
		adultCents: priceOf("adultCents"),
		childCents: priceOf("childCents"),
		bebeCents: priceOf("bebeCents"),
	};
}
