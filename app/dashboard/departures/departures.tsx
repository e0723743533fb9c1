import { readDepartureDay } from "#app/bookings/departures/departure-day.server.ts";
import { totalsOf } from "#app/bookings/departures/departure-day.ts";
import { DepartureRow } from "#app/bookings/departures/departure-row.tsx";
import { OversoldDepartures } from "#app/bookings/departures/oversold-departures.tsx";
import { Glance } from "#app/dashboard/staff-head.tsx";
import { isLocalDate, localDateAt } from "#app/excursions/local-date.ts";
import { departuresTexts as texts } from "#app/messages/catalogues/staff-departures/departures.ts";
import { requestContext } from "#app/request/context.server.ts";
import { bookingScopeOf } from "#app/request/user/booking-scope-of-user.server.ts";
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
	const day = loaderData ? formatDate(loaderData.date, "long") : texts.title;
	return [{ title: texts.pageTitle({ title: day }) }];
}

export default function Departures({ loaderData }: Route.ComponentProps) {
	const { date, today, departures, isAll } = loaderData;
	const none = isAll ? texts.none : texts.noneOfHotel;
	const totals = totalsOf(departures);
	return (
		<>
			<DayHead date={date} today={today} />
			{departures.length === 0 ? (
				<section className="grid gap-3">
					<h2 className="text-xl">{none.title}</h2>
					<p className="text-ink-soft">{none.text}</p>
				</section>
			) : (
				<>
					<Glance
						figures={[
							{ label: texts.glance.guests, value: String(totals.guests) },
							...(isAll ? [{ label: texts.glance.free, value: String(totals.free) }] : []),
							{ label: texts.glance.departures, value: String(departures.length) },
							{ label: texts.glance.firstPickup, value: totals.firstPickup ?? "–" },
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
