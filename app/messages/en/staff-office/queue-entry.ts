import { plural } from "../../plural.ts";
import { guestsOf } from "./counted.ts";

/** One thing that staff must look at: its sentence, what they do about it, and its place beside the day. */
export const queueEntry = {
	sentences: {
		oversold: ({ sold, extra, offered }: { sold: number; extra: number; offered: number }) =>
			`${sold} sold, that is ${extra} more than ${offered}`,
		vehicleTooSmall: ({ extra }: { extra: number }) =>
			`${extra} more sold than the vehicle has seats`,
		closedButSold: ({ sold }: { sold: number }) =>
			`${sold} ${plural("en", sold, { one: "guest is", other: "guests are" })} booked, but the date is closed`,
		noGuide: ({ sold }: { sold: number }) => `Nobody guides ${guestsOf(sold)} yet`,
		noVehicle: ({ sold }: { sold: number }) => `No vehicle takes ${guestsOf(sold)} yet`,
		hotelPaysBack: ({ sum }: { sum: string }) => `The hotel has to pay ${sum} back to the guest`,
		cashGoesBack: ({ sum }: { sum: string }) => `Give ${sum} back to the guest by hand`,
		message: ({ name }: { name: string }) => `${name} waits for an answer`,
	},
	ways: {
		seats:
			"Move or cancel the departure, or give it the seats it needs; it leaves this list automatically.",
		team: "Choose one in the calendar; it leaves this list automatically.",
		hotelPaysBack: "Ask the hotel, then mark the booking as paid back.",
		cashGoesBack: "Give the money back, then record it on the booking.",
	},
	before: ({ when }: { when: string }) => `Before ${when}`,
	since: ({ when }: { when: string }) => `Since ${when}`,
	firstBefore: ({ when }: { when: string }) => `The first before ${when}`,
	firstSince: ({ when }: { when: string }) => `The first since ${when}`,
	/** "Sat 5 June, 08:45" */
	dayAndTime: ({ date, time }: { date: string; time: string }) => `${date}, ${time}`,
	glance: {
		titleCounted: ({ open }: { open: number }) => `Needs attention (${open})`,
		none: "Nothing: money, mails and departures are all in order.",
		seeAll: ({ open }: { open: number }) => `See all ${open}`,
		moneyToPayBack: ({ detail }: { detail: string }) => `Money to pay back (${detail})`,
		mailNotDelivered: ({ detail }: { detail: string }) =>
			`A mail could not be delivered: ${detail}`,
	},
};
