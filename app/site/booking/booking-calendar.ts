import { bookingRules } from "#app/departures/seats/booking-status.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { voucherTexts } from "#app/messages/texts.ts";
import { requestContext } from "#app/request/context.server.ts";
import { getBooking } from "#app/sales/book-seats.server.ts";
import { isConfirmId } from "#app/sales/booking/booking-ids.ts";
import { calendarFile } from "#app/sales/guest/calendar-file.ts";
import type { Route } from "./+types/booking-calendar";

/** A calendar file (iCalendar) of a booking; a cancelled one is marked as such, and an unpaid one has none. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, environment, language } = context.get(requestContext);
	const { confirmId } = params;
	const now = Date.now();
	const booking = isConfirmId(confirmId) ? await getBooking(db, confirmId, now, language) : null;
	if (!booking || !bookingRules[booking.status].hasCalendarFile) {
		return new Response(voucherTexts[language].calendarFile.none, { status: 404 });
	}
	const voucherUrl = environment.appUrl + pathIn(language, `/booking/${confirmId}`);
	const { timeZone, operator } = environment;
	const circumstances = { now, timeZone, language, voucherUrl, operator };
	return new Response(calendarFile(booking, circumstances), {
		headers: {
			"Content-Type": `text/calendar; charset=utf-8${booking.status === "cancelled" ? "; method=CANCEL" : ""}`,
			"Content-Disposition": `attachment; filename="${booking.reference}.ics"`,
			"Cache-Control": "no-store",
		},
	});
}
