/** Titles and descriptions for search engines and shared links. */
export const structuredData = {
	description: "Daily, weekend and adventure excursions around the island for visitors.",
	tagline: "Discover the island through unforgettable experiences",
	keywords: "island excursions, day trips, weekend trips, adventure, things to do",
	/** Of the picture that stands for the whole site. */
	pictureAlt: "A volcano above a white village, a lagoon with sails, a family walking on the beach",
	listDescription:
		"All excursions with prices, next departures, free seats, guide languages and pickup points.",
	/** The list when filters are chosen: "Two weekend trips: Market morning and The dunes after dark." */
	filteredList: ({ heading, titles }: { heading: string; titles: string }) =>
		`${heading}: ${titles}.`,
	contact: {
		title: "Contact",
		description: "Write to us: a person answers, and helps to choose a day.",
	},
	offer: { adult: "Adult", child: "Child", whole: "Whole trip" },
	offerPrice: ({ name, price }: { name: string; price: string }) => `${name}: ${price}`,
};
