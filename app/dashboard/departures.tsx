import { Form, Link } from "react-router";
import { readDepartureDay } from "#app/bookings/departure-day.server.ts";
import { extraSeats, totalsOf, troubleOf } from "#app/bookings/departure-day.ts";
import { DepartureRow } from "#app/bookings/departure-row.tsx";
import { addDays, isLocalDate, localDateAt } from "#app/excursions/local-date.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireRight } from "#app/request/rights.server.ts";
import { bookingScopeOf } from "#app/request/staff.server.ts";
import { Button } from "#app/ui/button.tsx";
import { formatDate } from "#app/ui/format.ts";
import type { Route } from "./+types/departures";
import { Glance, miniButton, StaffHead } from "./staff-head.tsx";

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
	const trouble = departures.filter((each) => troubleOf(each));
	const [yesterday, tomorrow] = [addDays(date, -1), addDays(date, 1)];
	return (
		<>
			<StaffHead title={formatDate(date, "long")} above={nearness(date, today)}>
				<Link className={miniButton} to={`?date=${yesterday}`} prefetch="intent">
					‹ {shortDay(yesterday)}
				</Link>
				<Link className={miniButton} to={`?date=${tomorrow}`} prefetch="intent">
					{shortDay(tomorrow)} ›
				</Link>
				<Form method="get" key={date} className="flex items-center gap-2">
					<input
						type="date"
						name="date"
						aria-label="Another day"
						defaultValue={date}
						required
						className="min-h-10 rounded-full border-2 border-edge bg-paper px-3 text-sm"
					/>
					<Button className="min-h-10! px-4! py-1.5! text-sm!">Go</Button>
				</Form>
			</StaffHead>
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
			{trouble.length > 0 ? (
				<section aria-labelledby="trouble" className="rounded-lg bg-sand px-6 py-5">
					<h2 id="trouble" className="mb-1.5 text-[1.35rem]">
						Needs a hand
					</h2>
					<ul>
						{trouble.map((departure) => (
							<li key={departure.excursionId} className="py-1">
								<Link to={`/dashboard/departures/${departure.excursionId}/${date}`}>
									{troubleOf(departure) === "oversold"
										? `${extraSeats(departure)} more sold than there are seats`
										: `${departure.sold} guests are booked, but the date is closed`}
								</Link>{" "}
								· {departure.title}
							</li>
						))}
					</ul>
				</section>
			) : null}
		</>
	);
}

function nearness(date: string, today: string): string {
	if (date === today) return "Today";
	if (date === addDays(today, 1)) return "Tomorrow";
	if (date === addDays(today, -1)) return "Yesterday";
	return date.slice(0, 4);
}

/** "Thu 3" */
function shortDay(date: string): string {
	const [weekday, day] = formatDate(date, "short").split(" ");
	return `${weekday} ${day}`;
}
