import { data, Link } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { Glance, miniButton, StaffHead } from "#app/dashboard/staff-head.tsx";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { weatherListTexts as texts } from "#app/messages/staff/departures/weather-list.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { planPath } from "#app/operations/calendar/capacity-calendar.ts";
import { readCalledOff } from "#app/operations/weather/called-off.server.ts";
import { CalledOffGuests, sumsOfChoices } from "#app/operations/weather/called-off-guests.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { rowIdOf } from "#app/request/row-id.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";
import type { Route } from "./+types/departure-weather";

/** What the guests of a departure chose that the weather called off; one round trip. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
	requireRight(context, request, "bookings", "update");
	requireRight(context, request, "bookings", "refund");
	const { db, environment } = context.get(requestContext);
	const id = rowIdOf(params.departureId);
	const departure = await readCalledOff(db, id, environment);
	if (!departure) throw data({ message: sharedTexts.noSuchDeparture }, { status: 404 });
	return { ...departure, id };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: officeTexts.pageTitle({ title: loaderData?.title ?? texts.title }) }];
}

export default function DepartureWeather({ loaderData }: Route.ComponentProps) {
	const { id, title, date, startTime, note, guests } = loaderData;
	const { timeZone } = useSiteConfig();
	return (
		<>
			<StaffHead
				title={texts.title}
				above={
					<Link to={`/dashboard/departures/${id}`}>
						{`${title}, ${formatDate(date, "long")}, ${startTime}`}
					</Link>
				}
			>
				<Link className={miniButton} to={planPath({ id, date }, "open")}>
					{texts.reopen}
				</Link>
			</StaffHead>
			{note ? <p className="text-ink-soft">{note}</p> : null}
			{guests.length === 0 ? <p>{texts.nobody}</p> : <Sums guests={guests} />}
			<CalledOffGuests guests={guests} timeZone={timeZone} />
		</>
	);
}

function Sums({ guests }: Pick<Route.ComponentProps["loaderData"], "guests">) {
	const { open, otherwise, move, money, credit } = sumsOfChoices(guests);
	const currency = guests[0]?.currency ?? "EUR";
	const { figures, figures: words } = texts;
	const paid = ({ bookings, cents }: { bookings: number; cents: number }) => ({
		value: formatMoney(cents, currency),
		behind: words.bookings({ count: bookings }),
	});
	return (
		<Glance
			figures={[
				{ label: figures.open, value: String(open) },
				{ label: figures.money, ...paid(money) },
				{ label: figures.move, value: String(move) },
				{ label: figures.credit, ...paid(credit) },
				...(otherwise > 0 ? [{ label: figures.otherwise, value: String(otherwise) }] : []),
			]}
		/>
	);
}
