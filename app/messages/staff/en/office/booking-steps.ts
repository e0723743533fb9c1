/** What became of a step that staff took on a booking. */
export const en = {
	fields: {
		amountTaken: "Type what you have taken",
		noteEmpty: "Write what the others should know",
	},
	unknown: "There is no such booking.",
	cancel: {
		done: "The booking is cancelled",
		moneyAtBank: "The booking is cancelled, its money stays with the guest’s bank",
		moneyGoesBack: "The booking is cancelled, its money goes back",
		over: "This trip is over: the booking can’t be cancelled any more.",
		otherMoney:
			"Not cancelled: the money of this booking has changed since this page was opened. Look at it, then cancel again.",
	},
	refund: {
		done: "The money goes back",
		atBank: "The guest's bank has this money by now: nothing can go back from here.",
		changed:
			"Nothing went back: the payments of this booking have changed meanwhile. Look at them again.",
	},
	hotelMoney: {
		collected: "Marked as collected by the hotel",
		uncollected: "The hotel still has to collect it",
		paidBack: "Marked as paid back by the hotel",
		changed: "The money of this booking has changed. Look at it again first.",
	},
	takeMoney: {
		done: "The money is recorded",
		noSeats: "This booking has no seats any more: take no money for it.",
		tooMuch: ({ sum }: { sum: string }) => `The guest owes ${sum} by now. Nothing was recorded.`,
	},
	payLink: {
		mailed: "The pay link is on its way",
		shown: "The guest can pay by this code",
		nothingOwed: "Nothing of this booking can be paid by link any more. Look at it again.",
		noAddress: "The guest gave no email address: show the code instead.",
	},
	/** Why the pay link of a sale is not mailed again. */
	payLinkAgain: {
		notPending: "Not sent: this booking waits for no payment any more.",
		holdOver: "Not sent: the seats are no longer held. Hold them again first.",
		notByLink: "Not sent: staff did not sell this booking with a pay link.",
		stillWaiting: "Not sent again: the mail before is still on its way. Give it a minute.",
	},
	/** An unpaid sale after its time. */
	holdAgain: {
		held: "The seats are held again",
		heldAndMailed: "The seats are held again, and the pay link is on its way",
		givenUp: "Noted: the seats are not wanted any more",
		notEnded: "Nothing was done: this booking is no unpaid sale whose time has ended any more.",
		over: "Not held: the trip has left.",
		notPossible:
			"Not held: the seats are sold to others by now, or the trip does not leave or stop there any more as it was sold. Sell it anew.",
	},
	/** Somebody has called a guest whom no mail reaches. */
	guestReached: {
		done: "Noted: the guest knows until when the seats are held",
		notHeld: "Nothing was noted: the seats of this booking are not held any more.",
	},
	giveBack: {
		done: "Recorded as given back",
		nothing: "Nothing of this booking is to be given back by hand.",
		otherSum: ({ sum }: { sum: string }) =>
			`Nothing was recorded: ${sum} is to be given back by now.`,
	},
	resend: {
		done: "The voucher is on its way once more",
		changedMeanwhile: "Somebody is changing this booking: look at it again first.",
		notConfirmed: "Only a confirmed booking has a voucher to send.",
	},
	noteSaved: "Your note is saved",
};
