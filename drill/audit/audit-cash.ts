import { sql } from "drizzle-orm";
import type { Tally } from "../tally.ts";
import type { Books, Break } from "./auditor.ts";
import { backCents } from "./refund-rows.ts";

interface HandoverRow {
	id: number;
	giver_id: string;
	receiver_id: string | null;
	status: string;
	expected_cents: number;
	cents: number;
	others: number;
}

/** Every cent of cash is in one purse, was handed over with two signatures, or has left the house with them. */
export async function checkCash({ db }: Books, { notebook }: Tally): Promise<Break[]> {
	const invariant = "cash is in one purse, once";
	const lost = await db.all<{ id: string; remaining_cents: number; moved_cents: number }>(sql`
		SELECT payment.id, payment.amount_cents - ${backCents} AS remaining_cents,
			coalesce((SELECT sum(amount_cents) FROM cash_movements WHERE payment_id = payment.id), 0) AS moved_cents
		FROM payments AS payment WHERE payment.gateway = 'cash' AND moved_cents <> remaining_cents`);
	const strange = await db.all<{ id: number }>(sql`
		SELECT moved.id FROM cash_movements AS moved JOIN payments AS payment ON payment.id = moved.payment_id
		WHERE payment.gateway <> 'cash' OR (moved.amount_cents > 0 AND moved.person_id <> payment.taken_by_id)`);
	const handovers = await db.all<HandoverRow>(sql`
		SELECT signed.id, signed.giver_id, signed.receiver_id, signed.status, signed.expected_cents,
			coalesce(sum(moved.amount_cents), 0) AS cents,
			coalesce(sum(moved.person_id <> signed.giver_id), 0) AS others
		FROM cash_handovers AS signed LEFT JOIN cash_movements AS moved ON moved.handover_id = signed.id
		GROUP BY signed.id`);
	const astray = await db.all<{ id: number; purse_cents: number; due_cents: number }>(sql`
		SELECT signed.id, coalesce(sum(kept.amount_cents), 0) AS purse_cents,
			iif(signed.status = 'received' AND signed.goes_to = 'purse', signed.received_cents, 0) AS due_cents
		FROM cash_handovers AS signed LEFT JOIN cash_movements AS kept ON kept.received_id = signed.id
		GROUP BY signed.id
		HAVING purse_cents <> due_cents OR coalesce(max(kept.person_id <> signed.receiver_id), 0)`);
	const signed = (id: number, act: "receive" | "withdraw") =>
		notebook.handovers.some(
			(note) => note.handoverId === id && note.act === act && note.answer === "done",
		);
	return [
		...lost.map(({ id, remaining_cents, moved_cents }) => ({
			invariant,
			what: `${moved_cents} cents of payment ${id} went through purses, ${remaining_cents} are kept`,
		})),
		...strange.map(({ id }) => ({ invariant, what: `movement ${id} is in a strange purse` })),
		...astray.map(({ id, purse_cents, due_cents }) => ({
			invariant: "what was received is in the receiver's purse",
			what: `of hand-over ${id} ${purse_cents} cents lie in a purse, not ${due_cents}`,
		})),
		...handovers
			.filter(({ status, expected_cents, cents, others, giver_id, receiver_id }) => {
				const isWhole = cents === (status === "withdrawn" ? 0 : expected_cents);
				return !isWhole || others > 0 || giver_id === receiver_id;
			})
			.map(({ id, status, expected_cents, cents }) => ({
				invariant: "a hand-over carries what was signed",
				what: `hand-over ${id} (${status}) of ${expected_cents} cents carries ${cents}`,
			})),
		...handovers
			.filter(
				({ id, status }) =>
					(signed(id, "receive") && status !== "received") ||
					(signed(id, "withdraw") && status !== "withdrawn"),
			)
			.map(({ id, status }) => ({
				invariant: "a hand-over ends once",
				what: `hand-over ${id} is ${status}, and somebody was told something else`,
			})),
	];
}
