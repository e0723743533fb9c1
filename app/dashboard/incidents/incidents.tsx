import { Link } from "react-router";
import { BookingIncidentList } from "#app/bookings/staff/booking-incident-list.tsx";
import { listBookingIncidents } from "#app/bookings/staff/booking-incidents.server.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { miniButton, StaffHead } from "#app/dashboard/staff-head.tsx";
import { localDateAt } from "#app/excursions/local-date.ts";
import { type IncidentAction, readIncidentFilter } from "#app/incidents/incident.ts";
import { IncidentFilterBar } from "#app/incidents/incident-filter.tsx";
import { IncidentList } from "#app/incidents/incident-list.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireAllBookings } from "#app/request/user/booking-scope.server.ts";
import type { Route } from "./+types/incidents";
import { mayAct, runIncidentAction } from "./incident-actions.server.ts";

const acts: IncidentAction[] = ["retry refund", "paid back", "resend", "cancel", "keep", "settle"];

export async function loader({ request, context, url }: Route.LoaderArgs) {
	const user = requireAllBookings(context, request);
	const filter = readIncidentFilter(url.searchParams);
	const { db, environment } = context.get(requestContext);
	const today = localDateAt(Date.now(), environment.timeZone);
	const page = await listBookingIncidents(db, filter, today);
	return {
		...page,
		filter,
		may: acts.filter((act) => mayAct(user, act)),
		key: crypto.randomUUID(),
	};
}

export async function action({ request, context, url }: Route.ActionArgs) {
	return runIncidentAction({ request, context }, await readFormData(request), url.searchParams);
}

export function meta() {
	return [{ title: "Needs attention · Staff" }, { name: "robots", content: "noindex" }];
}

export default function Attention({ loaderData, actionData }: Route.ComponentProps) {
	const { items, urgent, before, derivedIncidents, openCount, filter, may, key } = loaderData;
	const { timeZone } = useSiteConfig();
	const above = new Set(urgent.map(({ id }) => id));
	const actions = {
		timeZone,
		may: (act: IncidentAction) => may.includes(act),
		failed: actionData ?? null,
	};
	return (
		<>
			<StaffHead title="Needs attention">
				<Link className={miniButton} to="/dashboard/attention/reconciliation">
					Ledgers compared
				</Link>
			</StaffHead>
			<IncidentFilterBar filter={filter} openCount={openCount} />
			<BookingIncidentList incidents={derivedIncidents} />
			<IncidentList
				key={key}
				items={[...urgent, ...items.filter(({ id }) => !above.has(id))]}
				actions={actions}
			/>
			{items.length + derivedIncidents.length === 0 ? (
				<NoIncidents isOpen={filter.show === "open"} />
			) : null}
			{before ? (
				<p>
					<Link
						className={miniButton}
						to={`?${new URLSearchParams({ show: filter.show, ...(filter.kind ? { kind: filter.kind } : {}), before: String(before) })}`}
					>
						Older ones
					</Link>
				</p>
			) : null}
		</>
	);
}

function NoIncidents({ isOpen }: { isOpen: boolean }) {
	return (
		<p className="text-ink-soft">
			{isOpen
				? "NoIncidents is open here: money, mails and departures are in order."
				: "NoIncidents was settled here yet."}
		</p>
	);
}
