import type { BookingRequest } from "#app/bookings/booking.ts";
import { type BookingCircumstances, bookSeats } from "#app/bookings/bookings.server.ts";
import type { UnpaidSource } from "#app/bookings/holds/unpaid-limits.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { getPublicExcursion } from "#app/excursions/excursions.server.ts";
import { logError } from "#app/log/log.ts";
import type { CheckedForm, TypedValues } from "#app/ui/form/form.ts";
import type { RefusedBooking } from "./booking-form-state.ts";

export type BookingAnswer =
	| { confirmId: string; refused: null }
	| { confirmId: null; refused: RefusedBooking; status: number };

/** Books what a form asks for, or says in the guest's words why not; what was typed comes back. */
export async function answerBooking(
	db: Database,
	form: CheckedForm<BookingRequest>,
	excursionId: string,
	circumstances: Omit<BookingCircumstances, "source"> & {
		mayBook: () => Promise<boolean>;
		/** May ask outside whether the visitor is a person: only once the form itself is good. */
		findSource: (request: BookingRequest) => UnpaidSource | Promise<UnpaidSource>;
	},
): Promise<BookingAnswer> {
	const { typed } = form;
	const refuse = (
		status: number,
		errors: RefusedBooking["errors"],
		onSale: RefusedBooking["onSale"] = null,
	): BookingAnswer => ({ confirmId: null, refused: { errors, typed, onSale }, status });
	// without JavaScript the calendar's other months are asked for with all that was typed
	if (typed.show) {
		return {
			confirmId: null,
			refused: { errors: {}, typed: shown(typed), onSale: null },
			status: 200,
		};
	}
	if (form.errors) return refuse(400, form.errors);
	try {
		// only what would be a booking counts: a form with errors takes no seats from anybody
		if (!(await circumstances.mayBook())) {
			return refuse(429, { "": ["That was a lot at once. Wait a minute, then book again."] });
		}
		const source = await circumstances.findSource(form.values);
		const booked = await bookSeats(db, form.values, excursionId, { ...circumstances, source });
		if (booked.outcome === "booked") return { confirmId: booked.confirmId, refused: null };
		// the page in the visitor's hands may come from a cache: prices and places go with the answer
		const onSale = await getPublicExcursion(db, excursionId, circumstances);
		const answer = refuse(booked.status, booked.errors, onSale);
		if (booked.asksProof && answer.refused) answer.refused.asksProof = true;
		return answer;
	} catch (error) {
		logError("booking", error);
		return refuse(503, {
			"": [
				// a write that was not answered may have been done all the same: its key finds it the next time
				`Our booking system does not answer just now, and nothing was charged. Please send this again in a few minutes: however often you send it, it is one booking; or call ${circumstances.phone}: we book it for you.`,
			],
		});
	}
}

function shown({ show = "", ...typed }: TypedValues): TypedValues {
	return { ...typed, month: show };
}
