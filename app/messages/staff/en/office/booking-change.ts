/** Another day or pickup for a booking. */
export const en = {
	/** Of the browser's tab. */
	pageTitle: "Change a booking",
	whatHappens: "The price stays as it was sold. A guest with an email gets the new appointment.",
	change: "Change the booking",
	leave: "Leave it as it is",
	overAlready: "This trip is over: the booking can’t be changed.",
	done: "The booking is changed, a guest with an email has a mail",
	other: {
		link: "Move to another excursion",
		excursion: "Excursion",
		choose: "Show its days",
		noDays: "No coming day of this excursion has enough free seats.",
		costs: ({ price }: { price: string }) => `By its list the party pays ${price}.`,
		difference: "Difference",
		moved: "The booking is moved",
		movedWithMail: "The booking is moved, and the guest has a mail",
		/** Why a booking does not move at all. */
		refused: {
			unpaid: "Only a confirmed booking moves to another excursion.",
			hasOwnPrice:
				"This booking has a price of its own, agreed or lowered by a refund, which the other excursion’s list can’t replace. Cancel it and sell the other excursion.",
			isTicked: "The guide has ticked this guest already.",
		},
		costsMore: ({ sum }: { sum: string }) =>
			`Not moved yet. The other excursion costs ${sum} more: choose how to settle that, and save again.`,
		costsLess: ({ sum }: { sum: string }) =>
			`Not moved yet. The other excursion costs ${sum} less: choose how to settle that, and save again.`,
		notPossible:
			"Not moved: there are not enough seats left that day, the van does not stop there, or price or money have changed. Look at it again.",
	},
	errors: {
		noDay: "Choose a day",
		noPickup: "Choose a pickup",
		dayOver: "That day is over. Choose a coming one.",
		changedMeanwhile: "Somebody else has changed this booking meanwhile. Look at it again first.",
		notPossible: "There are not enough seats left that day, or the van does not stop there.",
		extraLacks: ({ title, needed, left }: { title: string; needed: number; left: number }) =>
			`Not saved: the booking needs ${needed} × ${title}, and that departure has ${left === 0 ? "none" : `only ${left}`} left.`,
	},
};
