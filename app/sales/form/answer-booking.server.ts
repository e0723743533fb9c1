import type { Database } from "#app/database/client.server.ts";
import { getPublicExcursion } from "#app/departures/offer/excursions.server.ts";
import { logError } from "#app/log/log.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { bookingRefusalsTexts } from "#app/messages/catalogues/booking/booking-refusals.ts";
import type { BookingRequest } from "#app/sales/booking-request.ts";
import {
	type BookingCircumstances,
	bookSeats,
	languageOfRefusal,
} from "#app/sales/bookings.server.ts";
import type { UnpaidSource } from "#app/sales/holds/unpaid-limits.server.ts";
import type { CheckedForm } from "#app/ui/form/form.ts";
import { bookableOf, type RefusedBooking } from "./on-sale.ts";

export type BookingAnswer =
	| { confirmId: string; refused: null }
	| { confirmId: null; refused: RefusedBooking; status: number };

/** Books what a form asks for. If it cannot, it answers with the reason for the guest and with what was typed. */
export async function answerBooking(
	db: Database,
	form: CheckedForm<BookingRequest>,
	excursionId: string,
	circumstances: Omit<BookingCircumstances, "source"> & {
		mayBook: () => Promise<boolean>;
		/** May ask Turnstile, so it is called only for a valid form. */
		findSource: (request: BookingRequest) => UnpaidSource | Promise<UnpaidSource>;
	},
): Promise<BookingAnswer> {
	const { show } = form.typedValues;
	const typedValues = show ? { ...form.typedValues, month: show } : form.typedValues;
	const language = languageOfRefusal(circumstances);
	const texts = bookingRefusalsTexts[language];
	const refuse = (
		status: number,
		errors: RefusedBooking["errors"],
		onSale: RefusedBooking["onSale"] = null,
	): BookingAnswer => ({ confirmId: null, refused: { errors, typedValues, onSale }, status });
	// While the form sleeps, its month buttons send all of it. What was typed keeps `show`: if the page can't be drawn,
	// it is sent again as it is, and must not book then either.
	if (show) return refuse(200, {});
	if (form.errors) {
		noteFacts({ refusal: "VALIDATION_ERROR" });
		return refuse(400, form.errors);
	}
	try {
		// Counted only now: a form with errors cannot take seats.
		if (!(await circumstances.mayBook())) {
			noteFacts({ refusal: "too many from one address" });
			return refuse(429, { "": [texts.tooFast] });
		}
		const source = await circumstances.findSource(form.values);
		const outcome = await bookSeats(db, form.values, excursionId, { ...circumstances, source });
		if (outcome.outcome === "booked") return { confirmId: outcome.confirmId, refused: null };
		// the visitor's page may come from a cache, so the answer carries present prices and free seats
		const onSale = await getPublicExcursion(db, excursionId, circumstances, language);
		const answer = refuse(outcome.status, outcome.errors, onSale && bookableOf(onSale));
		if (outcome.asksBotCheck && answer.refused) answer.refused.asksBotCheck = true;
		return answer;
	} catch (error) {
		logError("booking", error);
		return refuse(503, {
			"": [
				// A write without an answer may have succeeded; its form key finds the booking when the form is sent again.
				texts.noAnswer({ phone: circumstances.phone }),
			],
		});
	}
}
