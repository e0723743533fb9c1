import type { Resource } from "#app/account/access.ts";

export interface StaffLink {
	to: string;
	label: string;
	/** The page has its own Content-Security-Policy, so it needs a full page load. */
	isDocument?: true;
	/** Other screens for which this link is the current one. */
	leadsTo?: readonly string[];
	/** Address of the number that is shown beside the link. */
	countFrom?: string;
}

const board = { resource: "boarding", right: "update" } as const;

/** Menu links, each with the right that it needs. */
const ways: readonly (StaffLink & {
	asks: { resource: Resource; right: "read" | "list" | "update" } | null;
	/** Hidden from users who may read only their own hotel's bookings. */
	isForAllBookings?: true;
	/** Only for users who may read only their own hotel's bookings; others reach it through the hotels. */
	isForOwnHotels?: true;
})[] = [
	{ to: "/dashboard", label: "Overview", asks: null },
	{
		to: "/dashboard/desk",
		label: "Reception desk",
		isForOwnHotels: true,
		asks: read("bookings"),
	},
	{ to: "/dashboard/today", label: "Boarding", isDocument: true, asks: board },
	{ to: "/dashboard/departures", label: "Departures", asks: read("bookings") },
	{ to: "/dashboard/calendar", label: "Calendar", asks: read("resources") },
	{
		to: "/dashboard/bookings",
		label: "Bookings",
		leadsTo: ["/dashboard/holds", "/dashboard/cash"],
		asks: read("bookings"),
	},
	{
		to: "/dashboard/attention",
		label: "Needs attention",
		countFrom: "/dashboard/attention/count",
		isForAllBookings: true,
		asks: read("bookings"),
	},
	{
		to: "/dashboard/messages",
		label: "Messages",
		isForAllBookings: true,
		asks: read("bookings"),
	},
	{ to: "/dashboard/excursion", label: "Excursions", asks: read("excursions") },
	{ to: "/dashboard/points", label: "Pickup points", isDocument: true, asks: read("excursions") },
	{
		to: "/dashboard/hotels",
		label: "Hotels",
		leadsTo: ["/dashboard/desk"],
		asks: read("excursions"),
	},
	{ to: "/dashboard/resources", label: "Guides and vans", asks: read("resources") },
	{ to: "/dashboard/users", label: "Users", asks: { resource: "user", right: "list" } },
];

/** Menu of a user; empty without any right. */
export function linksFor(
	may: (resource: Resource, right: string) => boolean,
	readsAllBookings: boolean,
): StaffLink[] {
	const open = ways.filter(
		({ asks, isForAllBookings, isForOwnHotels }) =>
			asks &&
			may(asks.resource, asks.right) &&
			(!isForAllBookings || readsAllBookings) &&
			(!isForOwnHotels || !readsAllBookings),
	);
	if (open.length === 0) return [];
	return ways
		.filter((way) => way.asks === null || open.includes(way))
		.map(({ asks: _, isForAllBookings: __, isForOwnHotels: ___, ...link }) => link);
}

function read(resource: "bookings" | "excursions" | "resources") {
	return { resource, right: "read" } as const;
}
