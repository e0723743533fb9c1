import * as v from "valibot";
import type { paymentMoney } from "#app/database/schema.server.ts";
import type { CauseLine } from "#app/incidents/incident-lines.ts";
import type { GatewayMoney } from "#app/sales/gateways/gateway.ts";
import { paymentRules } from "#app/sales/payments/payment-status.ts";

const count = v.pipe(v.number(), v.integer());

/** The totals of one day's comparison. */
const tallySchema = v.object({
	/** Our payments that the gateway has: how many, their sum, and the part refunded. */
	payments: count,
	cents: count,
	refundedCents: count,
	/** Payments created in the gateway's dashboard: not ours, only counted. */
	others: count,
	otherCents: count,
	/** Changes that no event had reported and that were settled now. */
	mended: count,
	/** Differences that staff must look at. */
	differences: count,
});

export type Tally = v.InferOutput<typeof tallySchema>;

export const emptyTally: Tally = {
	payments: 0,
	cents: 0,
	refundedCents: 0,
	others: 0,
	otherCents: 0,
	mended: 0,
	differences: 0,
};

const progressSchema = v.object({ after: v.nullable(v.string()), tally: tallySchema });

export type Progress = v.InferOutput<typeof progressSchema>;

/** The progress of a running comparison; unreadable progress starts again. */
export function readProgress(json: string | null): Progress {
	const read = v.safeParse(v.pipe(v.string(), v.parseJson(), progressSchema), json);
	return read.success ? read.output : { after: null, tally: emptyTally };
}

export function readTally(json: string | null): Tally | null {
	const read = v.safeParse(v.pipe(v.string(), v.parseJson(), tallySchema), json);
	return read.success ? read.output : null;
}

/** A payment in our own ledger. */
export type LedgerMoney = Pick<
	typeof paymentMoney.$inferSelect,
	| "status"
	| "gatewayPaymentId"
	| "amountCents"
	| "receivedCents"
	| "refundedCents"
	| "currency"
	| "refundReason"
>;

export type Verdict =
	| { verdict: "same" }
	/** Paid at the gateway, but no event has reported it. */
	| { verdict: "paid there" }
	/** The gateway has refunded more than our ledger knows. */
	| { verdict: "refunded there" }
	| { verdict: "differs"; line: CauseLine };

/** Compares one payment in both ledgers. */
export function compareMoney(ours: LedgerMoney, theirs: GatewayMoney): Verdict {
	const received = { cents: theirs.amountCents, currency: theirs.currency };
	if (ours.gatewayPaymentId && ours.gatewayPaymentId !== theirs.gatewayPaymentId)
		return { verdict: "differs", line: { code: "more there", theirs: received } };
	if (paymentRules[ours.status].money === "may come") return { verdict: "paid there" };
	const expectedCents = ours.receivedCents ?? ours.amountCents;
	const isOtherMoney = ours.refundReason !== "wrong_amount" && ours.currency !== theirs.currency;
	if (expectedCents !== theirs.amountCents || isOtherMoney)
		return {
			verdict: "differs",
			line: {
				code: "other amount",
				theirs: received,
				ours: { cents: expectedCents, currency: ours.currency },
			},
		};
	if (theirs.refundedCents > ours.refundedCents) return { verdict: "refunded there" };
	if (theirs.refundedCents < ours.refundedCents)
		return {
			verdict: "differs",
			line: {
				code: "other refund",
				theirs: { cents: theirs.refundedCents, currency: theirs.currency },
				ours: { cents: ours.refundedCents, currency: ours.currency },
			},
		};
	return { verdict: "same" };
}

const dayMilliseconds = 86_400_000;

/** The last UTC days that have ended, the oldest first. */
export function daysBefore(now: number, days: number): string[] {
	return Array.from({ length: days }, (_, index) =>
		new Date(now - (days - index) * dayMilliseconds).toISOString().slice(0, 10),
	);
}

/** First instant of a UTC day, and the first instant after it. */
export function spanOf(day: string): { from: number; until: number } {
	const from = Date.parse(`${day}T00:00Z`);
	return { from, until: from + dayMilliseconds };
}
