import { Form, useNavigation } from "react-router";
import { isLive } from "#app/departures/seats/booking-status.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { recordMoneyTexts } from "#app/messages/staff/bookings/record-money.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import type { ShownRecord } from "./shown-record.ts";

const texts = recordMoneyTexts.take;

/** The button that records money given back by hand, or what the guest still owes with the form that records what staff took. */
export function TakeMoney({
	record,
	formKey,
	failed,
}: {
	record: Pick<ShownRecord, "balanceCents" | "currency" | "status" | "sums">;
	formKey: string;
	/** The form of this page that was refused. */
	failed: { intent: string; errors: FormErrors; typedValues: TypedValues } | null;
}) {
	const isBusy = useNavigation().state !== "idle";
	const { balanceCents, currency, status } = record;
	const dueByHand = record.sums.guest.dueByHandCents;
	const refusedBack = failed?.intent === "give-back" ? failed.errors[""]?.[0] : undefined;
	if (dueByHand > 0 || refusedBack)
		return (
			<Form method="post" preventScrollReset className="grid gap-3 border-t border-line pt-3">
				<input type="hidden" name="intent" value="give-back" />
				<input type="hidden" name="key" value={formKey} />
				<input type="hidden" name="told" value={dueByHand} />
				<FormError>{refusedBack}</FormError>
				{dueByHand > 0 ? (
					<Button className="justify-self-start min-h-11! py-2!" disabled={isBusy}>
						{texts.hasMoneyBack({ money: formatMoney(dueByHand, currency) })}
					</Button>
				) : null}
			</Form>
		);
	if (balanceCents <= 0 || !isLive(status)) return null;
	const ownFailure = failed?.intent === "take-money" ? failed : null;
	const error = ownFailure?.errors[""]?.[0];
	return (
		<Form method="post" preventScrollReset className="grid gap-3 border-t border-line pt-3">
			<p>
				<RichText
					text={texts.stillToPay({ money: formatMoney(balanceCents, currency) })}
					parts={{ b: (words) => <b>{words}</b> }}
				/>
			</p>
			<input type="hidden" name="intent" value="take-money" />
			<input type="hidden" name="key" value={formKey} />
			<FormError>{error}</FormError>
			<TextField
				name="amount"
				label={texts.amount}
				inputMode="decimal"
				autoComplete="off"
				className="max-w-48"
				defaultValue={
					ownFailure?.typedValues.amount ?? (balanceCents / 100).toFixed(2).replace(".00", "")
				}
				errors={ownFailure?.errors.amount}
			/>
			<div className="flex flex-wrap gap-3">
				<Button name="gateway" value="cash" className="min-h-11! py-2!" disabled={isBusy}>
					{texts.inCash}
				</Button>
				<Button name="gateway" value="terminal" className="min-h-11! py-2!" disabled={isBusy}>
					{texts.byTerminal}
				</Button>
			</div>
		</Form>
	);
}
