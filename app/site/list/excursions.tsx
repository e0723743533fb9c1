import { data, redirect } from "react-router";
import { categoriesIn } from "#app/catalogue/house-categories.ts";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { StopList } from "#app/catalogue/public/stop-list.tsx";
import { listPublicExcursionsSince } from "#app/departures/offer/excursions.server.ts";
import { withoutUnknownValues } from "#app/departures/offer/finder.ts";
import { drawnOnly } from "#app/islands/server-only-data.ts";
import { excursionListTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { valueOrNotModified } from "#app/page-cache/not-modified.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import { publicMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/excursions";
import { ListEmpty, ListWithoutTrips } from "./list-empty.tsx";
import { ListFilters } from "./list-filters.tsx";
import { ListResults } from "./list-results.tsx";
import { listData } from "./list-structured-data.ts";
import { listView } from "./list-view.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
	const request = context.get(requestContext);
	const { language, environment } = request;
	const { currency, timeZone, cancellationPolicy: policy } = environment;
	const clock = { policy, timeZone, now: Date.now() };
	const { value: trips, headers } = valueOrNotModified(
		await orUnavailable(
			request,
			listPublicExcursionsSince(request.db, request.language, clock, request.pageEdition),
		),
	);
	const knownAddress = withoutUnknownValues(
		url.searchParams,
		trips,
		localDateAt(clock.now, clock.timeZone),
	);
	// the address of its language comes back in front of it
	if (knownAddress)
		throw redirect(`/excursion/excursions${knownAddress.size > 0 ? `?${knownAddress}` : ""}`);
	const categories = categoriesIn(environment.categories, language);
	const view = listView(trips, url.searchParams, clock, { language, currency, categories });
	return data(drawnOnly(view), { headers });
}

export { publicHeaders as headers } from "#app/site/public-page-headers.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	publicMeta(matches, (_language, site) => ({
		...(loaderData?.page ?? { path: "/excursion/excursions" }),
		...(site && loaderData?.cards.length
			? { structuredData: listData(site, loaderData.cards) }
			: {}),
	}));

export default function Excursions({ loaderData: view }: Route.ComponentProps) {
	const texts = useTexts(excursionListTexts);
	return (
		<div className="wrap pt-[clamp(1.5rem,4vw,3rem)] pb-(--space-section)">
			<h1 className="mb-[clamp(1.5rem,3vw,2.75rem)]">{texts.heading}</h1>
			{view.hasTrips ? (
				<div className="grid items-start gap-8 lg:grid-cols-[17rem_1fr] lg:gap-[clamp(2.5rem,5vw,5rem)]">
					<ListFilters view={view} />
					{view.nothing ? <ListEmpty nothing={view.nothing} /> : <ListResults view={view} />}
				</div>
			) : (
				<ListWithoutTrips />
			)}
			<StopList stops={view.stops} />
		</div>
	);
}
