/** What a guest reads of the data that a booking keeps: to take along, and to have deleted. */
export const yourData = {
	/** Leads from the voucher. */
	link: "Your data: take it with you, or have it deleted",
	pageTitle: "Your data",
	title: "Your data",
	lead: "What we keep about you in this booking: take it with you, or have it deleted.",
	email: "The email you booked with",
	emailWhy: "A voucher may lie open on a table. Your email shows that it is you.",
	backTo: "Back to the booking",
	take: {
		heading: "Take it with you",
		text: "One file (JSON) with everything that we keep about you in this booking: what you typed, our notes, our mails, the payments and each change.",
		button: "Download my data",
	},
	erase: {
		heading: "Have it deleted",
		goes: "For good, and at once: your name, email, phone and notes, your language, the words of our mails to you, and whatever anybody wrote about you in this booking.",
		stays: ({ reference }: { reference: string }) =>
			`The law makes us keep in our books, without your name: the code <code>${reference}</code>, the trip and its day, how many you were and where you got on, amounts, payments and their dates.`,
		ends: "This page and the voucher stop working. We can no longer find the booking by your name or email, and no longer answer questions about it.",
		others:
			"The payment provider keeps your payment as its own law asks. Copies of the database against failures end by themselves, after some days or weeks. Messages from the contact page belong to no booking: write to us, and we delete them too.",
		button: "Delete my data for good",
		unsent: { once: "It is deleted once." },
		notYet: "Not possible yet",
		/** Why it has to wait. */
		waits: {
			isComing:
				"The trip is still to come, and without your data there is no voucher. Once it is over or cancelled, you can delete your data here.",
			isHeld: "Seats are being kept for you. You can delete your data here when that time is over.",
			hasMoneyToReturn:
				"Money is still to come back to you. When you have it, you can delete your data here.",
			hasOpenPage:
				"A payment page of this booking is still open. When it is paid or has closed, you can delete your data here.",
			hasDispute:
				"Your bank has not decided yet about a payment of this booking. After that you can delete your data here.",
			isOwed:
				"Something is still to be paid for this booking. When that is settled, you can delete your data here.",
			hasOpenQuestion:
				"We are still clearing something up about this booking. Write to us if it takes long.",
			hasMailOnItsWay:
				"A mail to you is just leaving. Please try again in a few minutes, or in an hour at the latest.",
		},
	},
	problems: {
		nothing: "Nothing has happened yet.",
		wrongEmail: "This is not the email of this booking. Please look at the mail with your voucher.",
		tooMany: "Those were many tries in a short time. Please try again in a minute.",
		changed: "Something has changed in this booking. Please look again.",
	},
	erased: {
		title: "Your data has been deleted",
		lead: "Name, email, phone, notes and mails are gone from your booking. What the law makes us keep no longer bears your name.",
		home: "To the start page",
	},
};
