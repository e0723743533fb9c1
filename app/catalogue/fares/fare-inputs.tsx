import { faresTexts } from "#app/messages/staff/excursions/fares.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { typedFields } from "#app/ui/form/typed-fields.ts";

const texts = faresTexts.form;

/** The fields of a fare after its title. */
export function FareInputs({
	field,
	currency,
}: {
	field: ReturnType<typeof typedFields>;
	currency: string;
}) {
	const number = { inputMode: "numeric", autoComplete: "off" } as const;
	return (
		<>
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
			<div className="grid gap-4 min-[30rem]:grid-cols-2">
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
		</>
	);
}
