import { Link } from "react-router";
import { HealthView } from "#app/health/health-view.tsx";
import { readServiceHealth } from "#app/health/service-health.server.ts";
import { healthTexts } from "#app/messages/staff/office/health.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import type { Route } from "./+types/health";
import { miniButton, StaffHead } from "./staff-head.tsx";

/** For those who look after the installation: whoever may list its users. */
export async function loader({ request, context }: Route.LoaderArgs) {
	requireRight(context, request, "user", "list");
	const { db, gateway, mailer } = context.get(requestContext);
	const configured = { hasGateway: gateway !== null, hasMailer: mailer !== null };
	return { read: await readServiceHealth(db, configured, Date.now()) };
}

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: officeTexts.screens.health }) }];
}

export default function Health({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<StaffHead title={healthTexts.title}>
				<Link className={miniButton} to="/dashboard/health" preventScrollReset>
					{healthTexts.again}
				</Link>
			</StaffHead>
			<p className="max-w-[44rem] text-ink-soft">{healthTexts.lead}</p>
			<HealthView read={loaderData.read} />
		</>
	);
}
