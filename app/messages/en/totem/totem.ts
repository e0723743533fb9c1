import { numberWord } from "../../phrase.ts";
import { numberWords } from "../number-words.ts";

/** The screen in a hotel's lobby: its frame, the trips, and what it says about one of them. */
export const totem = {
	/** Greets guests on the button that chooses this language. */
	hello: "Hello",
	language: "Language",
	/** Said aloud when a guest has chosen it. */
	nowSpoken: "This screen speaks English.",
	appAt: ({ firm, hotel }: { firm: string; hotel: string }) => `${firm} at ${hotel}`,
	appShort: "Excursions",
	hotelAndPickup: ({ hotel, spot }: { hotel: string; spot: string }) => `${hotel}, pickup: ${spot}`,
	back: "Back",
	startAgain: "Start again",
	seeTheTrips: "See the trips",
	aPersonAnswers: ({ hours, phone }: { hours: string; phone: string }) =>
		phone && `A person answers${hours && `, <hours>${hours}</hours>`}: <phone>${phone}</phone>`,
	notice: {
		noNetwork:
			"No network at the moment. You can look around; booking works again when it is back.",
		notEnrolled: ({ hotel }: { hotel: string }) =>
			`This screen is not enrolled. Bookings are not made in the name of ${hotel}.`,
		enrol: "Staff: enrol it",
	},
	error: {
		notFound: "Page not found",
		notFoundWhy: "Sorry, we couldn’t find the page you’re looking for.",
		broken: "Something went wrong!",
		brokenWhy: "It is on our side, not yours. Please start again, or ask at reception.",
		noNetwork: "No network at the moment",
		noNetworkWhy:
			"We have not seen this page yet, and it needs the network. Please try again in a moment.",
	},
	home: {
		title: "Where to tomorrow?",
		nextFromThisHotel: "The next trips from this hotel",
		next: "The next trips",
		none: "No trips are on sale at the moment. Please ask at reception.",
		seeAll: "See all trips",
		seeAllOf: ({ trips }: { trips: number }) =>
			trips === 1 ? "See all one trip" : `See all ${numberWord(numberWords, trips)} trips`,
	},
	list: {
		title: "All our trips",
		none: "No trips at the moment",
		noneWhy: "No trips are on sale at the moment. Please ask at reception when we leave again.",
	},
	trip: {
		full: "Full for the coming weeks",
		/** Before a time. */
		fromThisHotel: "From this hotel",
		from: ({ place }: { place: string }) => `From <place>${place}</place>`,
		dayAndTime: ({ day, time }: { day: string; time: string }) => `${day}, ${time}`,
		dayAndTimeFrom: ({ when, place }: { when: string; place: string }) =>
			`<when>${when}</when> from <place>${place}</place>`,
		/** Where guests go to who are picked up at no known point. */
		anotherPlace: "another place",
		lasts: "Duration",
		left: ({ seats }: { seats: number }) => `${seats} left`,
		guideSpeaks: "Guide speaks",
		timeAtSpot: ({ time, spot }: { time: string; spot: string }) => `${time}, ${spot}`,
		backHere: "Back here",
		backThere: "Back there",
		backAt: ({ time, duration }: { time: string; duration: string }) =>
			`${time}, after ${duration}`,
		nextDay: ({ time }: { time: string }) => `${time}, next day`,
		daysLater: ({ time, days }: { time: string; days: number }) => `${time}, ${days} days later`,
		effort: "Difficulty",
		age: "Age",
		allAges: "All ages",
		fromYears: ({ years }: { years: number }) => `From ${years} years`,
		about: "About this trip",
		readOn: "Read on",
		included: "Included",
		notIncluded: ({ item }: { item: string }) => `Not included: <item>${item}</item>`,
		bring: "Please bring",
		all: "All trips",
		chooseDay: ({ price }: { price: string }) => `Choose a day, from ${price}`,
	},
	idle: {
		title: "Still there?",
		why: "For your privacy we clear this screen soon.",
		moreTime: "I need more time",
		finished: "I am finished, clear it",
		askedAloud: ({ seconds }: { seconds: number }) =>
			`Still there? This screen is cleared in ${seconds} seconds.`,
		clearedIn: ({ seconds }: { seconds: number }) =>
			`This screen is cleared in ${seconds} seconds.`,
	},
	sending: {
		title: "Booking your seats",
		wait: "One moment, please.",
		away: "There is no network",
		awayWhy:
			"We keep trying; you need not do anything. When the network is back, this screen says whether the seats are yours. They are never booked twice.",
		refused: "Nothing was booked",
		mayNotSell:
			"This screen does not sell for the hotel any more. Nothing was booked: please ask at reception.",
		backToChoice: "Back to my choice",
		/** Sending has ended without an answer. */
		unanswered: "No answer yet",
		unansweredWhy: ({ phone }: { phone: string }) =>
			`We have tried for a while, and do not know yet whether your seats are booked. Try again: they are never booked twice.${phone && ` Or call ${phone}.`}`,
		tryAgain: "Try again",
	},
};
