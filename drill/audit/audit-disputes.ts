import { sql } from "drizzle-orm";
import { minute } from "../clock.ts";
import type { Books, Break } from "./auditor.ts";
import { backCents, dueCents, keptCents } from "./refund-rows.ts";

/** A refund decided before the dispute's event arrived may still be stored for this long. */
const underWay = 5 * minute;

interface DisputeRow {
	id: string;
	status: string;
	gateway_payment_id: string;
	created_at: number;
	/** Status of its incident. */
	attention: string | null;
}

/** Compares disputes here and at the gateway; no disputed money may be refunded or promised. */
export async function checkDisputes({ db, gateway }: Books): Promise<Break[]> {
	const rows = await db.all<DisputeRow>(sql`
		SELECT dispute.id, dispute.status, dispute.gateway_payment_id, dispute.created_at,
			(SELECT status FROM attention_items WHERE dedupe_key = 'dispute:' || dispute.id) AS attention
		FROM disputes AS dispute`);
	const breaks: Break[] = [];
	for (const { id, status, payment_intent, amount } of gateway.disputes) {
		const row = rows.find((each) => each.id === id);
		const what = `${id} of ${payment_intent}, ${status} there`;
		if (row?.status !== status)
			breaks.push({
				invariant: "a dispute stands here as at the gateway",
				what: `${what}: ${row?.status}`,
			});
		if (row && row.attention !== (status === "won" ? "settled" : "open"))
			breaks.push({
				invariant: "staff know of every dispute that is not won",
				what: `${what}: ${row.attention}`,
			});
		const charge = gateway.charges.find((each) => each.payment_intent === payment_intent);
		if (charge && status === "lost" && charge.amount_refunded + amount > charge.amount)
			breaks.push({ invariant: "no more goes back than came", what });
	}
	return [...breaks, ...checkAsked(gateway.askedOfDisputed, rows), ...(await checkPromises(db))];
}

/** The gateway refuses such a refund, but once the dispute is known it must not even be requested. */
function checkAsked(
	refundRequests: Books["gateway"]["askedOfDisputed"],
	rows: DisputeRow[],
): Break[] {
	return refundRequests
		.filter(({ payment_intent, at }) =>
			rows.some(
				(row) => row.gateway_payment_id === payment_intent && at > row.created_at + underWay,
			),
		)
		.map(({ payment_intent }) => ({
			invariant: "what a bank holds is not asked for",
			what: `${payment_intent} was to go back although its dispute was known`,
		}));
}

async function checkPromises(db: Books["db"]): Promise<Break[]> {
	const promised = await db.all<{ dedupe_key: string }>(sql`
		SELECT mail.dedupe_key FROM outbox AS mail
		JOIN payments ON payments.booking_id = mail.booking_id
		JOIN disputes AS dispute ON dispute.gateway_payment_id = payments.gateway_payment_id
		WHERE mail.dedupe_key = 'booking-cancelled:' || mail.booking_id
			AND mail.created_at > dispute.created_at + ${underWay}
			AND (dispute.status = 'lost' OR mail.created_at < dispute.updated_at - ${underWay})
			AND mail.text_body LIKE '%paying back%'`);
	return promised.map(({ dedupe_key }) => ({
		invariant: "no mail promises what a bank holds",
		what: dedupe_key,
	}));
}

/**
 * A refund that the bank rejected stays due, is reported to staff, and is sent in the end. Only a part that the guest
 * owes by then, of a larger party for example, is set against that and not sent again.
 */
export async function checkFailedRefunds({ db, rejectedRefunds }: Books): Promise<Break[]> {
	const rows = await db.all<{
		id: string;
		due: number;
		back: number;
		is_reported: number;
		overpaid: number;
	}>(sql`
		SELECT payment.id, ${dueCents} AS due, ${backCents} AS back,
			EXISTS (SELECT 1 FROM attention_items AS item
				WHERE item.dedupe_key = 'refund:' || payment.id AND item.kind = 'refund failing') AS is_reported,
			booking.status <> 'confirmed' OR booking.price_cents < (SELECT sum(${keptCents}) FROM payments AS payment
				WHERE payment.booking_id = booking.id) AS overpaid
		FROM payments AS payment JOIN bookings AS booking ON booking.id = payment.booking_id
		WHERE payment.gateway_payment_id IN (SELECT value FROM json_each(${JSON.stringify([...rejectedRefunds.keys()])}))`);
	return rows
		.filter(
			({ due, back, is_reported, overpaid }) =>
				due > 0 || (back === 0 && overpaid) || is_reported === 0,
		)
		.map(({ id, due, is_reported }) => ({
			invariant: "a refund that came back goes once more",
			what: `${due} cents of payment ${id} are due, and staff were ${is_reported ? "" : "not "}asked`,
		}));
}
