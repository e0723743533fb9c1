import { data, redirect } from "react-router";
import { categoriesIn } from "#app/catalogue/house-categories.ts";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { StopList } from "#app/catalogue/public/stop-list.tsx";
import { type SiteConfig, useSiteConfig } from "#app/configuration/site-config.ts";
import type { ExcursionCard } from "#app/departures/offer/excursion-card.ts";
import { ExcursionResult } from "#app/departures/offer/excursion-teasers.tsx";
import { listPublicExcursionsSince } from "#app/departures/offer/excursions.server.ts";
import { withoutUnknownValues } from "#app/departures/offer/finder.ts";
import { partyUpTo } from "#app/departures/offer/structured-data.ts";
import { drawnOnly } from "#app/islands/server-only-data.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { excursionListTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { valueOrNotModified } from "#app/page-cache/not-modified.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import { RefundNote } from "#app/sales/cancellation/refund-line.tsx";
import { publicMeta, type StructuredData, webPage } from "#app/site/meta.ts";
import type { Route } from "./+types/excursions";
import { ListEmpty, ListWithoutTrips } from "./list-empty.tsx";
import { ListFilters } from "./list-filters.tsx";
import { type ListView, listView } from "./list-view.ts";

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

/** Pictures visible without scrolling. */
const inSight = 2;

function ListResults({ view: { heading, cards } }: { view: ListView }) {
	const { currency } = useSiteConfig();
	return (
		<section aria-labelledby="count">
			<h2 id="count" aria-live="polite" className="mb-[clamp(1.5rem,3vw,2.75rem)]">
				{heading}
			</h2>
			<ul>
				{cards.map((card, index) => (
					<ExcursionResult
						key={card.id}
						card={card}
						kind={card.kind}
						currency={currency}
						eager={index < inSight}
						note={<Refund card={card} />}
					/>
				))}
			</ul>
		</section>
	);
}

function Refund({ card: { refund, freeFrom } }: { card: ListView["cards"][number] }) {
	const texts = useTexts(excursionListTexts);
	if (!refund) return null;
	const ofNone = freeFrom ? texts.freeFrom({ date: freeFrom }) : texts.noneThatDay;
	return (
		<RefundNote amount={refund.amount}>
			{refund.amount === "none" ? ofNone : refund.line}
		</RefundNote>
	);
}

/** https://schema.org/ItemList of https://schema.org/TouristTrip */
function listData(
	{ appUrl, currency, language }: SiteConfig,
	cards: readonly ExcursionCard[],
): StructuredData {
	return {
		"@context": "https://schema.org",
		"@type": "ItemList",
		subjectOf: webPage({ appUrl, language }, "/excursion/excursions"),
		numberOfItems: cards.length,
		itemListElement: cards.map((card, index) => ({
			"@type": "ListItem",
			position: index + 1,
			item: {
				"@type": "TouristTrip",
				name: card.title,
				description: card.subtitle,
				url: appUrl + pathIn(language, `/excursion/${card.id}`),
				...(card.poster ? { image: new URL(card.poster.url, appUrl).href } : {}),
				offers: {
					"@type": "Offer",
					price: card.fromCents / 100,
					priceCurrency: currency,
					...(card.isFromWhole && card.wholeFrom ? partyUpTo(card.wholeFrom.people) : {}),
					availability: card.next ? "https://schema.org/InStock" : "https://schema.org/SoldOut",
				},
			},
		})),
	};
}
