/** What the cron job does with guests who have not answered: a reminder, and their money at the end of the time. */
import { type SQL, sql } from "drizzle-orm";
import type { IslandClock } from "#app/catalogue/local-date.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import { queueBookingMail } from "#app/sales/booking/booking-events.server.ts";
import { readBookings } from "#app/sales/booking/read-booking.server.ts";
import { guestDetails } from "#app/sales/guest/guest-booking.server.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { chooseAfterWeather } from "./weather-choices.server.ts";
import { weatherMail } from "./weather-mails.ts";

/** In one run; the others follow a minute later. */
const moneyARun = 20;
const mailsARun = 8;

/** Gives all their money back to guests whose time has ended, and reminds those who have a third of it left. */
export async function endWeatherChoices(
	db: Database,
	sender: MailSender,
	clock: IslandClock,
): Promise<number> {
	const ended = await unanswered(db, sql`weather.until <= ${clock.now}`, moneyARun);
	const failures: unknown[] = [];
	for (const { id } of ended)
		await chooseAfterWeather(
			db,
			{ id, scope: { kind: "all" } },
			{ choice: "money" },
			{ by: "time", clock, sender },
		).catch((error: unknown) => failures.push(error));
	await remind(db, sender, clock);
	if (failures.length > 0) throw failures[0];
	return ended.length;
}

function unanswered(db: Database, which: SQL, most: number) {
	return db.all<{ id: number; departureId: number; until: number; why: string }>(sql`
		SELECT bookings.id, weather.departure_id AS departureId, weather.until,
			coalesce(leaving.line ->> '$.why', '') AS why
		FROM weather_choices AS weather
		JOIN bookings ON bookings.id = weather.booking_id AND bookings.departure_id = weather.departure_id
		JOIN departures AS leaving ON leaving.id = weather.departure_id
		WHERE weather.choice IS NULL AND ${isSold()} AND ${which}
		ORDER BY weather.until, bookings.id LIMIT ${most}`);
}

async function remind(db: Database, sender: MailSender, { now, timeZone }: IslandClock) {
	const late = await unanswered(
		db,
		sql`weather.reminded_at IS NULL AND weather.until > ${now}
			AND weather.until - ${now} <= (weather.until - weather.created_at) / 3`,
		mailsARun,
	);
	if (late.length === 0) return;
	const ids = JSON.stringify(late.map(({ id }) => id));
	const read = await readBookings(
		db,
		sql`bookings.id IN (SELECT value FROM json_each(${ids}))`,
		now,
	);
	await runBatch(db, {
		reminders: late.flatMap(({ id, departureId, until, why }) => {
			const booking = read.find((each) => each.id === id);
			if (!booking) return [];
			const isOpen = sql`EXISTS (SELECT 1 FROM weather_choices WHERE booking_id = ${id}
				AND departure_id = ${departureId} AND choice IS NULL AND reminded_at IS NULL)`;
			const { guest, email, payments } = guestDetails(booking);
			const mail = weatherMail(
				{ ...guest, id, email, payments },
				{
					...{ why, until, timeZone, isReminder: true },
					dedupeKey: `weather-reminder:${id}:${departureId}:${until}`,
				},
				sender,
			);
			return {
				mail: queueBookingMail(db, id, mail, { now, condition: isOpen }),
				reminded: db.run(sql`
					UPDATE weather_choices SET reminded_at = ${now}
					WHERE booking_id = ${id} AND departure_id = ${departureId} AND choice IS NULL`),
			};
		}),
	});
}
