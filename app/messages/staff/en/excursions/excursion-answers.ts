import { plural } from "../../../plural.ts";

const bookings = (count: number) =>
	`${count} ${plural("en", count, { one: "booking", other: "bookings" })}`;

/** What the server answers to a save; the form does not load it. */
export const en = {
	saved: {
		saved: "Saved.",
		guestsSeeIt: "Guests see it from now on.",
		notOnSale: "It is not on sale: add a picture and a pickup, then turn on “On sale” and save.",
		guestsTold: ({ count }: { count: number }) =>
			`${bookings(count)} changed, each with an email has a mail.`,
		nobodyTold: ({ count }: { count: number }) => `${bookings(count)} changed, nobody was told.`,
	},
	refused: {
		noSuchExcursion: "There is no such excursion.",
		unknownPoint: "One of these pickup points no longer exists",
		unfinished: ({ missing }: { missing: string }) => `To go on sale it needs ${missing}`,
		resourceClash:
			"With these times a guide, driver or vehicle would be in two places. Change who goes in the calendar first.",
		notWhole: ({ section }: { section: string }) =>
			`${section} did not arrive whole. They are shown as they are stored: load the page again and change them once more`,
		/** An error, and the day, pickup or picture that it concerns. */
		concerns: ({ what, error }: { what: string; error: string }) => `${what}: ${error}`,
		picture: ({ place }: { place: number }) => `Picture ${place}`,
	},
};
