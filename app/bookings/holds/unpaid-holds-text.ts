import { formatCount } from "#app/ui/format/format.ts";
import type { UnpaidSums } from "./unpaid-holds.ts";

export function seatsText(seats: number): string {
	return formatCount(seats, { one: "seat", other: "seats" });
}

/** "3 bookings, 9 seats" */
export function sumsText({ bookings, seats }: UnpaidSums): string {
	return `${formatCount(bookings, { one: "booking", other: "bookings" })}, ${seatsText(seats)}`;
}
