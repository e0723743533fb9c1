import type { Excursion } from "#app/catalogue/excursion.ts";
import { chosenExtras, type ExtraChoice } from "#app/catalogue/extras/extra.ts";
import { chosenFares, type FareChoice } from "#app/catalogue/fares/fare.ts";
import { type PriceLine, priceOf } from "#app/catalogue/prices/price-of.ts";
import { pricesOf } from "#app/catalogue/prices/price-sets.ts";
import type { People } from "#app/catalogue/prices/prices.ts";
import type { TaxRate } from "#app/catalogue/prices/tax.ts";
import type { SaleDay } from "./sale.ts";

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
