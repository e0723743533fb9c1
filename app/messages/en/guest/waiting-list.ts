import { plural } from "../../plural.ts";

const seats = (count: number) => plural("en", count, { one: "1 seat", other: `${count} seats` });

/** The waiting list of a departure without room: its form, the guest's own page, and its mails. */
export const waitingList = {
	title: "Tell me when seats come free",
	lead: ({ title, day }: { title: string; day: string }) =>
		`${title}, ${day}: not enough seats are free. Seats often come back when somebody cancels.`,
	/** What the list does, and what it does not. */
	rules: {
		offer:
			"Seats that come free are offered to the first party on the list that they are enough for. The offer holds the seats for you, usually for four hours, while you decide and pay.",
		everybody:
			"The list reserves nothing before that: everybody may book what is free, and whoever is faster has it.",
		night: "From 21:00 to 8:00 we write to nobody, unless the trip leaves soon.",
	},
	party: "1. Who would come",
	reach: "2. How we reach you",
	reachHint:
		"An email or a telephone number, one is enough. By email the offer comes at once; by telephone it comes when we are in the office.",
	name: "Your name",
	email: "Email",
	phone: "Telephone",
	otherDays: "3. Other days that would do (if you like)",
	otherDaysHint: "One purchase takes you off all the lists.",
	send: "Put me on the list",
	errors: {
		noContact: "Type an email address or a telephone number",
		phone: "Type the number with its country, like +34 600 123 456",
		fits: ({ day, count }: { day: string; count: number }) =>
			`On ${day} ${plural("en", count, { one: "1 seat is", other: `${count} seats are` })} free: you can book now`,
		waitsAlready: ({ phone }: { phone: string }) =>
			`This email or telephone number is already on the list of one of these days. Your place is behind the link in our mail${phone && `, or call <phone>${phone}</phone>`}.`,
		notPossible: ({ phone }: { phone: string }) =>
			`Nobody can join this list any more. Choose another day${phone && `, or call <phone>${phone}</phone>`}.`,
		tooMany: ({ phone }: { phone: string }) =>
			`Very many forms came from your network. Please try again in a minute${phone && `, or call <phone>${phone}</phone>`}.`,
	},
	book: "Book these seats",
	otherTrips: "See the other trips",
	/** The guest's own page. */
	page: {
		title: "Your waiting list",
		place: ({ place }: { place: number }) =>
			place === 1 ? "You are first on the list." : `You are number ${place} on the list.`,
		passedOver: ({ free, party }: { free: number; party: number }) =>
			`${seats(free)} came free: too few for the ${party} of you, so a smaller party got an offer. You keep your place.`,
		held: ({ count, until }: { count: number; until: string }) =>
			`${seats(count)} ${plural("en", count, { one: "is", other: "are" })} held for you until <b>${until}</b> (island time).`,
		pay: ({ price }: { price: string }) => `Pay ${price}`,
		refuse: "No, thank you",
		refuseHint: "Then the seats go to the next party at once.",
		ends: {
			bought: "You have booked: you are not waiting any more.",
			refused: "You did not want the seats that we offered.",
			left: "You have left this list.",
			lapsed: "The time of our offer is over, and the seats have gone on.",
			gone: "No more seats can be offered for this departure.",
			removed: "We have taken you off this list.",
		},
		leave: "Leave the list",
		leaveHint: "We then write to you no more about these days.",
		keep: "Keep the address of this page: it shows your place, and here you can leave the list.",
	},
	joinedMail: {
		subject: ({ title }: { title: string }) => `You are on the waiting list: ${title}`,
		heading: "You are on the list",
		waits: ({ title, days, people }: { title: string; days: string; people: string }) =>
			`"${title}" for ${people}: ${days}.`,
		open: "See my place, or leave the list",
	},
	overMail: {
		subject: ({ title }: { title: string }) => `Your wait is over: ${title}`,
		heading: "No seats for you this time",
		over: ({ title, days, people }: { title: string; days: string; people: string }) =>
			`"${title}" for ${people}, ${days}: we can offer you no more seats. You owe nothing, and we write to you no more about this.`,
		others: "You keep your place on the lists of your other days.",
		open: "See other days",
	},
	offerMail: {
		subject: ({ title, date, until }: { title: string; date: string; until: string }) =>
			`Seats came free: ${title}, ${date} (held until ${until})`,
		heading: "Seats came free for you",
		held: (words: { title: string; date: string; people: string; until: string }) =>
			`"${words.title}" on ${words.date} for ${words.people}: we hold the seats for you until ${words.until} (island time). Once they are paid, your voucher follows.`,
		afterwards: "Without a payment they go to the next party on the list then.",
		refuse: "No, thank you",
	},
	/** For WhatsApp or SMS, from the telephone of staff. */
	message: (words: { title: string; date: string; until: string; url: string }) =>
		`Seats came free: ${words.title}, ${words.date}. We hold them for you until ${words.until}: ${words.url}`,
};
