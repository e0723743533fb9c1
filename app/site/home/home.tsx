import { data } from "react-router";
import { categoriesIn } from "#app/catalogue/house-categories.ts";
import { listPublicExcursionsSince } from "#app/departures/offer/excursions.server.ts";
import { drawnOnly } from "#app/islands/server-only-data.ts";
import { operatorTextIn } from "#app/messages/operator-text.ts";
import { structuredDataTexts } from "#app/messages/texts.ts";
import { valueOrNotModified } from "#app/page-cache/not-modified.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import { publicMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/home";
import { HomeContact } from "./home-contact.tsx";
import { HomeFinder } from "./home-finder.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeKinds } from "./home-kinds.tsx";
import { HomeNextDepartures } from "./home-next-departures.tsx";
import { HomePromises } from "./home-promises.tsx";
import { HomeRoute } from "./home-route.tsx";
import { homeView } from "./home-view.ts";
import { operatorData } from "./operator-data.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const request = context.get(requestContext);
	const { timeZone, cancellationPolicy, homeHeadline, homePicture, categories } =
		request.environment;
	const clock = { now: Date.now(), timeZone, language: request.language };
	const { value: trips, headers } = valueOrNotModified(
		await orUnavailable(
			request,
			listPublicExcursionsSince(request.db, request.language, clock, request.pageEdition),
		),
	);
	const view = homeView(trips, clock, {
		policy: cancellationPolicy,
		categories: categoriesIn(categories, request.language),
	});
	const headline = operatorTextIn(homeHeadline, request.language);
	return data(drawnOnly({ ...view, headline, picture: homePicture }), { headers });
}

export { publicHeaders as headers } from "#app/site/public-page-headers.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
	publicMeta(matches, (language, site) => ({
		path: "/",
		socialTitle: structuredDataTexts[language].tagline,
		...(site ? { structuredData: operatorData(site) } : {}),
	}));

export default function Home({ loaderData: view }: Route.ComponentProps) {
	return (
		<>
			<HomeHero view={view} headline={view.headline} picture={view.picture} />
			<HomeFinder finder={view.finder} />
			<HomeKinds view={view} />
			<HomeNextDepartures view={view} />
			<HomeRoute view={view} />
			<HomePromises view={view} />
			<HomeContact />
		</>
	);
}
