import type { Pickup } from "#app/catalogue/excursion.ts";
import { isLive } from "#app/departures/seats/booking-status.ts";
import { bookingFingerprint, type ShownState } from "#app/sales/booking/booking.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import type { Room } from "./edit/edit-statements.server.ts";
import { whyExtrasLack } from "./edit/lacking-words.ts";

/** A stop with its time on the departure to which a booking moves. */
export interface StopOfDay extends Pickup {
	/** Local date of the departure. */
	date: string;
	startTime: string;
	/** The guide's languages, as the row has them. */
	languages: string;
}

type DayChangeDecision =
	| { outcome: "changed"; excursionId: string }
	| { outcome: "nothing to change" | "unknown" | "over" | "changed meanwhile" | "not possible" }
	/** The form cannot be saved as it is; the words say why. */
	| { outcome: "refused"; words: string }
	/** The chosen departure is of an earlier day. */
	| { outcome: "day over" };

interface DayChangeState extends Room {
	record:
		| (ShownState &
				Pick<BookingRecord, "status" | "date" | "departureId" | "excursionId" | "pickupPointId"> &
				Pick<BookingRecord, "lines" | "extras">)
		| null;
	/** Null where the excursion does not stop there, or the departure is of another one. */
	stop: Pick<StopOfDay, "date"> | null;
}

/** Another departure or pickup of the same excursion, at the same price. */
export function decideDayChange(
	{ record, stop, hasSeats, extrasLeft }: DayChangeState,
	{
		departureId,
		pickupPointId,
		today,
		fingerprint,
	}: { departureId: number; pickupPointId: number; today: string; fingerprint: string },
): DayChangeDecision {
	if (!record) return { outcome: "unknown" };
	if (record.date < today) return { outcome: "over" };
	const isSameDeparture = record.departureId === departureId;
	// a repeated click: the first one has done it
	if (isSameDeparture && record.pickupPointId === pickupPointId)
		return { outcome: "nothing to change" };
	if (bookingFingerprint(record) !== fingerprint) return { outcome: "changed meanwhile" };
	if (!stop) return { outcome: "not possible" };
	if (stop.date < today) return { outcome: "day over" };
	if (!isLive(record.status) || !(isSameDeparture || hasSeats)) return { outcome: "not possible" };
	const extrasLack = isSameDeparture ? null : whyExtrasLack(record, extrasLeft);
	if (extrasLack) return { outcome: "refused", words: extrasLack };
	return { outcome: "changed", excursionId: record.excursionId };
}
