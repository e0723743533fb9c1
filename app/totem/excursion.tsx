import { data } from "react-router";
import { isExcursionId } from "#app/excursions/excursion.ts";
import { type ExcursionOnSale, getPublicExcursion } from "#app/excursions/excursions.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import type { Route } from "./+types/excursion";
import { BookingSteps } from "./booking-steps.tsx";
import { catalogueHeaders, tripKey } from "./catalogue.ts";
import { lastSeen, useSeen } from "./last-seen.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, environment } = context.get(requestContext);
	const clock = { now: Date.now(), timeZone: environment.timeZone };
	const trip = isExcursionId(params.excursionId)
		? await getPublicExcursion(db, params.excursionId, clock)
		: null;
	if (!trip) throw data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
	return data({ trip }, { headers: catalogueHeaders });
}

export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
	return lastSeen<{ trip: ExcursionOnSale }>(tripKey(params.excursionId), serverLoader);
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
	return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [
		{ title: `${loaderData?.trip.excursion.title ?? "Page not found"} · Island Excursions` },
		{ name: "robots", content: "noindex" },
	];
}

/** The whole booking of one trip; the next trip begins with nothing chosen. */
export default function TotemExcursion({ loaderData }: Route.ComponentProps) {
	const { trip } = loaderData;
	useSeen(tripKey(trip.excursion.id), loaderData);
	return <BookingSteps key={trip.excursion.id} trip={trip} />;
}
