import { formatMoney } from "#app/ui/format/format.ts";
import type { BookingIncident } from "./booking-incidents.server.ts";

export function bookingIncidentSentence(incident: BookingIncident): string {
	const { kind, sold, capacity, amountCents, currency } = incident;
	switch (kind) {
		case "oversold":
			return `${sold} sold, that is ${sold - capacity} more than ${capacity}`;
		case "closed but sold":
			return `${sold} guests are booked, but the date is closed`;
		case "hotel pays back":
			return `The hotel has to pay ${formatMoney(amountCents, currency)} back to the guest`;
		case "cash goes back":
			return `${formatMoney(amountCents, currency)} go back to the guest by hand`;
	}
}

/** What staff do about it on the linked page. */
export function bookingIncidentWay({ kind }: BookingIncident): string {
	if (kind === "cash goes back") return "Give the money back, then record it on the booking.";
	return kind === "hotel pays back"
		? "Ask the hotel, then mark the booking as paid back."
		: "Move or cancel the departure, or give it the seats it needs; it leaves this list automatically.";
}

export function bookingIncidentPath({ bookingId, excursionId, date }: BookingIncident): string {
	return bookingId
		? `/dashboard/bookings/${bookingId}`
		: `/dashboard/departures/${excursionId}/${date}`;
}
