import type { Break } from "./auditor.ts";
import type { AttackKind } from "./seat-attack.ts";

/** What somebody was told, and may rely on from then on. */
interface Told {
	confirmId: string;
	/** The form's own key: one form is one booking. */
	key: string;
}

/** What the people of a drill did and what they were told. */
export interface Tally {
	bookings: number;
	soldOut: number;
	/** Nobody answered them, however often they tried. */
	gaveUp: number;
	/** Clicks on a button that had been clicked before. */
	doubleClicks: number;
	checkouts: number;
	paid: number;
	staffActs: number;
	/** What guests did on the page of their own booking. */
	ownActs: number;
	clockChanges: number;
	told: Told[];
	/** What somebody saw that must not be, in words. */
	broken: string[];
	/** What the auditor saw in the middle of a round. */
	seen: Break[];
	/** What attacks on seats could take at most, by where they came from. */
	attacks: Partial<Record<AttackKind, AttackTally>>;
}

export interface AttackTally {
	sources: number;
	posts: number;
	/** The most that all its sources together held at one moment. */
	bookings: number;
	seats: number;
	/** How long after the first post something was seen to be held still. */
	minutes: number;
}

export function newTally(): Tally {
	return {
		bookings: 0,
		soldOut: 0,
		gaveUp: 0,
		doubleClicks: 0,
		checkouts: 0,
		paid: 0,
		staffActs: 0,
		ownActs: 0,
		clockChanges: 0,
		told: [],
		broken: [],
		seen: [],
		attacks: {},
	};
}
