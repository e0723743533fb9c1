/** Cash that staff hold, and its handing over. */
export const cash = {
	above: "Taken from guests and not handed over yet",
	purses: {
		title: "Who holds cash",
		nobody: "Nobody: all cash is handed over.",
		yours: ({ name }: { name: string }) => `${name} (you)`,
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
		sign: "Sign as receiver",
	},
	closed: {
		title: "Handed over",
		none: "Nothing yet.",
		tookBack: ({ name }: { name: string }) => `${name} took back what nobody had received`,
		handedOver: ({ sum, giver, receiver }: { sum: string; giver: string; receiver: string }) =>
			`<b>${sum}</b> from ${giver} to ${receiver}`,
	},
	difference: {
		less: ({ sum }: { sum: string }) => `${sum} less than the bookings say`,
		more: ({ sum }: { sum: string }) => `${sum} more than the bookings say`,
	},
	done: {
		declared: "Signed: now the receiver counts and confirms",
		received: "Signed: the cash is with you",
		takenBack: "The cash is back with you",
	},
	errors: {
		notCounted: "Type what you have counted",
		ownAccount: "Everybody signs for cash under their own account.",
		ownMoney:
			"You act as somebody else. Money that passes through hands is written down under one’s own account: stop acting as them first. Nothing was recorded.",
		changed: "Your cash has changed since this page was loaded. Look and count again.",
		waitsNoMore: "This hand-over does not wait for you any more.",
		receivedAlready: "Somebody has received this cash already.",
	},
};
