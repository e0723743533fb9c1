import { useState } from "react";
import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { payLinkCardTexts } from "#app/messages/staff/bookings/pay-link-card.ts";
import { payLinkTexts } from "#app/messages/texts.ts";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";
import type { ShownRecord } from "#app/sales/staff/record/shown-record.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { formatMoney } from "#app/ui/format/format.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import { phoneLinks } from "#app/ui/format/phone-links.ts";
import { QrCode } from "#app/ui/qr/qr-code.tsx";
import type { QrModules } from "#app/ui/qr/qr-modules.ts";

const texts = payLinkCardTexts;
const miniButton = buttonClass("outlined", "min-h-10! px-4! py-1.5! text-sm!");

export interface PayLink {
	payUrl: string;
	/** The same address as a QR code. */
	code: QrModules;
}

/** A pay link as a code for the guest's phone, and the other ways to hand it over. */
export function PayLinkCard({
	record,
	amountCents,
	payUrl,
	code,
}: {
	record: Pick<
		ShownRecord,
		"inGuestWords" | "date" | "phone" | "phoneE164" | "currency" | "language"
	>;
	amountCents: number;
} & PayLink) {
	const [isCopied, setIsCopied] = useState(false);
	const language = languageOfBooking(record.language);
	const text = payLinkTexts[language].message({
		title: record.inGuestWords.title,
		date: formatsIn(language).formatDate(record.date, "long"),
		url: payUrl,
	});
	return (
		<aside
			aria-label={bookingWordsTexts.payLink}
			className="grid justify-items-center gap-4 rounded-lg border-2 border-dotted border-dune bg-paper p-6 text-center"
		>
			<p className="font-bold">{texts.forPhone}</p>
			<QrCode code={code} label={texts.qrCode} className="w-full max-w-64" />
			<p className="text-2xl font-bold">{formatMoney(amountCents, record.currency)}</p>
			<p className="text-sm text-ink-soft">{texts.turnRound}</p>
			<div className="flex flex-wrap justify-center gap-2">
				<button
					type="button"
					className={`${miniButton} noscript:hidden`}
					onClick={() =>
						navigator.clipboard.writeText(payUrl).then(
							() => setIsCopied(true),
							() => {},
						)
					}
				>
					{isCopied ? texts.copied : texts.copy}
				</button>
				<SendByPhone record={record} text={text} />
			</div>
			<a href={payUrl} className="text-sm wrap-anywhere">
				{payUrl}
			</a>
		</aside>
	);
}

/** Sends a text to a guest's telephone from the own one; nothing where there is no number. */
export function SendByPhone({
	record,
	text,
}: {
	record: Pick<ShownRecord, "phone" | "phoneE164">;
	text: string;
}) {
	const { sms, whatsApp } = phoneLinks(record.phoneE164 ?? record.phone, text);
	return (
		<>
			{sms ? (
				<a className={miniButton} href={sms}>
					{texts.sms}
				</a>
			) : null}
			{whatsApp ? (
				<a className={miniButton} target="_blank" rel="noreferrer" href={whatsApp}>
					{texts.whatsApp}
				</a>
			) : null}
		</>
	);
}
