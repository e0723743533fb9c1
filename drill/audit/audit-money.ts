import { sql } from "drizzle-orm";
import type { Books, Break } from "./auditor.ts";
import { backCents, dueCents, keptCents } from "./refund-rows.ts";

interface PaymentRow {
	id: string;
	booking_id: number;
	gateway: string;
	gateway_payment_id: string | null;
	amount_cents: number;
	received_cents: number | null;
	back_cents: number;
	due_cents: number;
	kept_cents: number;
	status: "created" | "paid" | "failed";
	booking_status: string;
	/** Cancelled by staff or by its guest. */
	is_cancelled: number;
	/** Reported to staff. */
	is_told: number;
}

/**
 * Compares our payments with the gateway's ledger.
 * @param byStaff bookings that staff sold or changed: audit-staff-money.ts compares them with the notebook.
 */
export async function checkMoney(world: Books, byStaff: ReadonlySet<number>): Promise<Break[]> {
	const rows = await world.db.all<PaymentRow>(sql`
		SELECT payment.id, payment.booking_id, payment.gateway, payment.gateway_payment_id,
			payment.amount_cents, payment.received_cents, payment.status, ${backCents} AS back_cents,
			${dueCents} AS due_cents, ${keptCents} AS kept_cents, booking.status AS booking_status,
			EXISTS (SELECT 1 FROM booking_events AS event
				WHERE event.booking_id = booking.id AND event.type = 'cancelled') AS is_cancelled,
			EXISTS (SELECT 1 FROM attention_items AS item
				WHERE item.booking_id = booking.id AND item.status = 'open') AS is_told
		FROM payments AS payment JOIN bookings AS booking ON booking.id = payment.booking_id`);
	return [
		...checkLedger(world, rows),
		...world.gateway.refusedRefunds
			.filter((money) => !world.givenBackThere.has(money))
			.map((money) => ({
				invariant: "money is sent back once",
				what: `${money} was to go back again, and the gateway refused`,
			})),
		...rows.flatMap((row) => checkPayment(row)),
		...(await checkConfirmed(world, rows, byStaff)),
	];
}

/** Compares what was received and refunded, payment by payment. */
function checkLedger({ gateway }: Books, rows: PaymentRow[]): Break[] {
	const agree = "sums agree with the gateway's ledger";
	const byMoney = new Map(rows.map((row) => [row.gateway_payment_id, row]));
	const breaks: Break[] = [];
	for (const charge of gateway.charges) {
		const row = byMoney.get(charge.payment_intent);
		const { amount, amount_refunded } = charge;
		const what = `${charge.payment_intent} (payment ${charge.metadata.paymentId})`;
		if (amount_refunded > amount) breaks.push({ invariant: "no more goes back than came", what });
		if (!row && amount_refunded < amount)
			breaks.push({
				invariant: "every payment has a booking or a refund",
				what: `${what}: the gateway has the money, and nobody here knows of it`,
			});
		if (row && row.back_cents !== amount_refunded)
			breaks.push({
				invariant: agree,
				what: `${what}: ${row.back_cents} cents went back here, ${amount_refunded} there`,
			});
		const isHeardOf = row && (row.received_cents !== null || row.back_cents < amount);
		if (isHeardOf && row.received_cents !== amount)
			breaks.push({
				invariant: agree,
				what: `${what}: ${row.received_cents} cents came here, ${amount} there`,
			});
	}
	const chargedIntents = new Set(gateway.charges.map(({ payment_intent }) => payment_intent));
	for (const { id, kept_cents, status } of rows)
		if (status === "paid" && kept_cents < 0)
			breaks.push({ invariant: "no more goes back than came", what: `payment ${id}` });
	for (const { id, gateway: name, status, gateway_payment_id } of rows)
		if (name === "stripe" && status === "paid" && !chargedIntents.has(gateway_payment_id ?? ""))
			breaks.push({ invariant: agree, what: `payment ${id} is paid here and unknown there` });
	return breaks;
}

/** Paid money belongs to a confirmed booking, or was kept on cancellation; no refund is due. */
function checkPayment(row: PaymentRow): Break[] {
	if (row.status !== "paid" || row.gateway === "hotel") return [];
	const what = `payment ${row.id} of the ${row.booking_status} booking ${row.booking_id}`;
	if (row.due_cents > 0)
		return [
			{
				invariant: "what is due goes back",
				what: `${row.due_cents} cents of ${what} are due for ever`,
			},
		];
	if (row.kept_cents === 0 || row.booking_status === "confirmed" || row.is_cancelled) return [];
	return [{ invariant: "every payment has a booking or a refund", what }];
}

/**
 * The money of a confirmed booking may be missing when somebody refunded it in the gateway's own
 * dashboard: whether the guest still travels is for staff to decide, who were told.
 */
function isBackThereAndTold(
	{ givenBackThere }: Books,
	{ gateway_payment_id, is_told }: PaymentRow,
): boolean {
	return givenBackThere.has(gateway_payment_id ?? "") && is_told === 1;
}

async function checkConfirmed(
	world: Books,
	rows: PaymentRow[],
	byStaff: ReadonlySet<number>,
): Promise<Break[]> {
	const confirmed = await world.db.all<{
		id: number;
		price_cents: number;
		hotel_id: string | null;
	}>(sql`SELECT id, price_cents, hotel_id FROM bookings WHERE status = 'confirmed'`);
	const paymentsByBooking = Map.groupBy(rows, (row) => row.booking_id);
	return confirmed.flatMap(({ id, price_cents, hotel_id }) => {
		if (byStaff.has(id)) return [];
		const payments = paymentsByBooking.get(id) ?? [];
		const paid = payments.filter(
			(payment) => payment.kept_cents > 0 || isBackThereAndTold(world, payment),
		);
		const collects = payments.filter(({ gateway }) => gateway === "hotel");
		const cards = paid.filter(({ gateway }) => gateway !== "credit");
		const paidCents = paid.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
		const isRight =
			hotel_id && collects.length > 0
				? collects.length === 1 && paid.length === 0
				: cards.length <= 1 && paidCents === price_cents;
		if (isRight) return [];
		return [
			{
				invariant:
					"a confirmed booking has exactly one payment beside credits, or a hotel that collects",
				what: `booking ${id} of ${price_cents} cents has ${paid.length} (${payments.map(({ id: payment, status }) => `${payment} ${status}`).join(", ")})`,
			},
		];
	});
}
