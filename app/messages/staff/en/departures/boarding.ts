import { plural } from "../../../plural.ts";
import { ticksOf } from "../../counted-nouns.ts";

/** The boarding app: what leaves, and who comes. It works without a network. */
export const en = {
	pageTitle: "Boarding · Staff",
	title: "Boarding",
	/** Of the app on a phone. */
	app: { name: "Boarding", shortName: "Boarding" },
	skip: "Skip to content",
	myWeek: "My week",
	cash: "Cash",
	signOut: "Sign out",
	stillSignedIn: "The server does not answer. You are still signed in, and the list stays here.",
	/** Above ticks, notes and cash of bookings that are not on the list any more. */
	unlisted: "Not taken: no longer on your list",
	bar: { today: "Today", scan: "Scan", list: "List" },
	/** What waits on this phone. */
	waiting: {
		offline: "No network.",
		notSent: "Not sent yet.",
		signedOut: "You are signed out.",
		otherUser: "Another user is signed in.",
		ticks: ({ count }: { count: number }) =>
			`${count} ${plural("en", count, { one: "tick waits", other: "ticks wait" })} here`,
		refused: ({ count }: { count: number }) => `${ticksOf(count)} could not be taken`,
		listIsHere: "The list is on this phone",
		/** `when` is "18:05" or "Thu 4 Jun, 18:05". */
		listOf: ({ when }: { when: string }) => `list of ${when}`,
		since: ({ clock }: { clock: string }) => `since ${clock}`,
	},
	nothing: {
		reading: "Reading the list",
		notKept: "Nothing is kept on this phone",
		notKeptHelp: "Open this page once with a network.",
		notAllowed: "You may not board guests",
		notAllowedHelp: "Ask a supervisor for the role of a guide.",
		signedOut: "You are signed out",
		signedOutHelp:
			"The lists are gone from this phone. Ticks that wait are sent once you are back.",
		signIn: "Sign in",
	},
	cards: {
		title: "Leaving today",
		none: "Nothing leaves today",
		keptHere: "Kept on this phone for two days, or until you sign out.",
		nobody: "Nobody is booked with you today and tomorrow. This page looks again by itself.",
		seeWeek: "See my week",
		firstStop: ({ time, stop }: { time: string; stop: string }) => `first ${time} ${stop}`,
		nextStop: ({ time, stop }: { time: string; stop: string }) => `next ${time} ${stop}`,
		tomorrow: "tomorrow",
		sinceYesterday: "since yesterday",
		sinceEarlier: "since earlier",
	},
	figures: {
		boarded: ({ count }: { count: number }) => `<b>${count}</b> boarded`,
		toCome: ({ count }: { count: number }) => `<b>${count}</b> to come`,
		notThere: ({ count }: { count: number }) => `<b>${count}</b> not there`,
		tooMany: ({ count }: { count: number }) => `${count} too many`,
		full: "full",
		free: ({ count }: { count: number }) => `<b>${count}</b> free`,
		aboardOf: ({ aboard, seats }: { aboard: number; seats: number }) => `${aboard} of ${seats}`,
	},
	list: {
		back: "‹ Today",
		otherDay: "This departure is not today.",
		/** A note of staff about this day; their words follow. */
		noteOfDay: "Today:",
		notThere: "Not there",
		aboard: "aboard",
		undo: ({ name }: { name: string }) => `Undo<hidden> ${name}</hidden>`,
		nobodyCame: ({ name }: { name: string }) => `Not there<hidden>: ${name}</hidden>`,
		onBoard: ({ name }: { name: string }) => `On board<hidden> of ${name}</hidden>`,
		theRest: ({ name }: { name: string }) => `The rest<hidden> of ${name}</hidden>`,
		all: ({ name, seats }: { name: string; seats: number }) =>
			`All ${seats}<hidden> of ${name}</hidden>`,
		call: ({ name }: { name: string }) => `Call<hidden> ${name}</hidden>`,
		whatsApp: ({ name }: { name: string }) => `WhatsApp<hidden> ${name}</hidden>`,
	},
	person: {
		adult: "Adult",
		child: "Child",
		baby: "Baby",
		/** A square to tap. @param word one of the three above. */
		isOnBoard: ({ word, number, name }: { word: string; number: number; name: string }) =>
			`${word}<hidden> ${number} of ${name} is on board</hidden>`,
	},
};
