import { sql } from "drizzle-orm";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import type { EndLine } from "#app/incidents/incident-lines.ts";
import { raiseIncident, settleEndedIncidents } from "#app/incidents/incidents.server.ts";
import { recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { takingKey, takingStatements } from "#app/sales/payments/staff-money.server.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import {
	type BookingRecord,
	getBookingRecord,
} from "#app/sales/staff/record/booking-record.server.ts";
import type { StaffAct } from "#app/sales/staff/staff-changes.server.ts";
import type { CashRefusal, Cleared } from "../offline/operation.ts";
import { decideBoardCash } from "./board-cash-decision.ts";

export interface BoardCash {
	/** The press's own id is the key of the payment. */
	id: string;
	bookingId: number;
	amountCents: number;
	/** By the server's clock, in milliseconds since the epoch. */
	pressedAt: number;
}

/**
 * Records cash that somebody took at the pickup, however late and however often it is sent. Cash that is not owed may still
 * lie in somebody's hand, so a refused press is an incident until it is cleared up.
 * @returns null when the money is recorded.
 */
export async function takeBoardCash(
	db: Database,
	scope: BookingScope,
	press: BoardCash,
	{ act, sender, timeZone }: { act: Omit<StaffAct, "key">; sender: MailSender; timeZone: string },
): Promise<CashRefusal | null> {
	const { id, bookingId, amountCents } = press;
	const money = { gateway: "cash", amountCents } as const;
	const taking = { money, act: { ...act, key: id }, sender };
	const decision = await changeRecord(db, {
		read: async () => {
			const [record, wasTaken] = await Promise.all([
				getBookingRecord(db, scope, bookingId, act.now),
				hasTaken(db, takingKey(bookingId, id)),
			]);
			return { record, wasTaken };
		},
		decide: ({ record, wasTaken }) =>
			wasTaken
				? takenBefore
				: decideBoardCash(record, { amountCents, entryKey: takingKey(bookingId, id) }),
		write: (decision, { record }) => {
			if (decision.outcome === "refused")
				return refusedPressStatements(db, press, {
					...{ record, owedCents: decision.owedCents, act, timeZone },
				});
			if (decision.isRepeated || !record) return;
			return { ...takingStatements(db, record, taking), owed: owedStatements(db, press, act) };
		},
	});
	// the phone keeps what has no answer, and sends it again
	if (decision.outcome === "changed meanwhile")
		throw new Error("The booking changed each time that its money was written down");
	return decision.outcome === "taken" ? null : decision.refusal;
}

const takenBefore = { outcome: "taken", isRepeated: true, confirms: false } as const;

/**
 * Whether the press is recorded, also where its sender may not read the booking any more: the first answer was lost, and
 * the office has given the departure to somebody else.
 */
async function hasTaken(db: Database, entryKey: string): Promise<boolean> {
	const rows = await db.all(sql`SELECT 1 FROM booking_events WHERE dedupe_key = ${entryKey}`);
	return rows.length > 0;
}

function refusedPressStatements(
	db: Database,
	{ id, bookingId, amountCents, pressedAt }: BoardCash,
	{
		record,
		owedCents,
		act: { actor, now },
		timeZone,
	}: {
		record: BookingRecord | null;
		owedCents: number;
		act: Omit<StaffAct, "key">;
		timeZone: string;
	},
) {
	const { name } = actor;
	const owed = record && { cents: owedCents, currency: record.currency };
	return {
		version: record ? takeVersion(db, "bookings", record) : undefined,
		incident: raiseIncident(db, {
			...{ dedupeKey: incidentKey(id), kind: "cash not owed", amountCents, facts: actor.id, now },
			...{ bookingId: record && bookingId, currency: record?.currency ?? null },
			line: { code: "cash not owed", name, pressedAt, timeZone, owed },
		}),
		event: record
			? recordBookingEntry(db, bookingId, {
					type: "note",
					line: { code: "cash not owed", cents: amountCents, currency: record.currency, owedCents },
					actor,
					now,
				})
			: undefined,
	};
}

/** The statements after which nobody has to clear up a press that was refused before and is taken now. */
function owedStatements(
	db: Database,
	{ id, bookingId }: Pick<BoardCash, "id" | "bookingId">,
	{ actor, now }: Omit<StaffAct, "key">,
) {
	const line = { code: "cash owed after all" } as const;
	return {
		incident: settleEndedIncidents(db, sql`dedupe_key = ${incidentKey(id)}`, line, now),
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
	await settleEndedIncidents(
		db,
		sql`dedupe_key = ${incidentKey(id)} AND facts = ${actor.id}`,
		{ code: outcomes[how], name: actor.name },
		now,
	);
}
