import { Link, useLocation } from "react-router";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { miniButton, StaffHead } from "#app/dashboard/staff-head.tsx";
import { bookingListTexts } from "#app/messages/staff/office/booking-list.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { readBookingFilter } from "#app/sales/staff/list/booking-filter.ts";
import { countedAtMost, listBookings } from "#app/sales/staff/list/staff-bookings.server.ts";
import { BookingsSearch } from "#app/sales/staff/list/staff-bookings-search.tsx";
import { BookingsNone, BookingsTable } from "#app/sales/staff/list/staff-bookings-table.tsx";
import type { Route } from "./+types/bookings";

export async function loader({ request, context, url }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "read");
	const { db, environment } = context.get(requestContext);
	const filter = readBookingFilter(url.searchParams);
	const now = Date.now();
	const clock = { now, today: localDateAt(now, environment.timeZone) };
	const page = await listBookings(db, bookingScopeOf(user), filter, clock);
	return {
		...page,
		most: countedAtMost,
		filter,
		mayExport: mayUser(user, "bookings", "export"),
		isAll: bookingScopeOf(user).kind === "all",
	};
}

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: officeTexts.screens.bookings }) }];
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
	const {
		bookings,
		beforeId,
		afterId,
		total,
		most,
		filter,
		excursions,
		sellers,
		mayExport,
		isAll,
	} = loaderData;
	const { search } = useLocation();
	const pageFrom = (key?: "before" | "after", id?: number) => {
		const next = new URLSearchParams(search);
		next.delete("before");
		next.delete("after");
		if (key) next.set(key, String(id));
		return `?${next}`;
	};
	return (
		<>
			<StaffHead title={officeTexts.screens.bookings}>
				<Link className={miniButton} to="/dashboard/holds">
					{officeTexts.screens.unpaidSeats}
				</Link>
				{isAll ? (
					<Link className={miniButton} to="/dashboard/cash">
						{officeTexts.screens.cash}
					</Link>
				) : null}
				{mayExport ? (
					// a download: the router must not handle this link
					<a className={miniButton} href={`/dashboard/bookings/export.csv${pageFrom()}`}>
						{bookingListTexts.export}
					</a>
				) : null}
			</StaffHead>
			<BookingsSearch
				filter={filter}
				excursions={excursions}
				sellers={sellers}
				sellsItself={isAll}
			/>
			{bookings.length === 0 ? (
				<BookingsNone filter={filter} />
			) : (
				<BookingsTable bookings={bookings} total={total} most={most} />
			)}
			{beforeId || afterId ? (
				<nav aria-label={bookingListTexts.pages.label} className="flex flex-wrap gap-3">
					{afterId ? (
						<>
							<Link className={miniButton} to={pageFrom()}>
								{bookingListTexts.pages.newest}
							</Link>
							<Link className={miniButton} to={pageFrom("after", afterId)}>
								{bookingListTexts.pages.newer}
							</Link>
						</>
					) : null}
					{beforeId ? (
						<Link className={miniButton} to={pageFrom("before", beforeId)}>
							{bookingListTexts.pages.older}
						</Link>
					) : null}
				</nav>
			) : null}
		</>
	);
}
