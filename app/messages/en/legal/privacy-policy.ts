import { plural } from "../../plural.ts";

const daysInWords = (days: number) => plural("en", days, { one: "one day", other: `${days} days` });

const monthsInWords = (months: number) =>
	plural("en", months, { one: "one month", other: `${months} months` });

/** What is kept of people. `means` sums up a clause; the other texts of the clause are binding. */
export const privacyPolicy = {
	description: "What we keep about you, what for, how long, and who else sees it.",
	who: {
		heading: "Who looks after your data",
		means: "We do, and you can write to a person.",
		/** @param firm its name and address */
		text: ({ firm, email }: { firm: string; email: string }) =>
			[
				firm && `Responsible is ${firm}.`,
				email && `For all questions about your data: <mail>${email}</mail>.`,
			]
				.filter(Boolean)
				.join(" "),
	},
	storedData: {
		heading: "What we keep, and how long",
		means: "Only what the van, the guide and the tax office need.",
		noCardNumber: "Your card number never reaches us.",
		table: "What, what for, how long",
		what: "What",
		why: "What for",
		long: "How long",
		/** Before a cell, where a phone shows the table as cards. */
		whyLabel: "What for:",
		longLabel: "How long:",
		reason:
			"We need the data of a booking to keep our contract with you, and our books because the law asks for them. Without a name and an email we can’t book for you; phone and notes are up to you.",
	},
	/** The rows of the table. */
	rows: {
		booking: {
			what: "Name, email, trip, guests, pickup point, your language",
			why: "to bring you to the trip, and to write to you about it",
			long: ({ months, unpaidDays }: { months: number; unpaidDays: number }) =>
				`until ${monthsInWords(months)} after the trip; if it was never paid, ${daysInWords(unpaidDays)}`,
		},
		phone: {
			what: "Phone and notes, if you give them",
			why: "for the day of the trip: a late van, a seat for a child",
			long: ({ months, unpaidDays }: { months: number; unpaidDays: number }) =>
				`until ${monthsInWords(months)} after the trip; if it was never paid, ${daysInWords(unpaidDays)}`,
		},
		answers: {
			what: "What you answer to the questions of a trip, for you and for who comes with you",
			why: "to have the right things ready for you: a size, a meal, your consent",
			long: ({ months, unpaidDays }: { months: number; unpaidDays: number }) =>
				`until ${monthsInWords(months)} after the trip; if it was never paid, ${daysInWords(unpaidDays)}`,
		},
		money: {
			what: "Amount, payment reference, refunds, and each change of the booking",
			why: "bookkeeping, refunds, questions later",
			long: "with our books, as long as the law asks; after the time above without your name and without anything that you or we wrote about you",
		},
		mails: {
			what: "Copies of our mails to you",
			why: "to know what we told you",
			long: ({ days }: { days: number }) =>
				`the words ${daysInWords(days)}; that we wrote, and when, as long as your name`,
		},
		messages: {
			what: "Messages from the contact page",
			why: "to answer you",
			long: ({ months }: { months: number }) =>
				`${monthsInWords(months)} after we answered; sooner if you ask`,
		},
		waitingList: {
			what: "Your place in a waiting list: name, party, stop, email or phone",
			why: "to offer you seats that come free",
			long: ({ months }: { months: number }) =>
				`${monthsInWords(months)} after the list ended for you`,
		},
		handoff: {
			what: "A choice that you take from a hotel’s screen to your phone or to its desk (no name)",
			why: "so that your phone, or whoever books it for you, sees it",
			long: "a little more than a day",
		},
		address: {
			what: "Your network address",
			why: "to stop floods of bookings and mails; the servers’ log",
			long: "a minute; made unreadable, while seats are held for you unpaid; in the log some days",
		},
	},
	/** The last row, about staff and hotels. */
	accounts: {
		what: "Accounts of staff and hotels: name, email, hashed password, and each sign-in with address and browser",
		why: "to sign in, and to see who else did",
		long: ({ days }: { days: number }) =>
			`until the account is deleted; a sign-in ${daysInWords(days)} after its last use. What staff did in a booking bears their name as long as the booking is kept`,
	},
	shared: {
		heading: "Who else sees it",
		means:
			"Your guide and your driver, on the day. The firms that carry mail and money. Nobody who advertises.",
		team: "The guide and the driver of your trip: name, number of guests, stop, phone, notes and answers.",
		hotel:
			"Your hotel, if you booked at its screen or desk, or pay there: that booking, with your name, email and phone.",
		whatsApp:
			"WhatsApp, if we write to you there because something changes on the day: your phone number and that message.",
		payment: ({ provider }: { provider: string }) =>
			`${provider}, where you pay: email, amount, the name of the trip and your code. What you type there, like the number of your card, only ${provider} gets.`,
		/** Begins the list of the firms. */
		firms:
			"These firms work for us under a contract for processing data, some of them in the United States under the standard clauses of the European Union:",
		firm: {
			stripe: "Stripe: payments",
			resend: "Resend: sends our mails",
			cloudflare: "Cloudflare: runs the servers that answer you",
			cloudflareWithTurnstile:
				"Cloudflare: runs the servers that answer you, and its check Turnstile tells people from programs when somebody makes very many bookings (its script runs in your browser only then)",
			turso: "Turso: keeps the database",
		},
		/** @param providers "Google or Microsoft" */
		signIn: ({ providers }: { providers: string }) =>
			`Staff who sign in with ${providers}: that firm tells us name and email, and learns that they signed in.`,
		noAdvertising: "We sell no data, show no advertising and send no newsletter.",
	},
	cookies: {
		heading: "Cookies",
		means:
			"None to look around. A few where something would not work without. No banner, because there is nothing to ask you.",
		/** Begins the list. */
		only: "Our pages set a cookie only",
		handoff:
			"if you open the code of a hotel’s screen with your phone: “handover”, so that nobody else can book with it, for a day;",
		signIn: ({ prefix, days }: { prefix: string; days: number }) =>
			`if you sign in, as staff and hotels do: “${prefix}.session_token”, “${prefix}.session_data” and “${prefix}.dont_remember”, for ${daysInWords(days)} after your last visit, one for the ten minutes of a sign-in at another firm or of a form that waits for your password, “${prefix}.two_factor” for the ten minutes in which we ask for a code, “${prefix}.passkey” for the five minutes in which we ask for a passkey, “${prefix}.trust_device” for 30 days if you wish not to be asked again, and “${prefix}.device”, by which we know your device again and warn you of sign-ins on others, for 400 days;`,
		signInLanguage: ({ prefix }: { prefix: string }) =>
			`if you choose a language where staff sign in: “${prefix}.language”, so that you need not choose it again, for a year;`,
		held: "if you book and have not paid yet: “held” and “seats_held”, so that every page can lead you back to your seats, for two hours at most; what you typed, and a random key of the form, wait in that one tab of your browser until the trip is paid or the tab is closed;",
		flash: ({ prefix }: { prefix: string }) =>
			`after a step with a booking of yours: “${prefix}.flash”, so that the next page can say how it ended, for two minutes;`,
		totem: "on the screens in hotels, so that we know which hotel it is.",
		/** Heads the list of all names, each with a duration: "island.flash: 2 minutes". */
		all: "All of them by name, and when they end at the latest",
		withBrowser: "with the browser",
		declinedOffer:
			"If you close the offer to read in another language, your browser remembers it and tells nobody.",
		noOtherFirm:
			"We do not measure visitors, and no other firm sets cookies or loads anything on the pages for guests.",
		turnstileAlone:
			"We do not measure visitors. One other firm loads something on a page for guests: if somebody makes very many bookings, Cloudflare’s check runs on the page of that trip, and may keep what it needs for that in the browser.",
		otherSites:
			"The payment page and the map behind a voucher’s link are other firms’ sites with rules of their own.",
	},
	rights: {
		heading: "Your rights",
		means:
			"See it, correct it, take it with you, have it deleted. Write one line, we answer within a month.",
		text: "On the page of your booking, under “Your data”, you take a copy with you, and have your data deleted once the trip is over or cancelled. You may ask for access, correction, deletion, restriction and a copy of your data, and object to its use. What the law obliges us to keep we delete when it no longer does. You may complain to the data protection authority where you live.",
	},
};
