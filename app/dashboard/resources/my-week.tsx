import { data, redirect } from "react-router";
import { addDays, localDateAt } from "#app/catalogue/local-date.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { feedPath } from "#app/departures/team/calendar-feed.ts";
import { endCalendarFeed, makeCalendarFeed } from "#app/departures/team/calendar-feeds.server.ts";
import { ResourceDepartures } from "#app/departures/team/resource-departures.tsx";
import { readOwnWeek } from "#app/departures/team/resources.server.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { ownWeekTexts as texts } from "#app/messages/staff/departures/own-week.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { mayUser, requireUser } from "#app/request/user/rights.server.ts";
import { formatDate, formatList } from "#app/ui/format/format.ts";
import type { Route } from "./+types/my-week";
import { CalendarFeedCard } from "./calendar-feed-card.tsx";

/** The departures of the signed-in guide or driver; it needs no right, because it shows nobody else's. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const user = requireUser(context, request);
	const { db, environment } = context.get(requestContext);
	const today = localDateAt(Date.now(), environment.timeZone);
	const until = addDays(today, 6);
	const week = await readOwnWeek(db, user.id, today, until);
	return {
		today,
		until,
		week,
		feedMadeOn: week?.feedMadeAt ? localDateAt(week.feedMadeAt, environment.timeZone) : null,
		mayOpen: mayUser(user, "bookings", "read"),
	};
}

/** Makes or ends the address of the own calendar. */
export async function action({ request, context }: Route.ActionArgs) {
	const user = requireUser(context, request);
	// attack: who acts as somebody else for an hour would read that calendar for ever
	if (user.impersonatedBy !== null) {
		setFlash(context, { look: "problem", text: texts.feed.onlyOwner });
		throw redirect(path, 303);
	}
	const { db, environment } = context.get(requestContext);
	const act = (await readFormData(request)).get("act");
	if (act === "end") {
		await endCalendarFeed(db, user.id);
		setFlash(context, { look: "success", text: texts.feed.stopped });
		throw redirect(path, 303);
	}
	if (act !== "make") return data({ address: null }, { status: 400 });
	const secret = await makeCalendarFeed(db, user.id, Date.now());
	const address = environment.appUrl + feedPath(secret);
	return data({ address }, { headers: { "Cache-Control": "no-store" } });
}

const path = "/dashboard/my-week";

export const meta = () => [{ title: texts.pageTitle }];

export default function MyWeek({
	loaderData: { today, until, week, mayOpen, feedMadeOn },
	actionData,
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
			{week ? <CalendarFeedCard madeOn={feedMadeOn} address={actionData?.address ?? null} /> : null}
		</>
	);
}
