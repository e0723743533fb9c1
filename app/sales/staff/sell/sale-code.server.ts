import { chosenFares } from "#app/catalogue/fares/fare.ts";
import { type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import { totalOf } from "#app/catalogue/prices/price-of.ts";
import { isOffTheList } from "#app/catalogue/prices/price-sets.ts";
import type { Database } from "#app/database/client.server.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { type CodeState, codeForSale } from "#app/sales/codes/code-decision.ts";
import { codeStatement, toCode } from "#app/sales/codes/codes.server.ts";
import { linesOfSale, type SaleChoice } from "./sale-lines.ts";
import { getSaleTrip, type SoldTrip } from "./sale-trips.server.ts";

/** What a code depends on in a sale by staff, as far as it is typed. */
export interface CodedSale extends SaleChoice {
	/** Empty without one. */
	code: string;
	email: string | null;
	/** Ids; 0 while none is chosen. */
	departure: number;
	pickup: number;
	/** The hotel that collects. */
	hotelId: string | null;
}

/** The trip of a sale, and what its code does; null without one. The two are read at the same time. */
export async function readCodedTrip(
	db: Database,
	sale: CodedSale,
	clock: IslandClock & { currency: string },
): Promise<{ trip: SoldTrip | null; code: CodeState | { refusal: string } | null }> {
	const [trip, rows] = await Promise.all([
		getSaleTrip(db, clock, sale.departure),
		sale.code === ""
			? null
			: codeStatement(db, { typedCode: sale.code, email: sale.email, now: clock.now }),
	]);
	const day = trip?.days.find(({ id }) => id === sale.departure);
	if (!rows || !trip || !day) return { trip, code: null };
	const fares = chosenFares(trip.excursion.fares, sale, sale.fares);
	const codedSale = {
		excursionId: trip.excursion.id,
		date: day.date,
		today: localDateAt(clock.now, clock.timeZone),
		hasRulePrice: isOffTheList(trip.excursion, day, { ...sale, fares }),
		priceCents: totalOf(linesOfSale(trip.excursion, day, sale)),
		pickupPointId: sale.pickup || null,
		hotelId: sale.hotelId,
	};
	const words = { currency: clock.currency, language: staffLanguage() };
	return { trip, code: codeForSale(toCode(rows), codedSale, words) };
}
