/** What the booking form seldom says: that nothing is free, and that a check is needed. Loaded when it is. */
export const bookingElse = {
	nothingFree: {
		full: "Every seat is taken",
		fullSentence:
			"All days that can be booked are full. Seats become free when somebody cancels, so it is worth another look tomorrow.",
		notRunning: "No departure can be booked now",
		notRunningSentence:
			"This trip does not run in the next months. Write to us, and we tell you when it leaves again.",
		otherTrips: "See the other trips",
		writeToUs: "Write to us",
	},
	/** A check against programs, shown after very many bookings. */
	personCheck: {
		heading: "Show that you are a person",
		failed: ({ phone }: { phone: string }) =>
			`The check did not load. Reload this page, or call ${phone}: we book it for you.`,
	},
};
