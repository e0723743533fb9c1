import { payLinkCardTexts } from "#app/messages/staff/bookings/pay-link-card.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { linkHolds } from "./link-hold.ts";

const texts = payLinkCardTexts.hold;

/** How long a pay link holds its seats. */
export function HoldField({ defaultValue = "2-hours" }: { defaultValue?: string | undefined }) {
	return (
		<SelectField
			name="hold"
			label={texts.label}
			hint={texts.hint}
			className="max-w-96"
			defaultValue={defaultValue}
		>
			{linkHolds.map((hold) => (
				<option key={hold} value={hold}>
					{texts.choices[hold]}
				</option>
			))}
		</SelectField>
	);
}
