import type { Resource } from "#app/account/access.ts";

export interface StaffLink {
	to: string;
	label: string;
	/** A page with a policy of its own: it must be loaded as a whole. */
	isDocument?: true;
	/** Screens that stand elsewhere and are reached from it. */
	leadsTo?: readonly string[];
	/** Where to ask for the number that stands behind it. */
	countFrom?: string;
}

/** The ways through the dashboard, each with what one must be allowed to read to go there. */
const ways: readonly (StaffLink & {
	asks: { resource: Resource; right: "read" | "list" } | null;
	/** Nothing for who reads the bookings of their own hotel only. */
	isForAllBookings?: true;
	/** For who reads the bookings of their own hotel only; others find it with the hotels. */
	isForOwnHotels?: true;
})[] = [
	{ to: "/dashboard", label: "Overview", asks: null },
	{
		to: "/dashboard/desk",
		label: "Reception desk",
		isForOwnHotels: true,
		asks: read("bookings"),
	},
	{ to: "/dashboard/departures", label: "Departures", asks: read("bookings") },
	{
		to: "/dashboard/bookings",
		label: "Bookings",
		leadsTo: ["/dashboard/holds"],
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
	{ to: "/dashboard/users", label: "Users", asks: { resource: "user", right: "list" } },
];

/** What is offered to somebody; nothing at all to whom no resource is open. */
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

function read(resource: "bookings" | "excursions") {
	return { resource, right: "read" } as const;
}
