import {
	type ExtrasLeft,
	type LackingExtra,
	lackingExtras,
} from "#app/catalogue/extras/extra-stock.ts";
import { addDays, type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import {
	bookingHorizonDays,
	cutoffInstant,
	type Lacking,
	lackingOf,
	languagesOfRow,
} from "#app/departures/departure.ts";
import { chosenDeparture } from "#app/departures/offer/chosen-departure.ts";
import {
	type Booking,
	bookingFingerprint,
	type GuestBooking,
	type ShownState,
	type Stop,
	stopOn,
} from "#app/sales/booking/booking.ts";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";
import { type PolicyBooking, whatGuestMayDo } from "#app/sales/cancellation/what-guest-may-do.ts";
import { extrasOfLines } from "#app/sales/sold-extras.ts";
import { refundShown } from "./day-change.ts";

export interface GuestChange {
	/** Local date; absent when the day does not change. */
	date?: string | undefined;
	/** "HH:MM", where the day has several departures. */
	start?: string | undefined;
	pickupPointId: number;
	/** `bookingFingerprint` of the page: a change made after this is not overwritten. */
	fingerprint: string;
	/** The refund that the guest was shown for the new day, from `refundShown`; ignored when the day stays. */
	shownRefund: string;
}

export type GuestChangeDecision =
	| { outcome: "changed"; excursionId: string; departure: Target; stop: Stop }
	/** A repeated click. */
	| { outcome: "was changed already" }
	| { outcome: "nothing to change" }
	| { outcome: "unknown" }
	/** Somebody else changed it since the guest saw it. */
	| { outcome: "changed meanwhile" }
	/** The seats are taken, or the van does not stop there. */
	| { outcome: "not possible" }
	/** Somebody has a seat on the departure that the party wants whole. */
	| { outcome: "not whole" }
	/** Seats are free, but too few of the booking's extras are left. */
	| { outcome: "extras lack"; lacking: LackingExtra[] }
	/** The new day has several departures, and none is chosen. */
	| { outcome: "start missing" }
	/** A limit of the policy or the cut-off of the new day has passed. */
	| { outcome: "too late" }
	/** Staff move a booking to a day that costs more. */
	| { outcome: "costs more" }
	/** The guest has not seen the present refund of the new day yet. */
	| { outcome: "look first" };

/** A departure to which the booking may move. */
interface Target {
	id: number;
	/** Local date. */
	date: string;
	startTime: string;
	/** The guide's. */
	languages: string[];
	/** What it lacks to run with this booking's guests. */
	lacking: Lacking | null;
	hasSeats: boolean;
	/** Beside those of the booking itself. */
	extrasLeft: ExtrasLeft;
	/** See `isDearer`. */
	isDearer: boolean;
}

/** A row of the chosen day, of the booking's excursion. */
interface DepartureOfDay
	extends Omit<Target, "languages" | "lacking">,
		Pick<
			Booking["departure"],
			"state" | "sells" | "sold" | "minimumGuests" | "decideHours" | "runsAnyway"
		> {
	/** As the row has them: "en de". */
	languages: string;
}

interface ChangeableBooking
	extends ShownState,
		Pick<Booking, "date" | "seats" | "pickupPointId" | "stops" | "lines" | "extras"> {
	guest: PolicyBooking["guest"] & Pick<GuestBooking, "isWhole" | "lacking">;
	trip: PolicyBooking["trip"] & Pick<Booking["trip"], "isActive">;
	departure: Pick<Booking["departure"], "id" | "date" | "startTime" | "languages">;
}

/** Moves a confirmed booking to another departure or stop within the limits of the policy. */
export function decideGuestChange(
	{
		booking,
		departures,
	}: { booking: ChangeableBooking | null; departures: readonly DepartureOfDay[] },
	{ change, clock }: { change: GuestChange; clock: IslandClock },
): GuestChangeDecision {
	if (!booking) return { outcome: "unknown" };
	const { guest, trip } = booking;
	// a trip that the weather called off is changed by the guest's choice, whatever the limits
	if (guest.weather?.choice === null) return { outcome: "nothing to change" };
	const { pickupPointId } = change;
	const isChangedSince = bookingFingerprint(booking) !== change.fingerprint;
	const departure = targetOf(change, booking, departures);
	if (departure === "start missing") return { outcome: "start missing" };
	if (!departure) return { outcome: "not possible" };
	const isSameDeparture = departure.id === booking.departure.id;
	if (isSameDeparture && booking.pickupPointId === pickupPointId)
		return { outcome: isChangedSince ? "was changed already" : "nothing to change" };
	const stop = stopOn(booking, pickupPointId, departure);
	if (!stop) return { outcome: "not possible" };
	const terms = whatGuestMayDo(guest, trip, clock, languageOfBooking(guest.language));
	const isInTime = isSameDeparture
		? terms.mayChangePickup
		: terms.mayMove && mayStillChoose(departure, trip, clock);
	if (!isInTime) return { outcome: "too late" };
	if (departure.isDearer) return { outcome: "costs more" };
	if (
		!isSameDeparture &&
		change.shownRefund !== refundShown({ ...guest, ...clock }, departure, clock.now)
	)
		return { outcome: "look first" };
	if (isChangedSince) return { outcome: "changed meanwhile" };
	if (!isSameDeparture && !(trip.isActive && departure.hasSeats))
		return { outcome: guest.isWhole ? "not whole" : "not possible" };
	const lacking = isSameDeparture
		? []
		: lackingExtras(extrasOfLines(booking), departure.extrasLeft);
	if (lacking.length > 0) return { outcome: "extras lack", lacking };
	return { outcome: "changed", excursionId: guest.excursionId, departure, stop };
}

/** The departure to which the guest wants to move. */
function targetOf(
	{ date, start, fingerprint }: GuestChange,
	booking: ChangeableBooking,
	ofDay: readonly DepartureOfDay[],
): Target | "start missing" | undefined {
	const { departure, guest, seats } = booking;
	const present = {
		...{ ...departure, lacking: guest.lacking ?? null },
		...{ hasSeats: true, extrasLeft: {}, isDearer: false },
	};
	if (!date) return present;
	const isSameDay = date === departure.date && !start;
	// sent twice, the form finds the booking on its new day; sent once, it asks for another departure of the same day
	const isRepeated = bookingFingerprint(booking) !== fingerprint;
	const others = ofDay.filter(({ id }) => id !== departure.id);
	if (isSameDay && (isRepeated || others.length === 0)) return present;
	const target = chosenDeparture(isSameDay ? others : ofDay, { date, start });
	if (typeof target !== "object") return target;
	return {
		...target,
		languages: languagesOfRow(target),
		hasSeats: target.hasSeats && target.sells !== (guest.isWhole ? "seats" : "whole"),
		lacking: lackingOf({ ...target, sold: target.sold + seats }),
	};
}

/** Whether guests may still book a departure. */
function mayStillChoose(
	{ date, startTime }: Target,
	{ cutoffHours }: { cutoffHours: number },
	{ now, timeZone }: IslandClock,
): boolean {
	const closes = cutoffInstant({ startTime, cutoffHours }, date, timeZone);
	return now < closes && date <= addDays(localDateAt(now, timeZone), bookingHorizonDays);
}
