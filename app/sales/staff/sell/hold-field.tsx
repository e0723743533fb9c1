import { useState } from "react";
import { payLinkCardTexts } from "#app/messages/staff/bookings/pay-link-card.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { useIsHydrated } from "#app/ui/hydration.ts";
import { linkHolds } from "./link-hold.ts";

const texts = payLinkCardTexts.hold;

/** How long a pay link holds its seats. */
export function HoldField({
	typedValues = {},
	errors = {},
	today,
}: {
	typedValues?: TypedValues | undefined;
	errors?: FormErrors | undefined;
	/** Local date. */
	today: string;
}) {
	const [hold, setHold] = useState(typedValues.hold ?? "2-hours");
	// without script the day can be typed whatever is chosen
	const hasScript = useIsHydrated();
	return (
		<div className="grid max-w-96 gap-4">
			<SelectField
				name="hold"
				label={texts.label}
				hint={texts.hint}
				value={hold}
				onChange={({ target }) => setHold(target.value)}
			>
				{linkHolds.map((choice) => (
					<option key={choice} value={choice}>
						{texts.choices[choice]}
					</option>
				))}
			</SelectField>
			{hold === "date" || !hasScript ? (
				<TextField
					name="holdDate"
					type="date"
					label={texts.date}
					hint={texts.dateHint}
					min={today}
					defaultValue={typedValues.holdDate}
					errors={errors.holdDate}
				/>
			) : null}
		</div>
	);
}
