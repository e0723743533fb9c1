import { sql } from "drizzle-orm";
import { isCancelled } from "#app/departures/seats/seats-taken.server.ts";
import { isKept } from "#app/sales/payments/payment-money.server.ts";

/** What the policy gave a guest who cancelled, as the history says it; NULL when staff cancelled, who give all of it. */
const toldCents = sql`(SELECT coalesce(said.line ->> '$.hotel.backCents', said.line ->> '$.backCents')
	FROM booking_events AS said
	WHERE said.booking_id = bookings.id AND said.line ->> '$.code' = 'cancelled by guest')`;

/** SQL on `bookings` and the view of `payments` of the cents that a hotel gives its guest back. */
export const dueFromHotelCents = sql`min(coalesce(${toldCents}, payments.kept_cents), payments.kept_cents)`;

/**
 * SQL on `bookings` and the view of `payments`: a hotel has the money of a cancelled booking, and staff have not written down yet
 * that the guest has it back (`nextHotelStep`). The policy may leave the guest nothing.
 */
export const isDueFromHotel = sql`payments.gateway = 'hotel' AND ${isKept()} AND ${isCancelled()}
	AND ${dueFromHotelCents} > 0`;
