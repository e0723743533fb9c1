import { Card } from "#app/ui/card.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { categories, categoryName } from "./excursion.ts";

export interface SectionProps {
	fields: TypedValues;
	errors: FormErrors;
	currency: string;
}

/** What guests read first. */
export function EditorWords({ fields, errors }: SectionProps) {
	const own = fields.category ?? "";
	const offered = [...new Set([...categories, ...(own.length >= 3 ? [own] : [])])];
	return (
		<Card title="Words" id="words">
			<div className="grid gap-4 md:grid-cols-2">
				<TextField
					name="title"
					label="Title"
					required
					defaultValue={fields.title}
					errors={errors.title}
				/>
				<TextField
					name="subtitle"
					label="Subtitle"
					required
					defaultValue={fields.subtitle}
					errors={errors.subtitle}
				/>
				<TextArea
					name="description"
					label="Description"
					rows={6}
					required
					className="md:col-span-2"
					hint="An empty line begins a new paragraph."
					defaultValue={fields.description}
					errors={errors.description}
				/>
				<SelectField name="category" label="Category" defaultValue={own} errors={errors.category}>
					{offered.map((category) => (
						<option key={category} value={category}>
							{categoryName(category)}
						</option>
					))}
				</SelectField>
				<TextField
					name="comments"
					label="Notes for staff"
					defaultValue={fields.comments}
					errors={errors.comments}
				/>
			</div>
		</Card>
	);
}

/** What guests ask next. */
export function EditorFacts({ fields, errors }: SectionProps) {
	return (
		<Card title="Good to know" id="facts">
			<div className="grid gap-4 md:grid-cols-2">
				<TextArea
					name="included"
					label="Included"
					hint="One thing a line."
					rows={4}
					defaultValue={fields.included}
					errors={errors.included}
				/>
				<TextArea
					name="not_included"
					label="Not included"
					hint="One thing a line."
					rows={4}
					defaultValue={fields.not_included}
					errors={errors.not_included}
				/>
				<TextField
					name="effort"
					label="Effort"
					hint="As in “5 km, 380 m up, easy pace”."
					defaultValue={fields.effort}
					errors={errors.effort}
				/>
				<TextField
					name="what_to_bring"
					label="What to bring"
					hint="One sentence for the voucher."
					defaultValue={fields.what_to_bring}
					errors={errors.what_to_bring}
				/>
				<TextField
					name="activity_place"
					label="Place of the activity"
					hint="Where it begins after the pickups. Empty when it begins in the van."
					defaultValue={fields.activity_place}
					errors={errors.activity_place}
				/>
				<TextField
					name="activity_time"
					type="time"
					label="Time of the activity"
					hint="When everybody is there and it begins."
					defaultValue={fields.activity_time}
					errors={errors.activity_time}
				/>
			</div>
		</Card>
	);
}
