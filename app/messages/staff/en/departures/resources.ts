/** Guides, vehicles and drivers: what their kinds are called, and on which departures one of them goes. */
export const en = {
	/** The screen with all of them. */
	title: "Guides and vans",
	kinds: {
		guide: { one: "Guide", other: "Guides" },
		vehicle: { one: "Vehicle", other: "Vehicles" },
		driver: { one: "Driver", other: "Drivers" },
	},
	/** A departure in the list of one guide, vehicle or driver. */
	departure: {
		/** @param others names of who goes on it too. */
		others: ({ others }: { others: string }) => `with ${others}`,
	},
};
