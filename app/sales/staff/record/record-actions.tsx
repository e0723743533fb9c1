import { lazy, type ReactNode, Suspense, useState } from "react";
import { bookingRecordTexts } from "#app/messages/staff/bookings/booking-record.ts";
import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { payLinkTexts } from "#app/messages/texts.ts";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";
import type { DisputedMoney } from "#app/sales/dispute.ts";
import { SendByPhone } from "#app/sales/staff/pay-link-card.tsx";
import { PolicyHint, type PolicyShare } from "#app/sales/staff/policy-hint.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { failureOf, RecordButton, RecordForm, type RecordForms } from "./record-form.tsx";
import type { ShownRecord } from "./shown-record.ts";

const texts = bookingRecordTexts;
const { payBack } = bookingWordsTexts;

const loadPayBackForm = () => import("./pay-back-form.tsx");

/** For the record of a cancelled booking: the server draws it, a browser loads it when it needs it. */
const PayBackForm = import.meta.env.SSR
	? (await loadPayBackForm()).PayBackForm
	: lazy(async () => ({ default: (await loadPayBackForm()).PayBackForm }));

interface ActionContext extends RecordForms {
	record: ShownRecord;
	/** Cents that may go back: a refund through the gateway sends them, or a person gives them. */
	refundable: number;
	/** Of the policy as sold. */
	policy: PolicyShare;
	/** Money under dispute at the guest's bank. */
	disputed: DisputedMoney | null;
	/** Both sums, for the form that cancels. */
	moneyFingerprint: string;
	mayRefund: boolean;
	isLive: boolean;
	/** The day of the departure has passed. */
	isOver: boolean;
	/** Address of the guest's voucher; null where nobody may send it. */
	voucherUrl: string | null;
}

/** What staff can do with a booking; each form says what it will do. */
export function BookingActions({
	children,
	...context
}: ActionContext & {
	/** What comes before everything else. */
	children?: ReactNode;
}) {
	const { record, isLive, refundable, mayRefund, formKey, failed } = context;
	const forms = { formKey, failed };
	const refusedNote = failureOf("note", forms);
	const money = formatMoney(refundable, record.currency);
	const isWholeKept =
		refundable > 0 &&
		record.payments.every(({ status, dueCents }) => status !== "refunded" && dueCents === 0);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
			{children}
			<Sheet id="note" title={texts.note.title}>
				<RecordForm intent="note" {...forms} className="grid gap-3">
					<TextArea
						name="note"
						label={texts.note.label}
						errors={refusedNote?.errors.note}
						defaultValue={refusedNote?.typedValues.note ?? ""}
						maxLength={1000}
					/>
					<RecordButton className="justify-self-start">{texts.note.save}</RecordButton>
				</RecordForm>
			</Sheet>
			{record.status === "confirmed" && record.email ? (
				<Sheet id="voucher" title={texts.voucher.title}>
					<p className="text-sm text-ink-soft">{texts.voucher.goesTo({ email: record.email })}</p>
					<RecordForm intent="resend" {...forms}>
						<RecordButton>{texts.voucher.sendAgain}</RecordButton>
					</RecordForm>
				</Sheet>
			) : null}
			{record.status === "confirmed" && !record.email && record.phone && context.voucherUrl ? (
				<VoucherByPhone record={record} url={context.voucherUrl} />
			) : null}
			{isLive && !context.isOver ? <Cancel {...context} /> : null}
			{isLive && context.isOver ? <p className="text-ink-soft">{texts.tripIsOver}</p> : null}
			{record.status === "cancelled" && mayRefund ? (
				<Suspense>
					<PayBackForm record={record} policy={context.policy} {...forms}>
						{isWholeKept ? (
							<div className="grid gap-3 border-t border-line pt-4">
								<p>{texts.refund.kept({ money })}</p>
								<ConfirmButton
									isOpen={failureOf("refund", forms) !== null}
									act={payBack({ money })}
									consequence={texts.refund.consequence({ name: record.name })}
								>
									<RecordForm intent="refund" {...forms}>
										<RecordButton>{texts.refund.confirm({ money })}</RecordButton>
									</RecordForm>
								</ConfirmButton>
							</div>
						) : (
							// a refusal says that the money has changed, and then the form may be gone
							<FormError>{failureOf("refund", forms)?.errors[""]?.[0]}</FormError>
						)}
					</PayBackForm>
				</Suspense>
			) : null}
		</div>
	);
}

/** For a guest who has left a telephone number only. */
function VoucherByPhone({ record, url }: { record: ShownRecord; url: string }) {
	const language = languageOfBooking(record.language);
	const text = payLinkTexts[language].voucher({
		title: record.inGuestWords.title,
		date: formatsIn(language).formatDate(record.date, "long"),
		url,
	});
	return (
		<Sheet id="voucher" title={texts.voucher.title}>
			<p className="text-sm text-ink-soft">{texts.voucher.byPhone}</p>
			<div className="flex flex-wrap gap-2">
				<SendByPhone record={record} text={text} />
			</div>
		</Sheet>
	);
}

function Cancel({
	record,
	refundable,
	policy,
	disputed,
	moneyFingerprint,
	mayRefund,
	...forms
}: ActionContext) {
	const refused = failureOf("cancel", forms);
	const canRefund = refundable > 0 && mayRefund;
	const canPromise = disputed?.says === "holds" && mayRefund;
	const [paysBack, setPaysBack] = useState(true);
	return (
		<Sheet id="cancel" title={texts.cancel.title}>
			{disputed ? <DisputedMoneyNotice disputed={disputed} currency={record.currency} /> : null}
			<ConfirmButton
				// a refused form stays open
				isOpen={refused !== null}
				act={texts.cancel.act}
				consequence={texts.cancel.consequence({ ...record, date: formatDate(record.date, "long") })}
			>
				<RecordForm
					intent="cancel"
					formKey={forms.formKey}
					failed={forms.failed}
					className="grid w-full gap-3"
				>
					<input type="hidden" name="told" value={moneyFingerprint} />
					<TextField
						name="reason"
						label={texts.cancel.reason}
						hint={texts.cancel.reasonHint}
						errors={refused?.errors.reason}
						defaultValue={refused?.typedValues.reason ?? ""}
						maxLength={300}
					/>
					{refundable > 0 ? (
						<PolicyHint
							policy={policy}
							cents={record.sums.guest.keptCents}
							currency={record.currency}
						/>
					) : null}
					{canRefund || canPromise ? (
						<label className="flex min-h-11 items-center gap-3">
							<input
								type="checkbox"
								name="refund"
								checked={paysBack}
								onChange={(event) => setPaysBack(event.target.checked)}
								className="accent-ocean size-6 flex-none"
							/>
							{canRefund
								? payBack({ money: formatMoney(refundable, record.currency) })
								: texts.cancel.payBackIfLeftToUs({
										money: formatMoney(disputed?.cents ?? 0, record.currency),
									})}
						</label>
					) : null}
					<RecordButton className="justify-self-start">
						{canRefund && paysBack ? texts.cancel.confirmAndPayBack : texts.cancel.confirm}
					</RecordButton>
				</RecordForm>
			</ConfirmButton>
		</Sheet>
	);
}

/** Disputed money cannot be refunded, so no mail may promise a refund of it. */
function DisputedMoneyNotice({
	disputed: { says, cents },
	currency,
}: {
	disputed: DisputedMoney;
	currency: string;
}) {
	const money = formatMoney(cents, currency);
	return (
		<p className="rounded bg-sand px-4 py-3">
			{says === "holds" ? texts.cancel.bankHolds({ money }) : texts.cancel.bankGaveBack({ money })}
		</p>
	);
}
