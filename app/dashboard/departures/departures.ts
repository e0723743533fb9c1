import { redirect } from "react-router";
import { isLocalDate } from "#app/catalogue/local-date.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import type { Route } from "./+types/departures";

/** The address of the day's list before it became one with the overview; staff have it in their bookmarks. */
export function loader({ request, context, url }: Route.LoaderArgs) {
	requireRight(context, request, "bookings", "read");
	const date = url.searchParams.get("date") ?? "";
	return redirect(isLocalDate(date) ? `/dashboard?date=${date}` : "/dashboard");
}
