import type { ComponentProps } from "react";
import { redirectDocument } from "react-router";
import { addDays, isLocalDate, localDateAt, localTimeAt } from "#app/catalogue/local-date.ts";
import type { Environment } from "#app/configuration/environment.server.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import type { Database } from "#app/database/client.server.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { departuresTexts } from "#app/messages/staff/departures/departures.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { overviewTexts } from "#app/messages/staff/office/overview.ts";
import { queueEntryTexts } from "#app/messages/staff/office/queue-entry.ts";
import { DayOverview } from "#app/operations/departures/day-overview.tsx";
import {
	readDepartureDay,
	readOverviewDays,
} from "#app/operations/departures/departure-day.server.ts";
import type { StepsDone } from "#app/operations/figures/first-steps.ts";
import { readSales } from "#app/operations/figures/sales.server.ts";
import { OwnHotelLines, SalesOverviewView } from "#app/operations/figures/sales-overview.tsx";
import { firstDueInWords } from "#app/operations/queue/queue-entry.ts";
import { QueueSummary } from "#app/operations/queue/queue-summary.tsx";
import { listHotels } from "#app/partners/hotels.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { hasRights, mayUser, requireUser } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { missingSettings } from "#app/settings/missing-settings.ts";
import { MissingSettingsLine } from "#app/settings/missing-settings-line.tsx";
import { formatDate } from "#app/ui/format/format.ts";
import type { Route } from "./+types/overview";
import { DayHead } from "./day-head.tsx";
import { FirstStepsList } from "./first-steps-list.tsx";
import { NoRights } from "./no-rights.tsx";
import { StaffHead } from "./staff-head.tsx";

const daysBack = 28;
const daysAhead = 14;

export async function loader({ request, context, url }: Route.LoaderArgs) {
	const user = requireUser(context, request);
	// Guides have only the boarding app; it has its own headers, so the browser loads it anew.
	if (!mayUser(user, "bookings", "read") && mayUser(user, "boarding", "update"))
		throw redirectDocument("/dashboard/today");
	const { db, environment } = context.get(requestContext);
	const clock = { now: Date.now(), timeZone: environment.timeZone };
	const today = localDateAt(clock.now, clock.timeZone);
	const base = { name: user.name, isStaff: hasRights(user) };
	if (!mayUser(user, "bookings", "read")) return { ...base, day: null };
	const date = url.searchParams.get("date") ?? "";
	const read = { db, scope: bookingScopeOf(user), today, clock };
	return {
		...base,
		day: {
			today,
			isForAll: read.scope.kind === "all",
			none: await noneInWords(read),
			time: localTimeAt(clock.now, clock.timeZone),
			mayPlan: mayUser(user, "resources", "read"),
			mayBoard: mayUser(user, "boarding", "update"),
			maySell: mayUser(user, "bookings", "create"),
			mayWrite: mayUser(user, "bookings", "update"),
			mayChangeSettings: mayUser(user, "user", "set-role"),
			// a hotel cannot help it
			missing: read.scope.kind === "all" ? missingSettings(environment.settings) : [],
			...(isLocalDate(date) && date !== today
				? await readOtherDay(read, date)
				: await readToday(read, mayUser(user, "user", "create") ? environment : null)),
		},
	};
}

interface DayRead {
	db: Database;
	scope: ReturnType<typeof bookingScopeOf>;
	/** Local date. */
	today: string;
	clock: { now: number; timeZone: string };
}

/** What stands in place of departures. */
async function noneInWords({ db, scope }: DayRead): Promise<string> {
	if (scope.kind === "all") return sharedTexts.nothingLeaves;
	if (scope.kind !== "own hotels") return departuresTexts.noneOfHotel;
	const ownHotels = await listHotels(db, { partnerUserId: scope.userId });
	return ownHotels.length > 0 ? departuresTexts.noneOfHotel : departuresTexts.noHotel;
}

async function readOtherDay({ db, scope, clock }: DayRead, date: string) {
	return { date, departures: await readDepartureDay(db, scope, date, clock), office: null };
}

/**
 * With tomorrow, with what needs somebody, and with what was sold.
 * @param environment for whoever may set the site up, who is led from nothing to the first sale.
 */
async function readToday(
	{ db, scope, today, clock }: DayRead,
	environment: Pick<Environment, "operator" | "stripe" | "isDevelopment"> | null,
) {
	const span = { from: addDays(today, -daysBack), today, until: addDays(today, daysAhead - 1) };
	const [sales, { ofToday, ofTomorrow, notBack }] = await Promise.all([
		readSales(db, scope, span, clock),
		readOverviewDays(db, scope, today, clock),
	]);
	const steps = environment && sales.steps && stepsOf(environment, sales.steps);
	return { date: today, departures: ofToday, office: { sales, span, ofTomorrow, notBack, steps } };
}

function stepsOf(
	{ operator, stripe, isDevelopment }: Pick<Environment, "operator" | "stripe" | "isDevelopment">,
	rows: NonNullable<Awaited<ReturnType<typeof readSales>>["steps"]>,
): StepsDone {
	return {
		...rows,
		operator: Boolean(operator.name && operator.email && operator.address),
		// a developer's machine has the sandbox
		payments: stripe !== null || isDevelopment,
	};
}

export function meta({ loaderData }: Route.MetaArgs) {
	const day = loaderData?.day;
	return [
		{
			title: officeTexts.pageTitle({
				title: day && !day.office ? formatDate(day.date, "long") : overviewTexts.pageTitle,
			}),
		},
	];
}

/** The day first: what leaves, what needs somebody, then what was sold. */
export default function Overview({ loaderData: { name, isStaff, day } }: Route.ComponentProps) {
	if (!isStaff) return <NoRights name={name} />;
	if (!day) {
		return (
			<>
				<StaffHead title={overviewTexts.welcome({ name })} />
				<p className="text-ink-soft">{overviewTexts.throughTheMenu}</p>
			</>
		);
	}
	const { date, departures, today, time, office, none, maySell, mayWrite } = day;
	return (
		<>
			<DayHead {...{ date, today }} now={time} mayBoard={day.mayBoard} mayPlan={day.mayPlan} />
			{office ? (
				<Today
					{...{ date, departures, none, maySell, mayWrite }}
					office={office}
					isForAll={day.isForAll}
					settings={{ sentences: day.missing, mayChange: day.mayChangeSettings }}
					now={`${today}T${time}`}
				/>
			) : (
				<DayOverview
					title={departuresTexts.title}
					{...{ date, departures, today, none, maySell, mayWrite }}
				/>
			)}
		</>
	);
}

interface TodayProps {
	date: string;
	departures: Awaited<ReturnType<typeof readDepartureDay>>;
	office: NonNullable<Awaited<ReturnType<typeof readToday>>["office"]>;
	/** Local date and time. */
	now: string;
	none: string;
	/** False for a hotel's user. */
	isForAll: boolean;
	settings: ComponentProps<typeof MissingSettingsLine>;
	maySell: boolean;
	mayWrite: boolean;
}

function Today({ date, departures, office, isForAll, settings, now, ...may }: TodayProps) {
	const { sales, span, ofTomorrow, notBack, steps } = office;
	const { openCount, firstDue, entries, ownHotels } = sales.attention;
	const lacks = settings.sentences.length > 0;
	const waiting = openCount + ownHotels.length + (lacks ? 1 : 0);
	const { currency } = useSiteConfig();
	return (
		<>
			{steps ? <FirstStepsList steps={steps} /> : null}
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
					{...{ date, departures, notBack, ...may }}
					today={date}
				/>
				<QueueSummary
					entries={entries}
					openCount={openCount}
					now={now}
					none={isForAll ? queueEntryTexts.glance.none : queueEntryTexts.glance.noneOfHotel}
				>
					{ownHotels.length > 0 ? <OwnHotelLines incidents={ownHotels} /> : null}
					{lacks ? <MissingSettingsLine {...settings} /> : null}
				</QueueSummary>
				<DayOverview
					title={overviewTexts.tomorrow}
					date={addDays(date, 1)}
					departures={ofTomorrow}
					today={date}
					{...may}
				/>
			</div>
			<SalesOverviewView sales={sales} span={span} currency={currency} />
		</>
	);
}
