import { plural } from "../../../plural.ts";
import { seatsOf } from "../../counted-nouns.ts";

const guestsAre = (count: number) =>
	`${count} ${plural("en", count, { one: "guest is", other: "guests are" })}`;

interface Oversold {
	extra: number;
	bookedGuests: number;
	seats: number;
}

/** The manifest of one departure: its stops, its guests and their ticks. */
export const en = {
	title: "Manifest",
	/** @param title of the excursion, or the screen's. */
	pageTitle: ({ title }: { title: string }) => `${title} · Staff`,
	head: {
		/** Behind it stand the papers and what changes the whole departure. */
		more: "More ▾",
		starts: ({ time }: { time: string }) => `starts ${time}`,
		closed: "Not on sale",
		cancelled: "Cancelled",
		calledOff: "Called off by weather",
		weather: "Weather",
		/** What the guests chose whom the weather stopped. */
		weatherChoices: "What the guests chose",
		/** @param names of all vehicles: "Van 3 + Van 5". */
		vehicles: ({ names, seats }: { names: string; seats: number }) => `${names}, ${seatsOf(seats)}`,
		move: "Move the guests",
		waitingList: ({ count }: { count: number }) =>
			count === 0 ? "Waiting list" : `Waiting list (${count})`,
	},
	none: {
		title: "Nobody is booked on this departure",
		text: "Guests stand here as soon as their booking is confirmed.",
	},
	unpaid: ({ sums }: { sums: string }) => `Held, not paid: ${sums}`,
	notes: {
		label: "Notes",
		oversold: ({ extra, bookedGuests, seats }: Oversold) =>
			`<b>Oversold by ${extra}.</b> ${guestsAre(bookedGuests)} booked, it has ${seatsOf(seats)}.`,
	},
	glance: {
		guests: "Guests",
		ofSeats: ({ seats }: { seats: number }) => `of ${seatsOf(seats)}`,
		stops: "Stops",
		onBoard: "On board",
		onBoardAndMissing: ({ count, missing }: { count: number; missing: number }) =>
			`${count} · ${missing} missing`,
		speak: "Speak",
		guideSpeaks: "Guide speaks",
	},
	/** How many guests wait at a stop. */
	guestsOfStop: ({ count }: { count: number }) =>
		`${count}<hidden> ${plural("en", count, { one: "guest", other: "guests" })}</hidden>`,
	guest: {
		isOnBoard: ({ name }: { name: string }) => `${name} is on board`,
		/** @param partner the hotel that sold the booking. */
		soldBy: ({ partner }: { partner: string }) => `by ${partner}`,
		/** A note of staff; their words follow. */
		note: "Note:",
		noteBy: ({ name }: { name: string }) => `Note by ${name}:`,
		notSent: "Kept on this phone, not sent yet",
		noShow: ({ name }: { name: string }) => `No-show<hidden>, ${name}</hidden>`,
		undoNoShow: ({ name }: { name: string }) => `Undo no-show<hidden>, ${name}</hidden>`,
	},
	history: {
		title: "History",
		moved: "Moved",
		cancelled: "Cancelled",
		by: ({ name, time }: { name: string; time: string }) => `by ${name}, ${time}`,
	},
};
