import { type ReactNode, useState } from "react";
import { useNavigation } from "react-router";
import { RichText } from "#app/messages/rich-text.tsx";
import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { recordMoneyTexts } from "#app/messages/staff/bookings/record-money.ts";
import { givableCents } from "#app/sales/payments/money.ts";
import { PolicyHint, type PolicyShare } from "#app/sales/staff/policy-hint.tsx";
import { typedCents } from "#app/sales/staff/typed-cents.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { formatMoney } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { failureOf, RecordForm, type RecordForms } from "./record-form.tsx";
import type { ShownRecord } from "./shown-record.ts";

const texts = recordMoneyTexts.payBack;

/**
 * Pays a part back. The bar shows what was paid to us, what went back and what stays; nobody can give back more than
 * stays. Of a cancelled booking there is nothing to show once all of it is back.
 */
export function PayBackForm({
	record,
	policy,
	children,
	...forms
}: RecordForms & {
	record: ShownRecord;
	policy: PolicyShare;
	/** Another way to give money back. */
	children?: ReactNode;
}) {
	const able = record.payments.filter((payment) => givableCents(payment) > 0);
	const ourOwn = record.payments.filter(
		({ gateway, status }) => gateway !== "hotel" && status !== "created" && status !== "failed",
	);
	const failed = failureOf("pay-back", forms);
	const isBusy = useNavigation().state !== "idle";
	const [amount, setAmount] = useState(failed?.typedValues.amount ?? "");
	const money = (cents: number) => formatMoney(cents, record.currency);
	const isCancelled = record.status === "cancelled";
	const { paidCents, ourPaidCents: paid, guest } = record.sums;
	const back = guest.backCents;
	const most = Math.max(0, ...able.map(givableCents));
	const amountCents = typedCents(amount) ?? 0;
	const now = amountCents <= most ? amountCents : 0;
	if (paid === 0 || (isCancelled && back >= paid)) return null;
	const ways = isCancelled ? texts.waysLater : texts.ways;
	return (
		<Sheet id="pay-back" title={texts.title}>
			<svg
				viewBox="0 0 100 4"
				preserveAspectRatio="none"
				aria-hidden="true"
				className="h-3 w-full rounded"
			>
				<rect width="100" height="4" className="fill-foam" />
				<rect width={((back + now) / paid) * 100} height="4" className="fill-few" />
				<rect width={(back / paid) * 100} height="4" className="fill-ink-soft" />
			</svg>
			<p role="status" className="flex flex-wrap gap-x-4">
				<Sum text={texts.paid({ money: money(paid) })} />
				<Sum text={texts.backSoFar({ money: money(back) })} />
				{now > 0 ? <Sum text={texts.now({ money: money(now) })} /> : null}
				<Sum text={texts.stay({ money: money(paid - back - now) })} />
			</p>
			<PolicyHint
				policy={policy}
				cents={isCancelled ? paid : guest.keptCents}
				currency={record.currency}
			/>
			{able.length === 0 ? (
				<p className="text-ink-soft">{texts.nothingCanGoBack}</p>
			) : (
				<RecordForm
					intent="pay-back"
					{...forms}
					preventScrollReset
					className="@container grid gap-4"
				>
					<div className="grid grid-cols-[minmax(0,1fr)] gap-4 @min-[30rem]:grid-cols-2">
						<TextField
							name="amount"
							label={texts.amount}
							hint={(isCancelled ? texts.amountHintOfCancelled : texts.amountHint)({
								most: money(most),
							})}
							inputMode="decimal"
							autoComplete="off"
							value={amount}
							onChange={(event) => setAmount(event.target.value)}
							errors={failed?.errors.amount}
						/>
						<SelectField
							name="paymentId"
							label={texts.way}
							hint={
								able.length < ourOwn.length ? `${texts.wayHint} ${texts.notAllCan}` : texts.wayHint
							}
						>
							{able.map((payment) => (
								<option key={payment.id} value={payment.id}>
									{texts.atMost({
										way: ways[payment.gateway],
										most: money(givableCents(payment)),
									})}
								</option>
							))}
						</SelectField>
					</div>
					<TextField
						name="refundReason"
						label={texts.reason}
						defaultValue={failed?.typedValues.refundReason}
						errors={failed?.errors.refundReason}
						maxLength={300}
					/>
					<Button className="justify-self-start" disabled={isBusy}>
						{now > 0 ? bookingWordsTexts.payBack({ money: money(now) }) : texts.send}
					</Button>
				</RecordForm>
			)}
			{paidCents > paid ? <p className="text-ink-soft">{texts.hotelsOwn}</p> : null}
			{children}
		</Sheet>
	);
}

function Sum({ text }: { text: string }) {
	return (
		<span>
			<RichText text={text} parts={{ b: (words) => <b>{words}</b> }} />
		</span>
	);
}
