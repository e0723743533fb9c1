import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field-frame.tsx";
import { formatMoney } from "#app/ui/format.ts";
import type { BookingRecord } from "./booking-record.server.ts";
import { nextHotelStep } from "./hotel-money.ts";

const labels = {
	collect: (money: string) => `The hotel has collected ${money}`,
	uncollect: () => "Not collected after all",
	"paid-back": (money: string) => `The hotel has paid ${money} back`,
};

/** Money that a hotel takes is known here only when somebody says so; it can be taken back. */
export function HotelMoney({
	record,
	error,
}: {
	record: BookingRecord;
	error: string | undefined;
}) {
	const isBusy = useNavigation().state !== "idle";
	const step = nextHotelStep(record.status, record.payments);
	if (!step) return null;
	return (
		<Form method="post" preventScrollReset className="grid gap-2">
			<input type="hidden" name="intent" value="hotel-money" />
			<input type="hidden" name="step" value={step} />
			{error ? (
				<div role="alert">
					<FieldError>{error}</FieldError>
				</div>
			) : null}
			<Button className="justify-self-start min-h-11! py-2!" disabled={isBusy}>
				{labels[step](formatMoney(record.priceCents, record.currency))}
			</Button>
		</Form>
	);
}
