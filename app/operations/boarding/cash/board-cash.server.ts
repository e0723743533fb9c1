import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import type { EndLine } from "#app/incidents/incident-lines.ts";
import { raiseIncident, settleEndedIncidents } from "#app/incidents/incidents.server.ts";
import { recordBookingEntry } from "#app/sales/booking-events.server.ts";
import type { MailSender } from "#app/sales/mails/booking-mails.tsx";
import { isKeptMoney } from "#app/sales/payments/money.ts";
import { takeMoney } from "#app/sales/payments/staff-money.server.ts";
import { staffPaymentId } from "#app/sales/payments/staff-payment.server.ts";
import { getBookingRecord } from "#app/sales/staff/booking-record.server.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import type { StaffAct } from "#app/sales/staff/staff-changes.server.ts";
import type { CashRefusal, Cleared } from "../offline/operation.ts";

export interface BoardCash {
	/** The press's own id is the key of the payment. */
	id: string;
	bookingId: number;
	amountCents: number;
	/** By the server's clock, in milliseconds since the epoch. */
	pressedAt: number;
}

/**
 * Records cash that somebody took at the pickup, however late and however often it is sent. The statement of the
 * payment checks what is owed at this moment. Cash that is not owed may still lie in somebody's hand, so a refused press
 * is an incident until it is cleared up.
 * @returns null when the money is recorded.
 */
export async function takeBoardCash(
	db: Database,
	scope: BookingScope,
	{ id, bookingId, amountCents, pressedAt }: BoardCash,
	{ act, sender, timeZone }: { act: Omit<StaffAct, "key">; sender: MailSender; timeZone: string },
): Promise<CashRefusal | null> {
	const money = { gateway: "cash", amountCents } as const;
	const receipt = await takeMoney(db, scope, bookingId, {
		money,
		act: { ...act, key: id },
		sender,
		alsoWhen: (isTaken) => settleRefusedPress(db, { id, bookingId }, { isTaken, ...act }),
	});
	if (receipt.outcome === "taken") return null;
	const { actor, now } = act;
	const record = await getBookingRecord(db, scope, bookingId, now);
	const last = record?.payments.findLast((each) => isKeptMoney(each) && each.paidAt !== null);
	const owedCents = receipt.outcome === "too much" ? Math.max(0, receipt.balanceCents) : 0;
	const isTaken = sql`EXISTS (SELECT 1 FROM payments WHERE id = ${staffPaymentId(bookingId, id)})`;
	const {
		after: [after],
	} = await runBatch(db, {
		incident: raiseIncident(
			db,
			{
				dedupeKey: incidentKey(id),
				kind: "cash not owed",
				bookingId: record ? bookingId : null,
				amountCents,
				currency: record?.currency ?? null,
				line: {
					code: "cash not owed",
					name: actor.name,
					pressedAt,
					timeZone,
					owed: record ? { cents: owedCents, currency: record.currency } : null,
				},
				facts: actor.id,
				now,
			},
			// the phone may have sent this press twice, and the other one was taken meanwhile
			sql`WHERE NOT ${isTaken}`,
		),
		event: record
			? recordBookingEntry(db, bookingId, {
					type: "note",
					line: { code: "cash not owed", cents: amountCents, currency: record.currency, owedCents },
					actor,
					now,
				})
			: undefined,
		after: db.all<{ isTaken: number }>(sql`SELECT ${isTaken} AS isTaken`),
	});
	if (after?.isTaken) return null;
	if (receipt.outcome !== "too much") return "gone";
	return {
		owedCents,
		paid: last?.paidAt == null ? null : { takenBy: last.takenByName || null, at: last.paidAt },
	};
}

/** The statements after which nobody has to clear up a press that was refused before and is taken now. */
function settleRefusedPress(
	db: Database,
	{ id, bookingId }: Pick<BoardCash, "id" | "bookingId">,
	{ isTaken, actor, now }: Omit<StaffAct, "key"> & { isTaken: SQL },
) {
	const line = { code: "cash owed after all" } as const;
	return {
		incident: settleEndedIncidents(
			db,
			sql`dedupe_key = ${incidentKey(id)} AND ${isTaken}`,
			line,
			now,
		),
		event: recordBookingEntry(db, bookingId, { type: "note", line, actor, now }),
	};
}

function incidentKey(id: string): string {
	return `board-cash:${id}`;
}

const outcomes = {
	"given back": "cash given back",
	"not taken": "cash not taken",
} as const satisfies Record<Cleared, EndLine["code"]>;

/** The person who pressed says what became of the money; a repeated answer changes nothing. */
export async function clearBoardCash(
	db: Database,
	{ id, how }: { id: string; how: Cleared },
	{ actor, now }: Omit<StaffAct, "key">,
): Promise<void> {
	const incident = settleEndedIncidents(
		db,
		sql`dedupe_key = ${incidentKey(id)} AND facts = ${actor.id}`,
		{ code: outcomes[how], name: actor.name },
		now,
	);
	await runBatch(db, { settled: incident });
}
