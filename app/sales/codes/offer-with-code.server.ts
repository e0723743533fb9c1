import { pickupLabel } from "#app/catalogue/excursion.ts";
import { chosenExtras, type ExtraChoice } from "#app/catalogue/extras/extra.ts";
import { chosenFares, type FareChoice } from "#app/catalogue/fares/fare.ts";
import { type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import { priceOf, totalOf } from "#app/catalogue/prices/price-of.ts";
import { isOffTheList } from "#app/catalogue/prices/price-sets.ts";
import type { Party } from "#app/catalogue/prices/prices.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import { chosenDeparture } from "#app/departures/offer/chosen-departure.ts";
import { type ExcursionToBook, excursionToBook } from "#app/departures/offer/excursions.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { type CodeState, codeForSale } from "./code-decision.ts";
import { codeStatement, toCode } from "./codes.server.ts";

/** An excursion as it is sold now, and the code that a guest typed; one round trip. */
export async function readOffer(
	db: Database,
	request: { excursionId: string; code?: string | undefined; email?: string | undefined },
	clock: IslandClock & { language: Language },
): Promise<{ onSale: ExcursionToBook | null; code: CodeState | "none typed" | null }> {
	const { query, toExcursion } = excursionToBook(db, request.excursionId, clock, clock.language);
	const typedCode = request.code;
	const { excursion, codes } = await runBatch(db, {
		excursion: query,
		codes:
			typedCode === undefined
				? undefined
				: codeStatement(db, { typedCode, email: request.email ?? null, now: clock.now }),
	});
	return {
		onSale: toExcursion(excursion),
		code: typedCode === undefined ? "none typed" : toCode(codes ?? []),
	};
}

/** What the guest has chosen so far. */
interface Choice extends Omit<Party, "fares"> {
	date?: string | undefined;
	start?: string | undefined;
	pickup?: string | undefined;
	extras?: ExtraChoice;
	fares?: FareChoice;
}

/** What a code does to the price of what a guest has chosen, or why it does nothing; null where none was typed. */
export function codeOfSale(
	code: CodeState | "none typed" | null,
	{
		request,
		onSale: { excursion },
		onSale,
		circumstances: { now, timeZone, currency, seller },
		language,
	}: {
		request: Choice;
		onSale: ExcursionToBook;
		circumstances: IslandClock & { currency: string; seller?: { hotelId: string } | undefined };
		language: Language;
	},
): CodeState | { refusal: string } | null {
	if (code === "none typed") return null;
	const { date, start, pickup } = request;
	const choice = date ? chosenDeparture(onSale.departures, { date, start }) : undefined;
	const departure = choice === "start missing" ? undefined : choice;
	const extras = chosenExtras(excursion.extras, request, request.extras ?? {});
	const fares = chosenFares(excursion.fares, request, request.fares ?? {});
	const { pickups, prices } = excursionOn(excursion, departure);
	const stop = pickups.find((each) => pickupLabel(each) === pickup);
	const sale = {
		excursionId: excursion.id,
		date: date ?? null,
		today: localDateAt(now, timeZone),
		hasRulePrice: isOffTheList(excursion, departure, { ...request, fares }),
		priceCents: totalOf(priceOf(prices, { ...request, fares }, extras)),
		pickupPointId: stop?.pointId ?? null,
		hotelId: seller?.hotelId ?? null,
	};
	return codeForSale(code, sale, { currency, language });
}
