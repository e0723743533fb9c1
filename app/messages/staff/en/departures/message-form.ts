import { plural } from "../../../plural.ts";

/** Writing to all guests of a departure: what happened, who gets it, and what they read. */
export const en = {
	pageTitle: "Write to the guests · Staff",
	/** Behind the excursion's title. */
	about: ({
		date,
		time,
		guests,
		bookings,
	}: {
		date: string;
		time: string;
		guests: number;
		bookings: number;
	}) =>
		`${date}, ${time} · ${guests} ${plural("en", guests, { one: "guest", other: "guests" })} in ${bookings} ${plural("en", bookings, { one: "booking", other: "bookings" })}`,
	nobodyBooked: "Nobody is booked on this departure.",
	writtenBefore: "Written before",
	onceMore: "Write once more",
	notSent: "Nothing was sent. Please look at this:",
	kinds: {
		title: "What happened",
		label: "Kind of message",
		late: "We are late",
		elsewhere: "Meet elsewhere",
		other: "Something else",
	},
	fields: {
		minutes: "How much later",
		place: "Where you meet them",
		placeExample: "Harbour taxi stand, beside the kiosk",
		time: "At what time",
		timeHint: "Empty: at the time of their own pickup.",
		stops: "Which stops",
		allStops: "All stops",
		fromStop: ({ stop, time }: { stop: string; time: string }) => `From ${stop} on, ${time}`,
		onlyStop: ({ stop, time }: { stop: string; time: string }) => `Only ${stop}, ${time}`,
		why: "Why, in one sentence; the guests read it",
		whyExample: "The tunnel road is closed, we come over the pass.",
		text: "What you tell them",
		textHint: "Greeting, your telephone number and the link to the voucher are added.",
		language:
			"Each guest reads it in the language of the booking; what you type stays as you type it.",
	},
	recipients: {
		title: "Who gets it",
		nobody: "Nobody",
		byMail: ({ count }: { count: number }) => `${count} by mail`,
		byHand: ({ count }: { count: number }) => `${count} by hand`,
		onBoard: "On board already, gets nothing",
		didNotCome: "Did not come, gets nothing",
		otherStop: "Another stop, gets nothing",
		whatOneReads: ({ name }: { name: string }) => `What ${name} reads`,
		/** The short text follows. */
		onTelephone: "On the telephone:",
		/** A time that is struck out. */
		insteadOf: ({ time }: { time: string }) => `<hidden>instead of </hidden>${time}`,
		/** How the message reaches one guest. @param way by hand: "WhatsApp or SMS". */
		goesByMail: "Goes by mail",
		goesByMailOrHand: ({ way }: { way: string }) => `Goes by mail<soft>, by hand: ${way}</soft>`,
		mailsComeBack: ({ way }: { way: string }) =>
			`<b>Mails come back</b><soft>, by hand: ${way}</soft>`,
		noMail: ({ way }: { way: string }) => `<b>No mail</b><soft>, by hand: ${way}</soft>`,
	},
	preview: {
		title: "What they read",
		mailTo: ({ name }: { name: string }) => `The mail to ${name}; the others are in the list.`,
		textTo: ({ name }: { name: string }) => `The text to ${name}; the others are in the list.`,
		soon: "It stands here as soon as you have said what happened.",
		nobody: "Nobody is left to write to.",
	},
	send: {
		mailsLeave: ({ count }: { count: number }) =>
			`<b>${count} ${plural("en", count, { one: "mail leaves", other: "mails leave" })} at once.</b>`,
		noMailLeaves: "<b>No mail leaves.</b>",
		byHand: ({ guests }: { guests: number }) =>
			`${guests} ${plural("en", guests, { one: "guest", other: "guests" })} without a mail you reach by hand.`,
		afterwards:
			"Then a ready text for WhatsApp and SMS stands here for each guest, and all of it in each booking’s history.",
		nothing: "Write nothing",
		preview: "Show what they read",
		mails: ({ count }: { count: number }) =>
			`Send ${count} ${plural("en", count, { one: "mail", other: "mails" })}`,
		texts: ({ count }: { count: number }) =>
			`Make ${count} ${plural("en", count, { one: "text", other: "texts" })}`,
		onTheWay: ({ count }: { count: number }) =>
			`${count} ${plural("en", count, { one: "mail is", other: "mails are" })} on the way`,
	},
	/** Why nothing was sent. */
	refused: {
		changed:
			"Meanwhile somebody booked, boarded or changed. Nothing has left. Below is who gets it now: press once more.",
		over: "This departure is over: nobody waits for the van any more.",
		nobody: "Nobody of these stops is left to write to.",
	},
};
