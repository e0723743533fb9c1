import { Link, useLocation } from "react-router";
import { readBookingFilter } from "#app/bookings/staff-booking.ts";
import { listBookings } from "#app/bookings/staff-bookings.server.ts";
import { BookingsNone } from "#app/bookings/staff-bookings-none.tsx";
import { BookingsSearch } from "#app/bookings/staff-bookings-search.tsx";
import { BookingsTable } from "#app/bookings/staff-bookings-table.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { mayUser, requireRight } from "#app/request/rights.server.ts";
import { bookingScopeOf } from "#app/request/staff.server.ts";
import type { Route } from "./+types/bookings";
import { miniButton, StaffHead } from "./staff-head.tsx";

export async function loader({ request, context, url }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "read");
	const { db } = context.get(requestContext);
	const filter = readBookingFilter(url.searchParams);
	const page = await listBookings(db, bookingScopeOf(user), filter, Date.now());
	return { ...page, filter, mayExport: mayUser(user, "bookings", "export") };
}

export function meta() {
	return [{ title: "Bookings · Staff" }, { name: "robots", content: "noindex" }];
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
	const { bookings, before, filter, excursions, hotels, mayExport } = loaderData;
	const { search } = useLocation();
	const pageFrom = (id: number | null) => {
		const next = new URLSearchParams(search);
		if (id) next.set("before", String(id));
		else next.delete("before");
		return `?${next}`;
	};
	return (
		<>
			<StaffHead title="Bookings">
				<Link className={miniButton} to="/dashboard/holds">
					Unpaid places
				</Link>
				{mayExport ? (
					// a file, not a page: the router has no business with it
					<a className={miniButton} href={`/dashboard/bookings/export.csv${pageFrom(null)}`}>
						Export
					</a>
				) : null}
			</StaffHead>
			<BookingsSearch filter={filter} excursions={excursions} hotels={hotels} />
			{bookings.length === 0 ? (
				<BookingsNone filter={filter} />
			) : (
				<BookingsTable bookings={bookings} hasMore={before !== null || Boolean(filter.before)} />
			)}
			{before || filter.before ? (
				<p className="flex flex-wrap gap-3">
					{filter.before ? (
						<Link className={miniButton} to={pageFrom(null)}>
							Newest bookings
						</Link>
					) : null}
					{before ? (
						<Link className={miniButton} to={pageFrom(before)}>
							Older bookings
						</Link>
					) : null}
				</p>
			) : null}
		</>
	);
}
