import { Suspense } from "react";
import { data } from "react-router";
import * as v from "valibot";
import { instantOf } from "#app/catalogue/local-date.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { Glance } from "#app/dashboard/staff-head.tsx";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { manifestTexts as texts } from "#app/messages/staff/departures/manifest.ts";
import { markBoarding } from "#app/operations/boarding/ticks/boarding.server.ts";
import { tickStateSchema } from "#app/operations/boarding/ticks/boarding.ts";
import { RefusedTicksOfOthers } from "#app/operations/boarding/ticks/refused-tick.tsx";
import { useTickedGuests } from "#app/operations/boarding/ticks/ticked-guests.ts";
import { type Manifest, readManifest } from "#app/operations/manifest/manifest.server.ts";
import {
	countBoarded,
	countGuestsByLanguage,
	countSeats,
	guestsByStop,
	type ManifestGuest,
} from "#app/operations/manifest/manifest.ts";
import { ManifestRoute } from "#app/operations/manifest/manifest-route.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { rowIdOf } from "#app/request/row-id.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import type { Route } from "./+types/departure";
import { ManifestHistory, UnpaidSeats } from "./lazy-parts.ts";
import { ManifestHead, ManifestNotes } from "./manifest-head.tsx";
import { TickSender } from "./tick-sender.tsx";
import { useTicksArea } from "./ticks-area.tsx";

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "read");
	const { db, environment } = context.get(requestContext);
	const departureId = rowIdOf(params.departureId);
	const now = Date.now();
	const manifest = await readManifest(db, bookingScopeOf(user), {
		departureId,
		now,
		timeZone: environment.timeZone,
	});
	if (!manifest) throw data({ message: sharedTexts.noSuchDeparture }, { status: 404 });
	const mayUpdate = mayUser(user, "bookings", "update");
	const isToCome = instantOf(manifest.date, manifest.startTime, environment.timeZone) > now;
	const hasGuests = manifest.guests.length > 0;
	// cancelling refunds all guests
	const payBack = mayUpdate && mayUser(user, "bookings", "refund");
	return {
		manifest,
		now,
		mayUpdate,
		may: {
			sell: mayUser(user, "bookings", "create") && isToCome,
			assign: mayUser(user, "resources", "update") && isToCome,
			write: mayUpdate && hasGuests,
			wait: mayUpdate && isToCome,
			payBack,
			change: payBack && isToCome && hasGuests,
		},
	};
}

const markSchema = v.object({
	bookingId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)),
	state: tickStateSchema,
});

/** Boarding of one booking by a plain form, for browsers without JavaScript. */
export async function action({ request, context, params }: Route.ActionArgs) {
	const user = requireRight(context, request, "bookings", "update");
	const { db } = context.get(requestContext);
	const form = await readForm(request, markSchema);
	if (form.errors) return data({ ok: false }, { status: 400 });
	const { bookingId, state } = form.values;
	const tick = { departureId: rowIdOf(params.departureId), bookingId, state: state || null };
	const act = { actor: actorOf(context, user), now: Date.now() };
	const ok = await markBoarding(db, { kind: "all" }, tick, act);
	return data({ ok }, { status: ok ? 200 : 409 });
}

export function meta({ loaderData }: Route.MetaArgs) {
	const title = loaderData ? loaderData.manifest.title : texts.title;
	return [{ title: texts.pageTitle({ title }) }];
}

export default function DepartureManifest({ loaderData }: Route.ComponentProps) {
	const { manifest, now, mayUpdate, may } = loaderData;
	const { timeZone } = useSiteConfig();
	const guests = useTickedGuests(manifest.guests, manifest.id, now);
	const stops = guestsByStop(guests);
	useTicksArea(TickSender);
	return (
		<>
			<ManifestHead manifest={manifest} may={may} />
			<RefusedTicksOfOthers departureId={manifest.id} listed={guests} />
			<ManifestNotes manifest={manifest} />
			<Summary guests={guests} manifest={manifest} />
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
						now={now}
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

function Summary({
	guests,
	manifest: { capacity, languages },
}: {
	guests: readonly ManifestGuest[];
	manifest: Manifest;
}) {
	const words = texts.glance;
	const seats = countSeats(guests);
	const stops = guestsByStop(guests);
	const { pickedUp, noShow } = countBoarded(guests);
	const spoken = countGuestsByLanguage(guests);
	return (
		<Glance
			figures={[
				{
					label: words.guests,
					value: `${seats}`,
					behind: capacity === null ? undefined : words.ofSeats({ seats: capacity }),
				},
				{ label: words.stops, value: `${stops.length}` },
				{
					label: words.onBoard,
					value:
						noShow > 0
							? words.onBoardAndMissing({ count: pickedUp, missing: noShow })
							: `${pickedUp}`,
				},
				spoken.length > 0
					? {
							label: words.speak,
							value: spoken
								.map(([language, count]) => `${language.toUpperCase()} ${count}`)
								.join(" · "),
							isText: true,
						}
					: {
							label: words.guideSpeaks,
							value: languages.map((each) => each.toUpperCase()).join(" · ") || "EN",
							isText: true,
						},
			]}
		/>
	);
}
