import ical from "ical-generator";
import { instantOf } from "#app/catalogue/local-date.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { siteNameIn } from "#app/messages/site-name.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { ownWeekTexts } from "#app/messages/staff/departures/own-week.ts";
import { resourcesTexts } from "#app/messages/staff/departures/resources.ts";
import type { ResourceDeparture } from "./resources.server.ts";

export const feedDays = { back: 14, ahead: 90 };

/** Where a calendar program reads it. Who has the address needs no password. */
export function feedPath(secret: string): string {
	return `/my-week/${secret}/calendar.ics`;
}

/**
 * The departures of a guide or driver as a calendar (RFC 5545) that programs subscribe to. It says how many guests there
 * are and never who: the address may be passed on, and calendars are shared with families.
 */
export function calendarFeed(
	departures: readonly ResourceDeparture[],
	{
		now,
		timeZone,
		appUrl,
		operator,
	}: {
		now: number;
		timeZone: string;
		/** Absolute, without a slash at its end. */
		appUrl: string;
		operator: { name: string };
	},
): string {
	const calendar = ical({
		// the library puts a hyphen before it
		prodId: `//${siteNameIn(staffLanguage(), operator)}//Departures//EN`,
		name: ownWeekTexts.feed.name({ name: siteNameIn(staffLanguage(), operator) }),
		ttl: 3600,
	});
	for (const {
		departureId,
		title,
		date,
		startTime,
		durationMinutes,
		guests,
		others,
	} of departures) {
		const start = instantOf(date, startTime, timeZone);
		calendar.createEvent({
			// the same departure at the next reading is the same entry
			id: `departure-${departureId}@${new URL(appUrl).hostname}`,
			stamp: new Date(now),
			start: new Date(start),
			end: new Date(start + durationMinutes * 60_000),
			summary: title,
			description: [
				sharedTexts.guests({ count: guests }),
				others && resourcesTexts.departure.others({ others }),
			]
				.filter(Boolean)
				.join("\n"),
			url: `${appUrl}/dashboard/departures/${departureId}`,
		});
	}
	// the library leaves out the end of the last line (RFC 5545, 3.1)
	return `${calendar}\r\n`;
}
