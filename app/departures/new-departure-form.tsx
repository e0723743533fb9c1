import { newDepartureTexts as texts } from "#app/messages/staff/excursions/new-departure.ts";
import { timetableTexts } from "#app/messages/staff/excursions/timetable.ts";
import { Card } from "#app/ui/card.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { StaffForm } from "#app/ui/form/staff-form.tsx";
import { TickChoice } from "#app/ui/form/tick-choice.tsx";
import { typedFields } from "#app/ui/form/typed-fields.ts";
import { useUnsaved } from "#app/ui/form/unsaved-changes.tsx";
import { languageName } from "#app/ui/format/format.ts";
import { longestDepartureNote } from "./new-departure.ts";
import { SaleFields } from "./sale-fields.tsx";

export function NewDepartureForm({
	values,
	ticked,
	offered,
	errors,
	children,
}: {
	values: TypedValues;
	/** Languages of the guide, and those to choose from. */
	ticked: readonly string[];
	offered: readonly string[];
	errors: FormErrors | null;
	/** The save bar. */
	children: React.ReactNode;
}) {
	const unsaved = useUnsaved();
	const field = typedFields(values, errors);
	const [languageError] = Object.entries(errors ?? {}).flatMap(([name, messages]) =>
		name.startsWith("languages") ? messages : [],
	);
	return (
		<StaffForm
			unsaved={unsaved}
			errors={errors}
			version={undefined}
			hrefOf={(name) => `#${name.split(".")[0]}`}
			bar={children}
		>
			<Card title={texts.card} hint={texts.hint}>
				<div className="grid gap-4 md:grid-cols-3">
					<TextField {...field("date")} type="date" required label={texts.date} />
					<TextField
						{...field("startTime")}
						type="time"
						required
						label={timetableTexts.form.start}
						hint={timetableTexts.form.startHint}
					/>
					<TextField
						{...field("capacity")}
						label={timetableTexts.form.seats}
						inputMode="numeric"
						required
					/>
					<SaleFields field={field} />
				</div>
				<fieldset
					id="languages"
					className="min-w-0"
					aria-describedby={languageError ? "languages-error" : undefined}
				>
					<legend className="mb-2 text-sm font-semibold">{texts.languages}</legend>
					<div className="flex flex-wrap gap-2">
						{offered.map((language) => (
							<TickChoice
								key={language}
								name="languages"
								value={language}
								label={languageName(language)}
								ticked={ticked}
							/>
						))}
					</div>
					{languageError ? <FieldError id="languages-error">{languageError}</FieldError> : null}
				</fieldset>
				<TextArea
					{...field("note")}
					label={texts.note}
					hint={texts.noteHint}
					maxLength={longestDepartureNote}
				/>
			</Card>
		</StaffForm>
	);
}
