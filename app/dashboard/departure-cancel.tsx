import { data, redirect } from "react-router";
import { DepartureChangeForm } from "#app/bookings/departure-change-form.tsx";
import { listAffected } from "#app/bookings/departure-moves.server.ts";
import { getStaffDepartures } from "#app/excursions/excursions.server.ts";
import { cancelDeparture } from "#app/payments/departure-cancellation.server.ts";
import { deliverSoon, mailSender, refundSoon } from "#app/request/afterwards.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { forgetExcursionPages } from "#app/request/public-pages.server.ts";
import { requireRight } from "#app/request/rights.server.ts";
import { actorOf } from "#app/request/staff.server.ts";
import { formatDate } from "#app/ui/format.ts";
import type { Route } from "./+types/departure-cancel";
import { cancelSchema, departureOf } from "./departure-intents.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
	requireRight(context, request, "bookings", "update");
	requireRight(context, request, "bookings", "refund");
	const { db, environment } = context.get(requestContext);
	const { excursionId, date } = departureOf(params);
	const clock = { now: Date.now(), timeZone: environment.timeZone };
	const [affected, trip] = await Promise.all([
		listAffected(db, excursionId, date, clock.now),
		getStaffDepartures(db, excursionId, clock),
	]);
	if (!trip) throw data({ message: "There is no such departure." }, { status: 404 });
	return { affected, title: trip.excursion.title, date };
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const user = requireRight(context, request, "bookings", "update");
	requireRight(context, request, "bookings", "refund");
	const services = context.get(requestContext);
	const { excursionId, date } = departureOf(params);
	const form = await readForm(request, cancelSchema);
	if (form.errors) return data({ errors: form.errors, typed: form.typed }, { status: 400 });
	const clock = { now: Date.now(), timeZone: services.environment.timeZone };
	const trip = await getStaffDepartures(services.db, excursionId, clock);
	if (!trip) throw data({ message: "There is no such departure." }, { status: 404 });
	const others = trip.departures.filter((each) => each.state === "open" && each.date !== date);
	await cancelDeparture(
		services.db,
		{
			excursionId,
			date,
			reason: form.values.reason,
			actor: actorOf(context, user),
			now: clock.now,
		},
		others,
		mailSender(services),
	);
	forgetExcursionPages(services, excursionId);
	deliverSoon(services);
	refundSoon(services);
	throw redirect(`/dashboard/departures/${excursionId}/${date}?done=cancelled`, 303);
}

export function meta() {
	return [{ title: "Cancel a departure · Staff" }, { name: "robots", content: "noindex" }];
}

export default function DepartureCancel({ loaderData, actionData }: Route.ComponentProps) {
	const { affected, title, date } = loaderData;
	return (
		<DepartureChangeForm
			heading={`Cancel ${formatDate(date, "long")}`}
			title={title}
			affected={affected}
			consequences={[
				"The day is closed: nobody can book it any more.",
				"Everybody below is cancelled and gets a mail with your reason and three other days.",
				"What was paid by card goes back to the guests at once. What a hotel took, the hotel pays back.",
			]}
			submit="Cancel this departure"
			errors={actionData?.errors ?? {}}
			typed={actionData?.typed ?? {}}
		/>
	);
}
