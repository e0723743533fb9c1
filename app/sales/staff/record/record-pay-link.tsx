import { Form, useNavigation } from "react-router";
import { recordMoneyTexts } from "#app/messages/staff/bookings/record-money.ts";
import { leastOnlineCents } from "#app/sales/payments/payment-status.ts";
import { type PayLink, PayLinkCard } from "#app/sales/staff/pay-link-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
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
		| "inGuestWords"
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
				<FormError>{error}</FormError>
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
