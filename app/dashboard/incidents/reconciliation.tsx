import { Link } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { reconciliationTexts } from "#app/messages/staff/office/reconciliation.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireAllBookings } from "#app/request/user/user-scopes.server.ts";
import { listComparisons } from "#app/sales/payments/reconciliation/reconciliation.server.ts";
import { ReconciliationReport } from "#app/sales/payments/reconciliation/reconciliation-report.tsx";
import type { Route } from "./+types/reconciliation";

const daysShown = 14;

export async function loader({ request, context }: Route.LoaderArgs) {
	requireAllBookings(context, request);
	return { days: await listComparisons(context.get(requestContext).db, daysShown) };
}

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: officeTexts.screens.ledgers }) }];
}

export default function Reconciliation({ loaderData }: Route.ComponentProps) {
	const { currency, timeZone } = useSiteConfig();
	return (
		<>
			<StaffHead
				title={officeTexts.screens.ledgers}
				above={<Link to="/dashboard/attention">{officeTexts.screens.attention}</Link>}
			/>
			<p className="max-w-[44rem] text-ink-soft">{reconciliationTexts.lead}</p>
			<ReconciliationReport days={loaderData.days} currency={currency} timeZone={timeZone} />
		</>
	);
}
