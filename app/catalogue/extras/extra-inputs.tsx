import { extrasTexts } from "#app/messages/staff/excursions/extras.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import type { TypedValues } from "#app/ui/form/form.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TickBox } from "#app/ui/form/tick-box.tsx";
import type { typedFields } from "#app/ui/form/typed-fields.ts";
import type { SharedStock } from "./shared-stock-decision.ts";

const texts = extrasTexts.form;
const inPairs = "grid gap-4 min-[30rem]:grid-cols-2";

/** The fields of an extra after its title. */
export function ExtraInputs({
	field,
	values,
	stocks,
	currency,
}: {
	field: ReturnType<typeof typedFields>;
	values: TypedValues;
	stocks: readonly SharedStock[];
	currency: string;
}) {
	const tickBox = (name: "forAdults" | "forChildren" | "forBebe" | "isRequired") => (
		<TickBox key={name} name={name} label={texts[name]} isOn={values[name] === "on"} />
	);
	return (
		<>
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
		</>
	);
}
