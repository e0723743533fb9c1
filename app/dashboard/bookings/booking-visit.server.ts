/** What the screens of one booking begin and end with. */
import { data, type RouterContextProvider, redirect } from "react-router";
import type { Right } from "#app/account/access.ts";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { bookingStepsTexts } from "#app/messages/staff/office/booking-steps.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { rowIdOf } from "#app/request/row-id.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import {
	type BookingRecord,
	getBookingRecord,
} from "#app/sales/staff/record/booking-record.server.ts";

export interface BookingArgs {
	request: Request;
	context: Readonly<RouterContextProvider>;
	params: { bookingId: string };
}

/** Who asks for which booking, and when. @throws as `requireRight` does */
export function visitBooking({ request, context, params }: BookingArgs, right: Right<"bookings">) {
	const user = requireRight(context, request, "bookings", right);
	const services = context.get(requestContext);
	const { db, environment } = services;
	const clock = { now: Date.now(), timeZone: environment.timeZone };
	return {
		...{ request, context, services, db, environment, user, clock },
		today: localDateAt(clock.now, clock.timeZone),
		scope: bookingScopeOf(user),
		actor: actorOf(context, user),
		bookingId: rowIdOf(params.bookingId),
	};
}

export type BookingVisit = ReturnType<typeof visitBooking>;

/** One round trip. @throws 404 for a booking that the user does not see */
export async function readRecord({
	db,
	scope,
	bookingId,
	clock,
}: BookingVisit): Promise<BookingRecord> {
	const record = await getBookingRecord(db, scope, bookingId, clock.now);
	if (!record) throw notFound();
	return record;
}

export function notFound() {
	return data({ message: bookingStepsTexts.unknown }, { status: 404 });
}

/** The way to the booking's record, which says what happened. */
export function backToRecord(
	{ context, bookingId }: Pick<BookingVisit, "context" | "bookingId">,
	look: "success" | "problem",
	text: string,
	page: "" | "/edit" = "",
): Response {
	setFlash(context, { look, text });
	return redirect(`/dashboard/bookings/${bookingId}${page}`, 303);
}
