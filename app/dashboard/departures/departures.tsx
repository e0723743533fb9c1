import { readDepartureDay } from "#app/bookings/departures/departure-day.server.ts";
import { totalsOf } from "#app/bookings/departures/departure-day.ts";
import { DepartureRow } from "#app/bookings/departures/departure-row.tsx";
import { OversoldDepartures } from "#app/bookings/departures/oversold-departures.tsx";
import { Glance } from "#app/dashboard/staff-head.tsx";
import { isLocalDate, localDateAt } from "#app/excursions/local-date.ts";
import { requestContext } from "#app/request/context.server.ts";
import { bookingScopeOf } from "#app/request/user/booking-scope.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { formatDate } from "#app/ui/format/format.ts";
import type { Route } from "./+types/departures";
import { DayHead } from "./departures-head.tsx";

export async function loader({ request, context, url }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "read");
	const { db, environment } = context.get(requestContext);
	const clock = { now: Date.now(), timeZone: environment.timeZone };
	const today = localDateAt(clock.now, clock.timeZone);
	const scope = bookingScopeOf(user);
	const asked = url.searchParams.get("date") ?? "";
	const date = isLocalDate(asked) ? asked : today;
	return {
		date,
		today,
		isAll: scope.kind === "all",
		departures: await readDepartureDay(db, scope, date, clock),
	};
}

export function meta({ loaderData }: Route.MetaArgs) {
	const day = loaderData ? formatDate(loaderData.date, "long") : "Departures";
	return [{ title: `${day} · Staff` }, { name: "robots", content: "noindex" }];
}

export default function Departures({ loaderData }: Route.ComponentProps) {
	const { date, today, departures, isAll } = loaderData;
	const totals = totalsOf(departures);
	return (
		<>
			<DayHead date={date} today={today} />
			{departures.length === 0 ? (
				<section className="grid gap-3">
					<h2 className="text-xl">
						{isAll ? "Nothing leaves on this day" : "None of your guests leaves on this day"}
					</h2>
					<p className="text-ink-soft">
						{isAll
							? "No excursion has this weekday in its timetable, and nobody is booked."
							: "Departures stand here as soon as a guest of your hotel has booked one."}
					</p>
				</section>
			) : (
				<>
					<Glance
						figures={[
							{ label: "Guests", value: String(totals.guests) },
							...(isAll ? [{ label: "Seats free", value: String(totals.free) }] : []),
							{ label: "Departures", value: String(departures.length) },
							{ label: "First pickup", value: totals.firstPickup ?? "–" },
						]}
					/>
					<ul>
						{departures.map((departure) => (
							<DepartureRow key={departure.excursionId} departure={departure} date={date} />
						))}
					</ul>
				</>
			)}
			<OversoldDepartures departures={departures} date={date} />
		</>
	);
}
