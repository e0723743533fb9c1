import { data } from "react-router";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { logError } from "#app/log/log.ts";
import { booksTexts } from "#app/messages/staff/office/books.ts";
import { readEntries } from "#app/operations/books/books.server.ts";
import {
	booksCsvHead,
	booksCsvLine,
	monthsOfSpan,
	readBooksSpan,
} from "#app/operations/books/books.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireBooks } from "#app/request/user/user-scopes.server.ts";
import { csvDialectOf, csvLine } from "#app/sales/staff/list/booking-export.ts";
import type { Route } from "./+types/books-file";

/**
 * Streams the entries of the books as CSV, month by month. A file that breaks off says so in its last line, because
 * workerd ends a failed body like a complete one.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
	requireBooks(context, request);
	const { db, environment } = context.get(requestContext);
	const { timeZone } = environment;
	const span = readBooksSpan(url.searchParams, localDateAt(Date.now(), timeZone));
	if (span.error) throw data({ message: span.error }, { status: 400 });
	const dialect = csvDialectOf(request.headers.get("accept-language"), timeZone);
	const text = new TextEncoder();
	const months = monthsOfSpan(span).values();
	const nextLines = async () => {
		const { value: month } = months.next();
		if (!month) return null;
		const entries = await readEntries(db, month, timeZone);
		return entries.map((entry) => booksCsvLine(entry, span.by, dialect)).join("");
	};
	// read before the response starts, so that a failure still gets an error status
	const firstLines = (await nextLines()) ?? "";
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			controller.enqueue(text.encode(booksCsvHead(dialect) + firstLines));
		},
		async pull(controller) {
			try {
				const lines = await nextLines();
				if (lines === null) return controller.close();
				// a month without entries must not end the calls of `pull`
				controller.enqueue(text.encode(lines));
			} catch (error) {
				logError("books", error, { outcome: "the file broke off" });
				controller.enqueue(text.encode(csvLine([booksTexts.file.brokenOff], dialect)));
				controller.close();
			}
		},
	});
	return new Response(body, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="books-${span.from}-${span.to}.csv"`,
			"Cache-Control": "no-store",
			"X-Content-Type-Options": "nosniff",
		},
	});
}
