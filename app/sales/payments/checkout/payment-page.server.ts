import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Answers } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, excursions, payments } from "#app/database/schema.server.ts";
import { textIn } from "#app/database/translations.server.ts";
import { bookingFits } from "#app/departures/seats/extras-are-left.server.ts";
import { logError } from "#app/log/log.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { paymentTexts } from "#app/messages/texts.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import type { Checkout, Gateway } from "#app/sales/gateways/gateway.ts";
import { paymentPageMinutes } from "#app/sales/holds/hold-minutes.ts";
import { mayProlong } from "#app/sales/holds/prolong-hold.server.ts";
import { balanceCents } from "#app/sales/payments/payment-money.server.ts";
import type { Attempt, CheckoutState } from "./checkout-decision.ts";

const minute = 60_000;

/** A booking with the title of its trip in the language of the gateway's page. */
export type PaidBooking = typeof bookings.$inferSelect & { titleShown: string };

/**
 * In the address to which the gateway's own "back" leads. A card that is declined stays on the gateway's page, so who
 * comes by this address has not paid, and nothing went wrong.
 */
export const leftPaymentPage = "back";

/** The guest's visit to the gateway's page. */
export interface CheckoutVisit {
	/** Of the page that the guest comes from; the gateway's page speaks it too, as far as it can. */
	language: Language;
	/** Where the gateway sends the guest afterwards. Arriving there proves no payment. */
	successUrl: string;
	cancelUrl: string;
}

/** A booking on the way to its payment page. */
export interface PayingBooking extends CheckoutState {
	booking: PaidBooking;
	cutoffHours: number;
	/** As many seats as it has are free beside its own. */
	areSeatsFree: boolean;
}

/** The statements of a batch; `toPayingBooking` makes a booking of their answers. */
export function payingBookingStatements(
	db: Database,
	{ confirmId, language, now }: { confirmId: string; language: Language; now: number },
) {
	const isIt = eq(bookings.confirmId, confirmId);
	const claim = {
		departureId: sql`bookings.departure_id`,
		seats: sql`bookings.seats`,
		isWhole: sql`bookings.is_whole`,
		now,
	};
	return {
		bookings: db
			.select({
				booking: {
					...getTableColumns(bookings),
					titleShown: textIn(
						language,
						{ excursionId: bookings.excursionId },
						"title",
						sql`${bookings.title}`,
					),
				},
				cutoffHours: excursions.cutoffHours,
				mayProlong: mayProlong(now).mapWith(Boolean),
				balanceCents: balanceCents(),
				areSeatsFree: bookingFits(sql`bookings.id`, claim).mapWith(Boolean),
			})
			.from(bookings)
			.innerJoin(excursions, eq(excursions.id, bookings.excursionId))
			.where(isIt),
		attempts: db
			.select()
			.from(payments)
			.where(inArray(payments.bookingId, db.select({ id: bookings.id }).from(bookings).where(isIt)))
			.orderBy(asc(payments.createdAt), asc(payments.id)),
	};
}

export function toPayingBooking({
	bookings: [row],
	attempts,
}: Answers<ReturnType<typeof payingBookingStatements>>): PayingBooking | null {
	return row ? { ...row, attempts } : null;
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

/**
 * Statement that forgets the address of the payment page, which shows name and email of whoever paid. Sums, dates and the
 * gateway's ids stay: books, refunds and the comparison of ledgers need them.
 */
export function erasePaymentsOf(db: Database, bookings: SQL) {
	return db.run(sql`UPDATE payments SET session_url = NULL WHERE booking_id IN ${bookings}`);
}
