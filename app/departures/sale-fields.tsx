import { timetableTexts } from "#app/messages/staff/excursions/timetable.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { typedFields } from "#app/ui/form/typed-values.ts";
import { waysToSell } from "./departure.ts";

/** By seats, whole or both, and what the whole one costs. */
export function SaleFields({ field }: { field: ReturnType<typeof typedFields> }) {
	return (
		<>
			<SelectField {...field("sells")} label={timetableTexts.form.sells}>
				{waysToSell.map((way) => (
					<option key={way} value={way}>
						{timetableTexts.form.sellsWays[way]}
					</option>
				))}
			</SelectField>
			<TextField
				{...field("wholePriceCents")}
				label={timetableTexts.form.wholePrice}
				hint={timetableTexts.form.wholePriceHint}
				inputMode="decimal"
				autoComplete="off"
			/>
		</>
	);
}
