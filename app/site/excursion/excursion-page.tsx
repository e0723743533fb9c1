import {
	type BookingStart,
	type OnSale,
	type RefusedBooking,
	useBookingForm,
} from "#app/bookings/form/booking-form-state.ts";
import { BookingOrHold } from "#app/bookings/form/booking-or-hold.tsx";
import { BookingBar } from "#app/bookings/form/booking-total.tsx";
import { useVisitorHolds } from "#app/bookings/holds/visitor-holds.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { ExcursionFacts, ExcursionTitle } from "#app/excursions/public/excursion-facts.tsx";
import { ExcursionGallery } from "#app/excursions/public/excursion-gallery.tsx";
import { ExcursionPickups } from "#app/excursions/public/excursion-pickups.tsx";
import {
	ExcursionIncluded,
	ExcursionStory,
	IfPlansChange,
} from "#app/excursions/public/excursion-story.tsx";
import { useReloadAfterHydration } from "#app/site/reload-after-hydration.ts";

/** Excursion and booking form side by side; on a phone, a bar at the bottom shows price and day. */
export function ExcursionPage({
	onSale,
	start,
	refused,
	drawnAt,
}: {
	onSale: OnSale;
	start: BookingStart;
	refused: RefusedBooking | undefined;
	/** Milliseconds since the epoch. */
	drawnAt: number;
}) {
	const { currency, timeZone, cancellation, operator } = useSiteConfig();
	useReloadAfterHydration(refused !== undefined);
	const holds = useVisitorHolds();
	const held = holds.find(({ excursionId }) => excursionId === onSale.excursion.id);
	const booking = useBookingForm(onSale, { currency, start, refused, held });
	const { excursion, departures } = booking;
	return (
		<>
			<div className="wrap mb-12">
				<ExcursionGallery pictures={excursion.pictures} />
				<div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-[clamp(2.5rem,5vw,5rem)]">
					<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-11">
						<ExcursionTitle excursion={excursion} />
						<ExcursionFacts excursion={excursion} departures={departures} />
						<ExcursionStory excursion={excursion} />
						<ExcursionIncluded excursion={excursion} />
						<ExcursionPickups excursion={excursion} />
						<IfPlansChange terms={cancellation.long} />
					</div>
					<BookingOrHold
						booking={booking}
						currency={currency}
						terms={cancellation.short}
						rules={{ policy: cancellation.policy, timeZone }}
						drawnAt={drawnAt}
						phone={operator.phone}
					/>
				</div>
			</div>
			{holds.length > 0 ? null : <BookingBar booking={booking} currency={currency} />}
		</>
	);
}
