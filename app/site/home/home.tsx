import { data } from "react-router";
import { listPublicExcursionsSince } from "#app/departures/offer/excursions.server.ts";
import { drawnOnly } from "#app/islands/server-only-data.ts";
import { structuredDataTexts } from "#app/messages/texts.ts";
import { valueOrNotModified } from "#app/page-cache/not-modified.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import { publicMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/home";
import { HomeContact } from "./home-contact.tsx";
import { HomeFinder } from "./home-finder.tsx";
import { HomeHero, heroArt } from "./home-hero.tsx";
import { HomeKinds } from "./home-kinds.tsx";
import { HomeNextDepartures } from "./home-next-departures.tsx";
import { HomePromises } from "./home-promises.tsx";
import { HomeRoute } from "./home-route.tsx";
import { homeView } from "./home-view.ts";
import { operatorData } from "./operator-data.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const request = context.get(requestContext);
	const { timeZone, cancellationPolicy } = request.environment;
	const clock = { now: Date.now(), timeZone, language: request.language };
	const { value: trips, headers } = valueOrNotModified(
		await orUnavailable(
			request,
			listPublicExcursionsSince(request.db, request.language, clock, request.pageEdition),
		),
	);
	return data(drawnOnly(homeView(trips, clock, cancellationPolicy)), { headers });
}

/** Preloaded here, because React preloads no picture with several sources. */
export const links: Route.LinksFunction = () => [
	heroLink(heroArt.day, "not all and (prefers-color-scheme: dark)"),
	heroLink(heroArt.night, "(prefers-color-scheme: dark)"),
];

function heroLink(href: string, media: string) {
	const as = "image" as const;
	return { rel: "preload", as, href, media, fetchPriority: "high" as const };
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
			<HomeHero fromCents={view.fromCents} />
			<HomeFinder finder={view.finder} />
			<HomeKinds view={view} />
			<HomeNextDepartures view={view} />
			<HomeRoute view={view} />
			<HomePromises view={view} />
			<HomeContact />
		</>
	);
}
