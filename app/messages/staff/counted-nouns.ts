import { plural } from "../plural.ts";

/** A number with its noun, for texts of staff: "1 seat", "3 seats". */
const counted = (one: string, other: string) => (count: number) =>
	`${count} ${plural("en", count, { one, other })}`;

export const bookingsOf = counted("booking", "bookings");
export const departuresOf = counted("departure", "departures");
export const guestsOf = counted("guest", "guests");
export const seatsOf = counted("seat", "seats");
export const ticksOf = counted("tick", "ticks");
