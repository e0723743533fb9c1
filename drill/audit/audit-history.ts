import { sql } from "drizzle-orm";
import type { Books, Break } from "./auditor.ts";

interface BookingRow {
	id: number;
	status: string;
	hotel_id: string | null;
	source: string;
	confirmed_at: number | null;
	cancelled_at: number | null;
	/** "booked|payment opened|paid|confirmed", in order. */
	history: string | null;
	mails: number;
	/** Number of payments in each status. */
	paid: number;
	/** Payments of the gateway of which something is back; what became a credit, or is back in one, is told by that. */
	refunded: number;
	/** Refunds that were done at some time; what is given by hand, or found in the ledger, at one time has one entry. */
	refunds: number;
}

/** The status that follows each event, by the status before it. */
const moves: Record<string, Record<string, string>> = {
	pending: {
		confirmed: "confirmed",
		cancelled: "cancelled",
		expired: "expired",
		"let go": "expired",
		"brought back": "pending",
	},
	// late money, or a rebooking, while seats were free
	expired: { confirmed: "confirmed", "brought back": "pending" },
	confirmed: { cancelled: "cancelled" },
	cancelled: {},
};

/** The history of each booking must lead to its status, because both are written together. */
export async function checkHistory({ db }: Books): Promise<Break[]> {
	const rows = await db.all<BookingRow>(sql`
		SELECT booking.id, booking.status, booking.hotel_id, booking.source, booking.confirmed_at, booking.cancelled_at,
			(SELECT group_concat(type, '|') FROM
				(SELECT type FROM booking_events WHERE booking_id = booking.id ORDER BY id)) AS history,
			(SELECT count(*) FROM outbox WHERE booking_id = booking.id) AS mails,
			-- what a reseller has of its guest is nothing that we were paid
			(SELECT count(*) FROM payments WHERE booking_id = booking.id AND paid_at IS NOT NULL
				AND booking.source <> 'reseller') AS paid,
			(SELECT count(DISTINCT payment.id) FROM payments AS payment JOIN refunds ON refunds.payment_id = payment.id
				WHERE payment.booking_id = booking.id AND payment.taken_by_id IS NULL AND refunds.state = 'done'
				AND payment.gateway <> 'credit' AND NOT (refunds.is_elsewhere = 1 AND EXISTS (SELECT 1 FROM credits
					WHERE credits.booking_id = booking.id AND credits.reason = 'weather'))) AS refunded,
			(SELECT count(*) FROM payments AS payment JOIN refunds ON refunds.payment_id = payment.id
				WHERE payment.booking_id = booking.id AND refunds.state IN ('done', 'failed', 'dropped')) AS refunds
		FROM bookings AS booking`);
	return [...rows.flatMap(checkBooking), ...(await checkCorrections(db))];
}

/** Each correction says from which name to which: they form one chain that ends with the present name. */
async function checkCorrections(db: Books["db"]): Promise<Break[]> {
	const rows = await db.all<{ id: number; name: string; old_name: string; new_name: string }>(sql`
		SELECT booking.id, booking.name, change.value ->> 'before' AS old_name, change.value ->> 'after' AS new_name
		FROM booking_events AS story JOIN bookings AS booking ON booking.id = story.booking_id,
			json_each(story.line, '$.changes') AS change
		WHERE story.dedupe_key LIKE 'edit:%' AND change.value ->> 'field' = 'name'
			AND booking.erased_at IS NULL ORDER BY story.id`);
	const breaks: Break[] = [];
	for (const [id, corrections] of Map.groupBy(rows, (row) => row.id)) {
		const isChain = corrections.every(
			({ old_name }, index) => index === 0 || corrections[index - 1]?.new_name === old_name,
		);
		if (!isChain || corrections.at(-1)?.new_name !== corrections[0]?.name)
			breaks.push({
				invariant: "a correction is made on what was seen",
				what: `booking ${id} is "${corrections[0]?.name}" after ${corrections.map(({ old_name, new_name }) => `${old_name} → ${new_name}`).join("; ")}`,
			});
	}
	return breaks;
}

function checkBooking(row: BookingRow): Break[] {
	const history = row.history?.split("|") ?? [];
	const countOf = (type: string) => history.filter((each) => each === type).length;
	const breaks: Break[] = [];
	const broken = (what: string, invariant = "history and state agree") =>
		breaks.push({ invariant, what: `booking ${row.id} (${row.status}): ${what}` });
	if (countOf("booked") !== 1)
		broken(`"booked" stands ${countOf("booked")} times`, "nothing is half-written");
	// a hotel that collects confirms in the INSERT itself
	let state = row.hotel_id && !countOf("confirmed") && row.confirmed_at ? "confirmed" : "pending";
	for (const entry of history) {
		if (!["confirmed", "cancelled", "expired", "let go", "brought back"].includes(entry)) continue;
		const next = moves[state]?.[entry];
		if (!next) broken(`"${entry}" after it was ${state}`);
		state = next ?? entry;
	}
	if (state !== row.status) broken(`its history ends ${state}`);
	if (row.status === "pending") broken("still held when all is done", "no hold outlives its time");
	if (Boolean(row.confirmed_at) !== (countOf("confirmed") > 0 || Boolean(row.hotel_id)))
		broken("confirmed_at does not fit its history");
	if (Boolean(row.cancelled_at) !== countOf("cancelled") > 0)
		broken("cancelled_at does not fit its history");
	if (countOf("paid") !== row.paid)
		broken(`"paid" stands ${countOf("paid")} times for ${row.paid} payments`);
	if (countOf("refunded") < row.refunded || countOf("refunded") > row.refunds)
		broken(
			`"refunded" stands ${countOf("refunded")} times for ${row.refunds} refunds of ${row.refunded} payments`,
		);
	// the INSERT of a hotel's own sale queues the voucher without an event
	const silent = row.source === "totem" && row.hotel_id ? 1 : 0;
	if (countOf("mail") !== row.mails - silent)
		broken(`${row.mails} mails, ${countOf("mail")} entries`, "nothing is half-written");
	return breaks;
}
