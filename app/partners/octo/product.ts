import type { Excursion } from "#app/catalogue/excursion.ts";
import {
	type CancellationPolicy,
	policyOf,
	type UsualPolicy,
	usualPolicyIn,
} from "#app/catalogue/policy/cancellation-policy.ts";
import { policyInSentences } from "#app/catalogue/policy/policy-sentences.ts";
import { largestGroup } from "#app/departures/departure.ts";
import type { Trip } from "#app/departures/offer/trips.server.ts";
import { defaultLanguage } from "#app/messages/languages.ts";
import type { CallingReseller } from "#app/partners/resellers/reseller-keys.server.ts";
import { cheapest, type PriceTerms } from "./availability.ts";
import { optionContent, pickupsOfOption, productContent, tripIn, unitContent } from "./content.ts";
import { adultId, optionId, unitsOf } from "./unit.ts";

/** How every product of ours is sold. */
export const sale = {
	allowFreesale: false,
	instantConfirmation: true,
	instantDelivery: true,
	availabilityRequired: true,
	availabilityType: "START_TIME",
	deliveryFormats: ["QRCODE"],
	deliveryMethods: ["VOUCHER"],
	redemptionMethod: "DIGITAL",
} as const;

/** What a reseller may sell: not an excursion with something that every booking must take, because units have no such price. */
export function isSoldBy(
	{ excursionIds }: Pick<CallingReseller, "excursionIds">,
	{ id, extras }: Pick<Excursion, "id" | "extras">,
): boolean {
	return (
		(excursionIds === null || excursionIds.includes(id)) &&
		!(extras ?? []).some(({ isRequired, charged }) => isRequired && charged === "booking")
	);
}

/** Hours before the start until which all money comes back; null where it never does. */
export function fullRefundHours({ steps }: CancellationPolicy): number | null {
	return steps.find(({ percent }) => percent === 100)?.hours ?? null;
}

interface ProductTerms extends PriceTerms {
	usualPolicy: UsualPolicy;
	/** Of this site, for addresses of pictures. */
	appUrl: string;
	/** When departures of each product leave, "04:30" first; none of a product that has no more of them. */
	starts: ReadonlyMap<string, readonly string[]>;
}

/** A product of the contract, with its one option. */
export function productOf(trip: Trip, terms: ProductTerms) {
	const { excursion, departures } = trip;
	const { timeZone, currency, hasPricing, hasContent } = terms;
	const language = hasContent ? terms.language : defaultLanguage;
	const policy = policyOf(tripIn(trip, language), usualPolicyIn(terms.usualPolicy, language));
	const cancellation = policyInSentences(policy, language);
	const prices = hasPricing ? cheapest(trip, departures, terms) : [];
	const unitsInWords = unitsOf(tripIn(trip, language));
	return {
		id: excursion.id,
		internalName: excursion.title,
		reference: null,
		locale: "en-GB",
		timeZone,
		...sale,
		...(hasPricing
			? {
					defaultCurrency: currency,
					availableCurrencies: [currency],
					pricingPer: "UNIT" as const,
				}
			: {}),
		...(hasContent ? productContent(trip, language, { cancellation, appUrl: terms.appUrl }) : {}),
		options: [
			{
				id: optionId,
				default: true,
				internalName: excursion.title,
				reference: null,
				availabilityLocalStartTimes: terms.starts.get(excursion.id) ?? [excursion.startTime],
				cancellationCutoff: cancellation,
				cancellationCutoffAmount: fullRefundHours(policy) ?? 0,
				cancellationCutoffUnit: "hour" as const,
				requiredContactFields: [],
				restrictions: { minUnits: 1, maxUnits: largestGroup(excursion.capacity, departures) },
				...(hasContent ? optionContent(trip, language) : {}),
				...(terms.hasPickups ? pickupsOfOption(trip, language) : {}),
				units: unitsOf(excursion).map(({ id, type, name, kind, fare, age }, index) => {
					const pricingFrom = prices.flatMap(({ unitId, ...price }) =>
						unitId === id ? [price] : [],
					);
					return {
						id,
						internalName: name,
						reference: null,
						type,
						restrictions: {
							minAge: age.from,
							maxAge: age.to,
							idRequired: Boolean(fare?.proof),
							minQuantity: null,
							maxQuantity: null,
							paxCount: 1,
							accompaniedBy: kind === "adults" ? [] : [adultId],
						},
						requiredContactFields: [],
						...(hasPricing ? { pricingFrom } : {}),
						...(hasContent ? unitContent(unitsInWords[index], language) : {}),
					};
				}),
			},
		],
	};
}
