import type { Resource } from "#app/account/access.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";

export interface StaffLink {
	to: string;
	label: string;
	/** The page has its own Content-Security-Policy, so it needs a full page load. */
	isDocument?: true;
	/** Other screens for which this link is the current one. */
	leadsTo?: readonly string[];
	/** Address of the number that is shown beside the link. */
	countFrom?: string;
	/** Only in the bar of a phone: on a wide screen the day itself leads there. */
	isOfPhone?: true;
	/** Not of the day's work: it stands behind "More" on a wide screen too. */
	isSeldom?: true;
}

const board = { resource: "boarding", right: "update" } as const;

const { screens } = officeTexts;

/** Menu links, each with the right that it needs. */
const ways: readonly (Omit<StaffLink, "label"> & {
	label: () => string;
	asks: {
		resource: Resource;
		right: "read" | "list" | "create" | "update" | "refund" | "export" | "cash" | "set-role";
	} | null;
	/** Hidden from users who may read only their own hotel's bookings. */
	isForAllBookings?: true;
	/** Hidden from users who may read all bookings: they reach it through another screen. */
	isNotForOffice?: true;
})[] = [
	{
		to: "/dashboard",
		label: () => screens.today,
		leadsTo: ["/dashboard/departures", "/dashboard/calendar"],
		asks: null,
	},
	{
		to: "/dashboard/desk",
		label: () => screens.desk,
		isNotForOffice: true,
		asks: read("bookings"),
	},
	{
		to: "/dashboard/today",
		label: () => screens.boarding,
		isDocument: true,
		isOfPhone: true,
		asks: board,
	},
	{
		to: "/dashboard/cash",
		label: () => screens.cash,
		isNotForOffice: true,
		asks: { resource: "boarding", right: "cash" },
	},
	{
		to: "/dashboard/bookings",
		label: () => screens.bookings,
		leadsTo: ["/dashboard/holds", "/dashboard/cash"],
		asks: read("bookings"),
	},
	{
		to: "/dashboard/attention",
		label: () => screens.attention,
		countFrom: "/dashboard/attention/count",
		isForAllBookings: true,
		asks: read("bookings"),
	},
	{
		to: "/dashboard/messages",
		label: () => screens.messages,
		isForAllBookings: true,
		asks: read("bookings"),
	},
	{
		to: "/dashboard/excursion",
		label: () => screens.excursions,
		isSeldom: true,
		asks: read("excursions"),
	},
	{
		to: "/dashboard/codes",
		label: () => screens.codes,
		isSeldom: true,
		asks: { resource: "excursions", right: "create" },
	},
	{
		to: "/dashboard/credits",
		label: () => screens.credits,
		isSeldom: true,
		isForAllBookings: true,
		asks: { resource: "bookings", right: "refund" },
	},
	{
		to: "/dashboard/books",
		label: () => screens.books,
		isSeldom: true,
		isForAllBookings: true,
		asks: { resource: "bookings", right: "export" },
	},
	{
		to: "/dashboard/fill",
		label: () => screens.fill,
		isSeldom: true,
		isForAllBookings: true,
		asks: { resource: "bookings", right: "export" },
	},
	{
		to: "/dashboard/points",
		label: () => screens.points,
		isSeldom: true,
		isDocument: true,
		asks: read("excursions"),
	},
	{
		to: "/dashboard/hotels",
		label: () => screens.hotels,
		isSeldom: true,
		leadsTo: ["/dashboard/desk"],
		asks: read("excursions"),
	},
	{
		to: "/dashboard/resellers",
		label: () => screens.resellers,
		isSeldom: true,
		asks: { resource: "excursions", right: "update" },
	},
	{
		to: "/dashboard/resources",
		label: () => screens.resources,
		isSeldom: true,
		asks: read("resources"),
	},
	{
		to: "/dashboard/settings",
		label: () => screens.settings,
		isSeldom: true,
		asks: { resource: "user", right: "set-role" },
	},
	{
		to: "/dashboard/users",
		label: () => screens.users,
		isSeldom: true,
		asks: { resource: "user", right: "list" },
	},
	{
		to: "/dashboard/import",
		label: () => screens.import,
		isSeldom: true,
		asks: { resource: "user", right: "create" },
	},
	{
		to: "/dashboard/health",
		label: () => screens.health,
		isSeldom: true,
		asks: { resource: "user", right: "list" },
	},
];

/** Menu of a user; empty without any right. */
export function linksFor(
	may: (resource: Resource, right: string) => boolean,
	readsAllBookings: boolean,
): StaffLink[] {
	const open = ways.filter(
		({ asks, isForAllBookings, isNotForOffice }) =>
			asks &&
			may(asks.resource, asks.right) &&
			(!isForAllBookings || readsAllBookings) &&
			(!isNotForOffice || !readsAllBookings),
	);
	if (open.length === 0) return [];
	return ways
		.filter((way) => way.asks === null || open.includes(way))
		.map(({ asks: _, isForAllBookings: __, isNotForOffice: ___, label, ...link }) => ({
			...link,
			label: label(),
		}));
}

function read(resource: "bookings" | "excursions" | "resources") {
	return { resource, right: "read" } as const;
}

/** The three links that stand under the thumb, beside the sale and "More"; the first that the user has of each. */
export function thumbLinks(links: readonly StaffLink[]): (StaffLink | undefined)[] {
	const threeLinks: StaffLink[] = [];
	for (const paths of [
		["/dashboard"],
		["/dashboard/bookings", "/dashboard/excursion"],
		["/dashboard/today", "/dashboard/desk", "/dashboard/attention"],
	]) {
		const ranked = paths.map((way) => links.find(({ to }) => to === way));
		const link = ranked.find((each) => each !== undefined);
		if (link) threeLinks.push(link);
	}
	return threeLinks;
}

/** The screen with a bar of its own under the thumb. */
export function isSaleScreen(pathname: string): boolean {
	return pathname.startsWith("/dashboard/bookings/new");
}

/** The current menu link: links to the screen itself come before links that only list it in `leadsTo`. */
export function currentLink(links: readonly StaffLink[], pathname: string): StaffLink | undefined {
	const isWithin = (way: string) =>
		// every path begins with "/dashboard", so the overview needs an exact match
		way === "/dashboard"
			? /^\/dashboard\/?$/.test(pathname)
			: pathname === way || pathname.startsWith(`${way}/`);
	return (
		links.find(({ to }) => isWithin(to)) ?? links.find(({ leadsTo }) => leadsTo?.some(isWithin))
	);
}
