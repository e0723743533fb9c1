import { sql } from "drizzle-orm";
import type { DeliveredMail } from "../servers/mail-provider.ts";
import type { Books, Break } from "./auditor.ts";

interface OutboxRow {
	id: number;
	dedupe_key: string;
	booking_id: number | null;
	recipient: string;
	subject: string;
	text_body: string;
	status: string;
	last_error: string | null;
	/** Milliseconds; null unless the guest was forgotten. */
	erased_at: number | null;
}

/** Compares the outbox with the mails delivered. */
export async function checkMail({ db, mail }: Books): Promise<Break[]> {
	const rows = await db.all<OutboxRow>(sql`
		SELECT mail.id, dedupe_key, booking_id, recipient, subject, text_body, mail.status, last_error, erased_at
		FROM outbox AS mail LEFT JOIN bookings ON bookings.id = booking_id ORDER BY mail.id`);
	return [
		...rows
			.filter((row) => row.status !== "sent" && !isReplaced(row, rows))
			.map(({ dedupe_key, status, last_error, erased_at }) => ({
				invariant: "no mail is lost",
				what: `${dedupe_key} is ${status} when all is done: ${last_error}${erased_at ? ", and its guest is forgotten" : ""}`,
			})),
		...checkCopies(rows, mail.delivered),
		...checkOrder(rows, mail.delivered),
		...(await checkVouchers(db)),
	];
}

/**
 * A mail that still waited when staff corrected the sale is not sent: a pay link, because a later one is, and one to a
 * wrong address, because the guest gets another one at the right address. Once the guest is forgotten, no mail says any
 * more to which address it went.
 */
function isReplaced(
	{ id, booking_id, dedupe_key, recipient, status, erased_at }: OutboxRow,
	rows: OutboxRow[],
): boolean {
	const isPayLink = (key: string) => key.startsWith("pay-link:");
	return (
		status === "failed" &&
		rows.some(
			(later) =>
				later.booking_id === booking_id &&
				later.id > id &&
				(later.recipient !== recipient ||
					erased_at !== null ||
					(isPayLink(dedupe_key) && isPayLink(later.dedupe_key))),
		)
	);
}

/**
 * Compared by content instead of key, because a guest notices the same text twice. A mail whose words were forgotten has
 * none to compare any more; it was compared in the rounds before.
 */
function checkCopies(rows: OutboxRow[], delivered: DeliveredMail[]): Break[] {
	const isForgotten = ({ text_body }: OutboxRow) => text_body === "";
	const forgotten = new Set(rows.filter(isForgotten).map(({ dedupe_key }) => dedupe_key));
	const keys = new Set(rows.map(({ dedupe_key }) => dedupe_key));
	// what belongs to no booking, an alert to the operator or a place in a waiting list, is deleted when its time is over
	const isDeleted = (key: string) =>
		/^(attention-waits|waiting-list|wait-over):/.test(key) && !keys.has(key);
	const mailsByLetter = Map.groupBy(
		rows.filter((row) => !isForgotten(row)),
		letterOf,
	);
	const arrived = Map.groupBy(
		delivered.filter(({ key }) => key === null || !(forgotten.has(key) || isDeleted(key))),
		({ recipient, subject, text }) => letterOf({ recipient, subject, text_body: text }),
	);
	const breaks: Break[] = [];
	for (const [letter, mails] of arrived) {
		const writtenCopies = mailsByLetter.get(letter)?.length ?? 0;
		if (mails.length > writtenCopies)
			breaks.push({
				invariant: "every mail arrives exactly once",
				what: `"${mails[0]?.subject}" was written ${writtenCopies} times and arrived ${mails.length} times`,
			});
	}
	for (const [letter, mails] of mailsByLetter) {
		const arrivedCopies = arrived.get(letter)?.length ?? 0;
		if (arrivedCopies < mails.filter(({ status }) => status === "sent").length)
			breaks.push({
				invariant: "every mail arrives exactly once",
				what: `${mails[0]?.dedupe_key} counts as sent and arrived ${arrivedCopies} times`,
			});
	}
	return breaks;
}

function letterOf(mail: { recipient: string; subject: string; text_body: string }): string {
	return JSON.stringify([mail.recipient, mail.subject, mail.text_body]);
}

function checkOrder(rows: OutboxRow[], delivered: DeliveredMail[]): Break[] {
	const places = new Map<string, number>();
	for (const [place, { key }] of delivered.entries())
		if (key && !places.has(key)) places.set(key, place);
	const last = new Map<number, number>();
	return rows.flatMap(({ booking_id, dedupe_key }) => {
		const place = places.get(dedupe_key);
		if (booking_id === null || place === undefined) return [];
		const placeBefore = last.get(booking_id) ?? -1;
		last.set(booking_id, Math.max(place, placeBefore));
		if (place > placeBefore) return [];
		return [
			{
				invariant: "mails of one booking arrive in order",
				what: `${dedupe_key} came before an earlier one of booking ${booking_id}`,
			},
		];
	});
}

async function checkVouchers(db: Books["db"]): Promise<Break[]> {
	const without = await db.all<{ id: number; mails: number }>(sql`
		SELECT booking.id, count(mail.id) AS mails FROM bookings AS booking
		LEFT JOIN outbox AS mail ON mail.dedupe_key = 'booking-confirmed:' || booking.id
			AND mail.status = 'sent'
		WHERE booking.confirmed_at IS NOT NULL
		-- staff may have sold to somebody without an address, or corrected the address before the mail was sent; once the
		-- guest is forgotten, no mail says any more to which address it went
		GROUP BY booking.id HAVING mails > 1 OR (mails = 0 AND booking.source IN ('web', 'totem') AND NOT EXISTS (
			SELECT 1 FROM outbox AS unsent JOIN outbox AS later ON later.booking_id = unsent.booking_id
			WHERE unsent.dedupe_key = 'booking-confirmed:' || booking.id AND later.id > unsent.id
			AND (later.recipient <> unsent.recipient OR booking.erased_at IS NOT NULL) AND later.status = 'sent'))`);
	return without.map(({ id, mails }) => ({
		invariant: "every confirmed booking has its mail",
		what: `booking ${id} has ${mails}`,
	}));
}
