/** What an incident says of its cause beside its kind, and how it ended. */
export const en = {
	/** A change that other guests read by mail. */
	notTold: {
		day: ({ from, to }: { from: string; to: string }) =>
			`Nobody could write to the guest: the day has changed, ${from} → ${to}.`,
		cancelled: ({ day }: { day: string }) =>
			`Nobody could write to the guest: the departure of ${day} is cancelled.`,
		weather: ({ day, until }: { day: string; until: string }) =>
			`Nobody could write to the guest: the weather stops the departure of ${day}, and the guest has to choose until ${until}.`,
		leaves: ({ day }: { day: string }) =>
			`Nobody could write to the guest: the departure of ${day} leaves after all.`,
		times: ({ change }: { change: string }) =>
			`Nobody could write to the guest: the times have changed, ${change}.`,
		pickup: ({ timeBefore, timeAfter }: { timeBefore: string; timeAfter: string }) =>
			`pickup ${timeBefore} → ${timeAfter}`,
		start: ({ timeBefore, timeAfter }: { timeBefore: string; timeAfter: string }) =>
			`start ${timeBefore} → ${timeAfter}`,
	},
	cash: {
		owed: ({ name, time, owed }: { name: string; time: string; owed: string }) =>
			`${name}, ${time}. ${owed} was owed.`,
		nothingOwed: ({ name, time }: { name: string; time: string }) =>
			`${name}, ${time}. Nothing was owed.`,
		noBooking: ({ name, time }: { name: string; time: string }) =>
			`${name}, ${time}. There is no such booking.`,
	},
	/** Of a refund; the reason is the gateway's. */
	refund: {
		refused: ({ reason }: { reason: string }) => `The gateway says: ${reason}.`,
		noAnswer: "The gateway does not answer.",
		longDue: "It is due for more than an hour.",
		rejected: ({ reason }: { reason: string }) => `The bank did not take it: ${reason}.`,
	},
	/** Of a dispute; the reason is the gateway's. */
	dispute: {
		reason: ({ reason }: { reason: string }) => `Reason: ${reason}.`,
		stateAndReason: ({ state, reason }: { state: string; reason: string }) =>
			`${state} Reason: ${reason}.`,
		states: {
			won: "Won: the money stays.",
			lost: "Lost.",
			prevented: "It was settled before it became a dispute.",
			needs_response: "The money is held until it is decided.",
			appeal_needs_response: "It goes to appeal.",
			warning_needs_response: "The bank asks before it decides.",
			warning_closed: "The bank asked and let it be: the money stays.",
		},
	},
	receiverEnded: ({ reseller }: { reseller: string }) =>
		`${reseller} has not answered our notices for three days, and is told of no change any more.`,
	forPayment: ({ payment }: { payment: string }) => `It says that it is for ${payment}.`,
	/** What the two ledgers say of one payment. */
	difference: {
		more: ({ theirs }: { theirs: string }) =>
			`The gateway has ${theirs} more for a payment that came already.`,
		other: ({ theirs, ours }: { theirs: string; ours: string }) =>
			`The gateway took ${theirs}, we wrote down ${ours}.`,
		refunded: ({ theirs, ours }: { theirs: string; ours: string }) =>
			`We wrote down that ${ours} went back, the gateway says ${theirs}.`,
		unknownThere: ({ ours }: { ours: string }) =>
			`We wrote down that ${ours} came, the gateway knows nothing of it.`,
		wrongRefund: ({ theirs, ours }: { theirs: string; ours: string }) =>
			`The gateway says that ${theirs} went back of a payment of ${ours}. Nothing was changed here.`,
	},
	ended: {
		wentBack: "The money went back.",
		receiverIsBack: "The reseller has changed its subscription.",
		takenByBank: "The guest's bank took it back.",
		withUsAgain: ({ reason }: { reason: string }) =>
			`The bank did not take it: ${reason}. The money is with us again, and the booking stands as before.`,
		confirmed: "The seats were still free: the booking is confirmed.",
		addressCorrected: "The address was corrected, and a newer mail has left to it.",
		cashOwedAfterAll: "Sent once more, the cash was owed: it is written down.",
		cashGivenBack: ({ name }: { name: string }) => `${name} gave the money back to the guest.`,
		cashNotTaken: ({ name }: { name: string }) => `${name} had taken no money.`,
		paidBackAnotherWay: ({ note }: { note: string }) => `Paid back another way: ${note}`,
		sentAgain: "It was sent again.",
		bookingCancelled: "The booking was cancelled.",
		/** Before what staff typed. */
		bookingStays: "The booking stays as it is.",
	},
};
