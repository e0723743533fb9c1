import type { ReactNode } from "react";
import { cameCents, type PaymentGateway } from "#app/payments/payment-status.ts";
import { formatInstant, formatMoney } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { BookingRecord } from "./booking-record.server.ts";

const gateways: Record<PaymentGateway, string> = {
	stripe: "by card",
	sandbox: "by card (sandbox)",
	hotel: "at the hotel",
	cash: "in cash",
	terminal: "at the card terminal",
};
const states = {
	created: "waiting",
	paid: "paid",
	failed: "not paid",
	refunded: "paid back",
};
const reasons = {
	seats_gone: "came after the seats were taken by others: is refunded",
	paid_twice: "came twice: goes back",
	not_owed: "was not owed any more: goes back",
	wrong_amount: "is not the price: goes back",
	cancelled: "goes back",
	goodwill: "a part goes back",
};

function stateOf({
	status,
	refundReason,
	disputeState,
}: BookingRecord["payments"][number]): string {
	if (status !== "paid") return states[status];
	if (disputeState === "gave back") return "given back by the guest’s bank";
	if (disputeState === "holds")
		return `held by the guest’s bank${refundReason ? ": goes back if the bank leaves it to us" : ""}`;
	return refundReason ? reasons[refundReason] : states.paid;
}

/** What is back already of a payment of which not all is. */
function partInWords(payment: BookingRecord["payments"][number]): string {
	const { status, refundedCents, currency } = payment;
	if (refundedCents === 0 || refundedCents >= cameCents(payment)) return "";
	const back = formatMoney(refundedCents, currency);
	return status === "refunded" ? ` (${back} of it)` : `, ${back} paid back already`;
}

/** Every payment attempt as the gateway reported it. */
export function BookingMoney({
	record,
	timeZone,
	children,
}: {
	record: BookingRecord;
	timeZone: string;
	/** Forms that concern the money. */
	children?: ReactNode;
}) {
	if (record.payments.length === 0 && record.balanceCents <= 0) return null;
	return (
		<Sheet id="money" title="Money">
			<ul className="grid">
				{record.payments.map((payment) => {
					const isDue = payment.status === "paid" && (payment.refundReason || payment.disputeState);
					const at = payment.refundedAt ?? payment.paidAt ?? payment.createdAt;
					return (
						<li
							key={payment.id}
							className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-2.5"
						>
							<span>
								<b>{formatMoney(cameCents(payment), payment.currency)}</b>{" "}
								{gateways[payment.gateway]}
								{payment.takenByName ? ` to ${payment.takenByName}` : ""},{" "}
								<span className={isDue ? "font-bold text-few" : ""}>{stateOf(payment)}</span>
								{partInWords(payment)}
								{payment.elsewhereCents > 0
									? `, ${formatMoney(payment.elsewhereCents, payment.currency)} given back another way`
									: ""}
								{payment.waivedCents > 0 ? ", not owed again" : ""}
							</span>
							<span className="text-sm text-ink-soft">{formatInstant(at, timeZone)}</span>
						</li>
					);
				})}
			</ul>
			{children}
		</Sheet>
	);
}
