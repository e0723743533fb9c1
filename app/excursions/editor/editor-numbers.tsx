import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { typedFields } from "#app/ui/form/typed-fields.ts";
import type { SectionProps } from "./editor-texts.tsx";

/** Sign of a currency as it stands beside a price: "€". */
function signOf(currency: string): string {
	const parts = new Intl.NumberFormat("en-GB", { style: "currency", currency }).formatToParts(0);
	return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

/** Labels, boxes and errors of neighbours stand on one line each, also where a label or an error is longer. */
const sideBySide =
	"grid grid-cols-2 gap-x-4 gap-y-1.5 *:row-span-3 *:mb-1 *:grid-rows-subgrid [&_label]:self-end";

/** Prices, seats, times and ages. */
export function EditorNumbers({ fields, errors, currency }: SectionProps) {
	const sign = signOf(currency);
	const field = typedFields(fields, errors);
	const number = (name: string, label: string, mode: "decimal" | "numeric", hint?: string) => (
		<TextField
			{...field(name)}
			label={label}
			inputMode={mode}
			autoComplete="off"
			required
			hint={hint}
		/>
	);
	return (
		<Card title="Numbers" id="numbers">
			<div className={`${sideBySide} md:grid-cols-3 lg:grid-cols-[repeat(5,1fr)_1.6fr]`}>
				{number("price_adult", `Adult, ${sign}`, "decimal")}
				{number("price_child", `Child, ${sign}`, "decimal")}
				{number("price_bebe", `Baby, ${sign}`, "decimal")}
				{number("capacity", "Seats", "numeric")}
				<TextField {...field("start_time")} type="time" label="Starts" required />
				{number("cutoff_hours", "Bookings close, hours before", "numeric")}
			</div>
			<div className={`${sideBySide} md:grid-cols-4`}>
				{number("duration_minutes", "Duration, minutes", "numeric")}
				{number("adult_from_age", "Adults from age", "numeric")}
				{number("child_from_age", "Children from age", "numeric")}
				{number("minimum_age", "Youngest guest, age", "numeric")}
			</div>
		</Card>
	);
}
