/** Cash that staff hold, its handing over, and how it leaves the house. */
export const en = {
	above: "In somebody’s hands, from guests or from others of the staff",
	purses: {
		title: "Who holds cash",
		/** For a guide, who sees no purse but the own one. */
		notYou: "You hold no cash.",
		nobody: "Nobody: all cash is in the safe or at the bank.",
		onItsWay: "Nobody, but a hand-over waits for its receiver.",
		yours: ({ name }: { name: string }) => `${name} (you)`,
	},
	/** The purse of somebody who was removed, is banned or has lost the right to sign. */
	takeOver: {
		open: ({ name }: { name: string }) => `Take over from ${name}`,
		why: ({ name, sum }: { name: string; sum: string }) =>
			`${name} can’t sign any more. By the bookings <b>${sum}</b> are there: count what you find. The books say that you alone have signed.`,
	},
	declare: {
		title: "Hand over my cash",
		byBookings: ({ sum }: { sum: string }) =>
			`By the bookings you hold <b>${sum}</b>. Count it and type what is there.`,
		counted: ({ currency }: { currency: string }) => `Counted, ${currency}`,
		note: "Note, if something is missing",
		sign: "Sign as giver",
	},
	waiting: {
		title: "Waits for the receiver",
		handsOver: ({ name, sum }: { name: string; sum: string }) =>
			`<b>${name}</b> hands over <b>${sum}</b>`,
		receiverConfirms: "The receiver signs in and confirms here under their own name.",
		takeBack: "Take it back",
		counted: ({ currency }: { currency: string }) => `I have counted, ${currency}`,
		note: "Note on a difference",
		/** Two buttons: the cash stays with whoever signs, or it leaves the house. */
		sign: { purse: "Sign: I keep it with me", bank: "Sign: it is in the safe or at the bank" },
	},
	closed: {
		title: "Handed over",
		none: "Nothing yet.",
		tookBack: ({ name }: { name: string }) => `${name} took back what nobody had received`,
		handedOver: ({ sum, giver, receiver }: { sum: string; giver: string; receiver: string }) =>
			`<b>${sum}</b> from ${giver} to ${receiver}`,
		banked: ({ sum, giver, receiver }: { sum: string; giver: string; receiver: string }) =>
			`<b>${sum}</b> from ${giver} to the safe or bank, by ${receiver}`,
	},
	/** Stands below a line of what was handed over. */
	signedByReceiver: ({ giver }: { giver: string }) =>
		`Taken over: ${giver} could not sign any more`,
	difference: {
		less: ({ sum }: { sum: string }) => `${sum} less than the bookings say`,
		more: ({ sum }: { sum: string }) => `${sum} more than the bookings say`,
	},
	done: {
		declared: "Signed: now the receiver counts and confirms",
		received: {
			purse: "Signed: the cash is with you",
			bank: "Signed: the cash is in the safe or at the bank",
		},
		takenBack: "The cash is back with you",
	},
	errors: {
		noDestination: "Say whether you keep the cash, or where it has gone",
		notCounted: "Type what you have counted",
		noNote: "Less is there than the bookings say: write in a few words what you know about it",
		ownAccount: "Everybody signs for cash under their own account.",
		ownMoney:
			"You are acting as somebody else. Money that you take or give by hand is recorded under your own account: stop acting as them first. Nothing was recorded.",
		changed: "Your cash has changed since this page was loaded. Look and count again.",
		purseChanged:
			"This cash has changed since the page was loaded, or its owner can sign for it. Look and count again.",
		waitsNoMore: "You can’t receive this hand-over any more.",
		receivedAlready: "Somebody has received this cash already.",
	},
};
