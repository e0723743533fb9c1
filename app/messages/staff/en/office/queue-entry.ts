import { plural } from "../../../plural.ts";
import { guestsOf, seatsOf } from "../../counted-nouns.ts";

/** One thing that staff must look at: its sentence, what they do about it, and its place beside the day. */
export const en = {
	sentences: {
		/** @param troubles what the departure lacks: "no guide, no vehicle". */
		departure: ({ trip, troubles }: { trip: string; troubles: string }) => `${trip}: ${troubles}`,
		hotelPaysBack: ({ sum }: { sum: string }) => `The hotel has to pay ${sum} back to the guest`,
		cashGoesBack: ({ sum }: { sum: string }) => `Give ${sum} back to the guest by hand`,
		unpaidSaleEnded: ({ sum }: { sum: string }) =>
			`The guest has not paid ${sum} in time: hold the seats again, or say that nobody wants them`,
		holdEnds: ({ sum }: { sum: string }) =>
			`The seats are free again soon, and no mail reaches the guest: call about the ${sum}`,
		/** @param name of who waited for seats. */
		waitingOffer: ({ name, seats }: { name: string; seats: number }) =>
			`Tell ${name}, who has no email, that ${seatsOf(seats)} of the waiting list ${plural("en", seats, { one: "is", other: "are" })} held`,
		waitingStuck: ({ trip, parties }: { trip: string; parties: number }) =>
			`${trip}: seats are free, and ${plural("en", parties, { one: "a party that waits was", other: `${parties} parties that wait were` })} offered none. Offer them by hand`,
		message: ({ name }: { name: string }) => `${name} waits for an answer`,
	},
	/** What a departure lacks. */
	troubles: {
		oversold: ({ sold, extra, offered }: { sold: number; extra: number; offered: number }) =>
			`${sold} sold, that is ${extra} more than ${offered}`,
		vehicleTooSmall: ({ extra }: { extra: number }) =>
			`${extra} more sold than its vehicles have seats`,
		closedButSold: ({ sold }: { sold: number }) => `closed, but ${guestsOf(sold)} booked`,
		tooFewGuests: ({ sold }: { sold: number }) =>
			`${guestsOf(sold)} booked, fewer than it needs: decide whether it runs`,
		noGuide: "no guide",
		noVehicle: "no vehicle",
		languageNotSpoken: "nobody guides in a language that guests were promised",
	},
	/** "Dolphins, Fri 4, 10:00" */
	trip: ({ title, date, time }: { title: string; date: string; time: string }) =>
		`${title}, ${date}, ${time}`,
	groups: {
		money: {
			title: "Money",
			way: "What was given back by hand leaves this list when the booking says so.",
		},
		rest: {
			title: "Departures and guests",
			way: "A departure leaves this list when it has what it lacks.",
		},
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
		noneOfHotel: "Nothing: money and mails of your guests are in order.",
		seeAll: ({ open }: { open: number }) => `See all ${open}`,
		moneyToPayBack: ({ detail }: { detail: string }) => `Money to pay back (${detail})`,
		mailNotDelivered: ({ detail }: { detail: string }) =>
			`A mail could not be delivered: ${detail}`,
	},
};
