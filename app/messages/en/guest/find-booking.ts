/** Finding a booking again. */
export const findBooking = {
	title: "Find my booking",
	description: "Lost the mail? We send the link to your booking once more.",
	lead: "Tell us the code and the email that you booked with: we mail you the link again.",
	nothingSent: "Nothing is sent yet.",
	code: "Booking code",
	codeHint: "For example IX-7K3F9; you’ll find it in every email from us.",
	email: "Email",
	send: "Mail me the link",
	sending: "Sending …",
	unsent: {
		nothing: "No mail is on its way.",
		once: "You get one mail.",
		done: "If code and email belong to a booking, the mail is on its way.",
	},
	noCode: ({ phone }: { phone: string }) =>
		phone && `No code at hand? We look it up for you: <phone>${phone}</phone>.`,
	inbox: {
		title: "Look into your inbox",
		lead: "If code and email belong to a booking, its link is on its way to that address. It can take a minute; have a look at the spam folder too.",
		seeTrips: "See the trips",
		anotherCode: "Try another code",
		nothingThere: ({ phone }: { phone: string }) =>
			phone && `Nothing there? Call us: <phone>${phone}</phone>.`,
	},
	problems: {
		tooMany: "That was a lot at once. Wait a minute, then ask again.",
		unavailable: "We could not look it up. Please ask again in a minute.",
	},
	codeLike: "Type the code from your booking, like IX-7K3F9",
};
