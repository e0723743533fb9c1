/** What staff tell the guests of one departure at once; pure rules for browser and server. */

import * as v from "valibot";
import type { Boarding } from "#app/bookings/boarding/ticks/boarding.ts";
import { messageRulesTexts as texts } from "#app/messages/catalogues/staff-departures/message-rules.ts";
import { sharedTexts } from "#app/messages/catalogues/staff-departures/shared.ts";
import { toldGuestsTexts } from "#app/messages/catalogues/staff-departures/told-guests.ts";
import { blockOfText, filled, lineOfText } from "#app/ui/form/text-schema.ts";
import { handWays } from "./hand-ways.ts";

export const messageKinds = ["late", "elsewhere", "other"] as const;
export type MessageKind = (typeof messageKinds)[number];

export const delays = [5, 10, 15, 20, 25, 30, 45, 60, 90, 120] as const;
const chosenDelay = v.pipe(
	v.string(texts.minutes),
	v.transform(Number),
	v.picklist(delays, texts.minutes),
);

/** "all", "from <stop>" or "only <stop>"; a stop is named by `stopKey`. */
const stops = filled(
	v.pipe(v.string(), v.regex(/^(all|(from|only) \d{2}:\d{2} \d{1,12})$/, texts.stops)),
);
const why = filled(lineOfText({ what: sharedTexts.reason.what, most: 200 }));
const common = {
	stops,
	/** Made once for each form. */
	key: v.pipe(v.string(), v.uuid()),
	/** The guests that were shown, see `guestsToken`. */
	shown: v.pipe(v.string(), v.maxLength(64)),
};

export const messageSchema = v.variant("kind", [
	v.object({ kind: v.literal("late"), minutes: chosenDelay, why, ...common }),
	v.object({
		kind: v.literal("elsewhere"),
		place: v.pipe(
			v.string(texts.placeMissing),
			v.trim(),
			v.nonEmpty(texts.placeMissing),
			lineOfText({ what: texts.what.place, least: 4, most: 120 }),
		),
		time: filled(v.pipe(v.string(), v.regex(/^(|([01]\d|2[0-3]):[0-5]\d)$/, texts.time))),
		why,
		...common,
	}),
	v.object({
		kind: v.literal("other"),
		text: blockOfText({ what: texts.what.text, least: 10, most: 800, missing: texts.textMissing }),
		...common,
	}),
]);
type Sent = v.InferOutput<typeof messageSchema>;
/** What is said, without the token of the guests that were shown. */
export type DepartureMessage = Sent extends infer Each
	? Each extends Sent
		? Omit<Each, "key" | "shown">
		: never
	: never;

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
export function fateOf(
	{ boarding, aboard, seats, pickup }: MessageGuest,
	{ kind, stops: chosen }: Pick<DepartureMessage, "kind" | "stops">,
): MessageFate {
	if (boarding === "no-show") return "did not come";
	if (!isChosenStop(pickup, chosen)) return "another stop";
	if (kind !== "other" && aboard >= seats) return "on board";
	return "told";
}

export function stopKey({ time, pointId }: MessageGuest["pickup"]): string {
	return `${time} ${pointId}`;
}

function isChosenStop(pickup: MessageGuest["pickup"], chosen: string): boolean {
	const [which, time = "", pointId] = chosen.split(" ");
	if (which === "from") return pickup.time >= time;
	if (which === "only") return stopKey(pickup) === `${time} ${pointId}`;
	return true;
}

/** The stops of a departure's guests in the order of the van. */
export function stopsOfGuests(guests: readonly MessageGuest[]): MessageGuest["pickup"][] {
	const found = new Map(guests.map(({ pickup }) => [stopKey(pickup), pickup]));
	return [...found.values()].sort(
		(one, other) => one.time.localeCompare(other.time) || one.title.localeCompare(other.title),
	);
}

/** The best way to reach a guest by hand, in words. */
export function handWayInWords(guest: Pick<MessageGuest, "phone" | "hotel" | "pickup">): string {
	const { whatsApp, sms, hotel } = handWays(guest, "");
	const { way } = toldGuestsTexts;
	if (whatsApp) return way.whatsApp;
	if (sms) return way.sms;
	return hotel ? way.hotel({ hotel: hotel.name }) : way.stop({ stop: guest.pickup.title });
}
