import { csvHead, csvRow } from "#app/bookings/booking-export.ts";
import { readBookingFilter } from "#app/bookings/staff-booking.ts";
import { listBookingsBelow } from "#app/bookings/staff-bookings.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireRight } from "#app/request/rights.server.ts";
import { bookingScopeOf } from "#app/request/staff.server.ts";
import type { Route } from "./+types/bookings-export";

const rowsAChunk = 1000;

/** All bookings that the list would show, as a file that grows while it is read. */
export function loader({ request, context, url }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "export");
	const { db } = context.get(requestContext);
	const scope = bookingScopeOf(user);
	const filter = { ...readBookingFilter(url.searchParams), before: undefined };
	const text = new TextEncoder();
	let before: number | undefined;
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			controller.enqueue(text.encode(csvHead));
		},
		// the next chunk is read when the last one has been taken: a slow reader fills no memory
		async pull(controller) {
			const chunk = await listBookingsBelow(
				db,
				scope,
				{ ...filter, before },
				rowsAChunk,
				Date.now(),
			);
			if (chunk.length > 0) controller.enqueue(text.encode(chunk.map(csvRow).join("")));
			before = chunk.at(-1)?.id;
			if (chunk.length < rowsAChunk) controller.close();
		},
	});
	return new Response(body, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": 'attachment; filename="bookings.csv"',
			"Cache-Control": "no-store",
			"X-Content-Type-Options": "nosniff",
		},
	});
}
