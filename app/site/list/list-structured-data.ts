import type { SiteConfig } from "#app/configuration/site-config.ts";
import type { ExcursionCard } from "#app/departures/offer/excursion-card.ts";
import { partyUpTo } from "#app/departures/offer/structured-data.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { type StructuredData, webPage } from "#app/site/meta.ts";

/** https://schema.org/ItemList of https://schema.org/TouristTrip */
export function listData(
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
