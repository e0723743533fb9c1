import { sql } from "drizzle-orm";
import { canaryDate, day, hour } from "../clock.ts";
import type { Tally } from "../tally.ts";
import { retention } from "../world.ts";
import type { Books, Break } from "./auditor.ts";

interface ErasedRow {
	id: number;
	status: string;
	date: string;
	erased_at: number;
	/** By the entry of the history: "time", "guest" or "staff"; null without one. */
	by: string | null;
	/** What still names the guest: "email", "a mail". Empty, as it should be, when nothing does. */
	names: string;
	/** Confirmed or held again after the erasure. */
	came_back: number;
}

/** Guests are forgotten when they may be, completely, and not before. */
export async function checkErasure(world: Books, { erasures }: Tally): Promise<Break[]> {
	const rows = await erasedBookings(world);
	const erased = new Set(rows.map(({ id }) => id));
	const requests = new Set(
		erasures.flatMap(({ bookingId, by, answer }) =>
			answer === "refused" ? [] : `${bookingId} ${by}`,
		),
	);
	return [
		...rows.flatMap((row) => checkErased(row, requests)),
		...erasures
			.filter(({ bookingId, answer }) => answer === "done" && !erased.has(bookingId))
			.map(({ bookingId, by }) => ({
				invariant: "who was told to be forgotten is forgotten",
				what: `booking ${bookingId}, asked by ${by}, still has its guest`,
			})),
		...(await peopleDue(world)).map((what) => ({
			invariant: "what is kept of people ends in time",
			what,
		})),
	];
}

function checkErased(row: ErasedRow, requests: ReadonlySet<string>): Break[] {
	const breaks: Break[] = [];
	const broken = (invariant: string, what: string) =>
		breaks.push({ invariant, what: `booking ${row.id} (${row.status}): ${what}` });
	if (row.names) broken("an erased booking names nobody", row.names);
	if (row.status === "confirmed" && row.date >= canaryDate(row.erased_at))
		broken("no trip to come is erased", `its guest comes on ${row.date}`);
	if (row.came_back || row.status === "pending")
		broken("an erased booking does not come back", "it took seats after its erasure");
	if (row.by !== "time" && !requests.has(`${row.id} ${row.by}`))
		broken("nobody is erased unasked", `by ${row.by}`);
	return breaks;
}

/** What an erased booking still says of its guest, by the rows themselves. The people of the drill have these names. */
async function erasedBookings({ db }: Books): Promise<ErasedRow[]> {
	const saysWho = sql`(LIKE('%@mail.example%', words) OR LIKE('%Ida %', words) OR LIKE('%Nora %', words)
		OR LIKE('%Eva %', words) OR LIKE('%+34 %', words))`;
	return db.all<ErasedRow>(sql`
		WITH traces(booking_id, place, words) AS (
			SELECT id, 'the booking', concat_ws(' ', name, email, phone, comments, staff_notes, guide_notes)
				FROM bookings WHERE erased_at IS NOT NULL
			UNION ALL SELECT booking_id, 'its history', detail || ' ' || coalesce(line, '') FROM booking_events
			UNION ALL SELECT booking_id, 'a mail', concat_ws(' ', recipient, reply_to, subject, text_body, html_body)
				FROM outbox
			UNION ALL SELECT booking_id, 'an incident', concat_ws(' ', detail, line, facts, outcome_line) FROM attention_items
			UNION ALL SELECT booking_id, 'a message', text FROM told_guests
			UNION ALL SELECT booking_id, 'what its reseller said', concat_ws(' ', contact, guests, reason)
				FROM reseller_bookings
		)
		SELECT booking.id, booking.status, booking.date, booking.erased_at,
			(SELECT line ->> 'by' FROM booking_events AS story
				WHERE story.booking_id = booking.id AND story.type = 'erased') AS by,
			concat_ws(', ',
				CASE WHEN booking.name <> '———' THEN 'a name' END,
				CASE WHEN coalesce(booking.email, booking.phone, booking.comments, booking.staff_notes,
					booking.guide_notes, booking.language, booking.unpaid_source) IS NOT NULL THEN 'a column' END,
				CASE WHEN booking.confirm_id NOT LIKE 'erased-%' THEN 'its address' END,
				CASE WHEN EXISTS (SELECT 1 FROM payments
					WHERE payments.booking_id = booking.id AND payments.session_url IS NOT NULL) THEN 'a payment page' END,
				CASE WHEN EXISTS (SELECT 1 FROM outbox WHERE outbox.booking_id = booking.id
					AND (recipient <> '' OR subject <> '' OR text_body <> '' OR html_body <> '')) THEN 'a mail' END,
				(SELECT group_concat(DISTINCT place) FROM traces WHERE booking_id = booking.id AND ${saysWho})
			) AS names,
			EXISTS (SELECT 1 FROM booking_events AS later JOIN booking_events AS story
				ON story.booking_id = later.booking_id AND story.type = 'erased' AND story.id < later.id
				WHERE later.booking_id = booking.id AND later.type IN ('confirmed', 'brought back')) AS came_back
		FROM bookings AS booking WHERE booking.erased_at IS NOT NULL`);
}

/** The longest month, and a day for the hours between Greenwich and the island. */
const longestMonthDays = 32;

/**
 * What the cron job should have ended by now, in words. An open incident keeps what it is about, and so does money that a
 * hotel has of a cancelled booking.
 */
export async function peopleDue({ db, clock }: Pick<Books, "db" | "clock">): Promise<string[]> {
	// a run of the cron job some minutes ago could not know what became due since
	const now = clock.now() - hour;
	const lastDay = canaryDate(now - retention.bookingMonths * longestMonthDays * day);
	const rows = await db.all<{ what: string }>(sql`
		SELECT 'booking ' || booking.id || ' for ' || booking.date AS what FROM bookings AS booking
		WHERE booking.erased_at IS NULL AND (booking.date < ${lastDay}
				OR (booking.status = 'expired' AND booking.hold_expires_at < ${now - retention.unpaidDays * day}))
			AND NOT EXISTS (SELECT 1 FROM attention_items AS item WHERE item.status = 'open'
				AND (item.booking_id = booking.id
					OR item.payment_id IN (SELECT id FROM payments WHERE payments.booking_id = booking.id)))
			AND NOT (booking.status = 'cancelled' AND EXISTS (SELECT 1 FROM payments
				WHERE payments.booking_id = booking.id AND payments.gateway = 'hotel'))
		UNION ALL
		SELECT 'mail ' || mail.dedupe_key FROM outbox AS mail
		WHERE mail.text_body <> '' AND mail.created_at < ${now - retention.mailDays * day}
			AND NOT EXISTS (SELECT 1 FROM attention_items AS item WHERE item.status = 'open' AND item.outbox_id = mail.id)`);
	return rows.map(({ what }) => what);
}
