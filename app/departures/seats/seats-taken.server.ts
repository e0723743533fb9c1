/**
 * SQL conditions on rows of `bookings`. `of` is the table's name in the statement; in a Drizzle
 * query that does not rename it, "bookings".
 */
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { statusesWhere, statusIs } from "#app/database/status-list.server.ts";
import { bookingRules } from "./booking-status.ts";

const sold = statusesWhere(bookingRules, ({ seats }) => seats === "taken");
const held = statusesWhere(bookingRules, ({ seats }) => seats === "held");
const cancelled = statusesWhere(bookingRules, ({ payment }) => payment === "cancelled");
const expired = statusesWhere(bookingRules, ({ mayRebook }) => mayRebook);

/** Milliseconds since the epoch, or the placeholder of a prepared statement. */
type Now = number | Placeholder;

/** True for a confirmed booking: its seats are taken for good. */
export function isSold(of = "bookings"): SQL {
	return statusIs(`${of}.status`, sold);
}

/** True for a sale by staff: a guest at home or at a totem has the payment page in front instead of a link, a reseller's none. */
export const isSoldByStaff = sql`bookings.source NOT IN ('web', 'totem', 'reseller')`;

export function isCancelled(of = "bookings"): SQL {
	return statusIs(`${of}.status`, cancelled);
}

/** True for a live hold: its seats are taken, and it may still be paid. */
export function isLiveHold(now: Now, of = "bookings"): SQL {
	return sql`${isPending(of)} AND ${sql.raw(of)}.hold_expires_at > ${now}`;
}

/** True for a hold that has ended but is not marked as expired by the cron job yet. */
export function isHoldOver(now: Now, of = "bookings"): SQL {
	return sql`${isPending(of)} AND ${sql.raw(of)}.hold_expires_at <= ${now}`;
}

/** True for an ended hold that the cron job has marked. */
export function isExpired(of = "bookings"): SQL {
	return statusIs(`${of}.status`, expired);
}

/** True for an expired booking, even if the cron job has not marked it yet; the same rule as `statusAt`. */
export function hasExpired(now: Now, of = "bookings"): SQL {
	return sql`(${isExpired(of)} OR (${isHoldOver(now, of)}))`;
}

/**
 * True for a booking whose seats are taken: confirmed or a live hold. The "+" keeps SQLite from an
 * index of the status: nearly all bookings ever made are confirmed, so the statement must find them
 * by departure or date.
 */
export function takesSeats(now: Now, of = "bookings"): SQL {
	return sql`(+${isSold(of)} OR (${isLiveHold(now, of)}))`;
}

/** True for a booking that takes seats, or did until its hold ended. */
export function takesOrHeldSeats(of = "bookings"): SQL {
	return statusIs(`${of}.status`, [...held, ...sold]);
}

function isPending(of: string): SQL {
	return statusIs(`${of}.status`, held);
}
