/** Whom a message to a departure reaches; pure rules for browser and server. */

import type { DepartureMessage } from "#app/departures/messages/departure-message.ts";
import { toldGuestsTexts } from "#app/messages/staff/departures/told-guests.ts";
import type { Boarding } from "#app/operations/boarding/ticks/boarding.ts";
import { byTitle } from "#app/ui/format/by-name.ts";
import { phoneLinks } from "#app/ui/format/phone-links.ts";

/** A booking of the departure, for the list of who gets a message. */
export interface MessageGuest {
	id: number;
	reference: string;
	name: string;
	language: string | null;
	seats: number;
	/** Has an address from which no mail came back. */
	hasMail: boolean;
	comesBack: boolean;
	phone: string | null;
	/** The hotel that sold the booking or where the guest waits, when its number is known. */
	hotel: { name: string; phone: string } | null;
	boarding: Boarding | null;
	/** People on board. */
	aboard: number;
	pickup: { pointId: number; time: string; title: string; place: string };
	/** As the guest reads them. */
	inGuestWords: { trip: string; stop: string; place: string };
}

export type MessageFate = "told" | "on board" | "did not come" | "another stop";

/** Whom a message reaches. Somebody who sits in the van needs no new time, but may be told something else. */
export function outcomeOf(
	{ boarding, aboard, seats, pickup }: MessageGuest,
	{ kind, stops: chosenStop }: Pick<DepartureMessage, "kind" | "stops">,
): MessageFate {
	if (boarding === "no-show") return "did not come";
	if (!isChosenStop(pickup, chosenStop)) return "another stop";
	if (kind !== "other" && aboard >= seats) return "on board";
	return "told";
}

export function stopKey({ time, pointId }: MessageGuest["pickup"]): string {
	return `${time} ${pointId}`;
}

function isChosenStop(pickup: MessageGuest["pickup"], chosenStop: string): boolean {
	const [which, time = "", pointId] = chosenStop.split(" ");
	if (which === "from") return pickup.time >= time;
	if (which === "only") return stopKey(pickup) === `${time} ${pointId}`;
	return true;
}

/** The stops of a departure's guests in the order of the van. */
export function stopsOfGuests(guests: readonly MessageGuest[]): MessageGuest["pickup"][] {
	const stops = new Map(guests.map(({ pickup }) => [stopKey(pickup), pickup]));
	return [...stops.values()].sort(
		(one, other) => one.time.localeCompare(other.time) || byTitle(one, other),
	);
}

/** The best way to reach a guest by hand, in words. */
export function handWayInWords(guest: Pick<MessageGuest, "phone" | "hotel" | "pickup">): string {
	const { whatsApp, sms } = phoneLinks(guest.phone, "");
	const { hotel } = guest;
	const { way } = toldGuestsTexts;
	if (whatsApp) return way.whatsApp;
	if (sms) return way.sms;
	return hotel ? way.hotel({ hotel: hotel.name }) : way.stop({ stop: guest.pickup.title });
}
