/** What the guest of a departure that the weather called off may choose, and until when; pure rules. */
import { type ExtrasLeft, lackingExtras } from "#app/catalogue/extras/extra-stock.ts";
import { addDays, type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import {
	bookingHorizonDays,
	cutoffInstant,
	type Lacking,
	type WayToSell,
} from "#app/departures/departure.ts";
import { type Booking, type Stop, stopOn } from "#app/sales/booking/booking.ts";
import { type RefundShare, refundShares } from "#app/sales/cancellation/refund-shares.ts";
import { paidByCredit, type RefundablePayment } from "#app/sales/payments/money.ts";
import { extrasOfLines } from "#app/sales/sold-extras.ts";

export type WeatherRequest =
	| { choice: "money" | "credit" }
	| { choice: "move"; departureId: number };
/** `time`: nobody answered until the end. */
export type WeatherBy = "guest" | "staff" | "time";

/** A departure with room for the party, and where it waits for it. */
export interface WeatherTarget {
	id: number;
	/** Local date and start. */
	date: string;
	startTime: string;
	/** The guide's. */
	languages: string[];
	/** What it lacks to run with this booking's guests; null when it runs. */
	lacking: Lacking | null;
	stop: Stop;
}

/** A departure of the booking's excursion with free seats for it. */
export interface RoomyDeparture extends Omit<WeatherTarget, "stop"> {
	sells: WayToSell;
	/** Beside those of the booking itself. */
	extrasLeft: ExtrasLeft;
}

type Moved = Pick<
	Booking,
	"departureId" | "stops" | "pickupPointId" | "isWhole" | "lines" | "extras"
> & {
	trip: Pick<Booking["trip"], "cutoffHours" | "isActive">;
};

/** Most departures that are offered: the nearest, in the order in which they leave. */
const targetsShown = 6;

/** Departures to which a booking can move: its own stop is on them, and they are still on sale. They come by their nearness. */
export function weatherTargets(
	booking: Moved,
	departures: readonly RoomyDeparture[],
	{ now, timeZone }: IslandClock,
): WeatherTarget[] {
	const { trip, pickupPointId, isWhole } = booking;
	if (!trip.isActive) return [];
	const last = addDays(localDateAt(now, timeZone), bookingHorizonDays);
	const asSold = isWhole ? "seats" : "whole";
	return departures
		.filter(({ sells, date }) => sells !== asSold && date <= last)
		.filter((each) => now < cutoffOf(each, trip, timeZone))
		.filter(({ extrasLeft }) => lackingExtras(extrasOfLines(booking), extrasLeft).length === 0)
		.flatMap(({ sells: _, extrasLeft: __, ...each }) => {
			const stop = stopOn(booking, pickupPointId, each);
			return stop ? [{ ...each, stop }] : [];
		})
		.slice(0, targetsShown)
		.sort((one, other) =>
			`${one.date} ${one.startTime}` < `${other.date} ${other.startTime}` ? -1 : 1,
		);
}

interface ChoosingBooking
	extends Pick<Booking, "date" | "startTime" | "departureId" | "excursionId" | "weather"> {
	trip: Pick<Booking["trip"], "cutoffHours">;
	payments: readonly RefundablePayment[];
}

export type WeatherDecision =
	| { outcome: "unknown" }
	/** It was chosen before, or the departure leaves after all. */
	| { outcome: "over already" }
	| { outcome: "too late" }
	/** The seats of that departure are taken. */
	| { outcome: "not possible" }
	/** Nothing was paid to us, or the guest's bank has it. */
	| { outcome: "no credit" }
	| { outcome: "money"; excursionId: string; shares: RefundShare[]; cents: number }
	/** `back`: into the credits that have paid; `intoCredit`: what becomes a new one. */
	| {
			outcome: "credit";
			excursionId: string;
			back: RefundShare[];
			intoCredit: RefundShare[];
			cents: number;
	  }
	| { outcome: "move"; excursionId: string; target: WeatherTarget };

/** Until when the guest may choose; who has taken another departure may change that until it is nearly leaving. */
export function weatherEnds(
	{ weather, trip, ...departure }: Pick<ChoosingBooking, "date" | "startTime" | "trip" | "weather">,
	timeZone: string,
): number {
	if (!weather) return 0;
	return weather.choice === null
		? weather.until
		: Math.min(weather.until, cutoffOf(departure, trip, timeZone));
}

function cutoffOf(
	{ date, startTime }: { date: string; startTime: string },
	{ cutoffHours }: { cutoffHours: number },
	timeZone: string,
): number {
	return cutoffInstant({ startTime, cutoffHours }, date, timeZone);
}

/** Cents that can become credit: what we have, no bank disputes, and no credit has paid. */
export function creditableCents(payments: readonly RefundablePayment[]): number {
	return payments.some(({ disputeState }) => disputeState)
		? 0
		: sumOf(sharesOf(payments).intoCredit);
}

/** What a credit has paid goes back into it; only the rest becomes a new one. */
function sharesOf(payments: readonly RefundablePayment[]) {
	return {
		back: refundShares(payments.filter(paidByCredit)),
		intoCredit: refundShares(payments.filter((each) => !paidByCredit(each))),
	};
}

function sumOf(shares: readonly RefundShare[]): number {
	return shares.reduce((sum, { cents }) => sum + cents, 0);
}

/** The guest, staff for them, or the end of the time choose; it is us who cancel, so everything goes back. */
export function decideWeather(
	{ booking, targets }: { booking: ChoosingBooking | null; targets: readonly WeatherTarget[] },
	request: WeatherRequest,
	{ by, clock }: { by: WeatherBy; clock: IslandClock },
): WeatherDecision {
	if (!booking) return { outcome: "unknown" };
	const { weather, payments, excursionId } = booking;
	if (!weather) return { outcome: "over already" };
	if (
		by === "time"
			? weather.choice !== null || clock.now < weather.until
			: isOver(booking, by, clock)
	)
		return { outcome: by === "time" ? "over already" : "too late" };
	switch (request.choice) {
		case "money": {
			const shares = refundShares(payments);
			return { outcome: "money", excursionId, shares, cents: sumOf(shares) };
		}
		case "credit": {
			const cents = creditableCents(payments);
			if (cents === 0) return { outcome: "no credit" };
			return { outcome: "credit", excursionId, ...sharesOf(payments), cents };
		}
		case "move": {
			// sent twice
			if (request.departureId === booking.departureId) return { outcome: "over already" };
			const target = targets.find(({ id }) => id === request.departureId);
			return target ? { outcome: "move", excursionId, target } : { outcome: "not possible" };
		}
	}
}

/** Staff may choose for a guest until the cron job has given the money back. */
function isOver(booking: ChoosingBooking, by: WeatherBy, { now, timeZone }: IslandClock): boolean {
	if (by === "staff" && booking.weather?.choice === null) return false;
	return now >= weatherEnds(booking, timeZone);
}
