import { plural } from "../../plural.ts";

/** Who holds unpaid seats: a guest's internet connection, or the screen of a hotel. */
type Source = "connection" | "screen";
const sources: Record<Source, string> = {
	connection: "your internet connection",
	screen: "the hotel's screen",
};

/** Why a booking is refused, and the page that keeps what was typed while nothing answers. */
export const bookingRefusals = {
	tooFast: "That was a lot at once. Wait a minute, then book again.",
	noAnswer: ({ phone }: { phone: string }) =>
		`Our booking system does not answer at the moment, and nothing was charged. Please send this again in a few minutes: however often you send it, it is one booking${phone && `; or call ${phone}: we book it for you`}.`,
	notOnSale: "This excursion is not on sale any more.",
	pickupGone: "We don't stop there at that time any more. Please choose a pickup once more.",
	tooYoung: ({ age }: { age: number }) => `This trip takes guests from ${age} years.`,
	newPrice: ({ price }: { price: string }) =>
		`The price is ${price} now. If that is fine with you, book again.`,
	/** The day has several departures, and none is chosen. */
	chooseStart: ({ day, times }: { day: string; times: string }) =>
		`On ${day} we leave at ${times}. Please choose one.`,
	notThatStart: ({ start, day }: { start: string; day: string }) =>
		`There is no departure at ${start} on ${day}. Please choose another one.`,
	notThatDay: ({ day }: { day: string }) => `This trip does not leave on ${day}.`,
	closed: ({ day }: { day: string }) => `${day} has been closed. Please choose another day.`,
	tooLate: ({ day }: { day: string }) =>
		`Bookings for ${day} have closed. Please choose another day.`,
	full: ({ day }: { day: string }) => `${day} is full now. Please choose another day.`,
	fewLeft: ({ seats, day }: { seats: number; day: string }) =>
		plural("en", seats, {
			one: `Only 1 seat is left on ${day}. Please choose another day or fewer people.`,
			other: `Only ${seats} seats are left on ${day}. Please choose another day or fewer people.`,
		}),
	extraLeft: ({ title, left }: { title: string; left: number }) =>
		left === 0
			? `${title}: none is left for this departure.`
			: `${title}: only ${left} left for this departure.`,
	/** @param words.guests "2 adults" */
	tooManyAtFare: ({ title, guests }: { title: string; guests: string }) =>
		`${title}: your party has only ${guests}. Correct one of the two numbers.`,
	fareGone:
		"A fare that you had chosen is not offered any more. Look at the new price, then book again.",
	justTaken: "These seats were just taken. Please look once more and book again.",
	wholeGone:
		"Somebody has taken a seat meanwhile: the whole trip is not free any more. Choose seats, or another day.",
	onlyWhole:
		"This departure is sold only as a whole, to one party. Choose the whole trip, or another day.",
	/** Somebody holds as many unpaid seats as one source may; each is followed by `wayOut`. */
	unpaid: {
		bookings: ({ bookings, source }: { bookings: number; source: Source }) =>
			plural("en", bookings, {
				one: `1 booking from ${sources[source]} is not paid yet, which is as many as we hold at a time.`,
				other: `${bookings} bookings from ${sources[source]} are not paid yet, which is as many as we hold at a time.`,
			}),
		seats: ({ held, most, source }: { held: number; most: number; source: Source }) =>
			plural("en", held, {
				one: `1 seat is held for ${sources[source]} and not paid yet; together with these it would be more than ${most}.`,
				other: `${held} seats are held for ${sources[source]} and not paid yet; together with these it would be more than ${most}.`,
			}),
		departure: ({ held, day, source }: { held: number; day: string; source: Source }) =>
			plural("en", held, {
				one: `1 seat of ${day} is held for ${sources[source]} and not paid yet; that way we hold no more than half of a departure.`,
				other: `${held} seats of ${day} are held for ${sources[source]} and not paid yet; that way we hold no more than half of a departure.`,
			}),
		wayOut: ({ phone }: { phone: string }) =>
			`Pay for one of these bookings or release it, then book again.${phone && ` Or call ${phone}: we book it for you.`}`,
		wayOutIn: ({ left, phone }: { left: string; phone: string }) =>
			`Pay for one of these bookings or release it, then book again; as it stands, the first seats come free in ${left}.${phone && ` Or call ${phone}: we book it for you.`}`,
		/** Stands alone. */
		largeParty: ({ most, source, phone }: { most: number; source: Source; phone: string }) =>
			`We hold at most ${most} unpaid seats at a time for ${sources[source]}.${phone && ` For a larger party call ${phone}: we book it for you.`}`,
	},
	/** A check against programs allows more. The last one stands alone or after one of the others. */
	botCheck: {
		ranOut: "That check had run out, or was used before.",
		noAnswer: "The check is not available at the moment.",
		more: ({ bookings, seats }: { bookings: number; seats: number }) =>
			`From one internet connection we hold at most ${bookings} bookings and ${seats} seats that are not paid. For more, show below that you are a person, then book again.`,
	},
	/** The page that keeps what was typed. */
	typedLabels: {
		heading: "We could not take your booking",
		lead: "Our booking system does not answer at the moment, and nothing was charged. What you typed is still here: send it again in a minute. However often you send it, it is one booking.",
		/** Instead of the two above, where only another month of the calendar was asked for. */
		month: {
			heading: "We can’t show that month right now",
			lead: "Our booking system does not answer at the moment. Nothing was booked, and what you typed is still here: try again in a minute.",
		},
		tryAgain: "Try again",
		orCall: "Or call us, we book it for you:",
		trip: "Trip",
		day: "Day",
		guests: "Guests",
		pickup: "Pickup",
	},
};
