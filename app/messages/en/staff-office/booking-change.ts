/** Another day or pickup for a booking. */
export const bookingChange = {
	/** Of the browser's tab. */
	pageTitle: "Change a booking",
	whatHappens: "The price stays as it was sold. A guest with an email gets the new appointment.",
	change: "Change the booking",
	leave: "Leave it as it is",
	overAlready: "This trip is over: the booking can’t be changed.",
	done: "The booking is changed, a guest with an email has a mail",
	errors: {
		noDay: "Choose a day",
		noPickup: "Choose a pickup",
		dayOver: "That day is over. Choose a coming one.",
		changedMeanwhile: "Somebody else has changed this booking meanwhile. Look at it again first.",
		notPossible: "There are not enough seats left that day, or the van does not stop there.",
	},
};
