import { plural } from "../../../plural.ts";

/** The sale of seats by staff: its form, and the ticket that says it back. */
export const en = {
	nothingBooked: "Nothing is booked yet. Please look at this again:",
	howGuestCame: "How the guest came",
	sources: {
		phone: "Phone",
		desk: "Desk",
		"walk-up": "Walk-up",
		email: "Email",
		agent: "Agent",
		hotel: "Hotel",
	},
	guestPays: "The guest pays",
	/** Where the button books more seats than are free. */
	overbookAndBook: "Overbook and book",
	which: {
		title: "1. Which departure",
		weekBefore: "‹ Week before",
		nextWeek: "Next week ›",
		/** Beside a field for a date. */
		goTo: "Go to",
		/** <kbd> is a key of the keyboard. */
		keys: "The figure is what is free now. Arrow keys move, <kbd>Page down</kbd> shows the next week, typing a name jumps to its row.",
		table: "Departures of seven days, by free seats",
		excursion: "Excursion",
		today: "today",
		tomorrow: "tomorrow",
		trip: ({ start, price, seats }: { start: string; price: string; seats: number }) =>
			`${start} · ${price} · ${seats} seats`,
		prices: ({ least, most }: { least: string; most: string }) => `${least} to ${most}`,
		closed: "closed",
		hasLeft: "has left",
		noDeparture: "no departure",
		/** The number follows. */
		freeSeats: ({ title, date }: { title: string; date: string }) =>
			`${title}, ${date}, free seats:`,
		over: ({ over }: { over: number }) => `${over} over`,
		full: "full",
	},
	party: {
		title: "2. Who is coming",
		chooseFirst: "choose a departure first",
		adults: ({ from, price }: { from: number; price: string }) => `from ${from} years · ${price}`,
		children: ({ under, price }: { under: number; price: string }) =>
			`under ${under} years · ${price}`,
		babies: ({ under, price }: { under: number; price: string }) =>
			`under ${under} · ${price}, take a seat`,
		tooYoung: ({ least }: { least: number }) => `guests are ${least} or older`,
		fewer: ({ people }: { people: string }) => `Fewer: ${people}`,
		more: ({ people }: { people: string }) => `More: ${people}`,
		isPrivate: "Private: the whole trip for this party",
		notPrivate: "Private: not with guests on it already",
		/** Some of the guests pay another price. */
		fares: {
			legend: "Fares",
			among: {
				adults: "one of the adults",
				children: "one of the children",
				bebe: "one of the babies",
			},
		},
		/** What the party may take beside its seats. */
		extras: {
			legend: "Extras",
			each: ({ price }: { price: string }) => `${price} each`,
			perBooking: ({ price }: { price: string }) => `${price} for the party`,
			required: "part of every booking",
			left: ({ left }: { left: number }) => (left === 0 ? "none left" : `${left} left`),
		},
		group: "A group is one booking in one name: type how many come.",
		tooMany: ({ over, title }: { over: number; title: string }) => `${over} too many for ${title}`,
		seatsFree: ({ left, capacity, sold }: { left: number; capacity: number; sold: number }) =>
			`${left} of ${capacity} seats are free, you sell ${sold}.`,
		overbookWhy: "Why it may be overbooked",
		overbookHint: "It stands in the booking’s history.",
		mayNotOverbook: "Your role may not overbook. Choose another day.",
	},
	guest: {
		title: "3. Guest and pickup",
		name: "Name, or the name of a group",
		languageNotKnown: "Not known",
		chooseFirst: "Choose a departure first",
		oneIsEnough:
			"One of telephone and email is enough. A walk-up, or who pays at the desk now, needs neither, only a name to call out.",
		guideHint: "Stands on the manifest.",
		staffHint: "The guest never sees it.",
	},
	money: {
		code: { fold: "The guest has a code", label: "Code", apply: "Apply" },
		title: "4. Money",
		otherPrice: "Agree another price",
		agreed: ({ currency }: { currency: string }) => `Agreed price, ${currency}`,
		listSays: ({ price }: { price: string }) => `The list says ${price}.`,
		reason: "Reason",
		reasonHint: "Both prices stand in the history.",
		payment: "Payment",
		codeAppears: "The code appears as soon as you book.",
		sameLink: ({ email }: { email: string }) => `The same link goes to <b>${email}</b>.`,
		linkGoesTo: ({ email }: { email: string }) => `The link goes to <b>${email}</b>.`,
		linkGoesToAddressAbove: "The link goes to the email address above.",
		toBeCollected: ({ price }: { price: string }) =>
			`Confirmed now. The manifest says that ${price} is to be collected.`,
		taken: ({ currency }: { currency: string }) => `Received, ${currency}`,
		creditHint: "It pays as much as it has; the rest stays to be taken.",
		restLater: "The rest is paid on the day",
		hotel: "Hotel that collects",
		chooseHotel: "Choose the hotel",
		freeWhy: "Why it is free of charge",
	},
	/** In place of the hint of "on the day". */
	guideTakesNoCash: "nobody on this departure takes cash",
	/** How the guest pays: `act` is the button of the form. */
	ways: {
		"link-qr": {
			label: "Pay link as QR",
			hint: "on this screen; mailed too, if there is an email",
			act: "Book and show the code",
		},
		"link-mail": {
			label: "Pay link by mail",
			hint: "the guest pays at home",
			act: "Book and mail the link",
		},
		terminal: {
			label: "Card terminal",
			hint: "paid here, now",
			act: "Book as paid by card",
		},
		cash: {
			label: "Cash",
			hint: "paid here, now",
			act: "Book as paid in cash",
		},
		credit: {
			label: "Credit",
			hint: "its code pays, wholly or in part",
			act: "Book, paid with the credit",
		},
		hotel: {
			label: "Hotel collects",
			hint: "on its next statement",
			act: "Book for the hotel",
		},
		"on-the-day": {
			label: "On the day",
			hint: "the guide takes it",
			act: "Book, paid on the day",
		},
		free: {
			label: "Free of charge",
			hint: "with a reason",
			act: "Book free of charge",
		},
	},
	ticket: {
		code: ({ code }: { code: string }) => `Code ${code}`,
		title: "This booking",
		chooseFirst: "Choose a departure: trip, pickup, seats and price stand here.",
		starts: ({ date, time }: { date: string; time: string }) => `${date}, starts ${time}`,
		/** Above the time in large figures. */
		beReady: "Be ready at",
		ofThese: ({ count }: { count: number }) => `<b>${count}</b> of these`,
		free: ({ count }: { count: number }) => `<b>${count}</b> free`,
		freeBefore: ({ count }: { count: number }) => `<b>${count}</b> free before`,
		tooMany: ({ count }: { count: number }) => `<b>${count}</b> too many`,
		after: ({ count }: { count: number }) => `<b>${count}</b> after`,
		adults: ({ count }: { count: number }) =>
			`${count} ${plural("en", count, { one: "adult", other: "adults" })}`,
		children: ({ count }: { count: number }) =>
			`${count} ${plural("en", count, { one: "child", other: "children" })}`,
		babies: ({ count }: { count: number }) =>
			`${count} ${plural("en", count, { one: "baby", other: "babies" })}`,
		/** "2 adults × €64" */
		times: ({ people, price }: { people: string; price: string }) => `${people} × ${price}`,
		agreed: "Agreed",
		/** <kbd> is a key of the keyboard. */
		keys: "<kbd>Ctrl</kbd> <kbd>Enter</kbd> books from anywhere on the page.",
	},
};
