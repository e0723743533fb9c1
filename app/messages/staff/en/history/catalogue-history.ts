type DeparturePrices = { date: string } & Record<"adults" | "children" | "bebe", string | false>;

/** What staff did to an excursion, pickup point or hotel; the name of the member of staff stands before it. */
export const en = {
	created: "created it",
	saved: "saved it",
	savedParts: ({ sentence, parts }: { sentence: string; parts: string[] }) =>
		[sentence, ...parts].join(" · "),
	/** Parts of an excursion that are no fields. */
	parts: {
		day_languages: "Days and languages",
		pickups: "Pickups",
		pictures: "Pictures",
		textsIn: ({ language }: { language: string }) => `Texts in ${language}`,
		inLanguage: ({ label, language }: { label: string; language: string }) =>
			`${label} (${language})`,
	},
	timetable: {
		saved: ({ start }: { start: string }) => `saved the timetable of ${start}`,
		removed: ({ start }: { start: string }) => `removed the start at ${start}`,
	},
	/** @param place of the rule in the list. */
	priceRule: {
		added: ({ place }: { place: number }) => `added price rule ${place}`,
		changed: ({ place }: { place: number }) => `changed price rule ${place}`,
		moved: ({ place }: { place: number }) => `moved price rule ${place}`,
		ended: ({ place }: { place: number }) => `ended price rule ${place}`,
	},
	extra: {
		added: ({ title }: { title: string }) => `added the extra “${title}”`,
		changed: ({ title }: { title: string }) => `changed the extra “${title}”`,
		retired: ({ title }: { title: string }) => `retired the extra “${title}”`,
		"brought back": ({ title }: { title: string }) => `brought back the extra “${title}”`,
		moved: ({ title }: { title: string }) => `moved the extra “${title}”`,
	},
	question: {
		added: ({ title }: { title: string }) => `added the question “${title}”`,
		changed: ({ title }: { title: string }) => `changed the question “${title}”`,
		retired: ({ title }: { title: string }) => `retired the question “${title}”`,
		"brought back": ({ title }: { title: string }) => `brought back the question “${title}”`,
		moved: ({ title }: { title: string }) => `moved the question “${title}”`,
	},
	extraStock: ({ title, quantity }: { title: string; quantity: number }) =>
		`set the shared stock “${title}” to ${quantity}`,
	fare: {
		added: ({ title }: { title: string }) => `added the fare “${title}”`,
		changed: ({ title }: { title: string }) => `changed the fare “${title}”`,
		retired: ({ title }: { title: string }) => `retired the fare “${title}”`,
		"brought back": ({ title }: { title: string }) => `brought back the fare “${title}”`,
		moved: ({ title }: { title: string }) => `moved the fare “${title}”`,
	},
	deleted: "deleted it",
	codeEnded: "ended it",
	use: { "taken into use": "took it into use", "taken out of use": "took it out of use" },
	picture: { added: "added a picture", removed: "removed a picture" },
	/** @param date date and start: "2027-06-05 16:45" */
	departure: {
		added: ({ date }: { date: string }) => `added ${date}`,
		closed: ({ date }: { date: string }) => `closed ${date}`,
		opened: ({ date }: { date: string }) => `opened ${date}`,
		runs: ({ date }: { date: string }) => `decided that ${date} runs below its minimum`,
		cancelled: ({ date }: { date: string }) => `cancelled ${date}`,
		calledOff: ({ date }: { date: string }) => `called off ${date} because of the weather`,
		moved: ({ date }: { date: string }) => `moved the guests of ${date}`,
		seats: ({ date, seats }: { date: string; seats: number }) => `set ${seats} seats on ${date}`,
		/** @param adults "84.50"; false where the list's price holds. */
		price: ({ date, adults, children, bebe }: DeparturePrices) => {
			const prices = [
				adults && `adults ${adults}`,
				children && `children ${children}`,
				bebe && `babies ${bebe}`,
			].filter(Boolean);
			return prices.length > 0
				? `set the price of ${date}: ${prices.join(", ")}`
				: `gave ${date} the list price again`;
		},
		/** @param price "480.00" */
		sale: {
			seats: ({ date }: { date: string; price: string }) => `sells ${date} by seats`,
			whole: ({ date, price }: { date: string; price: string }) =>
				`sells ${date} only as a whole, for ${price}`,
			both: ({ date, price }: { date: string; price: string }) =>
				`sells ${date} by seats or whole, for ${price}`,
		},
		start: ({ date, to }: { date: string; to: string }) => `set start ${to} on ${date}`,
		team: ({ date, names }: { date: string; names: string }) => `${date}: ${names}`,
		noTeam: ({ date }: { date: string }) => `${date}: nobody and no vehicle`,
	},
	totem: {
		enrolled: ({ name }: { name: string }) => `enrolled the totem "${name}"`,
		revoked: ({ totem }: { totem: number }) => `revoked totem ${totem}`,
	},
	/** A hotel's money of a month, marked at once; `bookings` counts them. */
	month: {
		collect: ({ month, bookings }: { month: string; bookings: number }) =>
			`marked ${month} as collected, bookings: ${bookings}`,
		uncollect: ({ month, bookings }: { month: string; bookings: number }) =>
			`marked ${month} as not collected after all, bookings: ${bookings}`,
	},
};
