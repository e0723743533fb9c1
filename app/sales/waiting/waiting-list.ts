/** What a waiting list needs in one run: who has left it, and who is offered what is free. Pure. */
import type { IslandClock } from "#app/catalogue/local-date.ts";
import type { waitingParties } from "#app/database/schema.server.ts";
import { type OfferTime, offerTime } from "./offer-time.ts";

export type WaitingEnd = NonNullable<(typeof waitingParties.$inferSelect)["end"]>;

/** A party that has not ended, with what decides about it. */
export interface LiveParty {
	id: number;
	/** Shared by the rows of one party that waits for several days. */
	secret: string;
	departureId: number;
	seats: number;
	date: string;
	startTime: string;
	cutoffHours: number;
	/** The departure is open and its excursion on sale. */
	isOnSale: boolean;
	/** Seats of the departure that anybody may book. */
	freeSeats: number;
	/** Its own offer holds seats, has been bought or has ended without. */
	offer: "none" | "live" | "over";
	/** One of its days has a live offer. */
	hasOffer: boolean;
	/** It has bought one of its days, or the trip on another one. */
	hasBought: boolean;
}

/** Why a party's wait is over; null while it waits or has an offer. */
function endOf(party: LiveParty, time: OfferTime): WaitingEnd | null {
	if (party.hasBought) return "bought";
	if (party.offer === "over") return "lapsed";
	if (party.offer === "live") return null;
	return party.isOnSale && time.state !== "over" ? null : "gone";
}

/** Free seats of one departure, and who waits for them in the order of the list. */
export interface OpenList {
	departureId: number;
	freeSeats: number;
	/** Until when an offer of this moment holds. */
	until: number;
	parties: LiveParty[];
}

/**
 * @param parties in the order of their lists.
 * @returns who is not waiting any more, and the lists with free seats that may be offered now.
 */
export function sortLists(
	parties: readonly LiveParty[],
	clock: IslandClock,
): { ends: { id: number; end: WaitingEnd }[]; lists: OpenList[] } {
	const ends: { id: number; end: WaitingEnd }[] = [];
	const lists = new Map<number, OpenList>();
	for (const party of parties) {
		const { id, departureId, freeSeats } = party;
		const time = offerTime(party, clock);
		const end = endOf(party, time);
		if (end) ends.push({ id, end });
		else if (party.offer === "none" && time.state === "now" && freeSeats > 0) {
			const list = lists.get(departureId) ?? {
				...{ departureId, freeSeats, until: time.until },
				parties: [],
			};
			list.parties.push(party);
			lists.set(departureId, list);
		}
	}
	return { ends, lists: [...lists.values()] };
}
