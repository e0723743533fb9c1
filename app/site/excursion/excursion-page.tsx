import type { Excursion } from "#app/catalogue/excursion.ts";
import { centsOfFields } from "#app/catalogue/extras/field-cents.ts";
import { policyOf } from "#app/catalogue/policy/cancellation-policy.ts";
import { cheapestPrices } from "#app/catalogue/prices/price-sets.ts";
import type { Prices } from "#app/catalogue/prices/prices.ts";
import { ExcursionGallery } from "#app/catalogue/public/excursion-gallery.tsx";
import { ExcursionPickups } from "#app/catalogue/public/excursion-pickups.tsx";
import {
	ExcursionIncluded,
	ExcursionStory,
	GoodToKnow,
	IfPlansChange,
	WhatToBring,
	WhoCanCome,
} from "#app/catalogue/public/excursion-story.tsx";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import type { Departure } from "#app/departures/departure.ts";
import { laterBy, minutesBetween, pickupsOn } from "#app/departures/departure-times.ts";
import { startsOfADay, startsOn } from "#app/departures/offer/chosen-departure.ts";
import { ExcursionFacts, ExcursionTitle } from "#app/departures/offer/excursion-facts.tsx";
import { OtherTrips } from "#app/departures/offer/excursion-teasers.tsx";
import type { ExcursionOnPage } from "#app/departures/offer/excursions.server.ts";
import type { PricedForm } from "#app/islands/total-before-hydration.ts";
import { Widget } from "#app/islands/widget.tsx";
import { languageFacts } from "#app/messages/languages.ts";
import { useLanguage } from "#app/messages/use-language.tsx";
import { guestFields } from "#app/sales/booking/booking-form-fields.ts";
import { cancellationTerms } from "#app/sales/cancellation/refund-by-policy.ts";
import type { BookingStart } from "#app/sales/form/booking-form-state.ts";
import { bookableOf, type RefusedBooking } from "#app/sales/form/on-sale.ts";
import { bookingWaking } from "#app/sales/holds/hold-waking.ts";
import BookingWidget from "./booking-widget.tsx";

/** Excursion and booking form side by side. */
export function ExcursionPage({
	onSale,
	kind,
	start,
	refused,
	drawnAt,
}: {
	onSale: ExcursionOnPage;
	/** Name of its category. */
	kind: string;
	start: BookingStart;
	refused: RefusedBooking | null;
	/** Milliseconds since the epoch. */
	drawnAt: number;
}) {
	const { currency, timeZone, cancellation, operator } = useSiteConfig();
	const { excursion, departures } = onSale;
	const language = useLanguage();
	const policy = policyOf(excursion, cancellation.policy);
	const terms = cancellationTerms(policy, language);
	const starts = startsOfADay(departures).map((startTime) => timesOn(excursion, startTime));
	return (
		<div className="wrap mb-12">
			<ExcursionGallery excursion={excursion} />
			<div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-[clamp(2.5rem,5vw,5rem)]">
				<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-11">
					<ExcursionTitle excursion={excursion} kind={kind} />
					<ExcursionFacts excursion={excursion} departures={departures} />
					<ExcursionStory excursion={excursion} />
					<ExcursionIncluded excursion={excursion} />
					<WhatToBring excursion={excursion} />
					<WhoCanCome excursion={excursion} />
					<GoodToKnow excursion={excursion} />
					<ExcursionPickups
						excursion={excursion}
						onEachStart={starts.length > 0 ? starts : [excursion]}
					/>
					<IfPlansChange terms={terms.long} />
				</div>
				<Widget
					name="booking-widget"
					draw={BookingWidget}
					wakeWith={bookingWaking(excursion.id)}
					// while it sleeps nobody works out what a code takes off
					{...(refused?.code
						? {}
						: {
								priced: {
									...pricedDays(onSale),
									currency,
									locale: languageFacts[language].locale,
								},
							})}
					props={{
						onSale: bookableOf(onSale),
						start,
						refused,
						drawnAt,
						currency,
						fields: guestFields(language),
						terms: terms.short,
						rules: { policy, timeZone },
						phone: operator.phone,
					}}
				/>
			</div>
			<OtherTrips trips={onSale.others} currency={currency} />
		</div>
	);
}

/** What each guest costs, and on which days otherwise, for the sum of a form that is not awake yet. */
function pricedDays({
	excursion,
	departures,
}: {
	excursion: Pick<Excursion, "prices" | "priceSets" | "fromPrices" | "extras" | "fares">;
	departures: readonly Departure[];
}): Pick<PricedForm, "cents" | "otherDays"> {
	const { prices, priceSets, extras, fares } = excursion;
	const centsOf = (each: Prices) => centsOfFields({ prices: each, extras, fares });
	const cents = centsOf(prices);
	if (!priceSets) return { cents };
	const setOf = departures.flatMap(({ date, startTime, priceSet }): [string, number][] =>
		priceSet === undefined
			? []
			: [[startsOn(departures, date).length > 1 ? `${date} ${startTime}` : date, priceSet]],
	);
	return {
		cents,
		otherDays: {
			undated: centsOf(cheapestPrices(excursion)),
			sets: priceSets.map(centsOf),
			setOf: Object.fromEntries(setOf),
		},
	};
}

/** When a departure with this start stops, and when it is where the trip begins. */
function timesOn({ startTime, pickups, activity }: Excursion, start: string) {
	return {
		pickups: pickupsOn(pickups, startTime, start),
		activity: activity && {
			...activity,
			time: laterBy(activity.time, minutesBetween(startTime, start)),
		},
	};
}
