import { extrasTexts } from "#app/messages/staff/excursions/extras.ts";
import { Card } from "#app/ui/card.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { StaffForm } from "#app/ui/form/staff-form.tsx";
import { TickBox } from "#app/ui/form/tick-box.tsx";
import { typedFields } from "#app/ui/form/typed-fields.ts";
import { useUnsaved } from "#app/ui/form/unsaved-changes.tsx";
import { OtherLanguages } from "#app/ui/translations/other-languages.tsx";
import { anchorOf, type StoredTranslation } from "#app/ui/translations/translations.ts";
import type { ExtraListState } from "./extra-list-decision.ts";

const texts = extrasTexts.form;
const inPairs = "grid gap-4 min-[30rem]:grid-cols-2";

/** The form of an extra. */
export function ExtraEditor({
	extra,
	stocks,
	translations,
	values,
	errors,
	currency,
	children,
}: {
	/** The one that is changed; null for a new one. */
	extra: { id: number; title: string } | null;
	stocks: ExtraListState["stocks"];
	/** Of this extra. */
	translations: readonly StoredTranslation[];
	values: TypedValues;
	errors: FormErrors | null;
	currency: string;
	/** The save bar. */
	children: React.ReactNode;
}) {
	const field = typedFields(values, errors);
	const tickBox = (name: "forAdults" | "forChildren" | "forBebe" | "isRequired") => (
		<TickBox key={name} name={name} label={texts[name]} isOn={values[name] === "on"} />
	);
	return (
		<StaffForm
			unsaved={useUnsaved()}
			errors={errors}
			version={values.version}
			hrefOf={anchorOf}
			bar={children}
		>
			<input type="hidden" name="extra" value={extra?.id ?? ""} />
			<Card
				id="extra"
				title={extra ? texts.change(extra) : texts.new}
				hint={extra ? texts.changeHint : undefined}
			>
				<TextField {...field("title")} label={texts.titleLabel} autoComplete="off" />
				<TextArea {...field("note")} label={texts.note} rows={2} />
				<div className={inPairs}>
					<TextField
						{...field("priceCents")}
						label={texts.price({ currency })}
						inputMode="decimal"
						autoComplete="off"
					/>
					<SelectField {...field("charged")} label={texts.charged}>
						<option value="person">{texts.person}</option>
						<option value="booking">{texts.booking}</option>
					</SelectField>
				</div>
				<fieldset className="grid min-w-0">
					<legend className="mb-1 text-sm font-semibold">{texts.guests}</legend>
					<div className="flex flex-wrap gap-x-6">
						{(["forAdults", "forChildren", "forBebe"] as const).map(tickBox)}
					</div>
				</fieldset>
				<div>{tickBox("isRequired")}</div>
				<div className={inPairs}>
					<TextField
						{...field("stock")}
						label={texts.stock}
						hint={texts.stockHint}
						inputMode="numeric"
						autoComplete="off"
					/>
					{stocks.length > 0 ? (
						<SelectField {...field("stockId")} label={texts.stockId} hint={texts.stockIdHint}>
							<option value="">{texts.noStock}</option>
							{stocks.map(({ id, title, quantity }) => (
								<option key={id} value={id}>
									{texts.stockOption({ title, count: quantity })}
								</option>
							))}
						</SelectField>
					) : null}
				</div>
			</Card>
			{extra ? (
				<OtherLanguages
					translatable={[
						{ field: "title", label: texts.titleLabel, english: values.title ?? "" },
						{ field: "note", label: texts.note, english: values.note ?? "", rows: 2 },
					]}
					errors={errors ?? {}}
					storedTexts={translations}
					values={values}
				/>
			) : null}
		</StaffForm>
	);
}
