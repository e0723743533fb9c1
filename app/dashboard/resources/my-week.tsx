import { addDays, localDateAt } from "#app/catalogue/local-date.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { ResourceDepartures } from "#app/departures/team/resource-departures.tsx";
import { readOwnWeek } from "#app/departures/team/resources.server.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { ownWeekTexts as texts } from "#app/messages/staff/departures/own-week.ts";
import { requestContext } from "#app/request/context.server.ts";
import { mayUser, requireUser } from "#app/request/user/rights.server.ts";
import { formatDate, formatList } from "#app/ui/format/format.ts";
import type { Route } from "./+types/my-week";

/** The departures of the signed-in guide or driver; it needs no right, because it shows nobody else's. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const user = requireUser(context, request);
	const { db, environment } = context.get(requestContext);
	const today = localDateAt(Date.now(), environment.timeZone);
	const until = addDays(today, 6);
	return {
		today,
		until,
		week: await readOwnWeek(db, user.id, today, until),
		mayOpen: mayUser(user, "bookings", "read"),
	};
}

export const meta = () => [{ title: texts.pageTitle }];

export default function MyWeek({
	loaderData: { today, until, week, mayOpen },
}: Route.ComponentProps) {
	return (
		<>
			<StaffHead
				title={texts.title}
				above={[
					...(week ? [formatList(week.names)] : []),
					sharedTexts.days({ from: formatDate(today, "short"), until: formatDate(until, "short") }),
				].join(" · ")}
			/>
			{week && week.departures.length > 0 ? (
				<ResourceDepartures departures={week.departures} mayOpen={mayOpen} heading="h2" />
			) : (
				<p className="text-ink-soft">{week ? texts.nothing : texts.noGuide}</p>
			)}
		</>
	);
}
