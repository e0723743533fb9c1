import { plural } from "../../../plural.ts";
import { seatsOf } from "../../counted-nouns.ts";

/** The guests of a departure that the weather called off, and the choice that staff make for one of them. */
export const en = {
	title: "Called off by weather",
	nobody: "Nobody had anything to choose: no paid booking was on this departure.",
	figures: {
		open: "Still to choose",
		money: "Money back",
		move: "Another departure",
		credit: "Credit",
		otherwise: "By staff otherwise",
		bookings: ({ count }: { count: number }) =>
			`${count} ${plural("en", count, { one: "booking", other: "bookings" })}`,
	},
	byHand: "To reach by hand",
	asked: "Asked by mail",
	chosen: "Settled",
	party: ({ reference, seats }: { reference: string; seats: number }) =>
		`${reference}, ${seatsOf(seats)}`,
	until: ({ until }: { until: string }) => `Chooses until ${until}`,
	notReached: ({ until }: { until: string }) =>
		`No mail reaches this guest, who chooses until ${until}`,
	otherwise: "Staff moved or cancelled this booking",
	money: ({ sum }: { sum: string }) => `Money back, ${sum}`,
	credit: ({ sum }: { sum: string }) => `Credit, ${sum}`,
	move: ({ day }: { day: string }) => `Moved to ${day}`,
	by: { guest: "by the guest", staff: "by staff for the guest", time: "nobody answered in time" },
	choice: ({ choice, by, time }: { choice: string; by: string; time: string }) =>
		`${choice} · ${by}, ${time}`,
	choose: "Choose for the guest",
	/** It leaves after all. */
	reopen: "It leaves after all",
	/** On the booking's record. */
	record: {
		choosing: ({ until }: { until: string }) =>
			`The weather called off this departure. The guest chooses until ${until}; after that all money goes back by itself.`,
		taken: ({ date }: { date: string }) =>
			`The guest took this departure because the weather called off the one on ${date}.`,
	},
	page: {
		title: "Choose for the guest",
		lead: "Ask the guest first. It counts as the guest’s choice, with your name in the history, and the guest gets a mail.",
		confirm: "Choose this for the guest",
		leave: "Leave it to the guest",
		nothing: "This booking has nothing to choose any more.",
		done: "That is chosen for the guest.",
	},
};
