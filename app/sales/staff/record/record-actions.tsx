import { type ReactNode, Suspense, useState } from "react";
import { Form, useNavigation } from "react-router";
import { bookingRecordTexts } from "#app/messages/staff/bookings/booking-record.ts";
import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { payLinkTexts } from "#app/messages/texts.ts";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";
import type { DisputedMoney } from "#app/sales/dispute.ts";
import { PolicyHint, type PolicyShare } from "#app/sales/staff/policy-hint.tsx";
import { SendByPhone } from "#app/sales/staff/send-by-phone.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { PayBackForm } from "./lazy-pay-back-form.ts";
import type { ShownRecord } from "./shown-record.ts";

const texts = bookingRecordTexts;
const { payBack } = bookingWordsTexts;

interface ActionContext {
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
	/** Made once for each page, so that a repeated click has no effect. */
	formKey: string;
	failed: { intent: string; errors: FormErrors; typedValues: TypedValues } | null;
}

/** What staff can do with a booking; each form says what it will do. */
export function BookingActions({
	children,
	...context
}: ActionContext & {
	/** What comes before everything else. */
	children?: ReactNode;
}) {
	const { record, isLive, refundable, mayRefund, formKey } = context;
	const errorsOf = (intent: string) =>
		context.failed?.intent === intent ? context.failed.errors : {};
	const isBusy = useNavigation().state !== "idle";
	const money = formatMoney(refundable, record.currency);
	const isWholeKept =
		refundable > 0 &&
		record.payments.every(({ status, dueCents }) => status !== "refunded" && dueCents === 0);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
			{children}
			<Sheet id="note" title={texts.note.title}>
				<Form method="post" className="grid gap-3">
					<Hidden intent="note" formKey={formKey} />
					<TextArea
						name="note"
						label={texts.note.label}
						errors={errorsOf("note").note}
						defaultValue={context.failed?.intent === "note" ? context.failed.typedValues.note : ""}
						maxLength={1000}
					/>
					<Button className="justify-self-start min-h-11! py-2!" disabled={isBusy}>
						{texts.note.save}
					</Button>
				</Form>
			</Sheet>
			{record.status === "confirmed" && record.email ? (
				<Sheet id="voucher" title={texts.voucher.title}>
					<FormError>{errorsOf("resend")[""]?.[0]}</FormError>
					<p className="text-sm text-ink-soft">{texts.voucher.goesTo({ email: record.email })}</p>
					<Form method="post">
						<Hidden intent="resend" formKey={formKey} />
						<Button className="min-h-11! py-2!" disabled={isBusy}>
							{texts.voucher.sendAgain}
						</Button>
					</Form>
				</Sheet>
			) : null}
			{record.status === "confirmed" && !record.email && record.phone && context.voucherUrl ? (
				<VoucherByPhone record={record} url={context.voucherUrl} />
			) : null}
			{isLive && !context.isOver ? (
				<Cancel context={context} isBusy={isBusy} errors={errorsOf("cancel")} />
			) : null}
			{isLive && context.isOver ? <p className="text-ink-soft">{texts.tripIsOver}</p> : null}
			{record.status === "cancelled" && mayRefund ? (
				<Suspense>
					<PayBackForm
						record={record}
						policy={context.policy}
						formKey={formKey}
						failed={context.failed?.intent === "pay-back" ? context.failed : null}
					>
						<FormError>{errorsOf("refund")[""]?.[0]}</FormError>
						{isWholeKept ? (
							<div className="grid gap-3 border-t border-line pt-4">
								<p>{texts.refund.kept({ money })}</p>
								<ConfirmButton
									act={payBack({ money })}
									consequence={texts.refund.consequence({ name: record.name })}
								>
									<Form method="post">
										<Hidden intent="refund" formKey={formKey} />
										<Button className="min-h-11! py-2!" disabled={isBusy}>
											{texts.refund.confirm({ money })}
										</Button>
									</Form>
								</ConfirmButton>
							</div>
						) : null}
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
	context: { record, refundable, policy, disputed, moneyFingerprint, mayRefund, failed },
	isBusy,
	errors,
}: {
	context: ActionContext;
	isBusy: boolean;
	errors: FormErrors;
}) {
	const canRefund = refundable > 0 && mayRefund;
	const canPromise = disputed?.says === "holds" && mayRefund;
	const [paysBack, setPaysBack] = useState(true);
	return (
		<Sheet id="cancel" title={texts.cancel.title}>
			<FormError>{errors[""]?.[0]}</FormError>
			{disputed ? <DisputedMoneyNotice disputed={disputed} currency={record.currency} /> : null}
			<ConfirmButton
				// a refused form stays open
				isOpen={Object.keys(errors).length > 0}
				act={texts.cancel.act}
				consequence={texts.cancel.consequence({ ...record, date: formatDate(record.date, "long") })}
			>
				<Form method="post" className="grid w-full gap-3">
					<Hidden intent="cancel" formKey="" />
					<input type="hidden" name="told" value={moneyFingerprint} />
					<TextField
						name="reason"
						label={texts.cancel.reason}
						hint={texts.cancel.reasonHint}
						errors={errors.reason}
						defaultValue={failed?.intent === "cancel" ? failed.typedValues.reason : ""}
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
					<Button className="justify-self-start min-h-11! py-2!" disabled={isBusy}>
						{canRefund && paysBack ? texts.cancel.confirmAndPayBack : texts.cancel.confirm}
					</Button>
				</Form>
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

function Hidden({ intent, formKey }: { intent: string; formKey: string }) {
	return (
		<>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="key" value={formKey} />
		</>
	);
}
