import { Suspense } from "react";
import { data } from "react-router";
import { instantOf } from "#app/catalogue/local-date.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { manifestTexts as texts } from "#app/messages/staff/departures/manifest.ts";
import { RefusedTicksOfOthers } from "#app/operations/boarding/ticks/refused-tick.tsx";
import { useTickedGuests } from "#app/operations/boarding/ticks/ticked-guests.ts";
import { readManifest } from "#app/operations/manifest/manifest.server.ts";
import { guestsByStop } from "#app/operations/manifest/manifest.ts";
import { ManifestRoute } from "#app/operations/manifest/manifest-route.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import type { Route } from "./+types/departure";
import { departureIdOf } from "./departure-actions.ts";
import { tickGuest } from "./departure-boarding.server.ts";
import { ManifestHistory, UnpaidSeats } from "./lazy-parts.ts";
import { ManifestHead } from "./manifest-head.tsx";
import { ManifestNotes } from "./manifest-notes.tsx";
import { ManifestSummary } from "./manifest-summary.tsx";
import { TickSender } from "./tick-sender.tsx";
import { useTicksArea } from "./ticks-area.tsx";

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "read");
	const { db, environment } = context.get(requestContext);
	const departureId = departureIdOf(params);
	const now = Date.now();
	const manifest = await readManifest(db, bookingScopeOf(user), {
		departureId,
		now,
		timeZone: environment.timeZone,
	});
	if (!manifest) throw data({ message: sharedTexts.noSuchDeparture }, { status: 404 });
	return {
		manifest,
		now,
		mayUpdate: mayUser(user, "bookings", "update"),
		maySell: mayUser(user, "bookings", "create"),
		mayAssign: mayUser(user, "resources", "update"),
		hasLeft: instantOf(manifest.date, manifest.startTime, environment.timeZone) <= now,
		// cancelling refunds all guests
		mayCancel: mayUser(user, "bookings", "update") && mayUser(user, "bookings", "refund"),
	};
}

export const action = tickGuest;

export function meta({ loaderData }: Route.MetaArgs) {
	const title = loaderData ? loaderData.manifest.title : texts.title;
	return [{ title: texts.pageTitle({ title }) }];
}

export default function DepartureManifest({ loaderData }: Route.ComponentProps) {
	const { manifest, mayUpdate, mayCancel, hasLeft } = loaderData;
	const { timeZone } = useSiteConfig();
	const guests = useTickedGuests(manifest.guests, manifest.id, loaderData.now);
	const stops = guestsByStop(guests);
	useTicksArea(TickSender);
	return (
		<>
			<ManifestHead
				manifest={manifest}
				maySell={loaderData.maySell && !hasLeft}
				mayAssign={loaderData.mayAssign && !hasLeft}
				mayWrite={mayUpdate && manifest.guests.length > 0}
				mayWait={mayUpdate && !hasLeft}
				mayPayBack={mayCancel}
				mayChange={mayCancel && !hasLeft && manifest.guests.length > 0}
			/>
			<RefusedTicksOfOthers departureId={manifest.id} listed={guests} />
			<ManifestNotes manifest={manifest} />
			<ManifestSummary
				guests={guests}
				capacity={manifest.capacity}
				languages={manifest.languages}
			/>
			{stops.length > 0 ? (
				<ManifestRoute stops={stops} departureId={manifest.id} mayUpdate={mayUpdate} />
			) : (
				<section className="grid gap-3">
					<h2 className="text-xl">{texts.none.title}</h2>
					<p className="text-ink-soft">{texts.none.text}</p>
				</section>
			)}
			{manifest.unpaid.length > 0 ? (
				<Suspense>
					<UnpaidSeats
						holds={manifest.unpaid}
						now={loaderData.now}
						timeZone={timeZone}
						mayUpdate={mayUpdate}
					/>
				</Suspense>
			) : null}
			<Suspense>
				{manifest.history.length > 0 ? (
					<ManifestHistory history={manifest.history} timeZone={timeZone} />
				) : null}
			</Suspense>
		</>
	);
}
