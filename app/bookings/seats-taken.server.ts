/**
 * Conditions on rows of `bookings`, for every statement that asks. `of` is the name that the statement
 * gives the table; inside a Drizzle query, which does not rename it, that is "bookings".
 * Every domain may import this file (tests/import-rule.test.ts): it imports no domain's code but tables of rules.
 */
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { statusesWhere, statusIs } from "#app/database/status-list.server.ts";
import { bookingRules } from "./booking-status.ts";

const sold = statusesWhere(bookingRules, ({ seats }) => seats === "taken");
const held = statusesWhere(bookingRules, ({ seats }) => seats === "held");
const expired = statusesWhere(bookingRules, ({ mayRebook }) => mayRebook);

/** Milliseconds, or the placeholder of a prepared statement. */
type Now = number | Placeholder;

/** True of a booking that is sold: its seats are taken for good. */
export function isSold(of = "bookings"): SQL {
	return statusIs(`${of}.status`, sold);
}

/** True of an unpaid booking whose hold lasts: its seats are taken, and it may still be paid. */
export function isLiveHold(now: Now, of = "bookings"): SQL {
	return sql`${isPending(of)} AND ${sql.raw(of)}.hold_expires_at > ${now}`;
}

/** True of an unpaid booking whose hold has run out, and that the cron job has not marked as expired yet. */
export function isHoldOver(now: Now, of = "bookings"): SQL {
	return sql`${isPending(of)} AND ${sql.raw(of)}.hold_expires_at <= ${now}`;
}

/** True of a booking that is expired, whether or not the cron job has said so; as `statusAt` tells it. */
export function hasExpired(now: Now, of = "bookings"): SQL {
	return sql`(${statusIs(`${of}.status`, expired)} OR (${isHoldOver(now, of)}))`;
}

/** True of a booking whose seats are taken: sold, or held by a live hold. */
export function takesSeats(now: Now, of = "bookings"): SQL {
	return sql`(${isSold(of)} OR (${isLiveHold(now, of)}))`;
}

function isPending(of: string): SQL {
	return statusIs(`${of}.status`, held);
}
