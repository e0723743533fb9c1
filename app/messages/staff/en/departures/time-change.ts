import { plural } from "../../../plural.ts";
import { bookingsOf } from "../../counted-nouns.ts";

const whoOf = ({ guests, bookings }: Touched) =>
	`${guests} ${plural("en", guests, { one: "guest", other: "guests" })} of ${bookingsOf(bookings)}`;

interface Touched {
	guests: number;
	bookings: number;
}

/** A change of an excursion that touches booked guests: other times, or a stop that is taken away. */
export const en = {
	otherPickups: (touched: Touched) =>
		plural("en", touched.guests, {
			one: `${whoOf(touched)} is picked up at other times`,
			other: `${whoOf(touched)} are picked up at other times`,
		}),
	otherStarts: (touched: Touched) =>
		plural("en", touched.guests, {
			one: `${whoOf(touched)} starts at other times`,
			other: `${whoOf(touched)} start at other times`,
		}),
	/** @param what one of the two above. @param days a list of those below. */
	onDays: ({ what, days }: { what: string; days: string }) => `${what}: ${days}`,
	day: ({ date, bookings }: { date: string; bookings: number }) =>
		`${date} ${bookingsOf(bookings)}`,
	moreDays: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, { one: "more day", other: "more days" })}`,
	stranded: (touched: Touched & { places: string }) =>
		plural("en", touched.guests, {
			one: `${whoOf(touched)} waits at ${touched.places}`,
			other: `${whoOf(touched)} wait at ${touched.places}`,
		}),
	/** Of one booking. */
	pickup: ({ timeBefore, timeAfter }: { timeBefore: string; timeAfter: string }) =>
		`pickup ${timeBefore} → ${timeAfter}`,
	start: ({ timeBefore, timeAfter }: { timeBefore: string; timeAfter: string }) =>
		`start ${timeBefore} → ${timeAfter}`,
	waitsAt: ({ time, place }: { time: string; place: string }) => `${time} at ${place}`,
	affectedHelp:
		"Nothing is saved yet. Both ways save, and change these bookings and their vouchers.",
	strandedHelp:
		"Nothing is saved: the stop can’t be taken away while guests wait there. Open each booking and move it to another stop, then save once more.",
	write: "Save and write to them",
	tellNobody: "Save, tell nobody",
	showAll: "Show all bookings",
};
