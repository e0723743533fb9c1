import type { ReactNode } from "react";
import { RichText } from "#app/messages/rich-text.tsx";
import { recordMoneyTexts } from "#app/messages/staff/bookings/record-money.ts";
import { formatInstant, formatMoney } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { ShownRecord } from "./shown-record.ts";

const texts = recordMoneyTexts.payment;

function stateOf({ status, refundReason, disputeState }: ShownRecord["payments"][number]): string {
	const { states, due } = texts;
	if (status !== "paid") return states[status];
	if (disputeState === "gave back") return states.givenBackByBank;
	if (disputeState === "holds") return refundReason ? states.heldByBankThenBack : states.heldByBank;
	return refundReason ? due[refundReason] : states.paid;
}

/** The part of a payment that went back, in words; empty when nothing or all of it did. */
function partInWords(payment: ShownRecord["payments"][number]): string {
	const { status, refundedCents, currency } = payment;
	if (refundedCents === 0 || refundedCents >= payment.cameCents) return "";
	const money = formatMoney(refundedCents, currency);
	return status === "refunded" ? texts.also.ofIt({ money }) : texts.also.backAlready({ money });
}

/** "€64 by card, paid", with tags. */
function inWords(
	payment: ShownRecord["payments"][number],
	{ source }: Pick<ShownRecord, "source">,
): string {
	const { gateway, takenByName: name, elsewhereCents, waivedCents, currency } = payment;
	const isResellers = gateway === "hotel" && source === "reseller";
	const way = isResellers ? texts.toReseller : texts.ways[gateway];
	const money = (cents: number) => formatMoney(cents, currency);
	return texts.line({
		money: money(payment.cameCents || payment.amountCents),
		way: name ? texts.takenBy({ way, name }) : way,
		state: stateOf(payment),
		rest: [
			partInWords(payment),
			elsewhereCents > 0 ? texts.also.anotherWay({ money: money(elsewhereCents) }) : "",
			waivedCents > 0 ? texts.also.notOwedAgain : "",
		].join(""),
	});
}

/** Every payment attempt as the gateway reported it. */
export function BookingMoney({
	record,
	timeZone,
	children,
}: {
	record: ShownRecord;
	timeZone: string;
	/** Forms that concern the money. */
	children?: ReactNode;
}) {
	if (record.payments.length === 0 && record.balanceCents <= 0) return null;
	return (
		<Sheet id="money" title={recordMoneyTexts.title}>
			{record.payments.length > 0 ? (
				<ul className="grid">
					{record.payments.map((payment) => {
						const isDue =
							payment.status === "paid" && (payment.refundReason || payment.disputeState);
						const at = payment.refundedAt ?? payment.paidAt ?? payment.createdAt;
						return (
							<li
								key={payment.id}
								className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-2.5"
							>
								<span>
									<RichText
										text={inWords(payment, record)}
										parts={{
											b: (words) => <b>{words}</b>,
											state: (words) => (
												<span className={isDue ? "font-bold text-few" : ""}>{words}</span>
											),
										}}
									/>
								</span>
								<span className="text-sm text-ink-soft">{formatInstant(at, timeZone)}</span>
							</li>
						);
					})}
				</ul>
			) : null}
			{children}
		</Sheet>
	);
}
