import { Form, useNavigation } from "react-router";
import { RichText } from "#app/messages/rich-text.tsx";
import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { payLinkCardTexts } from "#app/messages/staff/bookings/pay-link-card.ts";
import { type PayLink, PayLinkCard } from "#app/sales/staff/pay-link-card.tsx";
import { HoldField } from "#app/sales/staff/sell/hold-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { formatInstant, formatMoney } from "#app/ui/format/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { ShownRecord } from "./shown-record.ts";

const saleTexts = payLinkCardTexts.sale;

type Failed = { intent: string; errors: FormErrors; typedValues: TypedValues } | null;

/** The pay link of a sale that is not paid yet: how long it is valid, its code for the guest's phone, and the mail again. */
export function PayLinkOfSale({
	record,
	link,
	mustCall,
	timeZone,
	formKey,
	failed,
}: {
	record: ShownRecord;
	link: PayLink;
	/** No mail reminds the guest that the hold ends. */
	mustCall: boolean;
	timeZone: string;
	formKey: string;
	failed: Failed;
}) {
	const isBusy = useNavigation().state !== "idle";
	const error = failed?.intent === "resend-pay-link" ? failed.errors[""]?.[0] : null;
	const clock = formatInstant(record.holdExpiresAt, timeZone);
	return (
		<Sheet id="pay-link" title={bookingWordsTexts.payLink}>
			<p>
				<RichText text={saleTexts.validUntil({ clock })} parts={{ b: (words) => <b>{words}</b> }} />
			</p>
			{mustCall ? <CallGuest clock={clock} formKey={formKey} failed={failed} /> : null}
			<PayLinkCard record={record} amountCents={record.balanceCents} {...link} />
			<p className="text-sm wrap-anywhere text-ink-soft">{mailInWords(record, timeZone)}</p>
			<FormError>{error}</FormError>
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

/** Somebody has to tell the guest, whom no mail reaches, that the hold ends. */
function CallGuest({ clock, formKey, failed }: { clock: string; formKey: string; failed: Failed }) {
	const isBusy = useNavigation().state !== "idle";
	return (
		<Notice look="note">
			<p>{saleTexts.callGuest({ clock })}</p>
			<FormError>{failed?.intent === "guest-reached" ? failed.errors[""]?.[0] : null}</FormError>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="intent" value="guest-reached" />
				<input type="hidden" name="key" value={formKey} />
				<Button className="min-h-11! py-2!" disabled={isBusy}>
					{saleTexts.guestKnows}
				</Button>
			</Form>
		</Notice>
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
	formKey,
	failed,
}: {
	record: ShownRecord;
	/** Local date. */
	today: string;
	formKey: string;
	failed: Failed;
}) {
	const isBusy = useNavigation().state !== "idle";
	const texts = payLinkCardTexts.ended;
	const intents = ["hold-again", "give-up-sale"];
	const error = failed && intents.includes(failed.intent) ? failed.errors[""]?.[0] : null;
	const key = <input type="hidden" name="key" value={formKey} />;
	return (
		<Sheet id="pay-link" title={texts.title}>
			<p>{texts.seatsFree({ money: formatMoney(record.priceCents, record.currency) })}</p>
			<FormError>{error}</FormError>
			<Form method="post" preventScrollReset className="grid justify-items-start gap-3">
				<input type="hidden" name="intent" value="hold-again" />
				{key}
				<HoldField {...(failed?.intent === "hold-again" ? failed : {})} today={today} />
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
