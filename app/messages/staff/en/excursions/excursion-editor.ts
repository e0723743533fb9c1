/** The page of one excursion. */
export const en = {
	/** Until the excursion's own title is known. */
	untitled: "Excursion",
	allExcursions: "All excursions",
	prices: "Prices",
	fares: "Fares",
	extras: "Extras",
	questions: "Questions",
	readOnly: "You may read this excursion. To change it you need another role.",
	save: "Save",
	create: {
		title: "New excursion",
		comesNext: "Pictures and pickups come next; it goes on sale when you say so.",
		create: "Create it",
		created: "The excursion is created.",
	},
	/** Of its words in another language: "Picture in German". */
	picture: "Picture",
	words: { title: "Words" },
	numbers: {
		title: "Numbers",
		bySeason: "Prices by season and day",
		price: ({ label, currency }: { label: string; currency: string }) => `${label}, ${currency}`,
	},
	facts: { title: "What guests need to know" },
	access: {
		title: "Who can come",
		hint: "Guests read each answer on the trip's page. What stays empty is not mentioned.",
		unsaid: "Not said",
	},
	week: {
		title: "Days and languages",
		hint: "A trip leaves on every day that has a language.",
		day: "Day",
		dayAndLanguage: ({ day, language }: { day: string; language: string }) => `${day}, ${language}`,
		noDay: "Nothing is ticked: it leaves on <b>no day</b>, and nobody can book it.",
		anotherLanguage: "Another language, as its code",
		add: "Add a column",
	},
	pickups: {
		title: "Pickups",
		hint: "Guests choose one of these when they book.",
		timeAt: ({ title }: { title: string }) => `Pickup time at ${title}`,
		notInUse: "Not in use",
		remove: ({ title }: { title: string }) => `Remove ${title}`,
		newTime: "Time of the new pickup",
		newPoint: "New pickup point",
		choose: "Choose a pickup point",
		add: "Add",
	},
	/** Takes the removal of a pickup or a picture back, before the save. */
};
