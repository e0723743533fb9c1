import { data, Link } from "react-router";
import * as v from "valibot";
import { markBoarding, readManifest } from "#app/bookings/manifest.server.ts";
import { countBoarded, spokenBy, stopsOf } from "#app/bookings/manifest.ts";
import { ManifestRoute } from "#app/bookings/manifest-route.tsx";
import { isExcursionId } from "#app/excursions/excursion.ts";
import { isLocalDate } from "#app/excursions/local-date.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { useIsland } from "#app/request/island.ts";
import { mayUser, requireRight } from "#app/request/rights.server.ts";
import { actorOf, bookingScopeOf } from "#app/request/staff.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatDate } from "#app/ui/format.ts";
import { formatInstant } from "#app/ui/format-instant.ts";
import { Toast } from "#app/ui/toast.tsx";
import type { Route } from "./+types/departure";
import { PrintButton } from "./print-button.tsx";
import { Glance, miniButton, StaffHead } from "./staff-head.tsx";

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "read");
	const { db } = context.get(requestContext);
	const { excursionId, date } = params;
	const manifest =
		isExcursionId(excursionId) && isLocalDate(date)
			? await readManifest(db, bookingScopeOf(user), excursionId, date)
			: null;
	if (!manifest) throw data({ message: "There is no such departure." }, { status: 404 });
	return {
		manifest,
		date,
		mayUpdate: mayUser(user, "bookings", "update"),
		// everybody is paid back
		mayCancel: mayUser(user, "bookings", "update") && mayUser(user, "bookings", "refund"),
		done: url.searchParams.get("done"),
	};
}

const markSchema = v.object({
	bookingId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)),
	state: v.picklist(["picked up", "no-show", ""]),
});

export async function action({ request, context, params }: Route.ActionArgs) {
	const user = requireRight(context, request, "bookings", "update");
	const { db } = context.get(requestContext);
	const form = await readForm(request, markSchema);
	if (form.errors) return data({ ok: false }, { status: 400 });
	const { bookingId, state } = form.values;
	const act = { actor: actorOf(context, user), now: Date.now() };
	const ok = await markBoarding(db, params, bookingId, state || null, act);
	return data({ ok }, { status: ok ? 200 : 409 });
}

export function meta({ loaderData }: Route.MetaArgs) {
	const title = loaderData ? loaderData.manifest.title : "Manifest";
	return [{ title: `${title} · Staff` }, { name: "robots", content: "noindex" }];
}

const sentences: Record<string, string> = {
	cancelled: "The departure is cancelled, every guest has a mail",
	moved: "The guests have moved here, everybody has a mail",
};

export default function DepartureManifest({ loaderData }: Route.ComponentProps) {
	const { manifest, date, mayUpdate, mayCancel, done } = loaderData;
	const { timeZone } = useIsland();
	const { guests } = manifest;
	const stops = stopsOf(guests);
	const seats = guests.reduce((sum, guest) => sum + guest.seats, 0);
	const { pickedUp, noShow } = countBoarded(guests);
	const spoken = spokenBy(guests);
	const sentence = done && Object.hasOwn(sentences, done) ? sentences[done] : null;
	return (
		<>
			{sentence ? <Toast>{sentence}</Toast> : null}
			<StaffHead
				title={manifest.title}
				above={
					<>
						<Link to={`/dashboard/departures?date=${date}`} className="print:hidden">
							{formatDate(date, "long")}
						</Link>
						<span className="hidden print:inline">{formatDate(date, "full")}</span> · starts{" "}
						{manifest.startTime}
						{manifest.isClosed ? (
							<>
								{" "}
								<Badge look="bad">Closed</Badge> {manifest.note}
							</>
						) : null}
					</>
				}
			>
				<PrintButton />
				{mayCancel && guests.length > 0 ? (
					<>
						<Link className={miniButton} to="move">
							Move to another day
						</Link>
						<Link className={miniButton} to="cancel">
							Cancel this departure
						</Link>
					</>
				) : null}
			</StaffHead>
			<Glance
				figures={[
					{ label: "Guests", value: `${seats}` },
					{ label: "Stops", value: `${stops.length}` },
					{ label: "On board", value: `${pickedUp}${noShow > 0 ? ` · ${noShow} missing` : ""}` },
					spoken.length > 0
						? {
								label: "Speak",
								value: spoken
									.map(([language, count]) => `${language.toUpperCase()} ${count}`)
									.join(" · "),
								isText: true,
							}
						: {
								label: "Guide speaks",
								value: manifest.languages.map((each) => each.toUpperCase()).join(" · ") || "EN",
								isText: true,
							},
				]}
			/>
			{stops.length > 0 ? (
				<ManifestRoute stops={stops} mayUpdate={mayUpdate} />
			) : (
				<section className="grid gap-3">
					<h2 className="text-xl">Nobody is booked on this departure</h2>
					<p className="text-ink-soft">Guests stand here as soon as their booking is confirmed.</p>
				</section>
			)}
			{manifest.history.length > 0 ? (
				<section aria-labelledby="history" className="grid gap-2 print:hidden">
					<h2 id="history" className="text-[1.35rem]">
						History
					</h2>
					<ul>
						{manifest.history.map((entry) => (
							<li key={entry.id} className="border-t border-line py-2">
								<b>{entry.type === "moved" ? "Moved" : "Cancelled"}</b>: {entry.detail}{" "}
								<span className="text-sm text-ink-soft">
									by {entry.actorName}, {formatInstant(entry.createdAt, timeZone)}
								</span>
							</li>
						))}
					</ul>
				</section>
			) : null}
		</>
	);
}
