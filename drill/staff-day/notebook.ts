import type { Answer } from "../press.ts";

/** How money came that no gateway knows. */
export type Hand = "cash" | "terminal";

/** Cents; each note is one form, however often it was pressed. */
type MoneyNote = { answer: Answer; bookingId: number; by: string } & (
	| { act: "take"; way: Hand; cents: number }
	/** The party's price changed by the difference. */
	| { act: "edit"; difference: number; settle: Settle }
	| { act: "pay back"; cents: number; way: Hand | "gateway" }
	/** Of a cancelled booking. */
	| { act: "goodwill"; cents: number }
	| { act: "cancel"; refund: boolean }
	/** By the policy, which gives this share of what we keep. */
	| { act: "guest cancels"; percent: number }
	/** By the link that staff gave, at the gateway; whether it is kept depends on who was first. */
	| { act: "guest pays"; paymentId: string; cents: number }
);
export type Settle = "link" | "hotel" | "day" | "cash" | "terminal" | "forgive" | "back";

/** A sale is found by its mark in the notes for staff, because the answer with its id may be lost. */
export interface SaleNote {
	answer: Answer;
	mark: string;
	by: string;
	bookingId: number | null;
	priceCents: number;
	/** Taken at once, in cents. */
	takenMoney: { way: Hand; cents: number } | null;
	isHeld: boolean;
	/** Cents that the hotel collects. */
	byHotel: number;
	hasEmail: boolean;
}

export interface TickNote {
	id: string;
	bookingId: number;
	people: readonly number[];
	state: "picked up" | "no-show" | "";
	/** "unknown" while no answer came; otherwise whether the server says that it has stored it. */
	answer: "stored" | "gone" | "unknown";
}

/** The giver's or receiver's side of a hand-over of cash. */
interface HandoverNote {
	act: "declare" | "receive" | "withdraw";
	answer: Answer;
	by: string;
	/** Cents that the purse should hold; what was declared. */
	cents: number;
	handoverId: number | null;
}

/** What staff did and were told in a drill, by which the auditor judges the database. */
export interface Notebook {
	sales: SaleNote[];
	money: MoneyNote[];
	ticks: TickNote[];
	handovers: HandoverNote[];
	/** Guests' own bookings that staff change: bought at this price on the website. */
	bought: { bookingId: number; confirmId: string; priceCents: number }[];
	/** Attempts to give a guide, vehicle or driver to departures. */
	teams: { attempts: number; refused: number };
}

export function newNotebook(): Notebook {
	return {
		sales: [],
		money: [],
		ticks: [],
		handovers: [],
		bought: [],
		teams: { attempts: 0, refused: 0 },
	};
}
