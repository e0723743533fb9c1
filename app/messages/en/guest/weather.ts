/** The page on which a guest chooses, because the weather called off the departure. */
export const weather = {
	pageTitle: "The weather and your trip",
	title: ({ name }: { name: string }) => `The weather won’t let us leave, ${name}.`,
	lead: ({ date }: { date: string }) =>
		`We are sorry: your trip on ${date} can’t leave safely. Nothing is lost, and you decide how it goes on.`,
	until: ({ until }: { until: string }) =>
		`Choose until ${until}. After that, all your money goes back by itself.`,
	taken: ({ day, until }: { day: string; until: string }) =>
		`You have taken ${day}, and your seats are booked. Until ${until} you may still choose otherwise.`,
	/** On the voucher of the departure that was taken instead. */
	instead: ({ date }: { date: string }) =>
		`You took this departure because the weather stopped the one on ${date}. <change>Choose otherwise</change>`,
	legend: "What suits you?",
	departures: "Another departure",
	departuresHint: "At the price that you had. Your seats are booked as soon as you confirm.",
	ready: ({ time, stop }: { time: string; stop: string }) => `Be ready at ${time}, ${stop}`,
	noDepartures: "No other departure has room for all of you at the moment.",
	money: "My money back",
	credit: ({ sum }: { sum: string }) => `Credit for a later trip: ${sum}`,
	creditHint: "You get a code by mail, and use it when you book again.",
	confirm: "Confirm my choice",
	keep: "Keep this departure",
	final:
		"Once you choose your money, it is on its way. A departure can be changed until the time above.",
	tooLate: "The time to choose has ended",
	tooLateText: "All your money goes back by itself in the next minutes, and a mail tells you.",
	problems: {
		missing: "Please choose one of these.",
		notPossible: "The seats of that departure were just taken. Please choose another one.",
		noCredit: "Credit is not possible for this booking. Please choose something else.",
		tooLate: "The time to choose has ended.",
		changedMeanwhile: "The booking was changed at the same moment. This is how it stands now.",
	},
};
