import { laterBy } from "#app/departures/departure-times.ts";
import type { DepartureMessage } from "./departure-message.ts";

/** When and where a guest is met now, as the newest message to the departure says. */
export interface ToldMeeting {
	/** Local time "HH:MM". */
	time: string;
	/** Null: at the stop, as before. */
	place: string | null;
}

/**
 * @param storedMessage a `DepartureMessage` as JSON, or null without one.
 * @param pickupTime the guest's usual time "HH:MM"; as with all times of a departure, a later one stays within its day.
 */
export function toldMeeting(storedMessage: string | null, pickupTime: string): ToldMeeting | null {
	if (storedMessage === null) return null;
	const message: DepartureMessage = JSON.parse(storedMessage);
	switch (message.kind) {
		case "late":
			return { time: laterBy(pickupTime, message.minutes), place: null };
		case "elsewhere":
			return { time: message.time || pickupTime, place: message.place };
		case "other":
			return null;
	}
}

interface Stop {
	time: string;
	title: string;
	newMeeting?: ToldMeeting | null;
}

/** A stop with the time and place that its guests were told last. */
export function stopAsTold<Each extends Stop>(stop: Each): Each {
	return {
		...stop,
		time: stop.newMeeting?.time ?? stop.time,
		title: stop.newMeeting?.place ?? stop.title,
	};
}

/** What the guests of one stop were told; who booked afterwards was not. */
export function toldAtStop(guests: readonly { pickup: Stop }[]): ToldMeeting | null {
	return guests.find(({ pickup }) => pickup.newMeeting)?.pickup.newMeeting ?? null;
}
