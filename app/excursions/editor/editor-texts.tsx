import { categories, categoryName } from "#app/excursions/excursion.ts";
import { Card } from "#app/ui/card.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { typedFields } from "#app/ui/form/typed-fields.ts";

export interface SectionProps {
	fields: TypedValues;
	errors: FormErrors;
	currency: string;
}

/** What guests read first. */
export function EditorWords({ fields, errors }: SectionProps) {
	const field = typedFields(fields, errors);
	const own = fields.category ?? "";
	const offered = [...new Set([...categories, ...(own.length >= 3 ? [own] : [])])];
	return (
		<Card title="Words" id="words">
			<div className="grid gap-4 md:grid-cols-2">
				<TextField {...field("title")} label="Title" required />
				<TextField {...field("subtitle")} label="Subtitle" required />
				<TextArea
					{...field("description")}
					label="Description"
					rows={6}
					required
					className="md:col-span-2"
					hint="An empty line begins a new paragraph."
				/>
				<SelectField name="category" label="Category" defaultValue={own} errors={errors.category}>
					{offered.map((category) => (
						<option key={category} value={category}>
							{categoryName(category)}
						</option>
					))}
				</SelectField>
				<TextField {...field("comments")} label="Notes for staff" />
			</div>
		</Card>
	);
}

/** What guests ask next. */
export function EditorFacts({ fields, errors }: SectionProps) {
	const field = typedFields(fields, errors);
	return (
		<Card title="Good to know" id="facts">
			<div className="grid gap-4 md:grid-cols-2">
				<TextArea {...field("included")} label="Included" hint="One thing a line." rows={4} />
				<TextArea
					{...field("not_included")}
					label="Not included"
					hint="One thing a line."
					rows={4}
				/>
				<TextField {...field("effort")} label="Effort" hint="As in “5 km, 380 m up, easy pace”." />
				<TextField
					{...field("what_to_bring")}
					label="What to bring"
					hint="One sentence for the voucher."
				/>
				<TextField
					{...field("activity_place")}
					label="Place of the activity"
					hint="Where it begins after the pickups. Empty when it begins in the van."
				/>
				<TextField
					{...field("activity_time")}
					type="time"
					label="Time of the activity"
					hint="When everybody is there and it begins."
				/>
			</div>
		</Card>
	);
}
