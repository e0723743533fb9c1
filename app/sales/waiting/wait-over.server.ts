/** Tells parties that the wait for a day is over, because nothing more can be offered for it. */

import { sql } from "drizzle-orm";
import { aroundNight, isNight } from "#app/catalogue/quiet-hours.ts";
import type { Database } from "#app/database/client.server.ts";
import { textIn } from "#app/database/translations.server.ts";
import { queueMail } from "#app/outbox/outbox.server.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import type { WaitingEnd } from "./waiting-list.ts";
import { waitOverMail } from "./waiting-mails.ts";

interface EndedDay {
	id: number;
	secret: string;
	excursionId: string;
	title: string;
	date: string;
	adults: number;
	children: number;
	bebe: number;
	name: string;
	email: string;
	language: string;
	/** 1: the party waits for another day. */
	waitsOn: number;
}

/**
 * Statements for the batch that ends these waits: a mail for each party that left an address, in the morning where it is
 * night. @param ends what ends in this batch; a mail is for what ends as "gone".
 */
export async function waitOverMails(
	db: Database,
	ends: readonly { id: number; end: WaitingEnd }[],
	{ now, timeZone, sender }: { now: number; timeZone: string; sender: MailSender },
) {
	const endedIds = JSON.stringify(ends.map(({ id }) => id));
	const mailedIds = JSON.stringify(ends.filter(({ end }) => end === "gone").map(({ id }) => id));
	const days = await db.all<EndedDay>(sql`
		SELECT party.id, party.secret, trip.id AS excursionId,
			${textIn(sql`party.language`, { excursionId: sql`trip.id` }, "title", sql`trip.title`)} AS title,
			leaving.date, party.adults, party.children, party.bebe, party.name, party.email, party.language,
			EXISTS (SELECT 1 FROM waiting_parties AS other WHERE other.secret = party.secret AND other.ended_at IS NULL
				AND other.id NOT IN (SELECT value FROM json_each(${endedIds}))) AS waitsOn
		FROM waiting_parties AS party
		JOIN departures AS leaving ON leaving.id = party.departure_id
		JOIN excursions AS trip ON trip.id = leaving.excursion_id
		WHERE party.id IN (SELECT value FROM json_each(${mailedIds})) AND party.email IS NOT NULL
		ORDER BY leaving.date, leaving.start_time`);
	const notBefore = isNight(now, timeZone) ? aroundNight(now, timeZone).morning : now;
	return [...Map.groupBy(days, ({ secret }) => secret).values()].flatMap((ofParty) => {
		const [first] = ofParty;
		if (!first) return [];
		const dates = [...new Set(ofParty.map(({ date }) => date))];
		const mail = waitOverMail({ ...first, dates, waitsOn: first.waitsOn === 1 }, sender);
		const hasEnded = sql`EXISTS (SELECT 1 FROM waiting_parties WHERE id = ${first.id} AND "end" = 'gone')`;
		return [
			queueMail(db, { ...mail, notBefore, dedupeKey: `wait-over:${first.id}` }, now, hasEnded),
		];
	});
}
