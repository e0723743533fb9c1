import { localDateAt } from "#app/catalogue/local-date.ts";
import { logError } from "#app/log/log.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import {
	csvBrokenOff,
	csvDialectOf,
	csvHead,
	csvRow,
} from "#app/sales/staff/list/booking-export.ts";
import { readBookingFilter } from "#app/sales/staff/list/booking-filter.ts";
import { listBookingsBelow } from "#app/sales/staff/list/staff-bookings.server.ts";
import type { Route } from "./+types/bookings-export";

const rowsAChunk = 1000;

/**
 * Streams all bookings of the filtered list as CSV. An export that fails says so in its last line, because
 * workerd ends a failed body like a complete one.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "export");
	const { db, environment } = context.get(requestContext);
	const scope = bookingScopeOf(user);
	const filter = readBookingFilter(url.searchParams);
	const today = localDateAt(Date.now(), environment.timeZone);
	const listBelow = (belowId: number | undefined) =>
		listBookingsBelow(db, scope, {
			filter: { ...filter, before: belowId },
			count: rowsAChunk,
			now: Date.now(),
			today,
		});
	// read before the response starts, so that a failure still gets an error status
	let chunk = await listBelow(undefined);
	let rows = chunk.length;
	const text = new TextEncoder();
	const dialect = csvDialectOf(request.headers.get("accept-language"), environment.timeZone);
	const textOf = () => text.encode(chunk.map((booking) => csvRow(booking, dialect)).join(""));
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			controller.enqueue(text.encode(csvHead(dialect)));
			if (rows > 0) controller.enqueue(textOf());
		},
		// the next chunk is read only when the last was taken: a slow reader must not fill the memory
		async pull(controller) {
			if (chunk.length < rowsAChunk) return controller.close();
			try {
				chunk = await listBelow(chunk.at(-1)?.id);
			} catch (error) {
				logError("bookings export", error, {
					outcome: `broke off after ${rows} bookings`,
				});
				controller.enqueue(text.encode(csvBrokenOff(rows, dialect)));
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
