/** The page that corrects a booking, pays a part back and makes a new voucher. */
export const en = {
	/** Of the browser's tab. */
	pageTitle: ({ reference }: { reference: string }) => `Correct ${reference}`,
	over: "This trip is over: its facts can’t be changed any more. Money can still go back.",
	changedNoMore: "This booking can’t be changed any more.",
	links: {
		title: "Voucher and links",
		ownPage: "The guest’s own page",
		sendAgain: "Send it again",
		makeNew: "Make a new one",
		newToAddress: ({ email }: { email: string }) =>
			`A new one ends the old QR code and the old link, for a voucher in wrong hands. The new one goes to ${email}.`,
		newToNobody:
			"A new one ends the old QR code and the old link, for a voucher in wrong hands. There is no email address: give the guest the new link yourself.",
	},
	done: {
		saved: "Saved",
		savedWithMail: "Saved, and the guest has a mail",
		nothing: "There was nothing to change",
		newVoucher: "The booking has a new voucher; the old link has ended",
		givenBack: ({ sum }: { sum: string }) => `${sum} is written down as given back`,
		goesBack: ({ sum }: { sum: string }) => `${sum} is going back`,
		isInCredit: ({ sum }: { sum: string }) => `${sum} is on the credit again`,
		waits: ({ sum }: { sum: string }) =>
			`${sum} waits for the guest. When the guest has the money, say so under "Money"`,
	},
	errors: {
		noAmount: "Type how much goes back",
		resellersParty:
			"A reseller sold this booking, and its program knows each guest and price. Ask the reseller to change it, or cancel it and sell anew.",
		creditPaidMore:
			"A credit has paid more than that of this booking, which is not confirmed yet. Let its seats go: then the credit is full again, and the guest books anew.",
		noReason: "Say why: the guest reads it",
		changedMeanwhile:
			"Somebody else has changed this booking meanwhile. Nothing was saved: open this page again and look at it first.",
		notPossible:
			"Not saved: there are not enough seats left, the van does not stop there any more, or the money has moved.",
		costsMore: ({ sum }: { sum: string }) =>
			`Not saved yet. This party costs ${sum} more: choose how to settle that, and save again.`,
		costsLess: ({ sum }: { sum: string }) =>
			`Not saved yet. This party costs ${sum} less: choose how to settle that, and save again.`,
		noVoucher: "Only a confirmed booking has a voucher to replace.",
		tooMuchBack: ({ most }: { most: string }) =>
			`Nothing went back: at most ${most} of this payment can.`,
		nothingBack:
			"Nothing went back: the payment has not so much left, a refund of it is on its way, or the booking has changed meanwhile.",
		tooManyAtFare: "More guests at a fare than come: correct one of the two numbers.",
		unpaidParty:
			"The party of an unpaid booking can’t be changed: its guest may be paying this price now.",
		noPriceReason: "Say why the price stays as it was.",
		priceTooLow: "This price would be below the smallest one.",
		priceTooHigh: "This price would be above the highest one.",
		wayNotOpen:
			"The money of this booking has moved, and the difference can’t be settled like that any more. Choose again.",
	},
};
