import { Form, useNavigation } from "react-router";
import { bookingWordsTexts } from "#app/messages/catalogues/staff-bookings/booking-words.ts";
import { payLinkCardTexts } from "#app/messages/catalogues/staff-bookings/pay-link-card.ts";
import { recordMoneyTexts } from "#app/messages/catalogues/staff-bookings/record-money.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { leastOnlineCents } from "#app/payments/payment-status.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatInstant, formatMoney } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { type PayLink, PayLinkCard } from "./pay-link-card.tsx";
import { HoldField } from "./sell/hold-field.tsx";
import type { ShownRecord } from "./shown-record.ts";

const texts = recordMoneyTexts.payLink;

/** Lets the guest of a confirmed booking pay what is still owed on their own phone: by mail, or by a code shown here. */
export function PayLinkOfBalance({
	record,
	link,
	formKey,
	failed,
}: {
	record: Pick<
		ShownRecord,
		| "balanceCents"
		| "status"
		| "email"
		| "title"
		| "date"
		| "phone"
		| "phoneE164"
		| "currency"
		| "language"
	>;
	/** Where the guest pays; null until the link was given. */
	link: PayLink | null;
	formKey: string;
	failed: { intent: string; errors: FormErrors } | null;
}) {
	const isBusy = useNavigation().state !== "idle";
	const isOffered = record.status === "confirmed" && record.balanceCents >= leastOnlineCents;
	if (!isOffered) return null;
	const error = failed?.intent === "pay-link" ? failed.errors[""]?.[0] : null;
	return (
		<div className="grid gap-3 border-t border-line pt-3">
			<Form method="post" preventScrollReset className="grid gap-3">
				<input type="hidden" name="intent" value="pay-link" />
				<input type="hidden" name="key" value={formKey} />
				<p className="text-sm text-ink-soft">{texts.lead}</p>
				{error ? (
					<div role="alert">
						<FieldError>{error}</FieldError>
					</div>
				) : null}
				<div className="flex flex-wrap gap-3">
					{record.email ? (
						<Button name="way" value="mail" className="min-h-11! py-2!" disabled={isBusy}>
							{link ? texts.mailAgain : texts.mail}
						</Button>
					) : null}
					{link ? null : (
						<Button name="way" value="code" className="min-h-11! py-2!" disabled={isBusy}>
							{texts.showCode}
						</Button>
					)}
				</div>
			</Form>
			{link ? <PayLinkCard record={record} amountCents={record.balanceCents} {...link} /> : null}
		</div>
	);
}

const saleTexts = payLinkCardTexts.sale;

/** The pay link of a sale that is not paid yet: how long it is valid, its code for the guest's phone, and the mail again. */
export function PayLinkOfSale({
	record,
	link,
	timeZone,
	formKey,
	failed,
}: {
	record: ShownRecord;
	link: PayLink;
	timeZone: string;
	formKey: string;
	failed: { intent: string; errors: FormErrors } | null;
}) {
	const isBusy = useNavigation().state !== "idle";
	const error = failed?.intent === "resend-pay-link" ? failed.errors[""]?.[0] : null;
	const clock = formatInstant(record.holdExpiresAt, timeZone);
	return (
		<Sheet id="pay-link" title={bookingWordsTexts.payLink}>
			<p>
				<RichText text={saleTexts.validUntil({ clock })} parts={{ b: (words) => <b>{words}</b> }} />
			</p>
			<PayLinkCard record={record} amountCents={record.balanceCents} {...link} />
			<p className="text-sm wrap-anywhere text-ink-soft">{mailInWords(record, timeZone)}</p>
			{error ? (
				<div role="alert">
					<FieldError>{error}</FieldError>
				</div>
			) : null}
			{record.email ? (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="intent" value="resend-pay-link" />
					<input type="hidden" name="key" value={formKey} />
					<Button className="min-h-11! py-2!" disabled={isBusy}>
						{saleTexts.sendAgain}
					</Button>
				</Form>
			) : null}
		</Sheet>
	);
}

/** A sale whose guest has not paid in time: one press holds its seats again and sends the link. */
export function EndedSale({
	record,
	formKey,
	failed,
}: {
	record: ShownRecord;
	formKey: string;
	failed: { intent: string; errors: FormErrors } | null;
}) {
	const isBusy = useNavigation().state !== "idle";
	const texts = payLinkCardTexts.ended;
	const intents = ["hold-again", "give-up-sale"];
	const error = failed && intents.includes(failed.intent) ? failed.errors[""]?.[0] : null;
	const key = <input type="hidden" name="key" value={formKey} />;
	return (
		<Sheet id="pay-link" title={texts.title}>
			<p>{texts.seatsFree({ money: formatMoney(record.priceCents, record.currency) })}</p>
			{error ? (
				<div role="alert">
					<FieldError>{error}</FieldError>
				</div>
			) : null}
			<Form method="post" preventScrollReset className="grid justify-items-start gap-3">
				<input type="hidden" name="intent" value="hold-again" />
				{key}
				<HoldField />
				<Button look="next" className="min-h-11! py-2!" disabled={isBusy}>
					{record.email ? texts.holdAndSend : texts.hold}
				</Button>
			</Form>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="intent" value="give-up-sale" />
				{key}
				<Button className="min-h-11! py-2!" disabled={isBusy}>
					{texts.giveUp}
				</Button>
			</Form>
		</Sheet>
	);
}

/** What became of the newest mail with the link. */
function mailInWords({ email, mails }: ShownRecord, timeZone: string): string {
	const mail = mails.find(({ isPayLink }) => isPayLink);
	if (!email) return saleTexts.noAddress;
	if (!mail) return saleTexts.notMailedYet;
	if (mail.status === "failed") return saleTexts.notMailed({ email });
	return mail.sentAt === null
		? saleTexts.onItsWay({ email })
		: saleTexts.mailedAt({ email, clock: formatInstant(mail.sentAt, timeZone) });
}
