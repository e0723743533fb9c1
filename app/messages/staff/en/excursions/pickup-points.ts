import { plural } from "../../../plural.ts";

const excursionsStop = (count: number) =>
	`${count} ${plural("en", count, { one: "excursion stops", other: "excursions stop" })} here`;

/** The pickup points: list, map and the page of one. */
export const en = {
	create: "Create a point",
	none: "No pickup point yet. The first one is best the hotel with the most guests.",
	notLoaded: {
		title: "The pickup points could not be loaded",
		lead: "Nothing is lost: excursions on sale keep their pickups, and bookings the words they were sold with. Please try again in a moment.",
		again: "Load them again",
	},
	row: {
		noPlace: "No words yet on where to stand",
		stops: ({ excursions }: { excursions: number }) => excursionsStop(excursions),
		stopsAndHotels: ({ excursions, hotels }: { excursions: number; hotels: number }) =>
			`${excursionsStop(excursions)}, ${hotels} ${plural("en", hotels, { one: "hotel", other: "hotels" })}`,
		inUse: "In use",
		notInUse: "Not in use",
	},
	map: {
		label: "Map of the pickup points",
		loading: "The map is on its way …",
		noTiles:
			"Without its pictures the map still shows the points in their true places to each other.",
		howToChoose: "Click where guests wait, or move the map with the arrow keys.",
		takeMiddle: "Take the middle of the map",
		broken:
			"The map could not be loaded. Everything else works: points can be read, and written by their coordinates.",
	},
};
