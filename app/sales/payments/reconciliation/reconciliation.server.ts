import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { paymentMoney, payments, reconciliations } from "#app/database/schema.server.ts";
import { storedLineSql } from "#app/database/stored-line.server.ts";
import type { CauseLine } from "#app/incidents/incident-lines.ts";
import { raiseIncident } from "#app/incidents/incidents.server.ts";
import type { Gateway, GatewayMoney } from "#app/sales/gateways/gateway.ts";
import type { HoldClock } from "#app/sales/holds/prolong-hold.server.ts";
import { differencesStatement, toIncident } from "#app/sales/incidents-of-bookings.server.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { unknownPaymentAnomaly } from "#app/sales/payments/events/payment-anomalies.server.ts";
import { settleEvent, settleLedgerRefund } from "#app/sales/payments/events/settle-event.server.ts";
import {
	compareMoney,
	daysBefore,
	readProgress,
	readTally,
	spanOf,
	type Tally,
} from "./reconciliation.ts";

/** Refunds and disputes may follow days later; three days also leave their events time to arrive. */
const daysCompared = 3;
const repeatAfterMilliseconds = 12 * 60 * 60_000;
const pagesPerRun = 3;
const missingPerRun = 20;

type PaymentRow = typeof paymentMoney.$inferSelect;
type Comparison = typeof reconciliations.$inferSelect;

interface Comparing {
	db: Database;
	gateway: Gateway;
	sender: MailSender;
	comparison: Comparison;
	tally: Tally;
	clock: HoldClock;
}

/**
 * Compares one of the last days with the gateway's ledger, a few pages in each run, and continues
 * in the next run. A missed change is settled like an event; every other difference is reported to
 * staff. It finds money that only the gateway has, and money that only we have.
 */
export async function compareLedgers(
	db: Database,
	gateway: Gateway,
	sender: MailSender,
	clock: HoldClock,
): Promise<void> {
	const { now } = clock;
	const comparison = await dueComparison(db, gateway, now);
	if (!comparison) return;
	const progress = readProgress(comparison.progress);
	const comparing = { db, gateway, sender, comparison, tally: { ...progress.tally }, clock };
	const { from, until } = spanOf(comparison.day);
	let { after: afterId } = progress;
	for (let page = 0; page < pagesPerRun; page += 1) {
		const { money, nextAfter } = await gateway.listMoney({ from, until, afterId });
		await comparePage(comparing, money);
		afterId = nextAfter;
		if (afterId === null) break;
	}
	if (afterId !== null || (await reportMissingPayments(comparing)) === missingPerRun) {
		// The last page is read again only to find that nothing follows; its money is not counted twice.
		const next = afterId === null ? progress : { after: afterId, tally: comparing.tally };
		await write(db, comparison, { progress: JSON.stringify(next) });
		return;
	}
	await write(db, comparison, {
		progress: null,
		report: JSON.stringify(comparing.tally),
		finishedAt: now,
		nextAt: now + repeatAfterMilliseconds,
	});
}

/** Returns the oldest day that is due, and starts new days in the same round trip. */
async function dueComparison(db: Database, gateway: Gateway, now: number) {
	const days = daysBefore(now, daysCompared);
	const {
		due: [due],
	} = await runBatch(db, {
		added: db
			.insert(reconciliations)
			.values(days.map((day) => ({ gateway: gateway.name, day, nextAt: now, createdAt: now })))
			.onConflictDoNothing(),
		due: db
			.select()
			.from(reconciliations)
			.where(
				and(
					eq(reconciliations.gateway, gateway.name),
					inArray(reconciliations.day, days),
					sql`${reconciliations.nextAt} <= ${now}`,
				),
			)
			.orderBy(reconciliations.day)
			.limit(1),
	});
	return due ?? null;
}

/** Of two simultaneous runs, the slower one writes nothing. */
async function write(
	db: Database,
	comparison: Comparison,
	change: Partial<typeof reconciliations.$inferInsert>,
): Promise<void> {
	await db
		.update(reconciliations)
		.set(change)
		.where(
			and(
				eq(reconciliations.id, comparison.id),
				sql`${reconciliations.progress} IS ${comparison.progress}`,
			),
		);
}

async function comparePage(comparing: Comparing, money: readonly GatewayMoney[]): Promise<void> {
	if (money.length === 0) return;
	const {
		db,
		tally,
		clock: { now },
	} = comparing;
	const ids = (values: (string | null)[]) => JSON.stringify(values.filter((id) => id !== null));
	const byMoney = ids(money.map(({ gatewayPaymentId }) => gatewayPaymentId));
	const byName = ids(money.map(({ paymentId }) => paymentId));
	const { ours } = await runBatch(db, {
		ours: db
			.select()
			.from(paymentMoney)
			.where(
				sql`${paymentMoney.gatewayPaymentId} IN (SELECT value FROM json_each(${byMoney}))
					OR ${paymentMoney.id} IN (SELECT value FROM json_each(${byName}))`,
			),
		compared: db
			.update(payments)
			.set({ comparedAt: now })
			.where(
				sql`${payments.gatewayPaymentId} IN (SELECT value FROM json_each(${byMoney}))
					AND ${isNull(payments.comparedAt)}`,
			),
	});
	for (const theirs of money) {
		const ourPayments =
			ours.find(({ gatewayPaymentId }) => gatewayPaymentId === theirs.gatewayPaymentId) ??
			ours.find(({ id }) => id === theirs.paymentId);
		if (ourPayments) {
			tally.payments += 1;
			tally.cents += theirs.amountCents;
			tally.refundedCents += theirs.refundedCents;
			await compareOne(comparing, ourPayments, theirs);
		} else if (theirs.paymentId) {
			tally.differences += 1;
			await unknownPaymentAnomaly(db, theirs, theirs.paymentId, now);
		} else {
			tally.others += 1;
			tally.otherCents += theirs.amountCents;
		}
	}
}

async function compareOne(comparing: Comparing, ourPayment: PaymentRow, theirs: GatewayMoney) {
	const {
		db,
		gateway,
		tally,
		clock: { now },
	} = comparing;
	const settleRefund = () =>
		settleLedgerRefund(db, gateway, { payment: ourPayment, ledger: theirs, now });
	const verdict = compareMoney(ourPayment, theirs);
	switch (verdict.verdict) {
		case "same":
			return;
		case "paid there":
			tally.mended += 1;
			await settlePaid(comparing, ourPayment, theirs);
			if (theirs.refundedCents > 0) await settleRefund();
			return;
		case "refunded there":
			tally.mended += 1;
			return settleRefund();
		case "differs":
			tally.differences += 1;
			await reportDifference(comparing, ourPayment, {
				gatewayPaymentId: theirs.gatewayPaymentId,
				money: theirs,
				line: verdict.line,
			});
	}
}

/** Settled like an event. Its id is derived from the ledger's content, so it counts once. */
async function settlePaid(
	{ db, gateway, sender, clock }: Comparing,
	ourPayment: PaymentRow,
	theirs: GatewayMoney,
): Promise<void> {
	const { gatewayPaymentId } = theirs;
	const news = {
		about: "payment" as const,
		paymentId: ourPayment.id,
		gatewayPaymentId,
		sessionId: null,
		change: { kind: "paid" as const, ...theirs },
	};
	const id = `ledger:${gatewayPaymentId}:paid`;
	await settleEvent(db, gateway, {
		event: { id, type: "ledger.paid", at: clock.now, news },
		sender,
		clock,
	});
}

/** Polls each of our payments of the day that was on no page, before it is reported as missing. */
async function reportMissingPayments(comparing: Comparing): Promise<number> {
	const {
		db,
		gateway,
		comparison,
		tally,
		clock: { now },
	} = comparing;
	const { from, until } = spanOf(comparison.day);
	const missing = await db
		.select()
		.from(paymentMoney)
		.where(
			sql`paid_at IS NOT NULL AND ${paymentMoney.paidAt} >= ${from} AND ${paymentMoney.paidAt} < ${until}
				AND ${paymentMoney.gateway} = ${gateway.name} AND ${paymentMoney.comparedAt} IS NULL`,
		)
		.orderBy(paymentMoney.paidAt)
		.limit(missingPerRun);
	for (const ourPayment of missing) {
		const theirs = ourPayment.gatewayPaymentId
			? await gateway.readMoney(ourPayment.gatewayPaymentId)
			: null;
		if (theirs) await compareOne(comparing, ourPayment, theirs);
		else {
			tally.differences += 1;
			await reportDifference(comparing, ourPayment, {
				gatewayPaymentId: ourPayment.gatewayPaymentId,
				money: ourPayment,
				line: {
					code: "unknown there",
					ours: {
						cents: ourPayment.receivedCents ?? ourPayment.amountCents,
						currency: ourPayment.currency,
					},
				},
			});
		}
		await db.update(payments).set({ comparedAt: now }).where(eq(payments.id, ourPayment.id));
	}
	return missing.length;
}

async function reportDifference(
	{ db, comparison, clock: { now } }: Comparing,
	ourPayment: PaymentRow,
	{
		gatewayPaymentId,
		money,
		line,
	}: {
		gatewayPaymentId: string | null;
		money: { amountCents: number; currency: string };
		line: CauseLine;
	},
): Promise<void> {
	await raiseIncident(db, {
		dedupeKey: `difference:${ourPayment.id}:${gatewayPaymentId}`,
		kind: "difference",
		facts: storedLineSql(line),
		bookingId: ourPayment.bookingId,
		paymentId: ourPayment.id,
		reconciliationId: comparison.id,
		gatewayRef: gatewayPaymentId,
		amountCents: money.amountCents,
		currency: money.currency,
		line,
		now,
	});
}

/** The newest comparisons with their differences, for staff; one round trip. */
export async function listComparisons(db: Database, days: number) {
	const newest = sql`SELECT id FROM reconciliations ORDER BY day DESC LIMIT ${days}`;
	const { rows, found: differences } = await runBatch(db, {
		rows: db.select().from(reconciliations).orderBy(desc(reconciliations.day)).limit(days),
		found: differencesStatement(db, newest),
	});
	return rows.map(({ id, gateway, day, report, finishedAt }) => ({
		id,
		gateway,
		day,
		tally: readTally(report),
		finishedAt,
		differences: differences.filter((item) => item.reconciliationId === id).map(toIncident),
	}));
}
