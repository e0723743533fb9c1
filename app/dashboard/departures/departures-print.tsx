import { Link } from "react-router";
import { isLocalDate, localDateAt } from "#app/catalogue/local-date.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { paperTexts as texts } from "#app/messages/staff/departures/printed-departures.ts";
import { readDayManifests } from "#app/operations/manifest/manifest.server.ts";
import { PrintedManifest } from "#app/operations/manifest/printed-manifest.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { formatDate } from "#app/ui/format/format.ts";
import type { Route } from "./+types/departures-print";
import { PrintButton } from "./print-button.tsx";

/** A whole day on paper: each departure on a page of its own. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "read");
	const { db, environment } = context.get(requestContext);
	const clock = { now: Date.now(), timeZone: environment.timeZone };
	const requestedDate = url.searchParams.get("date") ?? "";
	const date = isLocalDate(requestedDate) ? requestedDate : localDateAt(clock.now, clock.timeZone);
	return { date, manifests: await readDayManifests(db, bookingScopeOf(user), date, clock) };
}

export function meta({ loaderData }: Route.MetaArgs) {
	const day = loaderData ? formatDate(loaderData.date, "long") : texts.aDay;
	return [{ title: texts.pageTitle({ day }) }];
}

export default function PrintedDay({ loaderData }: Route.ComponentProps) {
	const { date, manifests } = loaderData;
	return (
		<>
			<div className="print:hidden">
				<StaffHead
					title={texts.title({ day: formatDate(date, "long") })}
					above={<Link to={`/dashboard?date=${date}`}>{texts.allDepartures}</Link>}
				>
					<PrintButton />
				</StaffHead>
				<p className="pt-2 text-ink-soft">
					{manifests.length === 0
						? sharedTexts.nothingLeaves
						: texts.howMany({ count: manifests.length })}
				</p>
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-8 print:block">
				{manifests.map((manifest) => (
					<PrintedManifest key={manifest.departure.id} manifest={manifest} />
				))}
			</div>
		</>
	);
}
