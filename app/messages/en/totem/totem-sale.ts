/** Choosing a day and people on the screen in a hotel's lobby, until the booking is sent. */
export const totemSale = {
	choose: {
		pickUp: "We pick you up",
		timeAndPlace: ({ time, place }: { time: string; place: string }) =>
			`${time}, <place>${place}</place>`,
		ifYouCancel: "If you cancel",
		full: "Every seat of the coming weeks is taken. Other trips still have some.",
		otherTrips: "See the other trips",
		peopleAndDay: ({ people, day }: { people: string; day: string }) => `${people}, ${day}`,
		book: "Book these seats",
		/** Why the button does not work. */
		noNetwork: "To book we need the network. It is away for a moment; your choice stays here.",
		noStop: "This trip does not stop at this hotel. Please choose a stop above.",
		noDay: "Please choose a day.",
		noStart: "Please choose a departure.",
		tooMany: ({ seats }: { seats: number }) =>
			`Only ${seats} left that day. Please choose another day or fewer people.`,
	},
	day: {
		which: "Which day?",
		whichStart: "Which departure?",
		earlier: "Earlier",
		later: "Later",
		full: "full",
		left: ({ seats, languages }: { seats: number; languages: string }) =>
			`${seats} left · ${languages}`,
		aloud: ({ day, seats, guides }: { day: string; seats: number; guides: string }) =>
			`${day}, ${seats} left, guide speaks ${guides}`,
	},
	people: {
		howMany: "How many of you?",
		adults: "Adults",
		children: "Children",
		babies: "Babies",
		free: "free",
		/** Where the whole trip has one price. */
		included: "included",
		fromYears: ({ years, price }: { years: number; price: string }) =>
			`from ${years} years, ${price}`,
		ages: ({ from, to, price }: { from: number; to: number; price: string }) =>
			from === to ? `${from} years, ${price}` : `${from} to ${to} years, ${price}`,
		underYears: ({ years, price }: { years: number; price: string }) =>
			`under ${years} years, ${price}`,
		notHere: "not on this trip",
		fewer: ({ who }: { who: string }) => `Fewer: ${who}`,
		more: ({ who }: { who: string }) => `More: ${who}`,
	},
	extras: {
		wholeTitle: "How would you like to go?",
		title: "Anything else for the day?",
		seatsFor: ({ price }: { price: string }) => `Seats, beside other guests: ${price}`,
		tooMany: ({ title, left }: { title: string; left: number }) =>
			left === 0
				? `${title}: none is left for this departure. Please choose another day.`
				: `${title}: only ${left} left for this departure. Please take fewer, or another day.`,
		goOn: "Go on",
	},
	code: {
		have: "I have a code",
		change: "Change the code",
		title: "Which code do you have?",
		without: "Go on without a code",
		asking: "One moment …",
		noAnswer: "The network is away for a moment, so we can’t look at your code. Please try again.",
		line: ({ code, money }: { code: string; money: string }) => `${code}: −${money}`,
	},
	stop: {
		notHere: "Not here",
		another: "Another stop",
		choose: "Choose a stop",
		where: "Where do we pick you up?",
		nearestFirst: "The nearest stops come first.",
		backToTrip: "Back to the trip",
	},
	summary: {
		trip: "Trip",
		day: "Day",
		guests: "Guests",
		pickUp: "We pick you up",
		price: "Price",
	},
	contact: {
		title: "Who are the seats for?",
		phone: "On my phone",
		phoneCollected: "Scan a code and add your name and email there. You pay at reception.",
		phonePaid: ({ price }: { price: string }) =>
			`Scan a code, add your name and email, and pay ${price} there.`,
		here: "Type it here",
		hereCollected: "Name and email on this screen. You pay at reception.",
		herePaid: ({ price }: { price: string }) =>
			`Name and email on this screen, then pay ${price} on your phone.`,
		noPhone: "I have no phone with me",
		desk: "Reception finishes it for you, by six figures that you say there.",
		call: "Call us from any phone: we finish it for you.",
	},
	typing: {
		name: "What is your name?",
		nameLabel: "Full name",
		email: "And your email?",
		emailLabel: "Email",
		goOn: "Go on",
	},
	keys: {
		space: "space",
		spaceAloud: "Space",
		delete: "Delete",
		capitals: "Capitals",
		accents: "áéñ, letters with accents",
		moreLetters: "ąčő, more letters",
		letters: "abc, plain letters",
		at: "At sign",
		dot: "Dot",
		order: "Order of the keys",
	},
	check: {
		title: "Is everything right?",
		change: "Change it",
		bookAtReception: ({ price }: { price: string }) => `Book, pay ${price} at reception`,
		bookOnPhone: ({ price }: { price: string }) => `Book, pay ${price} on my phone`,
	},
};
