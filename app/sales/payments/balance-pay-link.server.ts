import { sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { balancePath } from "#app/sales/balance-path.ts";
import { queueBookingMail, recordBookingEntry } from "#app/sales/booking-events.server.ts";
import { type MailSender, plainMail } from "#app/sales/mails/booking-mails.tsx";
import { guestLanguage } from "#app/sales/mails/guest-language.ts";
import { type BookingRecord, getBookingRecord } from "#app/sales/staff/booking-record.server.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import { payLinkStatement } from "#app/sales/staff/edit/edit-statements.server.ts";
import type { StaffAct } from "#app/sales/staff/staff-changes.server.ts";

export type PayLinkOutcome = "given" | "unknown" | "nothing owed" | "no address";

/**
 * Gives the guest of a confirmed booking a link that takes what is still owed: by mail, or as a code on this screen.
 * A repeated form gives it once.
 */
export async function givePayLink(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{
		byMail,
		act: { actor, key, now },
		sender,
	}: { byMail: boolean; act: StaffAct; sender: MailSender },
): Promise<PayLinkOutcome> {
	const record = await getBookingRecord(db, scope, bookingId, now);
	if (!record) return "unknown";
	if (byMail && record.email === null) return "no address";
	const eventKey = `pay-link:${bookingId}:${key}`;
	const isGiven = sql`EXISTS (SELECT 1 FROM booking_events WHERE dedupe_key = ${eventKey})`;
	const mail = balanceLinkMail(record, { dedupeKey: eventKey, sender });
	const { done } = await runBatch(db, {
		link: payLinkStatement(db, { id: bookingId, scope }, { condition: sql`true`, now }),
		event: recordBookingEntry(db, bookingId, {
			type: "pay link",
			line: {
				code: "pay link",
				cents: record.balanceCents,
				currency: record.currency,
				as: byMail ? "mail" : "code",
			},
			actor,
			dedupeKey: eventKey,
			now,
		}),
		mail: byMail
			? queueBookingMail(db, bookingId, mail, { actor, now, condition: isGiven })
			: undefined,
		done: db.all<{ done: number }>(sql`SELECT ${isGiven} AS done`),
	});
	return done[0]?.done ? "given" : "nothing owed";
}

function balanceLinkMail(
	record: BookingRecord,
	{ dedupeKey, sender }: { dedupeKey: string; sender: MailSender },
) {
	const { texts, formats, urlOf } = guestLanguage(record, sender);
	const { reference } = record;
	const { title } = record.inGuestWords;
	const amount = formats.formatMoney(record.balanceCents, record.currency);
	const date = (style: "short" | "long") => formats.formatDate(record.date, style);
	const { subject, heading, stillOwed, bookedEitherWay, pay } = texts.balanceLink;
	return plainMail(
		{
			subject: subject({ amount, date: date("short"), title, reference }),
			heading: heading({ amount }),
			paragraphs: [stillOwed({ title, date: date("long"), amount }), bookedEitherWay],
			link: { label: pay({ amount }), url: urlOf(balancePath(record.confirmId)) },
		},
		{ guest: record, booking: record, dedupeKey, sender },
	);
}
