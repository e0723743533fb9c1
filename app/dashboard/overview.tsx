import { redirectDocument } from "react-router";
import { readSales } from "#app/bookings/sales/sales.server.ts";
import { SalesOverviewView } from "#app/bookings/sales/sales-overview.tsx";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { addDays, localDateAt } from "#app/excursions/local-date.ts";
import { requestContext } from "#app/request/context.server.ts";
import { bookingScopeOf } from "#app/request/user/booking-scope.server.ts";
import { hasRights, mayUser, requireUser } from "#app/request/user/rights.server.ts";
import type { Route } from "./+types/overview";
import { NoRights } from "./no-rights.tsx";
import { StaffHead } from "./staff-head.tsx";

const daysBack = 28;
const daysAhead = 14;

export async function loader({ request, context }: Route.LoaderArgs) {
	const user = requireUser(context, request);
	// a guide's one screen; as a document, because it has headers of its own
	if (!mayUser(user, "bookings", "read") && mayUser(user, "boarding", "update"))
		throw redirectDocument("/dashboard/today");
	const { db, environment } = context.get(requestContext);
	const today = localDateAt(Date.now(), environment.timeZone);
	const span = {
		from: addDays(today, -daysBack),
		today,
		until: addDays(today, daysAhead - 1),
	};
	const sales = mayUser(user, "bookings", "read")
		? await readSales(db, bookingScopeOf(user), { from: span.from, until: span.until, today })
		: null;
	return { name: user.name, isStaff: hasRights(user), span, sales };
}

export function meta() {
	return [{ title: "Overview · Staff" }, { name: "robots", content: "noindex" }];
}

export default function Overview({ loaderData }: Route.ComponentProps) {
	const { name, isStaff, span, sales } = loaderData;
	const { currency } = useSiteConfig();
	if (!isStaff) return <NoRights name={name} />;
	return (
		<>
			<StaffHead title={`Welcome, ${name}`} />
			{sales ? (
				<SalesOverviewView sales={sales} span={span} currency={currency} />
			) : (
				<p className="text-ink-soft">Your way leads through the menu above.</p>
			)}
		</>
	);
}
