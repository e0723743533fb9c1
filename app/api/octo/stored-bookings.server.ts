import { type SQL, sql } from "drizzle-orm";
import {
	type BookingQuery,
	bookingQuery,
	checkBody,
	uuidSchema,
} from "#app/partners/octo/bodies.ts";
import { bookingAnswer } from "#app/partners/octo/booking-answer.ts";
import { OctoError } from "#app/partners/octo/octo-error.ts";
import {
	type TestBooking,
	testBookingsStatement,
	toTestBookings,
} from "#app/partners/octo/test-bookings.server.ts";
import {
	resellerBookingsStatement,
	toResellerBookings,
} from "#app/sales/resellers/read-reseller-bookings.server.ts";
import type {
	LiveResellerBooking,
	ResellerBooking,
} from "#app/sales/resellers/reseller-booking.ts";
import type { OctoCall } from "./octo-call.server.ts";

type StoredBooking =
	| { kind: "live"; booking: LiveResellerBooking }
	| { kind: "test"; booking: TestBooking };

export const noBooking = (uuid: string, words = "You have no such booking") =>
	new OctoError("INVALID_BOOKING_UUID", words, uuid);

/** By what bookings are asked for. */
interface Columns {
	uuid: SQL;
	resellerReference: SQL;
	reference: SQL;
	date: SQL;
}

const liveColumns: Columns = {
	uuid: sql`sold.uuid`,
	resellerReference: sql`sold.reference`,
	reference: sql`bookings.reference`,
	date: sql`bookings.date`,
};
const testColumns: Columns = {
	uuid: sql`uuid`,
	resellerReference: sql`record ->> '$.resellerReference'`,
	reference: sql`record ->> '$.reference'`,
	date: sql`record ->> '$.departure.date'`,
};

function condition(columns: Columns, which: { uuid: string } | BookingQuery): SQL {
	if ("uuid" in which) return sql`${columns.uuid} = ${which.uuid}`;
	if ("resellerReference" in which)
		return sql`${columns.resellerReference} = ${which.resellerReference}`;
	if ("supplierReference" in which) return sql`${columns.reference} = ${which.supplierReference}`;
	if ("localDate" in which) return sql`${columns.date} = ${which.localDate}`;
	return sql`${columns.date} BETWEEN ${which.localDateStart} AND ${which.localDateEnd}`;
}

/** The statement of a call's bookings, live ones or those of a test key. */
export function bookingsOf(call: OctoCall, which: { uuid: string } | BookingQuery) {
	const { db, clock, callerId, isTest } = call;
	const isOwn = sql`sold.reseller_id = ${callerId} AND ${condition(liveColumns, which)}`;
	return {
		test: isTest ? testBookingsStatement(db, callerId, condition(testColumns, which)) : undefined,
		live: isTest ? undefined : resellerBookingsStatement(db, isOwn, clock.now),
	};
}

type Answers = {
	live: Awaited<NonNullable<ReturnType<typeof bookingsOf>["live"]>> | undefined;
	test: Awaited<NonNullable<ReturnType<typeof bookingsOf>["test"]>> | undefined;
};

export function storedBookings({ clock }: OctoCall, { live, test }: Answers): StoredBooking[] {
	const { now } = clock;
	return [
		...toResellerBookings(live ?? [], now).map((booking) => ({ kind: "live" as const, booking })),
		...toTestBookings(test ?? [], now).map((booking) => ({ kind: "test" as const, booking })),
	];
}

export function answerOf({ capabilities, clock }: OctoCall, booking: ResellerBooking) {
	return bookingAnswer(booking, {
		...clock,
		hasPricing: capabilities.has("pricing"),
		hasPickups: capabilities.has("pickups"),
	});
}

/** @throws OctoError for text that is no uuid. */
export function uuidOf(text: string): string {
	try {
		return checkBody(uuidSchema, text);
	} catch {
		throw noBooking(text);
	}
}

export async function bookingList(call: OctoCall) {
	const { answers } = await call.ask(bookingsOf(call, call.read(bookingQuery)));
	return storedBookings(call, answers).map(({ booking }) => answerOf(call, booking));
}

export async function oneBooking(call: OctoCall, text: string) {
	const { answers } = await call.ask(bookingsOf(call, { uuid: uuidOf(text) }));
	const [match] = storedBookings(call, answers);
	if (!match) throw noBooking(text);
	return answerOf(call, match.booking);
}
