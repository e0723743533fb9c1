import { data, redirect } from "react-router";
import { DepartureChangeForm } from "#app/bookings/departure-change-form.tsx";
import { listAffected, moveDeparture } from "#app/bookings/departure-moves.server.ts";
import { getStaffDepartures } from "#app/excursions/excursions.server.ts";
import { deliverSoon, mailSender } from "#app/request/afterwards.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { forgetExcursionPages } from "#app/request/public-pages.server.ts";
import { requireRight } from "#app/request/rights.server.ts";
import { actorOf } from "#app/request/staff.server.ts";
import { formatDate } from "#app/ui/format.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Route } from "./+types/departure-move";
import { departureOf, moveSchema } from "./departure-intents.ts";

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
	const seats = affected.reduce((sum, booking) => sum + booking.seats, 0);
	const targets = trip.departures
		.filter((each) => each.state === "open" && each.date !== date && each.left >= seats)
		.map((each) => ({ date: each.date, left: each.left }));
	return { affected, title: trip.excursion.title, date, targets, seats };
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const user = requireRight(context, request, "bookings", "update");
	requireRight(context, request, "bookings", "refund");
	const services = context.get(requestContext);
	const { excursionId, date } = departureOf(params);
	const form = await readForm(request, moveSchema);
	if (form.errors) return data({ errors: form.errors, typed: form.typed }, { status: 400 });
	const { reason, target } = form.values;
	const clock = { now: Date.now(), timeZone: services.environment.timeZone };
	const trip = await getStaffDepartures(services.db, excursionId, clock);
	const departs = trip?.departures.some((each) => each.date === target && each.state === "open");
	const change = { excursionId, date, reason, actor: actorOf(context, user), now: clock.now };
	const answer =
		departs && target !== date
			? await moveDeparture(services.db, change, target, mailSender(services))
			: { outcome: "not possible" as const };
	if (answer.outcome !== "moved") {
		const message =
			answer.outcome === "nobody booked"
				? "Nobody is booked on this departure any more."
				: "That day has not enough places for everybody. Choose another.";
		return data({ errors: { target: [message] }, typed: form.typed }, { status: 409 });
	}
	forgetExcursionPages(services, excursionId);
	deliverSoon(services);
	throw redirect(`/dashboard/departures/${excursionId}/${target}?done=moved`, 303);
}

export function meta() {
	return [{ title: "Move a departure · Staff" }, { name: "robots", content: "noindex" }];
}

export default function DepartureMove({ loaderData, actionData }: Route.ComponentProps) {
	const { affected, title, date, targets, seats } = loaderData;
	const errors = actionData?.errors ?? {};
	return (
		<DepartureChangeForm
			heading={`Move ${formatDate(date, "long")}`}
			title={title}
			affected={affected}
			consequences={[
				"Everybody below moves to the new day, with their pickup and their price.",
				`${formatDate(date, "long")} is closed: nobody can book it any more.`,
				"Each guest gets a mail with your reason, the new day, and the offer of another day or all money back.",
			]}
			submit="Move everybody"
			errors={errors}
			typed={actionData?.typed ?? {}}
		>
			<SelectField
				name="target"
				label="New day"
				hint={`Only days with ${seats} free places are listed.`}
				errors={errors.target}
				defaultValue={actionData?.typed.target ?? ""}
			>
				<option value="">Choose a day</option>
				{targets.map((each) => (
					<option key={each.date} value={each.date}>
						{formatDate(each.date, "full")}, {each.left} left
					</option>
				))}
			</SelectField>
		</DepartureChangeForm>
	);
}
