/** A pay link as a code for the guest's phone. */
export const en = {
	forPhone: "For the guest’s phone",
	qrCode: "QR code of the pay link",
	turnRound: "Turn the screen round: the guest pays on their own phone.",
	copy: "Copy link",
	copied: "Copied",
	sms: "SMS",
	whatsApp: "WhatsApp",
	/** How long the seats wait for the guest's money. */
	hold: {
		label: "Hold the seats",
		hint: "At most until bookings for the trip close.",
		choices: {
			"2-hours": "2 hours",
			tonight: "Until tonight",
			"48-hours": "48 hours",
			date: "Until a day that I choose",
		},
		date: "Until the end of",
		dateHint: "The guest gets a reminder before, if there is an email.",
		noDate: "Choose the last day, today or later",
	},
	/** Of a sale whose guest has not paid in time. */
	ended: {
		title: "Not paid in time",
		seatsFree: ({ money }: { money: string }) =>
			`The seats are on sale again. The guest can still take them for ${money} by the same link, while they are free.`,
		holdAndSend: "Hold again and send the link",
		hold: "Hold again",
		giveUp: "Not wanted any more",
	},
	/** Of a sale that is not paid yet. */
	sale: {
		validUntil: ({ clock }: { clock: string }) =>
			`Valid until <b>${clock}</b>: the seats are held until then. Whoever is paying by then may finish.`,
		mailedAt: ({ email, clock }: { email: string; clock: string }) =>
			`Mailed to ${email} at ${clock}.`,
		onItsWay: ({ email }: { email: string }) => `A mail to ${email} is on its way.`,
		notMailed: ({ email }: { email: string }) => `The mail to ${email} was not delivered.`,
		notMailedYet: "The link has not been mailed yet.",
		noAddress: "There is no email address: show the code, or send the link to the telephone.",
		sendAgain: "Send the link again",
		callGuest: ({ clock }: { clock: string }) =>
			`No mail reminds this guest. Call, or write from your telephone: the seats are held until ${clock}.`,
		guestKnows: "The guest knows",
	},
};
