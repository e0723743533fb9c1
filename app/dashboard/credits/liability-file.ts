import { data } from "react-router";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { liabilityCsv } from "#app/sales/payments/credits/liability.ts";
import { readLiability } from "#app/sales/payments/credits/staff-credits.server.ts";
import { csvDialectOf } from "#app/sales/staff/list/booking-export.ts";
import type { Route } from "./+types/liability-file";

/** What we owe to whoever has credits, by month, as CSV. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "export");
	if (bookingScopeOf(user).kind !== "all")
		throw data({ message: officeTexts.noSuchPage }, { status: 404 });
	const { db, environment } = context.get(requestContext);
	const { timeZone } = environment;
	const today = localDateAt(Date.now(), timeZone);
	const months = await readLiability(db, { today, timeZone });
	const dialect = csvDialectOf(request.headers.get("accept-language"), timeZone);
	return new Response(liabilityCsv(months, dialect), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": 'attachment; filename="credits.csv"',
			"Cache-Control": "no-store",
			"X-Content-Type-Options": "nosniff",
		},
	});
}
