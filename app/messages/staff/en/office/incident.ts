/** What went another way than it should with money and mails: its name, its sentence, and what is still open. */
export const en = {
	/** Everything that can stand in the review queue, by its stored kind. */
	kinds: {
		departure: "Departure",
		"hotel pays back": "Hotel pays back",
		"cash goes back": "Give money back",
		"unpaid sale ended": "Unpaid sale ended",
		"hold ends": "Seats held by link end",
		"waiting offer": "Offer to tell",
		"waiting list stuck": "Waiting list stuck",
		message: "Message",
		"paid late": "Paid late",
		"paid twice": "Paid twice",
		"not owed": "Paid what was not owed",
		"cash not owed": "Cash that was not owed",
		"wrong amount": "Wrong amount",
		"paid after cancelling": "Paid after cancelling",
		"refund failing": "Refund fails",
		"refunded at gateway": "Paid back at the gateway",
		dispute: "Disputed",
		"unknown payment": "Money without a booking",
		"mail given up": "Mail not delivered",
		"mail came back": "Mail came back",
		"not told": "Not told",
		difference: "Ledgers differ",
		"receiver ended": "Reseller not told",
	},
	/** Stands for a sum that nobody knows. */
	money: "Money",
	sentences: {
		paidLate: ({ money }: { money: string }) => `${money} came after the seats had been released.`,
		paidTwice: ({ money }: { money: string }) =>
			`${money} came a second time for a booking that was paid already.`,
		notOwed: ({ money }: { money: string }) =>
			`${money} came by a pay link when so much was not owed any more.`,
		/** `detail` is a sentence, or empty. */
		cashNotOwed: ({ money, detail }: { money: string; detail: string }) =>
			`${money} was taken in cash and could not be written down. ${detail}`,
		wrongAmount: ({ money }: { money: string }) =>
			`${money} came, which is not what was asked for.`,
		paidAfterCancelling: ({ money }: { money: string }) =>
			`${money} came for a booking that was cancelled.`,
		refundFailing: ({ money, detail }: { money: string; detail: string }) =>
			`${money} should go back and did not. ${detail}`,
		refundedAtGateway: ({ money }: { money: string }) =>
			`${money} went back from the gateway's own dashboard; the booking still holds its seats.`,
		dispute: ({ money, detail }: { money: string; detail: string }) =>
			`The guest's bank asks ${money} back. ${detail}`,
		unknownPayment: ({ money, detail }: { money: string; detail: string }) =>
			`${money} came for a payment that nobody here knows. ${detail}`,
		mailGivenUp: ({ subject }: { subject: string }) =>
			`"${subject}" could not be delivered for a day.`,
		mailUnwanted: ({ address }: { address: string }) =>
			`${address} called a mail of ours unwanted.`,
		mailCameBack: ({ address }: { address: string }) =>
			`The address ${address} sent a mail of ours back.`,
	},
	/** What was done automatically, and what is still open. */
	states: {
		refundedAtGateway:
			"The money is written down as paid back. Cancel the booking, or keep it as it is.",
		mailGivenUp: "Call the guest. When their address takes mail again, send it once more.",
		mailUnwanted:
			"The mail provider writes to this address no more: call the guest when something changes.",
		mailCameBack:
			"Call the guest and correct the address in the booking: the next mail that leaves closes this.",
		notTold: "The guest gave no email address. Call, then say what they answered.",
		receiverEnded:
			"Tell the reseller's engineer. When the subscription is changed or made anew, this closes by itself.",
		unknownPayment:
			"Nothing was booked. Look it up in the gateway's dashboard, and pay it back there.",
		cashNotOwed:
			"It is in nobody's purse. Give it back to the guest, or clear it up with whoever took it, and say how it ended.",
		lookItUp: "Look it up in the gateway's dashboard, then say how it ended.",
		refund: {
			heldForBank:
				"It is held back: the guest's bank asks for the same money, and a refund would pay twice.",
			stopped: "It was tried and stopped. Try once more, or pay it back another way and say so.",
			automatic: "It is refunded automatically; you need not do anything.",
		},
		dispute: {
			lost: "The money is lost. Cancel the booking, or keep it as it is.",
			bankDecides: "The bank decides; a refund would pay twice and is held back.",
			answerIt: "Answer it in the gateway's dashboard. A refund would pay twice and is held back.",
		},
	},
};
