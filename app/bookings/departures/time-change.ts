import { formatCount, formatDate, formatList } from "#app/ui/format/format.ts";

/** What guests whose times change are to be told. */
export const guestsAnswers = ["write", "tell nobody"] as const;
export type GuestsAnswer = (typeof guestsAnswers)[number];

/** A booking that a change of its excursion's times affects. */
export interface TouchedBooking {
	id: number;
	reference: string;
	name: string;
	seats: number;
	/** Local date. */
	date: string;
	/** Pickup point of the guest. */
	place: string;
	/** Local times, in the booking now and after the change. */
	pickup: { before: string; after: string };
	start: { before: string; after: string };
}

/** "14 guests of 6 bookings are picked up at other times: Sat 12 June 3 bookings, Sun 13 June 3 bookings" */
export function touchedInWords(touched: readonly TouchedBooking[]): string {
	const isPickup = touched.some(({ pickup }) => pickup.before !== pickup.after);
	const verb = isPickup ? ["are picked up", "is picked up"] : ["start", "starts"];
	const seats = touched.reduce((sum, each) => sum + each.seats, 0);
	const who = `${guestsInWords(seats)} of ${bookingsInWords(touched.length)}`;
	const when = touched.length > 0 ? `: ${daysInWords(touched)}` : "";
	return `${who} ${seats === 1 ? verb[1] : verb[0]} at other times${when}`;
}

/** "3 guests of 1 booking wait at Hotel Los Dragos" */
export function strandedInWords(stranded: readonly TouchedBooking[]): string {
	const seats = stranded.reduce((sum, each) => sum + each.seats, 0);
	const places = formatList([...new Set(stranded.map(({ place }) => place))]);
	return `${guestsInWords(seats)} of ${bookingsInWords(stranded.length)} ${seats === 1 ? "waits" : "wait"} at ${places}`;
}

/** "pickup 04:30 → 04:45, start 05:00 → 05:15" */
export function changeInWords({ pickup, start }: TouchedBooking): string {
	return [
		pickup.before === pickup.after ? "" : `pickup ${pickup.before} → ${pickup.after}`,
		start.before === start.after ? "" : `start ${start.before} → ${start.after}`,
	]
		.filter(Boolean)
		.join(", ");
}

function daysInWords(touched: readonly TouchedBooking[]): string {
	const days = Map.groupBy(touched, ({ date }) => date);
	const said = [...days]
		.slice(0, 3)
		.map(([date, all]) => `${formatDate(date, "short")} ${bookingsInWords(all.length)}`);
	const rest = days.size - said.length;
	return formatList(
		rest > 0 ? [...said, formatCount(rest, { one: "more day", other: "more days" })] : said,
	);
}

function guestsInWords(seats: number): string {
	return formatCount(seats, { one: "guest", other: "guests" });
}

export function bookingsInWords(count: number): string {
	return formatCount(count, { one: "booking", other: "bookings" });
}
