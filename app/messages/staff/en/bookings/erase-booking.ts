/** Personal data of a booking: given to their guest, and erased. */
export const en = {
	heading: "Personal data",
	text: "When the guest asks for them, by telephone for example. Make sure first that it is the guest: ask for code, email and day.",
	take: "Download the guest’s data",
	erase: "Erase the guest’s data",
	/** In place of the guest's name as the title of the booking's page. */
	nobody: "Guest without a name",
	erased: ({ at }: { at: string }) => `The personal data of this booking were erased on ${at}.`,
	staysErased:
		"The personal data of this booking were erased: notes and links can’t be added any more.",
	pageTitle: "Erase personal data",
	title: ({ name }: { name: string }) => `Erase the data of ${name}`,
	back: ({ reference }: { reference: string }) => `Booking ${reference}`,
	goes: "Name, email, phone, notes, language, the words of the mails, and what anybody typed about the guest in history and incidents are gone for good. Voucher and guest’s page stop working.",
	stays:
		"Code, trip, day, party, stop, price, payments, boarding and the kinds of entries stay, for the books.",
	others: "What the payment provider and the mail provider keep is not erased from here.",
	asked: "How the guest asked",
	askedBy: { phone: "By telephone", mail: "By mail", desk: "At the desk" },
	chooseOne: "Choose how the guest asked",
	messages: ({ email }: { email: string }) =>
		`Also delete what was written from ${email} on the contact page`,
	confirm: "Erase for good",
	done: "The personal data are erased.",
	notYet: "They can’t be erased yet",
	changed: "Something has changed in this booking. Please look again.",
	waits: {
		isComing: "The trip is still to come. Cancel it first, or wait until it is over.",
		isHeld: "Seats are held for the guest. Release them, or wait until the hold is over.",
		hasMoneyToReturn:
			"Money has to go back. If a hotel has it, write down in the booking that the guest has it back.",
		hasOpenPage: "A payment page is open. Wait until it is paid or has closed.",
		hasDispute: "A dispute at the guest’s bank has not ended.",
		isOwed: "Something is still owed. Take it, or lower the price.",
		hasOpenQuestion: "An entry in “Needs attention” is open.",
		hasMailOnItsWay:
			"A mail to the guest is being sent. One that can’t be sent holds this up for an hour at most.",
	},
};
