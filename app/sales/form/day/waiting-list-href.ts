import type { Departure } from "#app/departures/departure.ts";
import type { BookingForm } from "../booking-form-state.ts";

/** Where a party joins the waiting list of a departure, with its people filled in. Relative to the excursion's page. */
export function waitingListHref(
	{ excursion, people: { adults, children, bebe } }: Pick<BookingForm, "excursion" | "people">,
	{ id }: Pick<Departure, "id">,
): string {
	const query = new URLSearchParams({
		adults: `${adults}`,
		children: `${children}`,
		bebe: `${bebe}`,
	});
	return `${excursion.id}/waiting-list/${id}?${query}`;
}
