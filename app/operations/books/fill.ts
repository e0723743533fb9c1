/** How full departures were, how early they were sold, who did not come, and what was left after the costs of van and guide. */
import { booksTexts as texts } from "#app/messages/staff/office/books.ts";

/** A departure that was not cancelled, as it stands in the database. */
export interface DepartureFill {
	departureId: number;
	excursionId: string;
	excursion: string;
	/** Local date and time. */
	date: string;
	startTime: string;
	offeredSeats: number;
	/** All seats where one party has it alone. */
	soldSeats: number;
	/** Guests of ticked bookings who did not come. */
	noShows: number;
	bookings: number;
	/** Days between the sale and the start, of all its bookings together. */
	leadDays: number;
	/** What was sold and not given back, without tax. */
	baseCents: number;
	/** Of its van and guide; 0 without guests, because it does not leave then. */
	costCents: number;
}

export type ExcursionFill = ReturnType<typeof sumOfFill>;

export function fillByExcursion(departures: readonly DepartureFill[]): ExcursionFill[] {
	return [...Map.groupBy(departures, ({ excursionId }) => excursionId).values()]
		.flatMap((those) => {
			const [first] = those;
			return first ? [{ ...sumOfFill(those), excursion: first.excursion }] : [];
		})
		.sort((one, other) => other.marginCents - one.marginCents);
}

export function sumOfFill(departures: readonly DepartureFill[]) {
	const sum = (value: (departure: DepartureFill) => number) =>
		departures.reduce((total, each) => total + value(each), 0);
	const bookings = sum((each) => each.bookings);
	const [baseCents, costCents] = [sum((each) => each.baseCents), sum((each) => each.costCents)];
	return {
		excursionId: departures[0]?.excursionId ?? "",
		excursion: "",
		departures: [...departures],
		offeredSeats: sum((each) => each.offeredSeats),
		soldSeats: sum((each) => each.soldSeats),
		noShows: sum((each) => each.noShows),
		/** Mean of its bookings; null without any. */
		leadDays: bookings === 0 ? null : sum((each) => each.leadDays) / bookings,
		baseCents,
		costCents,
		marginCents: baseCents - costCents,
	};
}

/** "38 of 56, 68 %" */
export function seatsInWords({
	soldSeats,
	offeredSeats,
}: Pick<ExcursionFill, "soldSeats" | "offeredSeats">): string {
	const percent = offeredSeats === 0 ? 0 : Math.round((100 * soldSeats) / offeredSeats);
	return texts.fill.seats({ sold: soldSeats, offered: offeredSeats, percent });
}
