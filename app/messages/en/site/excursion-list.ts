import { capital, numberWord, phrase } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { numberWords } from "../number-words.ts";

/** The list of excursions with its filters. */
export const excursionList = {
	/** Of a departure that gives nothing back: the first one that is free to cancel, or that there is none. */
	noneThatDay: "Not refundable that day",
	freeFrom: ({ date }: { date: string }) => `Free to cancel from ${date} on`,
	heading: "Where shall we go?",
	/** Names of the house's categories, until the operator has others. */
	categories: { daily: "Daily", weekend: "Weekend", adventure: "Adventure" },
	filters: {
		label: "Filters",
		/** On a phone, where the filters are folded and none is chosen. */
		folded: "Choose kind, day, language or price",
		kind: "Kind",
		weekday: "Weekday",
		when: "When",
		anyDay: "Any day",
		seatsFor: "Seats for",
		anyPeople: "Any number of people",
		anyLanguage: "Any language",
		price: "Price per adult, up to",
		anyPrice: "Any price",
		show: "Show trips",
		clear: "Clear all filters",
		noNetwork:
			"There is no network at the moment. What you chose is still here: search again once the network is back.",
	},
	/** Choices of "when", and of the summary of the folded filters. */
	span: {
		week: "In the next 7 days",
		tomorrow: "Tomorrow",
		weekend: "This weekend",
		"next-week": "Next week",
	},
	tomorrow: ({ date }: { date: string }) => `Tomorrow, ${date}`,
	upTo: ({ price }: { price: string }) => `up to ${price}`,

	/** Parts of the sentences below. */
	parts: {
		kind: { daily: "daily", weekend: "weekend", adventure: "adventure" },
		/** A category as the operator calls it. */
		otherKind: ({ kind }: { kind: string }) => `“${kind}”`,
		/** A kind that another one follows: "weekend" of "weekend or adventure trips". */
		kindBefore: ({ kind }: { kind: string }) => kind,
		/** "weekend or adventure trips"; `kinds` may be empty. */
		trips: ({ count, kinds }: { count: number; kinds: string }) =>
			phrase(kinds, plural("en", count, { one: "trip", other: "trips" })),
		/** The same for a title. */
		excursions: ({ kinds }: { kinds: string }) => phrase(kinds, "excursions"),
		/** A weekday of a list, and the list: "on Friday or Saturday". */
		weekday: ({ day }: { day: string }) => day,
		onWeekdays: ({ days }: { days: string }) => `on ${days}`,
		/** The same in a sentence that says no: "on a Friday or a Saturday". */
		anyWeekday: ({ day }: { day: string }) => `a ${day}`,
		onAnyWeekday: ({ days }: { days: string }) => `on ${days}`,
		span: {
			week: "in the next 7 days",
			tomorrow: "tomorrow",
			weekend: "this weekend",
			"next-week": "next week",
		},
		onDate: ({ date }: { date: string }) => `on ${date}`,
		/** Both may be empty. */
		dates: ({ weekdays, when }: { weekdays: string; when: string }) => phrase(weekdays, when),
		/** In a sentence that says no: "trip in Dutch". */
		tripIn: ({ trip, language }: { trip: string; language: string }) => `${trip} in ${language}`,
		/** The same: "trip for €40 or less". */
		tripUpTo: ({ trip, price }: { trip: string; price: string }) => `${trip} for ${price} or less`,
	},
	/** "Seven trips on Friday or Saturday"; `dates` may be empty. */
	count: ({ count, trips, dates }: { count: number; trips: string; dates: string }) =>
		phrase(capital(numberWord(numberWords, count)), trips, dates),
	/** Each but `excursions` may be empty. */
	title: (filters: {
		excursions: string;
		dates: string;
		language: string;
		people: string;
		price: string;
	}) =>
		phrase(
			capital(filters.excursions),
			filters.dates,
			filters.language && `in ${filters.language}`,
			filters.people && `for ${filters.people}`,
			filters.price && `up to ${filters.price}`,
		),
	/** Why the list is empty; `trip` is one of that kind, and `dates` may be empty. */
	nothing: {
		onSale: ({ trip }: { trip: string }) => `No ${trip} is on sale at the moment`,
		onDates: ({ trip, dates }: { trip: string; dates: string }) => `No ${trip} leaves ${dates}`,
		/** `trip` names the language. */
		inLanguage: ({ trip, dates }: { trip: string; dates: string }) =>
			`No ${trip} leaves ${dates || "at the moment"}`,
		atPrice: ({ trip, dates, price }: { trip: string; dates: string; price: string }) =>
			phrase(`No ${trip}`, dates, `costs ${price} or less`),
		forPeople: ({ trip, dates, people }: { trip: string; dates: string; people: number }) =>
			phrase(`No ${trip}`, dates, `has room for ${numberWord(numberWords, people)}`),
	},
	/** What there is instead. */
	instead: {
		days: ({ trips, days }: { trips: string; days: string }) => `${capital(trips)} go on ${days}.`,
		date: ({ date }: { date: string }) => `The next one leaves on ${date}.`,
		languages: ({ languages }: { languages: string }) =>
			`The guides of these trips speak ${languages}.`,
		price: ({ price }: { price: string }) => `The cheapest one costs ${price}.`,
		seats: ({ seats }: { seats: number }) =>
			plural("en", seats, {
				one: "One seat is left on any of these at most.",
				other: `At most ${numberWord(numberWords, seats)} seats are left on any of these.`,
			}),
	},
	nearest: ({ differences }: { differences: string }) => `The nearest trip ${differences}:`,
	difference: {
		categories: "is of another kind",
		days: "leaves on another weekday",
		when: "leaves on another date",
		language: "has a guide who speaks another language",
		maxCents: "costs more",
		people: "has fewer seats left",
	},
	askUs: "Ask us: we may find a way.",
	/** Nothing is on sale at all. */
	noTrips: {
		heading: "No trips are on sale at the moment",
		lead: ({ phone }: { phone: string }) =>
			`Write to us, and we tell you when there are trips again.${phone && ` Or call ${phone}.`}`,
		write: "Write to us",
	},
};
