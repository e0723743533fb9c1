import { and, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { bookings, payments } from "#app/database/schema.server.ts";
import { textIn } from "#app/database/translations.server.ts";
import { logError } from "#app/log/log.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { paymentTexts } from "#app/messages/texts.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import type { Checkout, Gateway } from "#app/sales/gateways/gateway.ts";
import { paymentPageMinutes } from "#app/sales/holds/hold-minutes.ts";
import type { Attempt } from "./checkout-decision.ts";

const minute = 60_000;
/** A booking with the title of its trip in the language of the gateway's page. */
export type PaidBooking = typeof bookings.$inferSelect & { titleShown: string };

export function paidBookingColumns(language: Language) {
	const trip = { excursionId: bookings.excursionId };
	return {
		...getTableColumns(bookings),
		titleShown: textIn(language, trip, "title", sql`${bookings.title}`),
	};
}

/** The guest's visit to the gateway's page. */
export interface CheckoutVisit {
	/** Of the page that the guest comes from; the gateway's page speaks it too, as far as it can. */
	language: Language;
	/** Where the gateway sends the guest afterwards. Arriving there proves no payment. */
	successUrl: string;
	cancelUrl: string;
}

/** @returns null when the gateway does not answer or refuses; nothing is written then. */
export async function askForPage(
	gateway: Gateway,
	booking: PaidBooking,
	payment: Attempt,
	visit: CheckoutVisit,
): Promise<Checkout | null> {
	noteFacts({ bookingId: payment.bookingId, paymentId: payment.id });
	try {
		return await gateway.openCheckout({
			paymentId: payment.id,
			reference: booking.reference,
			description: describe(booking, payment, visit.language),
			amountCents: payment.amountCents,
			currency: payment.currency,
			...(booking.email === null ? {} : { email: booking.email }),
			expiresAt: payment.createdAt + paymentPageMinutes * minute,
			...visit,
		});
	} catch (error) {
		logError("checkout", error, { paymentId: payment.id });
		return null;
	}
}

/**
 * What the gateway's page is for. Contains nothing that may change while the page is open, because the gateway refuses
 * a known key with other parameters: no date, and no party where it may change. Of an unpaid booking another party gives
 * the attempt up, and with it the key.
 */
function describe(booking: PaidBooking, { purpose }: Attempt, language: Language): string {
	const { item } = paymentTexts[language];
	const { titleShown: title } = booking;
	return purpose === "balance"
		? item.balance({ title })
		: item.booking({ title, people: peopleInWords(booking, language) });
}

/** The statement that stores the gateway's page with its payment. */
export function storePage(
	db: Database,
	payment: Pick<Attempt, "id">,
	checkout: Checkout,
	now: number,
) {
	return db
		.update(payments)
		.set({
			sessionId: checkout.sessionId,
			sessionUrl: checkout.url,
			sessionExpiresAt: checkout.expiresAt,
			// one minute after the page expires its event should have arrived
			askAfter: checkout.expiresAt + minute,
			updatedAt: now,
		})
		.where(and(eq(payments.id, payment.id), isNull(payments.sessionId)));
}
