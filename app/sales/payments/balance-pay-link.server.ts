import { sql } from "drizzle-orm";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { balancePath } from "#app/sales/balance-path.ts";
import { queueBookingMail, recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import { plainMail } from "#app/sales/mails/booking-mails.tsx";
import { guestLanguage } from "#app/sales/mails/guest-language.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import {
	type BookingRecord,
	getBookingRecord,
} from "#app/sales/staff/record/booking-record.server.ts";
import type { StaffAct } from "#app/sales/staff/staff-changes.server.ts";
import { decidePayLink } from "./pay-link-decision.ts";

/**
 * Gives the guest of a confirmed booking a link that takes what is still owed: by mail, or as a code on this screen.
 * A repeated form gives it once.
 */
export function givePayLink(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{
		byMail,
		act: { actor, key, now },
		sender,
	}: { byMail: boolean; act: StaffAct; sender: MailSender },
) {
	const eventKey = `pay-link:${bookingId}:${key}`;
	return changeRecord(db, {
		read: () => getBookingRecord(db, scope, bookingId, now),
		decide: (record) => decidePayLink(record, { byMail, eventKey }),
		write: ({ outcome }, record) => {
			if (outcome !== "given" || !record) return;
			const { balanceCents: cents, currency } = record;
			const line = { code: "pay link", cents, currency, as: byMail ? "mail" : "code" } as const;
			const mail = balanceLinkMail(record, { dedupeKey: eventKey, sender });
			return {
				version: takeVersion(db, "bookings", record),
				link: payLinkStatement(db, bookingId, now),
				event: recordBookingEntry(db, bookingId, {
					...{ type: "pay link", line, actor, dedupeKey: eventKey, now },
				}),
				mail: byMail ? queueBookingMail(db, bookingId, mail, { actor, now }) : undefined,
			};
		},
	});
}

/**
 * Lets the guest of a confirmed booking pay online what is still owed. The link stays: the guest's page asks for what is
 * owed when it is opened.
 */
export function payLinkStatement(db: Database, bookingId: number, now: number) {
	return db.run(
		sql`UPDATE bookings SET pay_link_at = coalesce(pay_link_at, ${now}) WHERE id = ${bookingId}`,
	);
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
