import { isKeptMoney } from "#app/sales/payments/money.ts";
import { decideTaking, type TakingDecision } from "#app/sales/payments/staff-money-decision.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import type { CashRefusal } from "../offline/operation.ts";

type BoardCashDecision =
	| Extract<TakingDecision, { outcome: "taken" }>
	| { outcome: "refused"; refusal: CashRefusal; owedCents: number };

interface OwingBooking extends Pick<BookingRecord, "entryKeys" | "status" | "balanceCents"> {
	payments: readonly Pick<
		BookingRecord["payments"][number],
		"status" | "keptCents" | "paidAt" | "takenByName"
	>[];
}

/** Cash that was taken at the pickup: recorded when it is owed, otherwise the phone reads who was paid before. */
export function decideBoardCash(
	record: OwingBooking | null,
	press: { amountCents: number; entryKey: string },
): BoardCashDecision {
	const taking = decideTaking(record, press);
	if (taking.outcome === "taken") return taking;
	if (taking.outcome !== "too much") return { outcome: "refused", refusal: "gone", owedCents: 0 };
	const owedCents = Math.max(0, taking.balanceCents);
	const last = record?.payments.findLast((each) => isKeptMoney(each) && each.paidAt !== null);
	const paid = last?.paidAt == null ? null : { takenBy: last.takenByName || null, at: last.paidAt };
	return { outcome: "refused", refusal: { owedCents, paid }, owedCents };
}
