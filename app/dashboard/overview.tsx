import { redirectDocument } from "react-router";
import { DayOverview } from "#app/bookings/departures/day-overview.tsx";
import { readOverviewDays } from "#app/bookings/departures/departure-day.server.ts";
import { firstDueInWords } from "#app/bookings/queue/queue-entry.ts";
import { QueueGlance } from "#app/bookings/queue/queue-glance.tsx";
import { OwnHotelLines } from "#app/bookings/sales/own-hotel-lines.tsx";
import { readSales } from "#app/bookings/sales/sales.server.ts";
import { SalesOverviewView } from "#app/bookings/sales/sales-overview.tsx";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { addDays, localDateAt, localTimeAt } from "#app/excursions/local-date.ts";
import { officeTexts } from "#app/messages/catalogues/staff-office/office.ts";
import { overviewTexts } from "#app/messages/catalogues/staff-office/overview.ts";
import { requestContext } from "#app/request/context.server.ts";
import { bookingScopeOf } from "#app/request/user/booking-scope-of-user.server.ts";
import { hasRights, mayUser, requireUser } from "#app/request/user/rights.server.ts";
import { formatDate } from "#app/ui/format/format.ts";
import type { Route } from "./+types/overview";
import { NoRights } from "./no-rights.tsx";
import { StaffHead } from "./staff-head.tsx";

const daysBack = 28;
const daysAhead = 14;

export async function loader({ request, context }: Route.LoaderArgs) {
	const user = requireUser(context, request);
	// Guides have only the boarding app; it has its own headers, so the browser loads it anew.
	if (!mayUser(user, "bookings", "read") && mayUser(user, "boarding", "update"))
		throw redirectDocument("/dashboard/today");
	const { db, environment } = context.get(requestContext);
	const clock = { now: Date.now(), timeZone: environment.timeZone };
	const today = localDateAt(clock.now, clock.timeZone);
	const span = {
		from: addDays(today, -daysBack),
		today,
		until: addDays(today, daysAhead - 1),
	};
	const base = { name: user.name, isStaff: hasRights(user), span };
	if (!mayUser(user, "bookings", "read")) return { ...base, sales: null, days: null };
	const scope = bookingScopeOf(user);
	const [sales, days] = await Promise.all([
		readSales(db, scope, { from: span.from, until: span.until, today }, clock),
		readOverviewDays(db, scope, today, clock),
	]);
	return {
		...base,
		sales,
		days: {
			now: localTimeAt(clock.now, clock.timeZone),
			tomorrow: addDays(today, 1),
			...days,
			maySell: mayUser(user, "bookings", "create"),
			mayWrite: mayUser(user, "bookings", "update"),
		},
	};
}

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: overviewTexts.pageTitle }) }];
}

/** The day first: what leaves today and tomorrow, what needs somebody, then what was sold. */
export default function Overview({ loaderData }: Route.ComponentProps) {
	const { name, isStaff, span, sales, days } = loaderData;
	const { currency } = useSiteConfig();
	if (!isStaff) return <NoRights name={name} />;
	if (!sales || !days) {
		return (
			<>
				<StaffHead title={overviewTexts.welcome({ name })} />
				<p className="text-ink-soft">{overviewTexts.throughTheMenu}</p>
			</>
		);
	}
	const { openCount, firstDue, entries, ownHotels } = sales.attention;
	const waiting = openCount + ownHotels.length;
	const now = `${span.today}T${days.now}`;
	return (
		<>
			<StaffHead
				above={overviewTexts.now({ time: days.now })}
				title={formatDate(span.today, "long")}
			/>
			{waiting > 0 ? (
				<p className="lg:hidden">
					<a
						href="#attention"
						className="block rounded-full bg-sand px-5 py-2.5 font-semibold text-on-sand no-underline"
					>
						{overviewTexts.needAttention({ count: waiting })}
						{firstDue ? (
							<span className="block text-sm font-normal">{firstDueInWords(firstDue, now)}</span>
						) : null}
					</a>
				</p>
			) : null}
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<DayOverview
					title={officeTexts.screens.today}
					date={span.today}
					departures={days.ofToday}
					notBack={days.notBack}
					maySell={days.maySell}
					mayWrite={days.mayWrite}
				/>
				<QueueGlance entries={entries} openCount={openCount} now={now}>
					{ownHotels.length > 0 ? <OwnHotelLines incidents={ownHotels} /> : null}
				</QueueGlance>
				<DayOverview
					title={overviewTexts.tomorrow}
					date={days.tomorrow}
					departures={days.ofTomorrow}
					isLater
					maySell={days.maySell}
					mayWrite={days.mayWrite}
				/>
			</div>
			<SalesOverviewView sales={sales} span={span} currency={currency} />
		</>
	);
}
