import type { RouterContextProvider } from "react-router";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { isConfirmId } from "#app/sales/booking/booking-ids.ts";
import { whatGuestMayDo } from "#app/sales/cancellation/what-guest-may-do.ts";
import { getGuestBooking } from "#app/sales/guest/guest-booking.server.ts";
import { requestContext } from "./context.server.ts";
import { orUnavailable } from "./unavailable.server.ts";

/** The booking of a confirm id, and what its guest may do with it; one round trip. Null for an unknown id. */
export async function findGuestBooking(
	context: Readonly<RouterContextProvider>,
	confirmId: string,
) {
	const { db, environment, language } = context.get(requestContext);
	const now = Date.now();
	const ownBooking = isConfirmId(confirmId)
		? await getGuestBooking(db, confirmId, now, language)
		: null;
	if (!ownBooking) {
		noteFacts({ refusal: "no such booking" });
		return null;
	}
	noteFacts({ bookingId: ownBooking.id });
	const terms = whatGuestMayDo(
		ownBooking.guest,
		ownBooking.trip,
		{ now, timeZone: environment.timeZone },
		language,
	);
	return { ownBooking, terms, now };
}

/** A guest's own booking and what the guest may do with it. @throws Response 404 for an unknown id, 503 while the database is down. */
export async function guestBooking(context: Readonly<RouterContextProvider>, confirmId: string) {
	const visit = await orUnavailable(
		context.get(requestContext),
		findGuestBooking(context, confirmId),
	);
	if (!visit) throw new Response(null, { status: 404 });
	return visit;
}
