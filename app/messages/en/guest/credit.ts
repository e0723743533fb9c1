/** A credit: a code with money, which pays bookings. */
export const credit = {
	pageTitle: "Pay with a credit",
	title: "Pay with a credit",
	lead: ({ owed }: { owed: string }) =>
		`A credit pays as much of the ${owed} as it has. You pay the rest by card.`,
	partPaid: ({ paid, owed }: { paid: string; owed: string }) =>
		`${paid} is paid with your credit. Still to pay: ${owed}.`,
	label: "Code of your credit",
	hint: "It begins with CR.",
	pay: "Pay with the credit",
	payRest: ({ owed }: { owed: string }) => `Pay ${owed} by card`,
	/** A link beside the way to pay. */
	have: "I have a credit",
	/** Below the field of the booking form. */
	inForm: ({ left }: { left: string }) =>
		`This credit has ${left}. It pays when you book, and you pay the rest by card.`,
	/** Why a credit does not pay. */
	problems: {
		unknown: "We don’t know this code. Please look at how it is written.",
		ended: "This credit has ended.",
		empty: "Nothing is left on this credit.",
		tooLittle: ({ left, least }: { left: string; least: string }) =>
			`This credit has ${left}: too little for this booking, because at least ${least} has to be left for the card.`,
		nothingOwed: "Nothing is left to pay for this booking.",
		over: "The seats of this booking are not held any more.",
		changed:
			"Somebody used this credit or changed the booking at the same moment. Nothing was taken: please try again.",
		tooFast: "That was too many tries. Please wait a minute.",
		notHere: "A credit can’t be used here. Book on your own phone and type the code there.",
	},
	/** Credits on the page of a booking, with what they were spent on. */
	yours: {
		title: "Your credit",
		left: ({ left }: { left: string }) => `${left} left`,
		until: ({ day }: { day: string }) => `Good until ${day}`,
		created: "Given to you",
		spent: ({ reference }: { reference: string }) => `Paid for ${reference}`,
		givenBack: ({ reference }: { reference: string }) => `Back from ${reference}`,
		paidOut: "Paid out",
		expired: "Ended",
		use: "Type the code where a booking asks for one, or tell it to us.",
	},
	/** The mail that brings a credit. */
	mail: {
		subject: ({ amount, reference }: { amount: string; reference: string }) =>
			`Your credit of ${amount} (${reference})`,
		heading: ({ amount }: { amount: string }) => `You have a credit of ${amount}.`,
		weather: ({ title, date, amount }: { title: string; date: string; amount: string }) =>
			`Because the weather stopped "${title}" on ${date}, you have a credit of ${amount}.`,
		goodwill: ({ title, date, amount }: { title: string; date: string; amount: string }) =>
			`For your booking of "${title}" on ${date} we give you a credit of ${amount}.`,
		code: ({ code }: { code: string }) =>
			`Its code is ${code}. Type it where the booking form asks for a code, or tell it to us: whoever has it can spend it. What is not spent stays on it.`,
		see: "See our trips",
	},
};
