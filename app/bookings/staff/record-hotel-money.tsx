import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import type { BookingRecord } from "./booking-record.server.ts";
import { nextHotelStep } from "./hotel-money.ts";

const labels = {
	collect: (money: string) => `The hotel has collected ${money}`,
	uncollect: () => "Not collected after all",
	"paid-back": (money: string) => `The hotel has paid ${money} back`,
};

/** Money collected by a hotel is known only because staff record it; each step can be undone. */
export function HotelMoney({
	record,
	failed,
}: {
	record: BookingRecord;
	/** The form of this page that was refused. */
	failed: { intent: string; errors: FormErrors } | null;
}) {
	const error = failed?.intent === "hotel-money" ? failed.errors[""]?.[0] : undefined;
	const isBusy = useNavigation().state !== "idle";
	const step = nextHotelStep(record.status, record.payments);
	if (!step) return null;
	const label = labels[step](formatMoney(record.priceCents, record.currency));
	return (
		<Form method="post" preventScrollReset className="grid gap-2">
			<input type="hidden" name="intent" value="hotel-money" />
			<input type="hidden" name="step" value={step} />
			{error ? (
				<div role="alert">
					<FieldError>{error}</FieldError>
				</div>
			) : null}
			{step === "paid-back" ? (
				<ConfirmButton
					act={label}
					consequence={`${record.reference} of ${record.name}: this is final and can’t be taken back.`}
				>
					<Button className="min-h-11! py-2!" disabled={isBusy}>
						Yes, the guest has the money
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
