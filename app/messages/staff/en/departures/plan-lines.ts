import { plural } from "../../../plural.ts";
import { departuresOf, guestsOf, seatsOf } from "../../counted-nouns.ts";

interface Count {
	/** Stands in a large figure before the text. */
	count: number;
}

/** The lines that say what one press will do to the chosen departures, the press itself, and why it cannot be done. */
export const en = {
	attention: "It is then listed under “Needs attention”.",
	told: {
		reason: ({ count }: Count) =>
			plural("en", count, {
				one: "booking gets a mail with your reason",
				other: "bookings get a mail with your reason",
			}),
		newTimes: ({ count }: Count) =>
			plural("en", count, {
				one: "booking gets a mail with the new times",
				other: "bookings get a mail with the new times",
			}),
		choose: ({ count }: Count) =>
			plural("en", count, {
				one: "booking gets a mail in its language with a link to choose",
				other: "bookings get a mail in their language with a link to choose",
			}),
		leaves: ({ count }: Count) =>
			plural("en", count, {
				one: "booking has not chosen yet, and gets a mail that the trip leaves after all",
				other: "bookings have not chosen yet, and get a mail that the trip leaves after all",
			}),
		noEmail: ({ count }: Count) =>
			plural("en", count, {
				one: "booking has no email: call them",
				other: "bookings have no email: call them",
			}),
		guest: ({ name, reference }: { name: string; reference: string }) => `${name} (${reference})`,
	},
	close: {
		press: ({ departures }: { departures: number }) => `Close ${departuresOf(departures)}`,
		leave: ({ count }: Count) =>
			plural("en", count, {
				one: "leaves the site and the totems: nobody can book any more",
				other: "leave the site and the totems: nobody can book any more",
			}),
		stay: ({ count }: Count) =>
			plural("en", count, {
				one: "booking stays; its guests travel as planned",
				other: "bookings stay; their guests travel as planned",
			}),
		stayDetail: "Nobody gets a mail. It is then listed under “Needs attention”.",
		allClosed: "None of them is on sale.",
	},
	/** They run with fewer guests than their minimum. */
	run: {
		press: ({ departures }: { departures: number }) => `Let ${departuresOf(departures)} run`,
		/** Behind the number of its guests. */
		runs: ({ title, when }: { title: string; when: string }) => `guests: ${title}, ${when} runs`,
		minimum: ({ guests }: { guests: number }) =>
			`Although its minimum is ${guestsOf(guests)}. Nobody gets a mail.`,
		allRun: "None of them lacks guests.",
	},
	cancel: {
		press: ({ departures }: { departures: number }) => `Cancel ${departuresOf(departures)}`,
		pressAndWrite: ({ departures, mails }: { departures: number; mails: number }) =>
			`Cancel ${departuresOf(departures)}, write to ${mails}`,
		allCancelled: "All of them are cancelled already, and nobody is booked.",
	},
	/** The weather calls them off. */
	weather: {
		press: ({ departures, mails }: { departures: number; mails: number }) =>
			`Call off ${departuresOf(departures)}, write to ${mails}`,
		choose: ({ count }: Count) =>
			plural("en", count, {
				one: "booking chooses: money back, another departure with room, or credit",
				other: "bookings choose: money back, another departure with room, or credit",
			}),
		otherwise: "Who does not answer in time gets all money back by itself.",
		released: ({ count }: Count) =>
			plural("en", count, {
				one: "unpaid booking is cancelled and told",
				other: "unpaid bookings are cancelled and told",
			}),
		atMost: "go back at most, if everybody wants the money",
		allCancelled: "All of them are called off already.",
	},
	move: {
		press: ({ departures, mails }: { departures: number; mails: number }) =>
			`Move the guests of ${departuresOf(departures)}, write to ${mails}`,
		to: ({ count, day }: Count & { day: string }) =>
			plural("en", count, {
				one: `booking moves to ${day}, with stop and price as before`,
				other: `bookings move to ${day}, with stop and price as before`,
			}),
		otherPickups: "Pickups are earlier or later by as much as the start.",
		toChosenDay: ({ count }: Count) =>
			plural("en", count, {
				one: "booking moves to the departure that you choose, with stop and price as before",
				other: "bookings move to the departure that you choose, with stop and price as before",
			}),
		stayFree: ({ seats }: { seats: number }) => `${seatsOf(seats)} stay free there`,
		severalExcursions:
			"Guests of several excursions can’t move to one departure. Choose one excursion at a time.",
		nobodyBooked: "Nobody is booked on them.",
		noDay:
			"No departure that is shown has enough free seats for everybody. Look at another month, or pay everybody back.",
		chooseDay: "Choose the departure to which they move.",
		noRoom:
			"The departure that was chosen has too few free seats for all of them by now, or it is off sale. Nothing has happened: choose another one.",
		lackingExtra: ({ title, needed, left }: { title: string; needed: number; left: number }) =>
			`${needed - left} × ${title} (${needed} needed, ${left} left)`,
		/** @param extras a list of `lackingExtra`. */
		extrasLack: ({ extras }: { extras: string }) =>
			`That departure lacks extras for all of them: ${extras}. Nothing has happened: choose another one.`,
	},
	/** Behind a sum, or behind the number of bookings. */
	money: {
		toCards: "go back to the guests’ cards at once",
		toCredits: "go back to the credits that paid",
		byHand: "were taken in cash or by terminal: give them back by hand",
		atBanks: "are with the guests’ banks: they go back once the bank leaves them to us",
		byPolicies:
			"would go back by the policies agreed at the sales; we cancel, so all of it goes back",
		atHotel: ({ count }: Count) =>
			plural("en", count, {
				one: "booking was paid at a hotel, which pays back",
				other: "bookings were paid at a hotel, which pays back",
			}),
	},
	open: {
		press: ({ departures }: { departures: number }) => `Open ${departuresOf(departures)}`,
		onSale: ({ count }: Count) =>
			plural("en", count, {
				one: "goes on sale again, with the seats as before",
				other: "go on sale again, with the seats as before",
			}),
		guestsStay: "Guests who were moved or paid back stay where they are; nobody gets a mail.",
		allOnSale: "All of them are on sale already.",
	},
	seats: {
		press: ({ departures }: { departures: number }) => `Set ${departuresOf(departures)}`,
		pressWith: ({ departures, seats }: { departures: number; seats: number }) =>
			`Set ${seatsOf(seats)} on ${departuresOf(departures)}`,
		missing: "Say how many seats each of them has.",
		have: ({ count, seats }: Count & { seats: number }) =>
			plural("en", count, { one: `has ${seatsOf(seats)}`, other: `have ${seatsOf(seats)}` }),
		asBefore: "As many as before",
		fewer: ({ seats }: { seats: number }) => `${seatsOf(seats)} fewer in all`,
		more: ({ seats }: { seats: number }) => `${seatsOf(seats)} more in all`,
		oversold: ({
			title,
			date,
			guests,
			seats,
		}: {
			title: string;
			date: string;
			guests: number;
			seats: number;
		}) => `${title}, ${date} would be oversold: ${guestsOf(guests)} for ${seatsOf(seats)}`,
		already: "They have this number already.",
	},
	price: {
		press: ({ count }: Count) => `Set the price of ${departuresOf(count)}`,
		pressBack: ({ count }: Count) => `Give ${departuresOf(count)} the list’s price again`,
		costs: ({ title, when, prices }: Record<"title" | "when" | "prices", string>) =>
			`${title}, ${when}: ${prices}`,
		byList: "The list’s price again",
		list: ({ prices }: { prices: string }) => `By the list ${prices}`,
		more: "departures more, with the same price",
		keep: ({ count }: Count) =>
			plural("en", count, {
				one: "booking keeps the price at which it was sold",
				other: "bookings keep the price at which they were sold",
			}),
		missing: "Type what one guest pays.",
		unusable: "Type prices like 84 or 84.50; an adult pays more than 0.",
		already: "They have this price already.",
		wholeOnly: ({ title }: { title: string }) =>
			`${title} is sold whole there, so no seat has a price. What the whole trip costs is set under “Sells”.`,
	},
	sale: {
		press: ({ count }: Count) => `Sell ${departuresOf(count)} so`,
		ways: {
			seats: ({ count }: Count & { price: string }) =>
				plural("en", count, { one: "departure sells seats", other: "departures sell seats" }),
			whole: ({ count, price }: Count & { price: string }) =>
				plural("en", count, {
					one: `departure goes whole to one party, for ${price}`,
					other: `departures go whole to one party each, for ${price}`,
				}),
			both: ({ count, price }: Count & { price: string }) =>
				plural("en", count, {
					one: `departure sells seats, or the whole trip for ${price} until the first seat is sold`,
					other: `departures sell seats, or the whole trip for ${price} until the first seat is sold`,
				}),
		},
		missing: "Choose another way to sell, or type another price.",
		unusable: "Say what the whole trip costs, from 10 on, like 480 or 480.50.",
		already: "They are sold so already.",
		hasGuests: ({ departure }: { departure: string }) =>
			`${departure} has guests with seats, so it can’t be sold only whole. Sell seats, or move the guests first.`,
	},
	start: {
		press: ({ departures }: { departures: number }) => `Start ${departuresOf(departures)}`,
		pressAt: ({ departures, time }: { departures: number; time: string }) =>
			`Start ${departuresOf(departures)} at ${time}`,
		pressAtAndWrite: ({
			departures,
			time,
			mails,
		}: {
			departures: number;
			time: string;
			mails: number;
		}) => `Start ${departuresOf(departures)} at ${time}, write to ${mails}`,
		missing: "Say when they start.",
		/** Behind the new time. */
		startsThen: ({
			title,
			date,
			timeBefore,
		}: {
			title: string;
			date: string;
			timeBefore: string;
		}) => `${title}, ${date} starts then, not at ${timeBefore}`,
		asUsual: "As on other days; its pickups too",
		pickupsMove: "Its pickups are earlier or later by as much",
		moreDepartures: "more departures in the same way",
		already: "They start then already.",
		over: "That time, or a pickup before it, is over today.",
		otherDay: ({ title }: { title: string }) => `A pickup of ${title} would fall on another day.`,
		twice: ({ title, date }: { title: string; date: string }) =>
			`${title} would have two departures at that time on ${date}.`,
	},
	team: {
		press: ({ departures }: { departures: number }) =>
			`Save guides and vans of ${departuresOf(departures)}`,
		get: ({ count }: Count) =>
			plural("en", count, {
				one: "departure gets its guides, vehicles and drivers",
				other: "departures get the same guides, vehicles and drivers",
			}),
		refusedIfBusy:
			"Whoever is somewhere else at that time is refused, and then nothing is changed. The seats of all its vehicles together cap what is sold.",
	},
};
