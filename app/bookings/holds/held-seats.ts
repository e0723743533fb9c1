import type { FieldsFor } from "#app/bookings/booking-columns.server.ts";
import { countInWords } from "#app/bookings/booking-words.ts";
import type { People } from "#app/excursions/excursion.ts";

/** An unpaid hold as its visitor's browser receives it. */
export interface HeldSeats extends People, FieldsFor<"guest"> {
	confirmId: string;
	excursionId: string;
	title: string;
	/** Local date and time of the start. */
	date: string;
	startTime: string;
	seats: number;
	priceCents: number;
	currency: string;
	/** "17:50 · Casa Bruma", as in the booking form. */
	pickup: string;
	/** "17:50, Casa Bruma, by the fountain" */
	pickupInWords: string;
	languages: string[];
	/** "i…@mail.example", masked because another person may use this computer next. */
	maskedEmail: string;
	/** Milliseconds since the epoch, by the server's clock. */
	heldUntil: number;
}

/** "Two seats are waiting for you" */
export function waitingSeatsInWords(seats: number): string {
	const words = countInWords(seats, { one: "seat is", other: "seats are" });
	return `${words.charAt(0).toUpperCase()}${words.slice(1)} waiting for you`;
}

/** "Your 2 seats are", "Your seat is" */
export function yourSeatsInWords(seats: number): string {
	return seats === 1 ? "Your seat is" : `Your ${seats} seats are`;
}
