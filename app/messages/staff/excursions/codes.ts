import { plural } from "../../plural.ts";
import { staffTexts } from "../../staff-texts.ts";
import { es } from "../es/excursions/codes.ts";

/** The codes that lower a price: list, and the page of one. */
export const en = {
	create: "Create a code",
	none: "No code yet. Guests type one into the booking form and pay less.",
	row: {
		percentOff: ({ percent }: { percent: string }) => `${percent} off`,
		amountOff: ({ amount }: { amount: string }) => `${amount} off`,
		uses: ({ uses }: { uses: number }) =>
			plural("en", uses, { one: "1 booking", other: `${uses} bookings` }),
		usesOf: ({ uses, most }: { uses: number; most: number }) => `${uses} of ${most} bookings`,
		allTrips: "all excursions",
		onceAGuest: "once a guest",
		notWithRules: "not with price rules",
		fromSum: ({ sum }: { sum: string }) => `from ${sum} on`,
		trips: ({ days }: { days: string }) => `trips ${days}`,
		booked: ({ days }: { days: string }) => `booked ${days}`,
		between: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
		since: ({ from }: { from: string }) => `from ${from} on`,
		until: ({ to }: { to: string }) => `until ${to}`,
		active: "Active",
		ended: "Ended",
	},
	new: { title: "New code", created: "The code holds from now on.", create: "Create the code" },
	edit: {
		noSuchCode: "There is no such code.",
		saved: "The code is saved.",
		savedAnew: "The code gives something else now. Bookings that used it keep what it gave.",
		hasEnded: "This code has ended. Create a new one instead.",
		changedMeanwhile:
			"Somebody else has changed this code meanwhile. Nothing was saved: open this page again and look at it first.",
		end: "End this code",
		consequence: ({ code }: { code: string }) =>
			`Nobody can book with ${code} any more. Bookings that used it keep their price.`,
		confirm: ({ code }: { code: string }) => `Yes, end ${code}`,
		endedNow: "The code has ended.",
	},
	fields: {
		what: "What it gives",
		code: "Code",
		codeHint:
			"Letters, figures, hyphens. Written large or small, with or without blanks, it is the same.",
		percent: "Percent off",
		amount: "Amount off",
		giftHint: "A percentage or an amount, not both. No booking becomes cheaper than 10.00.",
		where: "Where it holds",
		excursions: "Excursions; none ticked means all of them",
		hotel: "Only for guests of",
		hotelHint: "Sold at its totem or desk, or picked up there.",
		anyHotel: "Everybody",
		when: "When it holds",
		travelFrom: "First day of the trip",
		travelTo: "Last day of the trip",
		bookedFrom: "First day to book",
		bookedTo: "Last day to book",
		limits: "Limits",
		least: "Least price of the booking",
		leastHint: "Before the code; empty for none.",
		mostBookings: "How many bookings",
		mostBookingsHint: "Unpaid ones count while their seats are held; empty for any number.",
		combines: "Also lowers prices that a season or another price rule sets",
		oncePerGuest: "Only one booking for each email address",
	},
	errors: {
		code: "A code has 3 to 30 letters, figures and hyphens",
		codeIsTaken: "There is an active code that is written like this",
		gift: "Give a percentage or an amount, and not both",
		percent: "Type a percentage up to 100, with at most two decimals",
		amount: "Type an amount like 10 or 10.50",
		date: "Choose a day",
		order: "The last day is before the first",
		mostBookings: "Type a whole number from 1 on",
		hotel: "There is no such hotel",
	},
};

export const codesTexts = /* @__PURE__ */ staffTexts(en, { es });
