import { and, asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { bookings, disputes, payments, refunds } from "#app/database/schema.server.ts";
import { bookingFits } from "#app/departures/seats/extras-are-left.server.ts";
import type { Booking } from "#app/sales/booking/booking.ts";
import { bookingStatements, toBookings } from "#app/sales/booking/read-booking.server.ts";
import type {
	DisputeNews,
	Gateway,
	GatewayEvent,
	PaymentNews,
} from "#app/sales/gateways/gateway.ts";
import type { PaidBooking, SettlementState } from "./settlement-decision.ts";

/** All that a settlement decides on and writes from. */
export interface EventState extends SettlementState {
	paidBooking: FoundBooking | null;
}

export interface FoundBooking extends PaidBooking {
	payment: Booking["payments"][number];
	booking: Booking;
}

/** The payment of an event with its booking, and whether the event is known; one round trip. */
export async function readEventState(
	db: Database,
	gateway: Gateway,
	{
		event,
		news,
		now,
	}: { event: Pick<GatewayEvent, "id">; news: PaymentNews | DisputeNews; now: number },
): Promise<EventState> {
	const which = whichPayment(gateway, news);
	const paymentIds = db.select({ id: payments.id }).from(payments).where(which);
	const isItsBooking = inArray(
		bookings.id,
		db.select({ id: payments.bookingId }).from(payments).where(which),
	);
	const answers = await runBatch(db, {
		repeated: db.all(sql`SELECT 1 FROM payment_events WHERE id = ${event.id}`),
		payment: paymentIds,
		booking: bookingStatements(db, isItsBooking),
		seats: db
			.select({
				areFree: bookingFits(sql`bookings.id`, {
					departureId: sql`bookings.departure_id`,
					seats: sql`bookings.seats`,
					isWhole: sql`bookings.is_whole`,
					now,
				}).mapWith(Boolean),
			})
			.from(bookings)
			.where(isItsBooking),
		refunds: db
			.select(
				pickColumns(refunds, [
					"id",
					"amountCents",
					"reason",
					"state",
					"isElsewhere",
					"gatewayRefundId",
					"failedAt",
				]),
			)
			.from(refunds)
			.where(inArray(refunds.paymentId, paymentIds))
			.orderBy(asc(refunds.id)),
		disputes: db
			.select({ id: disputes.id, status: disputes.status, eventAt: disputes.eventAt })
			.from(disputes)
			.where(
				or(
					eq(disputes.gatewayPaymentId, news.gatewayPaymentId ?? ""),
					eq(disputes.id, news.about === "dispute" ? news.disputeId : ""),
				),
			),
	});
	const [booking] = toBookings(answers.booking, now);
	const payment = booking?.payments.find(({ id }) => id === answers.payment[0]?.id);
	return {
		isRepeated: answers.repeated.length > 0,
		paidBooking:
			booking && payment
				? {
						payment,
						booking,
						refunds: answers.refunds,
						areSeatsFree: answers.seats[0]?.areFree ?? false,
					}
				: null,
		disputes: answers.disputes,
	};
}

/** Found by our own payment id if the gateway knows it, otherwise by the gateway's id of the payment. */
function whichPayment(gateway: Gateway, news: PaymentNews | DisputeNews): SQL | undefined {
	if (news.about === "payment" && news.paymentId) return eq(payments.id, news.paymentId);
	return and(
		eq(payments.gatewayPaymentId, news.gatewayPaymentId ?? ""),
		eq(payments.gateway, gateway.name),
	);
}
