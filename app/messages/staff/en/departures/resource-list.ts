import { plural } from "../../../plural.ts";

/** The list of guides, vehicles and drivers. */
export const en = {
	pageTitle: "Guides and vans · Staff",
	add: { guide: "Add a guide", vehicle: "Add a vehicle", driver: "Add a driver" },
	none: { guide: "No guide yet.", vehicle: "No vehicle yet.", driver: "No driver yet." },
	coming: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, { one: "coming departure", other: "coming departures" })}`,
	inUse: "In use",
	outOfUse: "Out of use",
};
