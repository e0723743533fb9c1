import type { Break } from "./audit/auditor.ts";
import type { Answer } from "./press.ts";
import type { AttackKind } from "./seat-attack.ts";
import { type Notebook, newNotebook } from "./staff-day/notebook.ts";

/** A promise made to a guest, which must stay true. */
interface ToldBooking {
	confirmId: string;
	/** The form's key: one form is one booking. */
	key: string;
	/** By which the booking is found after an erasure; noted later. */
	bookingId: number | null;
}

/** Somebody asked to be forgotten. */
interface ErasureNote {
	bookingId: number;
	by: "guest" | "staff";
	answer: Answer;
}

/** A form by which staff made a credit, or paid a part of one out. */
interface CreditNote {
	act: "made" | "paid out";
	/** Of the form. */
	key: string;
	answer: Answer;
}

/** A booking of a reseller, by its own id, and what its program was told of it last. */
export interface ResellerNote {
	resellerId: number;
	uuid: string;
	lastAnswer: "held" | "confirmed" | "cancelled" | "unknown";
}

/** What a reseller owes of one month's departures. */
export interface ResellerMonth {
	resellerId: number;
	/** "2027-06" */
	month: string;
	cents: number;
}

/** What resellers' programs did. */
interface ResellerTally {
	calls: number;
	holds: number;
	soldOut: number;
	confirm: number;
	extend: number;
	cancel: number;
	update: number;
	notes: ResellerNote[];
	/** By the net prices that they were told, and by the screen of staff. */
	theirMonths: ResellerMonth[];
	ourMonths: ResellerMonth[];
}

/** What the people of a drill did and were told. */
export interface Tally {
	bookings: number;
	/** What was booked beside seats. */
	extras: number;
	codes: number;
	wholeTrips: number;
	soldOut: number;
	gaveUp: number;
	/** Repeated clicks on one button. */
	doubleClicks: number;
	checkouts: number;
	paid: number;
	staffActs: number;
	/** What guests did on the page of their booking. */
	ownActs: number;
	clockChanges: number;
	/** Departures that the weather called off, and guests' answers that were taken. */
	weather: { calledOff: number; choices: number };
	/** `spent`: how often a credit has paid something. */
	credits: { spent: number; notes: CreditNote[] };
	resellers: ResellerTally;
	promisedBookings: ToldBooking[];
	erasures: ErasureNote[];
	/** What staff did and were told on their days. */
	notebook: Notebook;
	/** Errors that somebody saw, in words. */
	broken: string[];
	/** What the auditor found in the middle of a round. */
	breaksMidway: Break[];
	/** The most that attacks on seats held, by their origin. */
	attacks: Partial<Record<AttackKind, AttackTally>>;
}

export interface AttackTally {
	sources: number;
	posts: number;
	/** The most that all its sources together held at one moment. */
	bookings: number;
	seats: number;
	/** Minutes after the first post at which seats were still seen to be held. */
	minutes: number;
}

export function newTally(): Tally {
	return {
		bookings: 0,
		extras: 0,
		codes: 0,
		wholeTrips: 0,
		soldOut: 0,
		gaveUp: 0,
		doubleClicks: 0,
		checkouts: 0,
		paid: 0,
		staffActs: 0,
		ownActs: 0,
		clockChanges: 0,
		weather: { calledOff: 0, choices: 0 },
		credits: { spent: 0, notes: [] },
		resellers: {
			...{ calls: 0, holds: 0, soldOut: 0, confirm: 0, extend: 0, cancel: 0, update: 0 },
			...{ notes: [], theirMonths: [], ourMonths: [] },
		},
		promisedBookings: [],
		erasures: [],
		notebook: newNotebook(),
		broken: [],
		breaksMidway: [],
		attacks: {},
	};
}
