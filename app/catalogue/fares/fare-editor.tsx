import { faresTexts } from "#app/messages/staff/excursions/fares.ts";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { StaffForm } from "#app/ui/form/staff-form.tsx";
import { typedFields } from "#app/ui/form/typed-fields.ts";
import { useUnsaved } from "#app/ui/form/unsaved-changes.tsx";

const texts = faresTexts.form;
const inPairs = "grid gap-4 min-[30rem]:grid-cols-2";

/** The form of a fare. */
export function FareEditor({
	fare,
	values,
	errors,
	currency,
	children,
}: {
	/** The one that is changed; null for a new one. */
	fare: { id: number; title: string } | null;
	values: TypedValues;
	errors: FormErrors | null;
	currency: string;
	/** The save bar. */
	children: React.ReactNode;
}) {
	const field = typedFields(values, errors);
	const number = { inputMode: "numeric", autoComplete: "off" } as const;
	return (
		<StaffForm unsaved={useUnsaved()} errors={errors} version={values.version} bar={children}>
			<input type="hidden" name="fare" value={fare?.id ?? ""} />
			<Card
				id="fare"
				title={fare ? texts.change(fare) : texts.new}
				hint={fare ? texts.changeHint : undefined}
			>
				<TextField {...field("title")} label={texts.titleLabel} autoComplete="off" />
				<TextField
					{...field("proof")}
					label={texts.proof}
					hint={texts.proofHint}
					autoComplete="off"
				/>
				<SelectField {...field("countsAs")} label={texts.countsAs} hint={texts.countsAsHint}>
					<option value="adults">{texts.adults}</option>
					<option value="children">{texts.children}</option>
					<option value="bebe">{texts.bebe}</option>
				</SelectField>
				<div className={inPairs}>
					<TextField {...field("percentOff")} label={texts.percentOff} {...number} />
					<TextField
						{...field("priceCents")}
						label={texts.price({ currency })}
						hint={texts.priceHint}
						inputMode="decimal"
						autoComplete="off"
					/>
					<TextField {...field("fromAge")} label={texts.fromAge} {...number} />
					<TextField {...field("toAge")} label={texts.toAge} hint={texts.ageHint} {...number} />
				</div>
			</Card>
		</StaffForm>
	);
}
