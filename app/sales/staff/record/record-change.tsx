import { type Pickup, pickupLabel } from "#app/catalogue/excursion.ts";
import type { Departure } from "#app/departures/departure.ts";
import { staffMaySell } from "#app/departures/sold-as.ts";
import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { changeBookingTexts } from "#app/messages/staff/bookings/change-booking.ts";
import { SelectField } from "#app/ui/form/field.tsx";
import { formatDate } from "#app/ui/format/format.ts";

/** Days with enough free seats, and the stops; the present ones are selected. */
export function ChangeFields({
	booking,
	departures,
	pickups,
	usualStart,
}: {
	booking: {
		departureId: number;
		date: string;
		pickupPointId: number;
		pickup: string;
		seats: number;
		isWhole: boolean;
	};
	departures: Departure[];
	/** With their usual times. */
	pickups: Pickup[];
	usualStart: string;
}) {
	const days = departures.filter(
		(departure) =>
			departure.id !== booking.departureId &&
			departure.state === "open" &&
			departure.left >= booking.seats &&
			staffMaySell(booking, departure),
	);
	const isStillThere = pickups.some(({ pointId }) => pointId === booking.pickupPointId);
	return (
		<>
			<SelectField
				name="departureId"
				label={bookingWordsTexts.day}
				hint={changeBookingTexts.dayHint(booking)}
				defaultValue={booking.departureId}
			>
				<option value={booking.departureId}>
					{changeBookingTexts.asItIs({ date: formatDate(booking.date, "full") })}
				</option>
				{days.map(({ id, date, left, startTime }) => (
					<option key={id} value={id}>
						{dayInWords({
							date: formatDate(date, "full"),
							left,
							start: startTime,
							usual: usualStart,
						})}
					</option>
				))}
			</SelectField>
			<SelectField
				name="pickupPointId"
				label={bookingWordsTexts.pickup}
				defaultValue={isStillThere ? booking.pickupPointId : ""}
			>
				{isStillThere ? null : <option value="">{bookingWordsTexts.noLongerAStop(booking)}</option>}
				{pickups.map((pickup) => (
					<option key={pickup.pointId} value={pickup.pointId}>
						{pickupLabel(pickup)}
					</option>
				))}
			</SelectField>
		</>
	);
}

/** A day of a select, with its free seats. */
export function dayInWords(day: Parameters<typeof changeBookingTexts.dayLeftStarts>[0]): string {
	return day.start === day.usual
		? changeBookingTexts.dayLeft(day)
		: changeBookingTexts.dayLeftStarts(day);
}
