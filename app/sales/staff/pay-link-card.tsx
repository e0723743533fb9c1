import { useState } from "react";
import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { payLinkCardTexts } from "#app/messages/staff/bookings/pay-link-card.ts";
import { payLinkTexts } from "#app/messages/texts.ts";
import { languageOfBooking } from "#app/sales/booking-language.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { formatMoney } from "#app/ui/format/format.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import { plainNumber } from "#app/ui/format/plain-number.ts";
import { QrCode } from "#app/ui/qr/qr-code.tsx";
import type { QrModules } from "#app/ui/qr/qr-modules.ts";
import type { ShownRecord } from "./shown-record.ts";

const texts = payLinkCardTexts;

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
	record: Pick<ShownRecord, "title" | "date" | "phone" | "phoneE164" | "currency" | "language">;
	amountCents: number;
} & PayLink) {
	const [isCopied, setIsCopied] = useState(false);
	const language = languageOfBooking(record.language);
	const text = payLinkTexts[language].message({
		title: record.title,
		date: formatsIn(language).formatDate(record.date, "long"),
		url: payUrl,
	});
	const mini = buttonClass("outlined", "min-h-10! px-4! py-1.5! text-sm!");
	const number = plainNumber(record.phoneE164 ?? record.phone ?? "");
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
					className={`${mini} noscript:hidden`}
					onClick={() =>
						navigator.clipboard.writeText(payUrl).then(
							() => setIsCopied(true),
							() => {},
						)
					}
				>
					{isCopied ? texts.copied : texts.copy}
				</button>
				{number ? (
					<a className={mini} href={`sms:${number}?body=${encodeURIComponent(text)}`}>
						{texts.sms}
					</a>
				) : null}
				{number.startsWith("+") ? (
					<a
						className={mini}
						target="_blank"
						rel="noreferrer"
						href={`https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}`}
					>
						{texts.whatsApp}
					</a>
				) : null}
			</div>
			<a href={payUrl} className="text-sm wrap-anywhere">
				{payUrl}
			</a>
		</aside>
	);
}
