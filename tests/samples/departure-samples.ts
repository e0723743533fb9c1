import type { Departure } from "#app/departures/departure.ts";

/** A departure with free seats that runs anyhow. */
export function sampleDeparture(changes: Partial<Departure> = {}): Departure {
	return {
		id: 1,
		date: "2027-06-05",
		startTime: "09:00",
		languages: ["en"],
		capacity: 12,
		left: 12,
		state: "open",
		lacking: null,
		...changes,
	};
}
