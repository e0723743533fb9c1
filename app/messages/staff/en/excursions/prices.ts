import { plural } from "../../../plural.ts";

const people = {
	adults: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, { one: "adult", other: "adults" })}`,
	children: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, { one: "child", other: "children" })}`,
	bebe: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, { one: "baby", other: "babies" })}`,
};

/** The price rules of an excursion: their list, what they do, and the form of one. */
export const en = {
	title: "Prices by season and day",
	list: {
		title: "Rules, the first that matches counts",
		hint: "For each kind of guest and each fare by itself. Bookings keep the price at which they were sold.",
		none: "No rule yet: every trip costs the excursion's own prices.",
		/** What a rule is for, and what it costs. */
		rule: ({ conditions, prices }: { conditions: string; prices: string }) =>
			`${conditions}: ${prices}`,
		always: "All trips",
		own: ({ prices }: { prices: string }) =>
			`All other trips, the excursion's own prices: ${prices}`,
		travel: {
			between: ({ from, to }: { from: string; to: string }) => `Trips ${from} to ${to}`,
			since: ({ from }: { from: string }) => `Trips from ${from} on`,
			until: ({ to }: { to: string }) => `Trips until ${to}`,
		},
		booked: {
			between: ({ from, to }: { from: string; to: string }) => `booked ${from} to ${to}`,
			since: ({ from }: { from: string }) => `booked from ${from} on`,
			until: ({ to }: { to: string }) => `booked until ${to}`,
		},
		weekdays: ({ days }: { days: string }) => `on ${days}`,
		start: ({ start }: { start: string }) => `at ${start}`,
		adults: ({ price }: { price: string }) => `adults ${price}`,
		children: ({ price }: { price: string }) => `children ${price}`,
		bebe: ({ price }: { price: string }) => `babies ${price}`,
		/** @param fare its title */
		fare: ({ fare, price }: Record<"fare" | "price", string>) => `${fare} ${price}`,
		up: "Up",
		down: "Down",
		change: "Change",
		/** The same for screen readers. */
		upRule: ({ rule }: { rule: number }) => `Move rule ${rule} up`,
		downRule: ({ rule }: { rule: number }) => `Move rule ${rule} down`,
		changeRule: ({ rule }: { rule: number }) => `Change rule ${rule}`,
		end: ({ rule }: { rule: number }) => `End rule ${rule}`,
		endConsequence: "Whoever books from now on pays by the other rules. Bookings keep their price.",
		endConfirm: ({ rule }: { rule: number }) => `Yes, end rule ${rule}`,
	},
	notes: {
		over: ({ rule }: { rule: number }) => `Rule ${rule} is over: its days have passed.`,
		hidden: ({ rule, by, count }: { rule: number; by: string; count: number }) =>
			plural("en", count, {
				one: `Rule ${rule} is never used: rule ${by} matches all its departures first.`,
				other: `Rule ${rule} is never used: rules ${by} match all its departures first.`,
			}),
		hiddenByDepartures: ({ rule }: { rule: number }) =>
			`Rule ${rule} is never used: its departures have prices of their own.`,
		noDeparture: ({ rule }: { rule: number }) =>
			`Rule ${rule} has no departure in the next 60 days.`,
	},
	calendar: {
		title: "What it does",
		hint: "What an adult pays who books today, for the next 60 days, and “whole”: the whole trip for one party. The number is the rule that made the price.",
		byRule: ({ rule }: { rule: number }) => `rule ${rule}`,
		whole: ({ price }: { price: string }) => `whole ${price}`,
		/** @param fare its title */
		fare: ({ letter, fare }: Record<"letter" | "fare", string>) => `${letter}: ${fare}`,
		byDeparture: "set",
		byDepartureHint: "“set”: the departure has a price of its own.",
		none: "No departure is open in the next 60 days.",
	},
	preview: {
		title: "What would they pay?",
		date: "Day of the trip",
		start: "Start, if not the first",
		adults: "Adults",
		children: "Children",
		bebe: "Babies",
		isWhole: "The whole trip",
		show: "Show the price",
		/** @param fare its title */
		atFare: ({ fare }: { fare: string }) => `Of them: ${fare}`,
		refused: {
			"no departure": "No open departure sells that on that day and at that start.",
			nobody: "Say how many guests.",
			"too many at fares": "More guests have a fare than there are guests of its kind.",
		},
		people,
		answer: ({ party, date, total, lines }: Record<"party" | "date" | "total" | "lines", string>) =>
			`${party} on ${date} pay ${total}: ${lines}`,
		/** @param fare its title, where it is not the usual price */
		line: ({ quantity, price, fare }: { quantity: number; price: string; fare?: string }) =>
			`${quantity} × ${price}${fare ? ` (${fare})` : ""}`,
	},
	form: {
		new: "New rule",
		newHint: "It stands first in the list; move it down where others shall count before it.",
		change: ({ rule }: { rule: number }) => `Change rule ${rule}`,
		changeHint: "The rule ends, and a new one takes its place. Bookings keep their price.",
		travelFrom: "First day of the trip",
		travelTo: "Last day of the trip",
		startTime: "Start",
		weekdays: "Weekdays of the trip; none ticked means every day",
		bookedFrom: "First day to book",
		bookedTo: "Last day to book",
		open: "Empty: without a limit.",
		anyStart: "Empty: every start.",
		adultCents: "Adult",
		childCents: "Child",
		bebeCents: "Baby",
		prices: "Price of one guest",
		pricesHint: "Empty: what a later rule or the excursion says.",
		fares: "Price of one guest at a fare",
		faresHint:
			"Empty: what a later rule says, else the fare's own price, or its percentage off the price that the guest pays otherwise.",
		fareCents: "Price at the fare",
		create: "Add the rule",
		save: "Save the rule",
	},
	errors: {
		date: "Choose a day",
		order: "The last day is before the first",
		start: "Choose a start, like 15:00",
		weekdays: "Choose weekdays",
		price: "Type a price like 84 or 84.50",
		adultPrice: "Type a price above 0, like 84 or 84.50",
		noPrice: "Give at least one price",
	},
	done: {
		added: "The rule is added",
		changed: "The rule is changed",
		moved: "The rule is moved",
		ended: "The rule has ended",
	},
	refused: {
		changedMeanwhile:
			"Somebody changed the excursion or its prices meanwhile. Look at the list and press once more.",
		hasEnded:
			"Somebody ended or changed this rule meanwhile. Saving once more adds yours as a new one.",
	},
};
