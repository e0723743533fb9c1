import { dataFile } from "#app/privacy/data-files.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { getBookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import type { Route } from "./+types/booking-data-file";
import { bookingIdOf, notFound } from "./booking-actions.server.ts";

/** What a booking keeps of its guest, as the guest's own download has it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "erase");
	const { db } = context.get(requestContext);
	const id = bookingIdOf(params.bookingId);
	const record = await getBookingRecord(db, bookingScopeOf(user), id, Date.now());
	if (!record) throw notFound();
	return dataFile(db, record);
}
