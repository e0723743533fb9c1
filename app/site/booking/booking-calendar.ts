import { isConfirmId } from "#app/bookings/booking-ids.ts";
import { bookingRules } from "#app/bookings/booking-status.ts";
import { getBooking } from "#app/bookings/bookings.server.ts";
import { calendarFile } from "#app/bookings/guest/calendar-file.ts";
import { requestContext } from "#app/request/context.server.ts";
import type { Route } from "./+types/booking-calendar";

/** A calendar file (iCalendar) of a booking; a cancelled one is marked as such, and an unpaid one has none. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, environment } = context.get(requestContext);
	const { confirmId } = params;
	const now = Date.now();
	const booking = isConfirmId(confirmId) ? await getBooking(db, confirmId, now) : null;
	if (!booking || !bookingRules[booking.status].hasCalendarFile) {
		return new Response("There is no confirmed booking here.", { status: 404 });
	}
	const voucherUrl = `${environment.appUrl}/booking/${confirmId}`;
	const { timeZone, operator } = environment;
	return new Response(calendarFile(booking, { now, timeZone, voucherUrl, operator }), {
		headers: {
			"Content-Type": "text/calendar; charset=utf-8",
			"Content-Disposition": `attachment; filename="${booking.reference}.ics"`,
			"Cache-Control": "no-store",
		},
	});
}
