import { localDateAt } from "#app/catalogue/local-date.ts";
import { isSecret } from "#app/crypto/secret.server.ts";
import { calendarFeed } from "#app/departures/team/calendar-feed.ts";
import { readCalendarFeed } from "#app/departures/team/calendar-feeds.server.ts";
import { ownWeekTexts } from "#app/messages/staff/departures/own-week.ts";
import { requestContext } from "#app/request/context.server.ts";
import type { Route } from "./+types/calendar-feed";

/** The departures of a guide or driver, for the calendar program that has the address. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, environment } = context.get(requestContext);
	const { timeZone, appUrl, operator } = environment;
	const now = Date.now();
	const time = { today: localDateAt(now, timeZone), now };
	const departures = isSecret(params.secret)
		? await readCalendarFeed(db, params.secret, time)
		: null;
	const headers = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
	if (!departures) return new Response(ownWeekTexts.feed.ended, { status: 404, headers });
	return new Response(calendarFeed(departures, { now, timeZone, appUrl, operator }), {
		headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" },
	});
}
