/** The lists of an excursion's fares, extras and questions, and the form of one. */
export const en = {
	nouns: { extra: "extra", fare: "fare", question: "question", stock: "shared stock" },
	list: {
		retired: "Retired",
		change: "Change",
		up: "Up",
		down: "Down",
		/** The same for screen readers. */
		changeOne: ({ title }: { title: string }) => `Change ${title}`,
		upOne: ({ title }: { title: string }) => `Move ${title} up`,
		downOne: ({ title }: { title: string }) => `Move ${title} down`,
		retire: ({ title }: { title: string }) => `Retire ${title}`,
		retireConsequence: {
			extra: "Nobody can book it any more. Bookings that have it keep it.",
			fare: "Nobody can book it any more. Bookings that have it keep it.",
			question: "Nobody is asked it any more. Answers that were given stay.",
		},
		retireConfirm: ({ title }: { title: string }) => `Yes, retire ${title}`,
		restore: ({ title }: { title: string }) => `Bring back ${title}`,
	},
	form: {
		new: ({ noun }: { noun: string }) => `New ${noun}`,
		changeHint: {
			extra: "Another price is for new bookings only.",
			fare: "Another price is for new bookings only.",
			question:
				"Once guests have answered, its kind and whom it asks stay. A consent whose text changes gets a new version.",
		},
		titleLabel: "Title",
		create: ({ noun }: { noun: string }) => `Add the ${noun}`,
		save: ({ noun }: { noun: string }) => `Save the ${noun}`,
	},
	done: {
		added: ({ noun }: { noun: string }) => `The ${noun} is added`,
		changed: ({ noun }: { noun: string }) => `The ${noun} is changed`,
		retired: ({ noun }: { noun: string }) => `The ${noun} is retired`,
		"brought back": ({ noun }: { noun: string }) => `The ${noun} is brought back`,
		moved: ({ noun }: { noun: string }) => `The ${noun} is moved`,
	},
	refused: {
		changedMeanwhile:
			"Somebody changed the excursion or this list meanwhile. Look at the list and press once more.",
		unknown: ({ noun }: { noun: string }) => `There is no such ${noun}`,
	},
};
