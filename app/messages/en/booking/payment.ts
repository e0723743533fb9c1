import { numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { numberWords } from "../number-words.ts";

/** Seats in the middle of a sentence: "three seats". */
const seatsInWords = (seats: number) =>
	plural("en", seats, { one: "one seat", other: `${numberWord(numberWords, seats)} seats` });

/** Paying, and what follows a payment. */
export const payment = {
	/** Titles of the pages in the browser. */
	pageTitles: {
		payment: "Payment",
		yourPayment: "Your payment",
		notCompleted: "Payment not completed",
	},
	tryAgain: "Try again",
	lookAgain: "Look again",
	seeYourBooking: "See your booking",
	openVoucher: "Open your voucher",
	backToTrip: "Back to the trip",
	yourCode: ({ reference }: { reference: string }) => `Your code is ${reference}.`,
	noMoneyTaken: "No money was taken.",
	/** Followed by where its money is. */
	notUsed: "We could not use your payment.",
	notPaidYet: ({ price }: { price: string }) => `Your booking costs ${price} and is not paid yet.`,
	/** On the payment page of the bank, beside the amount. */
	item: {
		booking: ({ title, people }: { title: string; people: string }) => `${title}, ${people}`,
		balance: ({ title }: { title: string }) => `${title}, still to pay`,
	},
	waiting: {
		title: ({ name }: { name: string }) => `One moment, ${name}.`,
		lead: ({ seats, date }: { seats: number; date: string }) =>
			plural("en", seats, {
				one: `We are waiting for the bank to confirm your payment. This page updates automatically, and your one seat on ${date} is yours meanwhile.`,
				other: `We are waiting for the bank to confirm your payment. This page updates automatically, and your ${seatsInWords(seats)} on ${date} are yours meanwhile.`,
			}),
		help: ({ phone }: { phone: string }) =>
			`There is no need to pay again.${phone && ` Should it last longer than a few minutes, call us: <phone>${phone}</phone>.`}`,
	},
	succeeded: {
		/** `greeting` is a sentence: "See you on Saturday, Ida." */
		title: ({ greeting }: { greeting: string }) => `It is yours. ${greeting}`,
		paid: ({ money }: { money: string }) => `${money} paid.`,
		confirmed: "Confirmed.",
		mailed: ({ email }: { email: string }) => `Your voucher is on its way to ${email}.`,
		/** Of a booking without an email address. */
		notMailed: "Open your voucher and keep its page: we have no email address to send it to.",
		/** Followed by the time in large figures. */
		beReady: ({ title, date }: { title: string; date: string }) =>
			`${title}. Be ready on ${date} at`,
		guests: "Guests",
		guideSpeaks: "Guide speaks",
		code: "Your code",
		addToCalendar: "Add to calendar",
	},
	limitReached: {
		title: "These seats cannot be taken again at the moment",
	},
	/** The bank's payment page did not open. */
	notOpened: {
		title: "The payment page did not open",
		lead: "No money was taken. The payment page does not answer at the moment, and your seats are kept for you: try again in a minute.",
		leadUntil: ({ left }: { left: string }) =>
			`No money was taken. The payment page does not answer at the moment, and we keep your seats for another <left>${left}</left>: try again in a minute.`,
		help: ({ phone }: { phone: string }) => phone && `Or call us: <phone>${phone}</phone>.`,
	},
	/** The address names no known booking. */
	unknown: {
		thankYou: "Thank you.",
		title: "Your payment",
		lead: "If you have just paid, your voucher is on its way to your email. It takes a minute or two.",
		find: "You can also find it here, with the code from your mail (it begins with IX) and your email address.",
		findBooking: "Find my booking",
		allTrips: "See all trips",
		help: ({ hours, phone }: { hours: string; phone: string }) =>
			`Nothing there after ten minutes? Look in the spam folder${phone && `, or call us${hours && ` (<hours>${hours}</hours>)`}: <phone>${phone}</phone>`}.`,
	},
	/** The guest left the payment page by its own "back": nothing was tried. */
	wentBack: { title: "You have not paid yet" },
	failed: {
		title: "The payment did not go through",
		lead: ({ seats, date, left }: { seats: number; date: string; left: string }) =>
			`We hold your ${seatsInWords(seats)} on ${date} for another <left>${left}</left>.`,
		payAgain: "Try the payment again",
		release: "Release the seats",
		help: ({ phone }: { phone: string }) =>
			`Often it is the security check of the card. Try another card${phone && `, or call us: <phone>${phone}</phone>`}.`,
	},
	/** The seats are not held longer, because other guests wait for them. */
	heldLongest: {
		title: "We can’t hold these seats any longer",
		lead: ({ seats, date, left }: { seats: number; date: string; left: string }) =>
			plural("en", seats, {
				one: `Your one seat on ${date} is the last one, and yours for another <left>${left}</left>, too short for a new payment page. If it is still free after that, this page gives it back to you.`,
				other: `Your ${seatsInWords(seats)} on ${date} are the last ones, and yours for another <left>${left}</left>, too short for a new payment page. If they are still free after that, this page gives them back to you.`,
			}),
		help: ({ phone }: { phone: string }) =>
			phone && `We take the payment on the phone: <phone>${phone}</phone>.`,
	},
	stillFree: {
		title: "Your seats are still free",
		lead: ({ seats, date }: { seats: number; date: string }) =>
			plural("en", seats, {
				one: `We held your one seat on ${date} as long as we could and then gave it back, but nobody has taken it yet.`,
				other: `We held your ${seatsInWords(seats)} on ${date} as long as we could and then gave them back, but nobody has taken them yet.`,
			}),
		takeAgain: "Take the seats again and pay",
		help: ({ phone }: { phone: string }) =>
			`If your bank says that you have paid, wait a moment: it comes to us, or back to you.${phone && ` Ask us: <phone>${phone}</phone>.`}`,
	},
	gone: {
		title: "The seats are gone",
		lead: ({ seats, date }: { seats: number; date: string }) =>
			`We held your ${seatsInWords(seats)} on ${date} as long as we could; now that day can’t be booked any more.`,
		leadWithDays: ({ seats, date }: { seats: number; date: string }) =>
			`We held your ${seatsInWords(seats)} on ${date} as long as we could; now that day can’t be booked any more. These days still have seats for you:`,
		/** A line of the list: <day> links to that day. */
		dayLeft: ({ day, left }: { day: string; left: number }) =>
			`<day>${day}</day>, ${plural("en", left, { one: "1 seat", other: `${left} seats` })} left`,
		otherDay: "Choose another day",
		otherTrips: "See the other trips",
		help: ({ phone }: { phone: string }) =>
			`If your bank shows a payment, it is refunded automatically.${phone && ` Ask us: <phone>${phone}</phone>.`}`,
	},
	otherPrice: {
		title: "The price has changed",
		lead: ({ seats, date }: { seats: number; date: string }) =>
			plural("en", seats, {
				one: `Your one seat on ${date} is still free, at another price than before: please book once more.`,
				other: `Your ${seatsInWords(seats)} on ${date} are still free, at another price than before: please book once more.`,
			}),
		book: "Book at the new price",
	},
	cancelled: {
		title: "This booking is cancelled",
		lead: ({ title }: { title: string }) =>
			`Any payment for it is refunded automatically. You can book ${title} once more, on any day with free seats.`,
		bookAgain: "Book again",
		seeBooking: "See the booking",
		help: ({ phone }: { phone: string }) => phone && `Questions: <phone>${phone}</phone>.`,
	},
	/** The guest came back to an old page. */
	paidAfterAll: {
		title: "All is well, this trip is booked",
		lead: ({ seats, date, reference }: { seats: number; date: string; reference: string }) =>
			plural("en", seats, {
				one: `Your one seat on ${date} is confirmed, and nothing more is to be paid here. Your code is <code>${reference}</code>.`,
				other: `Your ${seatsInWords(seats)} on ${date} are confirmed, and nothing more is to be paid here. Your code is <code>${reference}</code>.`,
			}),
	},
	/** What a confirmed booking still owes. */
	balance: {
		openBooking: "Open your booking",
		toPay: "Still to pay",
		restOf: ({ price }: { price: string }) =>
			`The rest of ${price} for this booking. Your seats are booked: you can pay here by card, or on the day.`,
		whole: "For this booking. Your seats are booked: you can pay here by card, or on the day.",
		pay: ({ money }: { money: string }) => `Pay ${money}`,
		waitingTitle: "One moment.",
		waiting: ({ money }: { money: string }) =>
			`We are waiting for the bank to confirm your ${money}. This page looks by itself; there is no need to pay again.`,
		paidTitle: "Nothing is left to pay.",
		paid: "Thank you: this booking is paid.",
		givesBackTitle: "Your money comes back.",
		givesBack: ({ money }: { money: string }) =>
			`Your ${money} arrived when so much was not owed any more: somebody had paid meanwhile, or the booking had changed. All of it goes back the way you paid, within 5 to 10 days. Nothing is left to pay.`,
		givesBackAndOwes: ({ money, owed }: { money: string; owed: string }) =>
			`Your ${money} arrived when so much was not owed any more: somebody had paid meanwhile, or the booking had changed. All of it goes back the way you paid, within 5 to 10 days. Still to pay: ${owed}.`,
		onTheDayTitle: "You pay on the day.",
		onTheDay: ({ money }: { money: string }) => `${money}. Rather by card now?`,
		nothingHereTitle: "There is nothing to pay here.",
		cancelled: "This booking is cancelled. Should you have paid just now, all of it comes back.",
		notConfirmed: "This booking is not confirmed; its own page says how it stands.",
	},
};
