/** The contact page and its form. */
export const contact = {
	heading: "Ask us anything",
	lead: "Tell us who is coming and what you like. A person answers.",
	name: "Your name",
	email: "Email",
	emailHint: "Only to answer you.",
	message: "Message",
	/** Of the field that only robots fill in. */
	leaveEmpty: "Leave this empty",
	send: "Send the message",
	sending: "Sending …",
	unsent: {
		nothing: "We have not read it yet.",
		once: "It stays one message.",
		done: "We have your message.",
	},
	refused: {
		fields: "Your message is not sent yet",
		tooMany: "That was many messages in a short time",
		unavailable: "Your message could not be stored",
		hint: ({ phone }: { phone: string }) =>
			`What you typed is still here. Please send it again in a minute${phone && `, or call <phone>${phone}</phone>`}.`,
	},
	sent: {
		heading: "Thank you, we have your message.",
		lead: "A person reads it and answers by email.",
		seeAll: "See all excursions",
	},
	ways: {
		label: "Other ways to reach us",
		callOrWrite: "Call or write",
		office: "The office",
		pickup:
			"<points>All pickup points</points> with their trips and times; your voucher names yours. Be there five minutes early. If you don’t see the van, call us.",
		findBooking: "Find my booking",
		voucher:
			"The link in your confirmation email opens your voucher. If the mail is lost, <ask>ask for the link again</ask>.",
	},
};
