import { Link } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { listComparisons } from "#app/payments/reconciliation/reconciliation.server.ts";
import { ReconciliationReport } from "#app/payments/reconciliation/reconciliation-report.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { requireAllBookings } from "#app/request/user/booking-scope.server.ts";
import type { Route } from "./+types/reconciliation";

const daysShown = 14;

export async function loader({ request, context }: Route.LoaderArgs) {
	requireAllBookings(context, request);
	return { days: await listComparisons(context.get(requestContext).db, daysShown) };
}

export function meta() {
	return [{ title: "Ledgers compared · Staff" }, { name: "robots", content: "noindex" }];
}

export default function Reconciliation({ loaderData }: Route.ComponentProps) {
	const { currency, timeZone } = useSiteConfig();
	return (
		<>
			<StaffHead
				title="Ledgers compared"
				above={<Link to="/dashboard/attention">Needs attention</Link>}
			/>
			<p className="max-w-[44rem] text-ink-soft">
				Each of the last three days is compared with the gateway’s own ledger, again twelve hours
				later. Unreported payments are recorded automatically; differences stay below their day
				until somebody settles them.
			</p>
			<ReconciliationReport days={loaderData.days} currency={currency} timeZone={timeZone} />
		</>
	);
}
