import { Form, useNavigation } from "react-router";
import type { DisputedMoney } from "#app/bookings/dispute.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { formatCount, formatDate, formatMoney } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { BookingRecord } from "./booking-record.server.ts";

interface ActionContext {
	record: BookingRecord;
	/** Cents that a refund through the gateway would send. */
	refundable: number;
	/** Money under dispute at the guest's bank. */
	disputed: DisputedMoney | null;
	mayRefund: boolean;
	isLive: boolean;
	/** The day of the departure has passed. */
	isOver: boolean;
	/** Made once for each page, so that a repeated click has no effect. */
	formKey: string;
	failed: { intent: string; errors: FormErrors; typed: TypedValues } | null;
}

/** What staff can do with a booking; each form says what it will do. */
export function BookingActions(context: ActionContext) {
	const { record, isLive, refundable, mayRefund, formKey } = context;
	const errorsOf = (intent: string) =>
		context.failed?.intent === intent ? context.failed.errors : {};
	const isBusy = useNavigation().state !== "idle";
	return (
		<div className="grid content-start gap-6">
			<Sheet id="note" title="Note">
				<Form method="post" className="grid gap-3">
					<Hidden intent="note" formKey={formKey} />
					<TextArea
						name="note"
						label="What the others should know"
						errors={errorsOf("note").note}
						defaultValue={context.failed?.intent === "note" ? context.failed.typed.note : ""}
						maxLength={1000}
					/>
					<Button className="justify-self-start min-h-11! py-2!" disabled={isBusy}>
						Save the note
					</Button>
				</Form>
			</Sheet>
			{record.status === "confirmed" && record.email ? (
				<Sheet id="voucher" title="Voucher">
					<FormError errors={errorsOf("resend")} />
					<p className="text-sm text-ink-soft">Goes to {record.email} as the booking stands now.</p>
					<Form method="post">
						<Hidden intent="resend" formKey={formKey} />
						<Button className="min-h-11! py-2!" disabled={isBusy}>
							Send the voucher again
						</Button>
					</Form>
				</Sheet>
			) : null}
			{isLive && !context.isOver ? (
				<Cancel context={context} isBusy={isBusy} errors={errorsOf("cancel")} />
			) : null}
			{isLive && context.isOver ? (
				<p className="text-ink-soft">
					This trip is over: the booking can’t be changed or cancelled any more.
				</p>
			) : null}
			{record.status === "cancelled" && refundable > 0 && mayRefund ? (
				<Sheet id="refund" title="Refund">
					<FormError errors={errorsOf("refund")} />
					<p>
						{formatMoney(refundable, record.currency)} were kept when this booking was cancelled.
					</p>
					<ConfirmButton
						act={`Pay ${formatMoney(refundable, record.currency)} back`}
						consequence={`All of it goes to ${record.name} the way it was paid. Nobody can call it back.`}
					>
						<Form method="post">
							<Hidden intent="refund" formKey={formKey} />
							<Button className="min-h-11! py-2!" disabled={isBusy}>
								Yes, pay {formatMoney(refundable, record.currency)} back
							</Button>
						</Form>
					</ConfirmButton>
				</Sheet>
			) : null}
		</div>
	);
}

function Cancel({
	context: { record, refundable, disputed, mayRefund },
	isBusy,
	errors,
}: {
	context: ActionContext;
	isBusy: boolean;
	errors: FormErrors;
}) {
	const canRefund = refundable > 0 && mayRefund;
	const canPromise = disputed?.says === "holds" && mayRefund;
	return (
		<Sheet id="cancel" title="Cancel">
			<FormError errors={errors} />
			{disputed ? <DisputedMoneyNotice disputed={disputed} currency={record.currency} /> : null}
			<ConfirmButton
				// a refused form stays open
				isOpen={Object.keys(errors).length > 0}
				act="Cancel this booking"
				consequence={`${record.reference}, ${formatCount(record.seats, { one: "seat", other: "seats" })} of ${record.name} on ${formatDate(record.date, "long")}: the seats are free again at once, and the guest gets a mail that says so. It can’t be taken back.`}
			>
				<Form method="post" className="grid w-full gap-3">
					<Hidden intent="cancel" formKey="" />
					<TextField
						name="reason"
						label="Reason, for the guest"
						hint="Empty: the mail gives none."
						errors={errors.reason}
						maxLength={300}
					/>
					{canRefund || canPromise ? (
						<label className="flex min-h-11 items-center gap-3">
							<input
								type="checkbox"
								name="refund"
								defaultChecked
								className="accent-ocean size-6 flex-none"
							/>
							{canRefund
								? `Pay ${formatMoney(refundable, record.currency)} back`
								: `Pay ${formatMoney(disputed?.cents ?? 0, record.currency)} back if the bank leaves it to us`}
						</label>
					) : null}
					<Button className="justify-self-start min-h-11! py-2!" disabled={isBusy}>
						{canRefund ? "Cancel and pay back" : "Yes, cancel it"}
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
			{says === "holds"
				? `The guest’s bank holds the ${money} until it has decided the dispute. Nothing goes back from here before that, and the mail says so.`
				: `The dispute is lost: the guest’s bank has given the ${money} back. The mail says so.`}
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

function FormError({ errors }: { errors: FormErrors }) {
	const error = errors[""]?.[0];
	return error ? (
		<div role="alert">
			<FieldError>{error}</FieldError>
		</div>
	) : null;
}
