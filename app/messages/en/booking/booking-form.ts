import { capital, numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { numberWords } from "../number-words.ts";

/** The booking form of an excursion: calendar, people, pickup, price and button. */
export const bookingForm = {
	title: "Book your day",
	/** Days cost differently, and none is chosen. */
	fromPrice: ({ price }: { price: string }) => `from ${price}`,
	perAdult: (_: { age: number }) => "per adult",
	/** After it: an extra of every booking, paid once. */
	perBooking: ({ price }: { price: string }) => `plus ${price} per booking`,
	errors: ({ count }: { count: number }) =>
		plural("en", count, {
			one: "One thing to look at",
			other: `${capital(numberWord(numberWords, count))} things to look at`,
		}),
	/** After the caption of a field that may stay empty. */
	optional: "(if you like)",
	day: {
		legend: "1. Choose the day",
		/** In the cell of a day. */
		left: ({ count }: { count: number }) => `${count} left`,
		yours: ({ count }: { count: number }) => `${count} yours`,
		full: "full",
		tooLate: "too late",
		/** The cell in words. `guides` are languages: "English and German". */
		label: ({ day, left, guides }: { day: string; left: number; guides: string }) =>
			`${day}, ${left} left, guide speaks ${guides}`,
		heldLabel: ({
			day,
			held,
			left,
			guides,
		}: {
			day: string;
			held: number;
			left: number;
			guides: string;
		}) => `${day}, ${held} held for you, ${left} left, guide speaks ${guides}`,
		/** What the looks of the cells mean. */
		key: {
			free: "seats left",
			few: "last seats",
			chosen: "your day",
			held: "held for you",
			full: "full",
		},
	},
	/** Of a day with several departures: `at` in the words of its cell, `missing` in the total. */
	starts: {
		at: ({ times }: { times: string }) => `departures at ${times}`,
		dayAt: ({ day, time }: { day: string; time: string }) => `${day}, ${time}`,
		missing: "Choose a time",
	},
	whole: {
		upTo: ({ people }: { people: number }) => `for up to ${people} people`,
	},
	people: {
		legend: "2. Who is coming",
		adults: "Adults",
		children: "Children",
		babies: "Babies",
		from: ({ age }: { age: number }) => `from ${age} years`,
		under: ({ age }: { age: number }) => `under ${age} years`,
		free: "free",
		tooYoung: ({ age }: { age: number }) => `too young for this trip: guests are ${age} or older`,
		fewer: ({ who }: { who: string }) => `Fewer: ${who}`,
		more: ({ who }: { who: string }) => `More: ${who}`,
	},
	guest: {
		legend: "3. Where and who",
		pickup: "We pick you up at",
		choosePickup: "Choose your stop",
		stop: ({ time, place }: { time: string; place: string }) => `${time} · ${place}`,
	},
	code: {
		busy: "Checking…",
		/** Before what it takes off. */
		line: ({ code }: { code: string }) => `Code ${code}`,
	},
	total: {
		noDay: "No day chosen yet",
		fewLeft: ({ seats }: { seats: number }) =>
			plural("en", seats, {
				one: "1 seat is left that day.",
				other: `${seats} seats are left that day.`,
			}),
		youPay: "You pay",
	},
	/** At the bottom of a phone's screen. */
	bar: {
		noDay: "no day yet",
		book: "Book this day",
		choose: "Choose a day",
		/** Beside the button that books. */
		agree: "By booking you agree to our <terms>terms</terms>.",
	},
	send: {
		book: "Book and pay",
		/** While other seats are held. */
		instead: "Take this day instead",
		/** The same on the day that is held already, for another party or stop. */
		insteadThatDay: "Book this instead",
		busy: "Booking…",
		busySentence: "We are booking your seats.",
		heldWhilePaying: "We’ll hold your seats while you pay and show you until when.",
	},
	/** When the network is lost. */
	unsent: {
		nothing: "Nothing is booked.",
		meanwhile: "Until then no seats are held for you.",
		once: "You book only once, and nothing is charged before you pay.",
		done: "Your seats are held, nothing is charged yet.",
	},
};
