import { csvBrokenOff, csvHead, csvRow } from "#app/bookings/staff/booking-export.ts";
import { readBookingFilter } from "#app/bookings/staff/staff-booking.ts";
import { listBookingsBelow } from "#app/bookings/staff/staff-bookings.server.ts";
import { logError } from "#app/log/log.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/staff-scope.server.ts";
import type { Route } from "./+types/bookings-export";

const rowsAChunk = 1000;

/**
 * All bookings that the list would show, as a file that grows while it is read. One that breaks off says
 * so in its last line: workerd ends a body that fails as if it were whole, so the words are the only sign.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "export");
	const { db, requestId } = context.get(requestContext);
	const scope = bookingScopeOf(user);
	const filter = readBookingFilter(url.searchParams);
	const listBelow = (before: number | undefined) =>
		listBookingsBelow(db, scope, { ...filter, before }, rowsAChunk, Date.now());
	// before the answer begins: its status still says when nothing can be read
	let chunk = await listBelow(undefined);
	let rows = chunk.length;
	const text = new TextEncoder();
	const textOf = () => text.encode(chunk.map(csvRow).join(""));
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			controller.enqueue(text.encode(csvHead));
			if (rows > 0) controller.enqueue(textOf());
		},
		// the next chunk is read when the last one has been taken: a slow reader fills no memory
		async pull(controller) {
			if (chunk.length < rowsAChunk) return controller.close();
			try {
				chunk = await listBelow(chunk.at(-1)?.id);
			} catch (error) {
				logError("bookings export", error, {
					requestId,
					outcome: `broke off after ${rows} bookings`,
				});
				controller.enqueue(text.encode(csvBrokenOff(rows)));
				return controller.close();
			}
			rows += chunk.length;
			if (chunk.length > 0) controller.enqueue(textOf());
			else controller.close();
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
