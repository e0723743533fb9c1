/** Who of a waiting list is offered seats that are free: the first party that fits, then the next one that does. */

interface WaitingParty {
	id: number;
	seats: number;
	/** It has a live offer of another day. */
	hasOffer: boolean;
}

/** Two free seats never wake a party of four: it keeps its place while smaller parties behind it are served. */
export interface Turn {
	id: number;
	/** How many seats were free for it. */
	freeSeats: number;
	/** Parties before it for which these were too few. */
	passedOver: number[];
}

/** @param parties in the order of the list. */
export function nextTurns(parties: readonly WaitingParty[], freeSeats: number): Turn[] {
	const turns: Turn[] = [];
	const passedOver: number[] = [];
	let left = freeSeats;
	for (const { id, seats, hasOffer } of parties) {
		if (hasOffer) continue;
		if (seats > left) passedOver.push(id);
		else {
			turns.push({ id, freeSeats: left, passedOver: [...passedOver] });
			left -= seats;
		}
	}
	return turns;
}
