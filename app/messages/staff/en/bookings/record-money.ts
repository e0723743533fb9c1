/** The money of a booking in its record: payments, what is still owed, what goes back. */
export const en = {
	title: "Money",
	payment: {
		/** `way` is a text of `ways`, `state` one of `states`; `rest` are texts of `also`, each with its comma. */
		line: ({
			money,
			way,
			state,
			rest,
		}: {
			money: string;
			way: string;
			state: string;
			rest: string;
		}) => `<b>${money}</b> ${way}, <state>${state}</state>${rest}`,
		/** `name` is who of staff took it. */
		takenBy: ({ way, name }: { way: string; name: string }) => `${way} to ${name}`,
		ways: {
			stripe: "by card",
			sandbox: "by card (sandbox)",
			hotel: "at the hotel",
			cash: "in cash",
			terminal: "at the card terminal",
			credit: "with a credit",
			before: "before it was imported",
		},
		/** Instead of `ways` where a reseller sold it. */
		toReseller: "to the reseller",
		states: {
			created: "waiting",
			paid: "paid",
			failed: "not paid",
			refunded: "paid back",
			givenBackByBank: "given back by the guest’s bank",
			heldByBank: "held by the guest’s bank",
			heldByBankThenBack: "held by the guest’s bank: goes back if the bank decides for us",
		},
		/** Money that must go back, by the reason. */
		due: {
			seats_gone: "came too late for its seats: goes back",
			paid_twice: "paid twice: goes back",
			not_owed: "was not owed any more: goes back",
			wrong_amount: "is not the price: goes back",
			cancelled: "goes back",
			goodwill: "a part goes back",
		},
		also: {
			ofIt: ({ money }: { money: string }) => ` (${money} of it)`,
			backAlready: ({ money }: { money: string }) => `, ${money} paid back already`,
			anotherWay: ({ money }: { money: string }) => `, ${money} given back another way`,
			notOwedAgain: ", the guest does not owe it again",
		},
	},
	hotel: {
		collect: ({ money }: { money: string }) => `The hotel has collected ${money}`,
		uncollect: "Not collected after all",
		paidBack: ({ money }: { money: string }) => `The hotel has paid ${money} back`,
		consequence: ({ reference, name }: { reference: string; name: string }) =>
			`${reference} of ${name}: this is final and can’t be taken back.`,
		confirm: "Yes, the guest has the money",
	},
	take: {
		hasMoneyBack: ({ money }: { money: string }) => `Record ${money} as given back`,
		stillToPay: ({ money }: { money: string }) => `Still to pay: <b>${money}</b>`,
		amount: "Amount received",
		inCash: "Taken in cash",
		byTerminal: "Taken by card terminal",
	},
	payLink: {
		lead: "Or the guest pays by card on their own phone. Until then it is paid on the day.",
		mail: "Mail a pay link",
		mailAgain: "Mail the pay link again",
		showCode: "Show a code to pay",
	},
	payBack: {
		title: "Give money back",
		paid: ({ money }: { money: string }) => `<b>${money}</b> paid`,
		backSoFar: ({ money }: { money: string }) => `<b>${money}</b> back so far`,
		now: ({ money }: { money: string }) => `<b>${money}</b> now`,
		stay: ({ money }: { money: string }) => `<b>${money}</b> stays`,
		nothingCanGoBack:
			"Nothing can go back right now: it is back already, on its way, or with the bank.",
		notAllCan:
			"A payment that is not in this list is back already, on its way back, or with the bank.",
		amount: "Amount",
		amountHint: ({ most }: { most: string }) =>
			`At most ${most}. The price falls too, unless more was paid than the price.`,
		/** Of a cancelled booking. */
		amountHintOfCancelled: ({ most }: { most: string }) => `At most ${most}.`,
		hotelsOwn: "What the hotel collected, the hotel gives back.",
		way: "How",
		wayHint: "Money goes back the way it came.",
		/** `way` is a text of `ways`. */
		atMost: ({ way, most }: { way: string; most: string }) => `${way}, ${most}`,
		ways: {
			stripe: "To the card that paid",
			sandbox: "To the card that paid",
			hotel: "At the hotel",
			cash: "Cash, from your hand",
			terminal: "At the card terminal",
			credit: "Back to the credit that paid",
			before: "By hand: it was paid before it was imported",
		},
		/** Of a cancelled booking, whose guest has to come for it. */
		waysLater: {
			stripe: "To the card that paid",
			sandbox: "To the card that paid",
			hotel: "At the hotel",
			cash: "Cash, when the guest comes",
			terminal: "At the card terminal, when the guest comes",
			credit: "Back to the credit that paid",
			before: "By hand: it was paid before it was imported",
		},
		reason: "Reason, which the guest reads",
		send: "Pay it back",
	},
};
