import { Form, useNavigation } from "react-router";
import { recordMoneyTexts } from "#app/messages/staff/bookings/record-money.ts";
import { type HotelMoneyStep, nextHotelStep } from "#app/sales/staff/hotel-money-steps.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import type { ShownRecord } from "./shown-record.ts";

const texts = recordMoneyTexts.hotel;
const labels: Record<HotelMoneyStep, (money: string) => string> = {
	collect: (money) => texts.collect({ money }),
	uncollect: () => texts.uncollect,
	"paid-back": (money) => texts.paidBack({ money }),
};

/** Money collected by a hotel is known only because staff record it; each step can be undone. */
export function HotelMoney({
	record,
	failed,
}: {
	record: ShownRecord;
	/** The form of this page that was refused. */
	failed: { intent: string; errors: FormErrors } | null;
}) {
	const error = failed?.intent === "hotel-money" ? failed.errors[""]?.[0] : undefined;
	const isBusy = useNavigation().state !== "idle";
	const step = nextHotelStep(record.status, record.payments);
	if (!step || record.source === "reseller") return null;
	const label = labels[step](formatMoney(record.priceCents, record.currency));
	return (
		<Form method="post" preventScrollReset className="grid gap-2">
			<input type="hidden" name="intent" value="hotel-money" />
			<input type="hidden" name="step" value={step} />
			<FormError>{error}</FormError>
			{step === "paid-back" ? (
				<ConfirmButton act={label} consequence={texts.consequence(record)}>
					<Button className="min-h-11! py-2!" disabled={isBusy}>
						{texts.confirm}
					</Button>
				</ConfirmButton>
			) : (
				<Button className="justify-self-start min-h-11! py-2!" disabled={isBusy}>
					{label}
				</Button>
			)}
		</Form>
	);
}
