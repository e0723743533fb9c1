/** The list that leads from an empty site to its first sale. */
export const en = {
	title: "First steps",
	lead: "What is missing until the first guest can book. The list goes when all of it is done.",
	done: "done",
	next: "next",
	steps: {
		operator: {
			name: "Say who you are",
			how: "Name, email and address at least: guests read them in the imprint and in every mail.",
		},
		pickupPoint: { name: "Make a pickup point", how: "Where the van stops, on the map." },
		excursion: {
			name: "Make an excursion",
			how: "Words, prices, pickup times, and the days on which it leaves.",
		},
		departure: {
			name: "Give it a timetable",
			how: "On which days it leaves, at what time, with how many seats.",
		},
		picture: { name: "Add a picture", how: "The first one is its poster." },
		onSale: {
			name: "Put it on sale",
			how: "Switch “On sale” on: it needs a picture and a pickup point.",
		},
		payments: {
			name: "Connect the payments",
			how: "The keys of Stripe are secrets: whoever runs the server sets them.",
		},
		sale: { name: "Sell", how: "Sell the first seats yourself, or book on your own site." },
	},
};
