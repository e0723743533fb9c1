import type { Departure } from "#app/excursions/calendar/departure.ts";
import { type Pickup, pickupLabel } from "#app/excursions/excursion.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { formatCount, formatDate } from "#app/ui/format/format.ts";

/** Days with enough free seats, and the stops; the present ones are selected. */
export function ChangeFields({
	booking,
	departures,
	pickups,
	startTime: usualStart,
}: {
	booking: { date: string; pickupPointId: number; pickup: string; seats: number };
	departures: Departure[];
	/** With their usual times. */
	pickups: Pickup[];
	/** The usual start. */
	startTime: string;
}) {
	const days = departures.filter(
		({ date, left, state }) => date !== booking.date && state === "open" && left >= booking.seats,
	);
	const isStillThere = pickups.some(({ pointId }) => pointId === booking.pickupPointId);
	return (
		<>
			<SelectField
				name="date"
				label="Day"
				hint={`Only days with ${formatCount(booking.seats, { one: "free seat", other: "free seats" })} are listed.`}
				defaultValue={booking.date}
			>
				<option value={booking.date}>{formatDate(booking.date, "full")}, as it is</option>
				{days.map(({ date, left, startTime }) => (
					<option key={date} value={date}>
						{`${formatDate(date, "full")}, ${left} left${
							startTime === usualStart ? "" : `, starts at ${startTime} instead of ${usualStart}`
						}`}
					</option>
				))}
			</SelectField>
			<SelectField
				name="pickupPointId"
				label="Pickup"
				defaultValue={isStillThere ? booking.pickupPointId : ""}
			>
				{isStillThere ? null : <option value="">{booking.pickup}, no longer a stop</option>}
				{pickups.map((pickup) => (
					<option key={pickup.pointId} value={pickup.pointId}>
						{pickupLabel(pickup)}
					</option>
				))}
			</SelectField>
		</>
	);
}
