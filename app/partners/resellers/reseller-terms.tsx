import { type ReactNode, useState } from "react";
import { resellersTexts } from "#app/messages/staff/partners/resellers.ts";
import { Card } from "#app/ui/card.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { StaffForm } from "#app/ui/form/staff-form.tsx";
import { TickBox } from "#app/ui/form/tick-box.tsx";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { useUnsaved } from "#app/ui/form/unsaved-changes.tsx";
import { allTick, excursionTick } from "./reseller-form.ts";

const texts = resellersTexts.terms;
const kinds = ["none", "percent", "amounts"] as const;

/** The form of a reseller: its name, what it owes of a price, and what it may sell. */
export function ResellerTerms({
	trips,
	values,
	errors,
	children,
}: {
	trips: readonly { id: string; title: string }[];
	values: TypedValues;
	errors: FormErrors | null;
	/** The save bar. */
	children: ReactNode;
}) {
	const field = typedFields(values, errors);
	const [kind, setKind] = useState(values.kind ?? "none");
	const isOn = (name: string) => values[name] === "on";
	return (
		<StaffForm unsaved={useUnsaved()} errors={errors} version={undefined} bar={children}>
			<Card title={texts.title} hint={texts.hint} id="contract">
				<TextField {...field("name")} label={texts.name} autoComplete="off" />
				<SelectField
					{...field("kind")}
					label={texts.kind}
					onChange={(event) => setKind(event.currentTarget.value)}
				>
					{kinds.map((each) => (
						<option key={each} value={each}>
							{texts.kinds[each]}
						</option>
					))}
				</SelectField>
				{kind === "percent" ? (
					<TextField
						{...field("percent")}
						label={texts.percent}
						inputMode="numeric"
						autoComplete="off"
					/>
				) : null}
				{kind === "amounts" ? (
					<div className="grid gap-4 md:grid-cols-3">
						{(["adults", "children", "bebe"] as const).map((name) => (
							<TextField
								key={name}
								{...field(name)}
								label={texts[name]}
								inputMode="decimal"
								autoComplete="off"
							/>
						))}
					</div>
				) : null}
				<fieldset className="grid min-w-0 md:grid-cols-2">
					<legend className="mb-1 text-sm font-semibold">{texts.excursions}</legend>
					<TickBox name={allTick} label={texts.all} isOn={isOn(allTick)} />
					{trips.map(({ id, title }) => (
						<TickBox
							key={id}
							name={excursionTick(id)}
							label={title}
							isOn={isOn(excursionTick(id))}
						/>
					))}
				</fieldset>
			</Card>
		</StaffForm>
	);
}
