/** Words that several screens about a booking say. */
export const en = {
	trip: "Trip",
	day: "Day",
	pickup: "Pickup",
	guests: "Guests",
	adults: "Adults",
	children: "Children",
	babies: "Babies",
	/** A price of nothing, for one person. */
	free: "free",
	price: "Price",
	freeOfCharge: "Free of charge",
	name: "Name",
	telephone: "Telephone",
	email: "Email",
	language: "Language",
	speaks: "Speaks",
	forGuide: "For the guide",
	forStaff: "For staff only",
	departureIsClosed: "This departure is closed.",
	/** A pickup of a booking that its excursion has given up. */
	noLongerAStop: ({ pickup }: { pickup: string }) => `${pickup}, no longer a stop`,
	/** Ways to pay. */
	payLink: "Pay link",
	cash: "Cash",
	cardTerminal: "Card terminal",
	onTheDay: "On the day",
	paidHereNow: "paid here, now",
	payBack: ({ money }: { money: string }) => `Pay ${money} back`,
	/** What the cancellation policy of a booking gives back, beside the sum that staff choose. */
	byPolicy: {
		/** @param until "Friday 4 June, 18:00", or empty */
		share: ({ back, all, until }: { back: string; all: string; until: string }) =>
			`By the policy agreed at the sale: ${back} of ${all}${until && `, until ${until}`}.`,
		nothing: "By the policy agreed at the sale: nothing.",
	},
};
