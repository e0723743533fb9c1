/** The forms that concern the money of a booking: the hotel's, what staff take or give by hand, and the pay link of the rest. */
import { isLive } from "#app/departures/seats/booking-status.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { recordMoneyTexts } from "#app/messages/staff/bookings/record-money.ts";
import { leastOnlineCents } from "#app/sales/payments/payment-status.ts";
import { type HotelMoneyStep, nextHotelStep } from "#app/sales/staff/hotel-money-steps.ts";
import { type PayLink, PayLinkCard } from "#app/sales/staff/pay-link-card.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { formatMoney } from "#app/ui/format/format.ts";
import { failureOf, RecordButton, RecordForm, type RecordForms } from "./record-form.tsx";
import type { ShownRecord } from "./shown-record.ts";

const { hotel: hotelTexts, take: takeTexts, payLink: payLinkTexts } = recordMoneyTexts;

const hotelLabels: Record<HotelMoneyStep, (money: string) => string> = {
	collect: (money) => hotelTexts.collect({ money }),
	uncollect: () => hotelTexts.uncollect,
	"paid-back": (money) => hotelTexts.paidBack({ money }),
};

/** Money collected by a hotel is known only because staff record it; each step can be undone. */
export function HotelMoney({ record, ...forms }: RecordForms & { record: ShownRecord }) {
	const step = nextHotelStep(record.status, record.payments);
	if (!step || record.source === "reseller") return null;
	const label = hotelLabels[step](formatMoney(record.priceCents, record.currency));
	return (
		<RecordForm intent="hotel-money" {...forms} preventScrollReset className="grid gap-2">
			<input type="hidden" name="step" value={step} />
			{step === "paid-back" ? (
				<ConfirmButton act={label} consequence={hotelTexts.consequence(record)}>
					<RecordButton>{hotelTexts.confirm}</RecordButton>
				</ConfirmButton>
			) : (
				<RecordButton className="justify-self-start">{label}</RecordButton>
			)}
		</RecordForm>
	);
}

/** The button that records money given back by hand, or what the guest still owes with the form that records what staff took. */
export function TakeMoney({ record, ...forms }: RecordForms & { record: ShownRecord }) {
	const { balanceCents, currency, status } = record;
	const dueByHand = record.sums.guest.dueByHandCents;
	const layout = { preventScrollReset: true, className: "grid gap-3 border-t border-line pt-3" };
	if (dueByHand > 0 || failureOf("give-back", forms)?.errors[""])
		return (
			<RecordForm intent="give-back" {...forms} {...layout}>
				<input type="hidden" name="told" value={dueByHand} />
				{dueByHand > 0 ? (
					<RecordButton className="justify-self-start">
						{takeTexts.hasMoneyBack({ money: formatMoney(dueByHand, currency) })}
					</RecordButton>
				) : null}
			</RecordForm>
		);
	if (balanceCents <= 0 || !isLive(status)) return null;
	const refused = failureOf("take-money", forms);
	return (
		<RecordForm intent="take-money" {...forms} {...layout}>
			<p>
				<RichText
					text={takeTexts.stillToPay({ money: formatMoney(balanceCents, currency) })}
					parts={{ b: (words) => <b>{words}</b> }}
				/>
			</p>
			<TextField
				name="amount"
				label={takeTexts.amount}
				inputMode="decimal"
				autoComplete="off"
				className="max-w-48"
				defaultValue={
					refused?.typedValues.amount ?? (balanceCents / 100).toFixed(2).replace(".00", "")
				}
				errors={refused?.errors.amount}
			/>
			<div className="flex flex-wrap gap-3">
				<RecordButton name="gateway" value="cash">
					{takeTexts.inCash}
				</RecordButton>
				<RecordButton name="gateway" value="terminal">
					{takeTexts.byTerminal}
				</RecordButton>
			</div>
		</RecordForm>
	);
}

/** Lets the guest of a confirmed booking pay what is still owed on their own phone: by mail, or by a code shown here. */
export function PayLinkOfBalance({
	record,
	link,
	...forms
}: RecordForms & {
	record: ShownRecord;
	/** Where the guest pays; null until the link was given. */
	link: PayLink | null;
}) {
	const isOffered = record.status === "confirmed" && record.balanceCents >= leastOnlineCents;
	if (!isOffered) return null;
	return (
		<div className="grid gap-3 border-t border-line pt-3">
			<RecordForm intent="pay-link" {...forms} preventScrollReset className="grid gap-3">
				<p className="text-sm text-ink-soft">{payLinkTexts.lead}</p>
				<div className="flex flex-wrap gap-3">
					{record.email ? (
						<RecordButton name="way" value="mail">
							{link ? payLinkTexts.mailAgain : payLinkTexts.mail}
						</RecordButton>
					) : null}
					{link ? null : (
						<RecordButton name="way" value="code">
							{payLinkTexts.showCode}
						</RecordButton>
					)}
				</div>
			</RecordForm>
			{link ? <PayLinkCard record={record} amountCents={record.balanceCents} {...link} /> : null}
		</div>
	);
}
