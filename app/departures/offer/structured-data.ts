import { accessLines } from "#app/catalogue/accessibility/accessibility.ts";
import { childYears, type Excursion } from "#app/catalogue/excursion.ts";
import { centsOfFields } from "#app/catalogue/extras/field-cents.ts";
import { cheapestPrices, fromCents } from "#app/catalogue/prices/price-sets.ts";
import type { Departure } from "#app/departures/departure.ts";
import type { Language } from "#app/messages/languages.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { accessTexts, structuredDataTexts } from "#app/messages/texts.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

/**
 * Structured data for search engines: a schema.org TouristTrip that is a Product with an offer.
 * https://schema.org/TouristTrip, https://developers.google.com/search/docs/appearance/structured-data/product
 * @param kind name of its category
 */
export function excursionStructuredData(
	{ excursion, departures }: { excursion: Excursion; departures: Departure[] },
	kind: string,
	{
		appUrl,
		currency,
		operator,
		language,
	}: {
		appUrl: string;
		currency: string;
		operator: { name: string; phone: string };
		language: Language;
	},
) {
	const texts = structuredDataTexts[language];
	const { formatMoney } = formatsIn(language);
	const path = `/excursion/${excursion.id}`;
	const url = appUrl + pathIn(language, path);
	const isOpen = departures.some((departure) => departure.state === "open");
	const offer = (name: string, cents: number) => ({
		"@type": "Offer",
		name,
		url,
		price: (cents / 100).toFixed(2),
		priceCurrency: currency,
		availability: `https://schema.org/${isOpen ? "InStock" : "SoldOut"}`,
		description: texts.offerPrice({ name, price: formatMoney(cents, currency) }),
	});
	const { pickups, access, ages, wholeFrom, isFromWhole } = excursion;
	const prices = cheapestPrices(excursion);
	const { children = 0 } = centsOfFields({ prices, extras: excursion.extras });
	return {
		"@context": "https://schema.org",
		"@type": ["Product", "TouristTrip"],
		// the same excursion in every language
		"@id": appUrl + path,
		name: excursion.title,
		description: excursion.subtitle,
		url,
		image: excursion.pictures.map((picture) => `${appUrl}${picture.url}`),
		category: kind,
		...(ages.minimum > 0 && {
			audience: { "@type": "PeopleAudience", suggestedMinAge: ages.minimum },
		}),
		...(access && {
			additionalProperty: accessLines(access, accessTexts[language]).map(({ about, words }) => ({
				"@type": "PropertyValue",
				propertyID: about,
				name: accessTexts[language].heading,
				value: words,
			})),
		}),
		...(operator.name && {
			provider: {
				"@type": "Organization",
				name: operator.name,
				...(operator.phone && { telephone: operator.phone }),
			},
		}),
		offers: [
			...(isFromWhole ? [] : [offer(texts.offer.adult, fromCents(excursion))]),
			...(childYears(ages) && !isFromWhole ? [offer(texts.offer.child, children)] : []),
			...(wholeFrom
				? [{ ...offer(texts.offer.whole, wholeFrom.cents), ...partyUpTo(wholeFrom.people) }]
				: []),
		],
		itinerary: {
			"@type": "ItemList",
			itemListElement: pickups.map((pickup, index) => ({
				"@type": "ListItem",
				position: index + 1,
				item: {
					"@type": "Place",
					name: pickup.title,
					description: pickup.place,
					geo: { "@type": "GeoCoordinates", latitude: pickup.lat, longitude: pickup.lng },
				},
			})),
		},
	};
}

/** The price is that of a party, whoever comes. https://schema.org/eligibleQuantity */
export function partyUpTo(people: number) {
	return {
		eligibleQuantity: {
			"@type": "QuantitativeValue",
			minValue: 1,
			maxValue: people,
			unitText: "person",
		},
	};
}
