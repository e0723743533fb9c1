import { RichText } from "#app/messages/rich-text.tsx";
import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { payLinkCardTexts } from "#app/messages/staff/bookings/pay-link-card.ts";
import { type PayLink, PayLinkCard } from "#app/sales/staff/pay-link-card.tsx";
import { HoldField } from "#app/sales/staff/sell/hold-field.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import { formatInstant, formatMoney } from "#app/ui/format/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { failureOf, RecordButton, RecordForm, type RecordForms } from "./record-form.tsx";
import type { ShownRecord } from "./shown-record.ts";

const saleTexts = payLinkCardTexts.sale;

/** The pay link of a sale that is not paid yet: how long it is valid, its code for the guest's phone, and the mail again. */
export function PayLinkOfSale({
	record,
	link,
	mustCall,
	timeZone,
	...forms
}: RecordForms & {
	record: ShownRecord;
	link: PayLink;
	/** No mail reminds the guest that the hold ends. */
	mustCall: boolean;
	timeZone: string;
}) {
	const clock = formatInstant(record.holdExpiresAt, timeZone);
	return (
		<Sheet id="pay-link" title={bookingWordsTexts.payLink}>
			<p>
				<RichText text={saleTexts.validUntil({ clock })} parts={{ b: (words) => <b>{words}</b> }} />
			</p>
			{mustCall ? (
				// somebody has to tell the guest, whom no mail reaches, that the hold ends
				<Notice look="note">
					<p>{saleTexts.callGuest({ clock })}</p>
					<RecordForm intent="guest-reached" {...forms} preventScrollReset>
						<RecordButton>{saleTexts.guestKnows}</RecordButton>
					</RecordForm>
				</Notice>
			) : null}
			<PayLinkCard record={record} amountCents={record.balanceCents} {...link} />
			<p className="text-sm wrap-anywhere text-ink-soft">{mailInWords(record, timeZone)}</p>
			{record.email ? (
				<RecordForm intent="resend-pay-link" {...forms} preventScrollReset>
					<RecordButton>{saleTexts.sendAgain}</RecordButton>
				</RecordForm>
			) : (
				// the refusal of a booking that has lost its address, and with it the form
				<FormError>{failureOf("resend-pay-link", forms)?.errors[""]?.[0]}</FormError>
			)}
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

/** A sale whose guest has not paid in time: one press holds its seats again and sends the link. */
export function EndedSale({
	record,
	today,
	...forms
}: RecordForms & {
	record: ShownRecord;
	/** Local date. */
	today: string;
}) {
	const texts = payLinkCardTexts.ended;
	return (
		<Sheet id="pay-link" title={texts.title}>
			<p>{texts.seatsFree({ money: formatMoney(record.priceCents, record.currency) })}</p>
			<RecordForm
				intent="hold-again"
				{...forms}
				preventScrollReset
				className="grid justify-items-start gap-3"
			>
				<HoldField {...failureOf("hold-again", forms)} today={today} />
				<RecordButton look="next">{record.email ? texts.holdAndSend : texts.hold}</RecordButton>
			</RecordForm>
			<RecordForm intent="give-up-sale" {...forms} preventScrollReset>
				<RecordButton>{texts.giveUp}</RecordButton>
			</RecordForm>
		</Sheet>
	);
}
