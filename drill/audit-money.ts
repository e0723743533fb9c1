import { sql } from "drizzle-orm";
import type { Books, Break } from "./auditor.ts";

interface PaymentRow {
	id: string;
	booking_id: number;
	gateway: string;
	gateway_payment_id: string | null;
	amount_cents: number;
	status: "created" | "paid" | "failed" | "refunded";
	refund_reason: string | null;
	booking_status: string;
	hotel_id: string | null;
	price_cents: number;
	/** Who cancelled it, if anybody did. */
	cancelled_by: string | null;
}

/** The book of payments beside the gateway's own ledger. */
export async function checkMoney(world: Books): Promise<Break[]> {
	const rows = await world.db.all<PaymentRow>(sql`
		SELECT payment.id, payment.booking_id, payment.gateway, payment.gateway_payment_id,
			payment.amount_cents, payment.status, payment.refund_reason, booking.hotel_id,
			booking.status AS booking_status, booking.price_cents,
			(SELECT actor_id FROM booking_events AS event
				WHERE event.booking_id = booking.id AND event.type = 'cancelled' LIMIT 1) AS cancelled_by
		FROM payments AS payment JOIN bookings AS booking ON booking.id = payment.booking_id`);
	return [
		...checkLedger(world, rows),
		...world.gateway.refusedRefunds.map((money) => ({
			invariant: "money is sent back once",
			what: `${money} was to go back again, and the gateway refused`,
		})),
		...rows.flatMap((row) => checkPayment(row)),
		...(await checkConfirmed(world, rows)),
	];
}

function checkLedger({ gateway }: Books, rows: PaymentRow[]): Break[] {
	const byMoney = new Map(rows.map((row) => [row.gateway_payment_id, row]));
	const breaks: Break[] = [];
	let kept = 0;
	for (const charge of gateway.charges.values()) {
		const row = byMoney.get(charge.paymentIntent);
		const left = charge.capturedCents - charge.refundedCents;
		kept += left;
		const what = `${charge.paymentIntent} (payment ${charge.paymentId})`;
		if (charge.refundedCents > charge.capturedCents)
			breaks.push({ invariant: "no more goes back than came", what });
		if (!row && left > 0)
			breaks.push({
				invariant: "every payment has a booking or a refund",
				what: `${what}: the gateway has the money, and nobody here knows of it`,
			});
		else if (row?.status === "refunded" && left > 0)
			breaks.push({
				invariant: "sums agree with the gateway's ledger",
				what: `${what}: refunded here, ${left} cents are still there`,
			});
		else if (row && row.status !== "refunded" && left !== charge.capturedCents)
			breaks.push({
				invariant: "sums agree with the gateway's ledger",
				what: `${what}: ${row.status} here, ${charge.refundedCents} cents went back there`,
			});
	}
	const booked = rows
		.filter(({ gateway: name, status }) => name === "stripe" && status === "paid")
		.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
	if (booked !== kept && breaks.length === 0)
		breaks.push({
			invariant: "sums agree with the gateway's ledger",
			what: `${booked} cents here, ${kept} there`,
		});
	return breaks;
}

/** Paid money belongs to a confirmed booking, or was kept by somebody who cancelled; none is due. */
function checkPayment(row: PaymentRow): Break[] {
	if (row.status !== "paid") return [];
	const what = `payment ${row.id} of the ${row.booking_status} booking ${row.booking_id}`;
	if (row.refund_reason)
		return [
			{
				invariant: "what is due goes back",
				what: `${what} is due (${row.refund_reason}) for ever`,
			},
		];
	if (row.booking_status === "confirmed") return [];
	if (row.booking_status === "cancelled" && row.cancelled_by) return [];
	return [{ invariant: "every payment has a booking or a refund", what }];
}

async function checkConfirmed(world: Books, rows: PaymentRow[]): Promise<Break[]> {
	const confirmed = await world.db.all<{
		id: number;
		price_cents: number;
		hotel_id: string | null;
	}>(sql`SELECT id, price_cents, hotel_id FROM bookings WHERE status = 'confirmed'`);
	const own = Map.groupBy(rows, (row) => row.booking_id);
	return confirmed.flatMap(({ id, price_cents, hotel_id }) => {
		const payments = own.get(id) ?? [];
		const paid = payments.filter(
			({ status, refund_reason }) => status === "paid" && !refund_reason,
		);
		const collects = payments.filter(({ gateway }) => gateway === "hotel");
		const isRight =
			hotel_id && collects.length > 0
				? collects.length === 1 && paid.length === 0
				: paid.length === 1 && paid[0]?.amount_cents === price_cents;
		if (isRight) return [];
		return [
			{
				invariant: "a confirmed booking has exactly one payment, or a hotel that collects",
				what: `booking ${id} has ${paid.length} (${payments.map(({ id: payment, status }) => `${payment} ${status}`).join(", ")})`,
			},
		];
	});
}
