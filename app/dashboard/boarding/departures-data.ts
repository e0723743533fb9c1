import { readBoardingDay } from "#app/operations/boarding/boarding-day.server.ts";
import type { BoardingDay } from "#app/operations/boarding/boarding-day.ts";
import { operationOwner } from "#app/operations/boarding/offline/kept-operations.ts";
import { requestContext } from "#app/request/context.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { mayUser } from "#app/request/user/rights.server.ts";
import { requireBoarding } from "#app/request/user/user-scopes.server.ts";
import { mayMoveCash } from "#app/sales/payments/cash.ts";
import type { Route } from "./+types/departures-data";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { user, scope } = requireBoarding(context, request);
	const { db, environment } = context.get(requestContext);
	const readAt = Date.now();
	const day: BoardingDay = {
		owner: operationOwner(user.id, user.impersonatedBy),
		userName: user.name,
		readAt,
		mayTakeCash: mayUser(user, "boarding", "cash") && mayMoveCash(actorOf(context, user)),
		showsPurse: mayUser(user, "boarding", "cash") && !mayUser(user, "bookings", "read"),
		departures: await readBoardingDay(db, scope, {
			now: readAt,
			timeZone: environment.timeZone,
			user: {
				seesMoney: mayUser(user, "bookings", "read") || mayUser(user, "boarding", "cash"),
				mayOpenBooking: mayUser(user, "bookings", "read"),
			},
		}),
	};
	return Response.json(day, { headers: { "Cache-Control": "no-store" } });
}
