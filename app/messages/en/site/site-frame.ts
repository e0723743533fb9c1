/** Header and footer of every public page. */
export const siteFrame = {
	skipToContent: "Skip to content",
	language: "Language",
	mainNavigation: "Main",
	excursions: "Excursions",
	howItWorks: "How it works",
	contact: "Contact",
	myBooking: "My booking",
	welcome: "We would love to show you around the island.",
	trips: "Trips",
	help: "Help",
	findMyBooking: "Find my booking",
	pickupPoints: "Pickup points",
	office: "Office",
	terms: "Terms",
	privacy: "Privacy",
	imprint: "Imprint",
	staff: "Staff",
	/** Offers the page to a visitor whose browser prefers this language. */
	offer: {
		alsoHere: "This page is also available in English.",
		readHere: "Read in English",
		close: "Close this notice",
	},
};
