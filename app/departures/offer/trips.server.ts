import type { SQL } from "drizzle-orm";
import type { Excursion } from "#app/catalogue/excursion.ts";
import {
	contentColumns,
	type TripContent,
	toContent,
} from "#app/catalogue/excursion-columns.server.ts";
import { excursionIn } from "#app/catalogue/excursion-texts.ts";
import type { IslandClock } from "#app/catalogue/local-date.ts";
import type { Database } from "#app/database/client.server.ts";
import { excursions } from "#app/database/schema.server.ts";
import { type Departure, offeredDeparture } from "#app/departures/departure.ts";
import {
	seatColumns,
	type TripSeats,
	toSeats,
	valuesAt,
} from "#app/departures/seat-columns.server.ts";
import { defaultLanguage, type Language } from "#app/messages/languages.ts";
import { withPrices } from "./priced-departures.ts";
import { fullWithoutRequired } from "./required-extras.ts";

/** An excursion on sale with its departures by date. */
export interface ExcursionOnSale {
	excursion: Excursion;
	departures: Departure[];
}

/** An excursion, on sale or not, with the seats sold of its coming departures. */
export interface Trip
	extends ExcursionOnSale,
		Omit<TripContent, "excursion">,
		Omit<TripSeats, "rows"> {}

/** What `readTrips` reads. */
export interface TripChoice {
	/** Departures of the next days. */
	days: number;
	/** The first local date of interest; today where it is omitted or past. */
	from?: string | undefined;
	condition: SQL | undefined;
	/** Texts without a translation stay English; "all": English, with the texts of the others beside. */
	language?: Language | "all";
}

/** The matching excursions with their departures; one round trip. */
export async function readTrips(
	db: Database,
	clock: IslandClock,
	choice: TripChoice,
): Promise<Trip[]> {
	return toTrips(await tripsQuery(db, clock, choice), clock, choice);
}

/** The same as a statement of a batch, for `toTrips`. */
export function tripsQuery(
	db: Database,
	clock: IslandClock,
	{ days, from = "", condition, language = defaultLanguage }: TripChoice,
) {
	const range = valuesAt(clock, days);
	const today = from > range.today ? from : range.today;
	return db
		.select({ ...contentColumns(db, language), ...seatColumns({ ...range, today }) })
		.from(excursions)
		.where(condition);
}

export function toTrips(
	rows: Awaited<ReturnType<typeof tripsQuery>>,
	clock: IslandClock,
	{ language = defaultLanguage }: Pick<TripChoice, "language">,
): Trip[] {
	const trips = rows.flatMap((row) => {
		const content = toContent(row);
		return content ? [tripOf(contentIn(content, language), toSeats(row), clock)] : [];
	});
	return trips.sort(inOrder);
}

export function contentIn(content: TripContent, language: Language | "all"): TripContent {
	if (language === defaultLanguage || language === "all") return content;
	return {
		...content,
		excursion: excursionIn(content.excursion, content.texts[language]),
		texts: {},
	};
}

export function tripOf(
	{ excursion, ...content }: TripContent,
	{ rows, ...seats }: TripSeats,
	clock: IslandClock,
): Trip {
	const offered = withPrices(
		{ excursion, rules: content.rules },
		rows,
		(row) =>
			fullWithoutRequired(offeredDeparture(row, excursion.cutoffHours, clock), excursion.extras),
		clock,
	);
	return { ...offered, ...content, ...seats };
}

/** Sorted here, because ORDER BY would cost the database more than the rest of an unchanged answer. */
export function inOrder(
	{ excursion: a }: ExcursionOnSale,
	{ excursion: b }: ExcursionOnSale,
): number {
	const [one, other] = [`${a.startTime} ${a.title}`, `${b.startTime} ${b.title}`];
	return one === other ? 0 : one < other ? -1 : 1;
}
