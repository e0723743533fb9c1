/** A sale by staff: by phone, at the desk or at the pier. What form and server share; `sale-rules.ts` checks what was sent. */
import { type Excursion, seatsOf } from "#app/catalogue/excursion.ts";
import { chosenExtras, type ExtraChoice } from "#app/catalogue/extras/extra.ts";
import type { ExtrasLeft } from "#app/catalogue/extras/extra-stock.ts";
import { chosenFares, type FareChoice } from "#app/catalogue/fares/fare.ts";
import { type PriceLine, priceOf } from "#app/catalogue/prices/price-of.ts";
import { pricesOf } from "#app/catalogue/prices/price-sets.ts";
import type { People } from "#app/catalogue/prices/prices.ts";
import type { TaxRate } from "#app/catalogue/prices/tax.ts";
import type { Departure, Lacking } from "#app/departures/departure.ts";

/** How the guest came, by the words of `bookings.source`. */
export const saleSources = ["phone", "desk", "walk-up", "email", "agent", "hotel"] as const;
export type SaleSource = (typeof saleSources)[number];

export const payWays = [
	"link-qr",
	"link-mail",
	"terminal",
	"cash",
	"credit",
	"hotel",
	"on-the-day",
	"free",
] as const;
export type PayWay = (typeof payWays)[number];

interface PayRules {
	/** Held until the guest pays by the link, or the credit has paid; the others are confirmed at once. */
	status: "pending" | "confirmed";
	/** How staff take the money, if they do. */
	takes: "cash" | "terminal" | null;
}

/** Every rule that depends on how the guest pays. */
export const payRules: Record<PayWay, PayRules> = {
	"link-qr": { status: "pending", takes: null },
	"link-mail": { status: "pending", takes: null },
	terminal: { status: "confirmed", takes: "terminal" },
	cash: { status: "confirmed", takes: "cash" },
	credit: { status: "pending", takes: null },
	hotel: { status: "confirmed", takes: null },
	"on-the-day": { status: "confirmed", takes: null },
	free: { status: "confirmed", takes: null },
};

/** A departure that staff may sell. */
export interface SaleDay {
	id: number;
	date: string;
	startTime: string;
	languages: string[];
	capacity: number;
	/** Seats confirmed or held. */
	takenSeats: number;
	/** Free seats, of the vehicle too. */
	left: number;
	state: "open" | "closed" | "left";
	/** What it lacks to run. */
	lacking: Lacking | null;
	/** False when neither its guide nor its driver may take cash. */
	guideTakesCash: boolean;
	/** See `Departure`. */
	extrasLeft?: ExtrasLeft;
	sells?: Departure["sells"];
	priceSet?: number;
}

/** How many seats a party is too many; 0 when it fits. */
export function tooMany(day: Pick<SaleDay, "left">, party: Parameters<typeof seatsOf>[0]): number {
	return Math.max(0, seatsOf(party) - day.left);
}

/** Who comes, and what of the excursion they choose. */
export interface SaleChoice extends People {
	isWhole: boolean;
	extras: ExtraChoice;
	fares: FareChoice;
}

/** What a sale costs by the list, without a code. */
export function linesOfSale(
	excursion: Pick<Excursion, "prices" | "priceSets" | "extras" | "fares">,
	day: Pick<SaleDay, "priceSet" | "sells"> | null | undefined,
	sale: SaleChoice,
	taxRate: TaxRate = 0,
): PriceLine[] {
	const fares = chosenFares(excursion.fares, sale, sale.fares);
	const extras = chosenExtras(excursion.extras, sale, sale.extras);
	const { adults, children, bebe, isWhole } = sale;
	const party = { adults, children, bebe, isWhole, fares };
	return priceOf(pricesOf(excursion, day), party, extras, taxRate);
}
