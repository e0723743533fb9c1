import { payLinkCardTexts as texts } from "#app/messages/staff/bookings/pay-link-card.ts";
import type { ShownRecord } from "#app/sales/staff/record/shown-record.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { phoneLinks } from "#app/ui/format/phone-links.ts";

export const miniButton = buttonClass("outlined", "min-h-10! px-4! py-1.5! text-sm!");

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
