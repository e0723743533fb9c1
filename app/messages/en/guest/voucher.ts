import { numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { reachUs } from "../../reach-us.ts";
import { numberWords } from "../number-words.ts";

/** The voucher: its page, its calendar file, and what happens to the money of a booking. */
export const voucher = {
	pageTitle: "Your voucher",
	heading: {
		held: ({ name }: { name: string }) => `Your seats are held, ${name}.`,
		cancelled: "This booking is cancelled.",
		expired: "These seats are no longer held.",
	},
	greeting: {
		/** `day` is "Saturday" or "Saturday 5 June". */
		seeYou: ({ day, name }: { day: string; name: string }) => `See you on ${day}, ${name}.`,
		thankYou: ({ name }: { name: string }) => `Thank you for coming, ${name}.`,
	},
	lead: {
		payWithin: ({ left }: { left: string }) => `Pay within ${left}, and they are yours.`,
		expired: "No payment reached us while we held them, and nothing was charged.",
		alsoSent: ({ email }: { email: string }) => `We also sent this to ${email}.`,
	},
	justChanged: ({ email }: { email: string }) =>
		`Your booking is changed. The new voucher is on its way to ${email}.`,
	/** Of a booking without an email address. */
	justChangedHere: "Your booking is changed. This page is your new voucher: keep it.",
	stillToPay: ({ amount }: { amount: string }) => `Still to pay: <amount>${amount}</amount>`,
	payItNow: "Pay it now",
	confirmed: {
		free: "Confirmed, free of charge.",
		payOnlineOrLater: ({ amount }: { amount: string }) =>
			`Confirmed. ${amount} is still to pay: by card now, or on the day.`,
		payOnTheDay: ({ amount }: { amount: string }) =>
			`Confirmed. You pay ${amount} to your guide on the day.`,
		payOffice: ({ amount }: { amount: string }) =>
			`Confirmed. You pay ${amount} to our office: your guide takes no cash.`,
		wentBack: "Confirmed; your money went back to you.",
		paid: "Paid and confirmed.",
		payAtHotel: "Confirmed, to be paid at your hotel.",
	},
	facts: {
		guests: "Guests",
		name: "Name",
		guideSpeaks: "Guide speaks",
		price: "Price",
		free: "free of charge",
		paid: "Paid",
		paidBack: "Paid back",
		toPay: "To pay",
		toPayOnTheDay: "To pay on the day",
		toPayAtHotel: "To pay at your hotel",
		partOfAll: ({ part, all }: { part: string; all: string }) => `${part} of ${all}`,
		/** What it took off the price. */
		code: ({ code, sum }: { code: string; sum: string }) => `Code ${code}: ${sum}.`,
		/** The tax that the price contains: "IGIC 7%". */
		includesTax: ({ rate, sum }: { rate: string; sum: string }) => `Includes IGIC ${rate}: ${sum}.`,
		/** Behind what was paid. */
		withCredit: ({ sum }: { sum: string }) => `${sum} of it with a credit.`,
		noInvoice: "This is no invoice.",
	},
	ticket: {
		label: ({ reference }: { reference: string }) => `Voucher ${reference}`,
		/** Above the time in large figures. */
		beReady: ({ date }: { date: string }) => `Be ready on ${date} at`,
		beEarly: "Please be there five minutes early.",
		seeOnMap: "See the stop on a map",
		notThere: ({ phone }: { phone: string }) => phone && `No van? Call ${phone}.`,
		whatToBring: "What to bring",
		codeFollows: ({ reference }: { reference: string }) =>
			`The code for your guide appears here as soon as the trip is paid. Your booking is <code>${reference}</code>.`,
		/** Above the booking's code. */
		showOrSay: "Show this to your guide, or say",
		questions: ({ phone }: { phone: string }) =>
			phone && `Questions on the day: <phone>${phone}</phone>`,
		qrCode: "QR code of this voucher",
	},
	steps: {
		payNow: "Pay now",
		orCallUs: ({ phone }: { phone: string }) => phone && `Or call us: <phone>${phone}</phone>`,
		takeAgain: "Take the seats again and pay",
		bookAgain: "Book again",
		otherDays: "See other days",
		questions: ({ phone }: { phone: string }) => phone && `Questions: <phone>${phone}</phone>`,
		addToCalendar: "Add to calendar",
		print: "Print",
		changePickup: "Change the pickup",
		changeDayOrPickup: "Change day or pickup",
		changeDay: "Change the day",
		cancel: "Cancel this booking",
		somethingElse: (operator: { phone: string; email: string }) =>
			reachUs("or", operator, (ways) => `Something else? ${ways}.`),
		tellUs: (operator: { phone: string; email: string }) =>
			reachUs(
				"or",
				operator,
				(ways) => `Plans changed? The driver has the list by now, so please tell us: ${ways}.`,
			),
		/** Who booked with a reseller changes the booking there. */
		askSeller: ({ seller }: { seller: string }) =>
			`You booked with ${seller}. Ask them for another day, a cancellation or money back.`,
	},
	mailLanguage: {
		label: "Emails in",
		change: "Change",
		changed: ({ language }: { language: string }) =>
			`From now on our emails to you are in ${language}.`,
	},
	van: {
		atYourStop: "Your van is at your stop",
		showCode: "Show your guide the code below.",
		onTime: "Your van is on its way, on time",
		late: ({ minutes }: { minutes: number }) => `Your van is about ${minutes} minutes late`,
		expected: ({ clock }: { clock: string }) => `At your stop at about ${clock}.`,
		yoursIsNext: "Your stop is the next one.",
		stopsBefore: ({ stops }: { stops: number }) =>
			plural("en", stops, {
				one: "It has one stop before yours.",
				other: `It has ${numberWord(numberWords, stops)} stops before yours.`,
			}),
		seen: ({ clock }: { clock: string }) => `Seen at ${clock}.`,
		renewsItself: "This line updates by itself.",
	},
	calendarFile: {
		pickup: ({ time, stop }: { time: string; stop: string }) => `Pickup at ${time}, ${stop}.`,
		party: ({ people, languages }: { people: string; languages: string }) =>
			`${people}. The guide speaks ${languages}.`,
		code: ({ reference }: { reference: string }) => `Code: ${reference}`,
		voucher: ({ url }: { url: string }) => `Voucher: ${url}`,
		questions: ({ phone }: { phone: string }) => phone && `Questions on the day: ${phone}`,
		alarm: ({ title, time, stop }: { title: string; time: string; stop: string }) =>
			`${title}: pickup at ${time}, ${stop}`,
		none: "There is no confirmed booking here.",
	},
	/** The line of moments until which a sum comes back. */
	/** Nothing comes back any more, though the trip that the guest has moved to leaves later. */
	movedTooLate: "You moved this trip yourself: what comes back counts from its first date.",
	refundStops: {
		until: ({ deadline }: { deadline: string }) => `until ${deadline}`,
		afterThat: "after that",
		now: "now",
		nothing: "nothing comes back",
		share: ({ percent }: { percent: number }) =>
			percent === 100
				? "everything"
				: percent === 50
					? "half of the price"
					: `${percent} % of the price`,
		shareNow: ({ percent }: { percent: number }) =>
			percent === 100
				? "everything, if you cancel now"
				: percent === 50
					? "half of the price, if you cancel now"
					: `${percent} % of the price, if you cancel now`,
	},
	/** The part of the money that a credit paid: before, and after a booking is cancelled. */
	credit: {
		comesBack: ({ back }: { back: string }) =>
			`${back} goes back to your credit, and you can spend it again at once.`,
		wentBack: ({ back }: { back: string }) => `${back} is on your credit again.`,
	},
	/** What a cancellation now would do with the money. */
	moneyIfCancelled: {
		nothingCharged: "Nothing was charged, so nothing comes back.",
		hotelKeepsAll: ({ all }: { all: string }) =>
			`The ${all} stays due at your hotel: it is too late for money back.`,
		hotelKeepsNothing: ({ all }: { all: string }) =>
			`You owe nothing. If you have paid the ${all} at your hotel already, its desk gives it back.`,
		hotelKeepsPart: ({
			keptAmount,
			all,
			back,
		}: {
			keptAmount: string;
			all: string;
			back: string;
		}) =>
			`${keptAmount} of the ${all} stays due at your hotel. If you have paid already, its desk gives ${back} back.`,
		tooLate: ({ all }: { all: string }) =>
			`Nothing of your ${all} comes back: it is too late for that.`,
		all: ({ all }: { all: string }) =>
			`All of your ${all} comes back, the way you paid, on your account within 5 to 10 days.`,
		part: ({ back, all }: { back: string; all: string }) =>
			`${back} of your ${all} comes back, the way you paid, on your account within 5 to 10 days.`,
		allByHand: ({ all }: { all: string }) =>
			`All of your ${all} comes back, the way you paid: come to our desk, or write to us.`,
		partByHand: ({ back, all }: { back: string; all: string }) =>
			`${back} of your ${all} comes back, the way you paid: come to our desk, or write to us.`,
		byHandAndCard: ({ all, cash, card }: { all: string; cash: string; card: string }) =>
			`Of your ${all}, ${card} comes back to your card within 5 to 10 days, and ${cash} by hand: come to our desk, or write to us.`,
	},
	/** The same in the mail that confirms the cancellation. */
	moneyOfCancelled: {
		all: ({ all }: { all: string }) =>
			`We are paying back all of your ${all}: it is on your account within 5 to 10 days.`,
		part: ({ back, all }: { back: string; all: string }) =>
			`We are paying back ${back} of your ${all}: it is on your account within 5 to 10 days.`,
		allByHand: ({ all }: { all: string }) =>
			`We are paying back all of your ${all}: come to our desk, or answer this mail.`,
		partByHand: ({ back, all }: { back: string; all: string }) =>
			`We are paying back ${back} of your ${all}: come to our desk, or answer this mail.`,
		byHandAndCard: ({ all, cash, card }: { all: string; cash: string; card: string }) =>
			`Of your ${all} we are paying back ${card} to your card within 5 to 10 days, and ${cash} by hand: come to our desk, or answer this mail.`,
	},
	/** The money of a booking that staff have cancelled, in the mail about it. */
	moneyOfCancelledByStaff: {
		isBack: "What you paid has been refunded to the card or account that you paid with.",
		byHand: ({ cash }: { cash: string }) =>
			`We give back the ${cash} that you paid us on the spot: come to our desk, or answer this mail.`,
		byHandAndCard: ({ cash, card }: { cash: string; card: string }) =>
			`We give back the ${cash} that you paid us on the spot: come to our desk, or answer this mail, and ${card} to your card within 5 to 10 days.`,
		all: ({ all }: { all: string }) =>
			`We are paying back all of your ${all}, the way you paid: it is on your account within 5 to 10 days.`,
		atHotel: "What you paid at your hotel, the desk there pays back to you.",
		kept: ({ all }: { all: string }) =>
			`Nothing of the ${all} that you paid comes back. If you think that is wrong, just answer this mail.`,
	},
	/** The money of a cancelled booking. */
	moneyAfterwards: {
		wentBack: ({ back }: { back: string }) =>
			`${back} went back the way it came; it is on your account within 5 to 10 days.`,
		wentBackByHand: ({ back }: { back: string }) => `${back} went back the way it came.`,
		waitsAtDesk: ({ back }: { back: string }) => `${back} waits for you at our desk.`,
		onItsWay: ({ back }: { back: string }) => `${back} is on its way back to you.`,
		restStays: ({ keptAmount }: { keptAmount: string }) => `${keptAmount} stays with us.`,
		atHotel: "What comes back of the money that you paid at your hotel, its desk gives you.",
		allStays: ({ keptAmount }: { keptAmount: string }) =>
			`Nothing comes back: the ${keptAmount} that you paid stays with us.`,
		nothingCharged: "Nothing was charged.",
	},
	/** Money that the guest asked back at the bank. */
	disputed: {
		gaveBack: ({ all }: { all: string }) => `Your bank has given your ${all} back to you already.`,
		holds: ({ all }: { all: string }) =>
			`Your bank holds your ${all} while it decides on a request to get the money back.`,
		thenAll:
			"If it gives the money to you, that is your refund; if it decides for us, we pay back all of it then.",
		thenPart: ({ part }: { part: string }) =>
			`If it gives the money to you, that is your refund; if it decides for us, we pay back ${part} of it then.`,
		thenNothing: "If it decides for us, nothing of it comes back from us.",
	},
};
