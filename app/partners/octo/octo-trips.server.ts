import { and, eq, type SQL, sql } from "drizzle-orm";
import { type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import type { Database } from "#app/database/client.server.ts";
import { excursions } from "#app/database/schema.server.ts";
import { bookingHorizonDays, writtenAheadDays } from "#app/departures/departure.ts";
import { type Trip, toTrips, tripsQuery } from "#app/departures/offer/trips.server.ts";
import type { CallingReseller } from "#app/partners/resellers/reseller-keys.server.ts";
import { OctoError } from "./octo-error.ts";
import { isSoldBy } from "./product.ts";
import { optionId } from "./unit.ts";

const dayMilliseconds = 86_400_000;
/** Earlier than any departure that is asked for. */
export const noDay = "2000-01-01";

export type OctoLanguage = "en" | "all";

interface TripsChoice {
	/** All that are on sale when omitted. */
	productId?: string | SQL;
	/** The first local date of interest; today when omitted. */
	from?: string;
	/** The last local date whose departures are read; as far ahead as visitors book when omitted. */
	until?: string;
	/** "all" where the answer says words of `content`. */
	language: OctoLanguage;
}

/** The statement of products with their departures from today on, for the batch of a call. */
export function octoTrips(db: Database, clock: IslandClock, choice: TripsChoice) {
	const { productId, language, from } = choice;
	const condition = and(
		eq(excursions.isActive, true),
		productId === undefined ? undefined : eq(excursions.id, productId),
	);
	return tripsQuery(db, clock, { days: daysUntil(choice.until, clock), from, condition, language });
}

/** The statement of the times at which departures start, of all days that are written: of other seasons too. */
export function octoStarts(db: Database, { now, timeZone }: IslandClock, productId?: string) {
	const isChosen = productId === undefined ? sql`true` : sql`excursion_id = ${productId}`;
	return db.all<{ productId: string; start: string }>(sql`
		SELECT DISTINCT excursion_id AS productId, start_time AS start FROM departures
		WHERE ${isChosen} AND date >= ${localDateAt(now, timeZone)} ORDER BY start_time`);
}

export function toStarts(rows: Awaited<ReturnType<typeof octoStarts>>): Map<string, string[]> {
	const byProduct = Map.groupBy(rows, ({ productId }) => productId);
	return new Map([...byProduct].map(([id, starts]) => [id, starts.map(({ start }) => start)]));
}

function daysUntil(until: string | undefined, { now, timeZone }: IslandClock): number {
	if (until === undefined) return bookingHorizonDays;
	const today = localDateAt(now, timeZone);
	const days = 1 + (Date.parse(until) - Date.parse(today)) / dayMilliseconds;
	return Math.max(1, Math.min(writtenAheadDays, days));
}

/** The products among the answer that the reseller may sell. */
export function productsAmong(
	rows: Awaited<ReturnType<typeof octoTrips>>,
	clock: IslandClock,
	{ reseller, language }: { reseller: CallingReseller; language: OctoLanguage },
): Trip[] {
	return toTrips(rows, clock, { language }).filter(({ excursion }) =>
		isSoldBy(reseller, excursion),
	);
}

/** @throws OctoError where there is none for this reseller, or the option is not its. */
export function productAmong(
	rows: Awaited<ReturnType<typeof octoTrips>>,
	clock: IslandClock,
	{
		reseller,
		language,
		choice,
	}: {
		reseller: CallingReseller;
		language: OctoLanguage;
		choice: { productId: string; optionId: string };
	},
): Trip {
	const { productId } = choice;
	const [trip] = productsAmong(rows, clock, { reseller, language });
	if (trip?.excursion.id !== productId)
		throw new OctoError("INVALID_PRODUCT_ID", "You sell no such product", productId);
	if (choice.optionId !== optionId)
		throw new OctoError(
			"INVALID_OPTION_ID",
			"The option of each product is DEFAULT",
			choice.optionId,
		);
	return trip;
}
