import type { Fare } from "#app/catalogue/fares/fare.ts";
import { pricesTexts } from "#app/messages/staff/excursions/prices.ts";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { StaffForm } from "#app/ui/form/staff-form.tsx";
import { TickBox } from "#app/ui/form/tick-box.tsx";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { useUnsaved } from "#app/ui/form/unsaved-changes.tsx";
import { weekdayName } from "#app/ui/format/format.ts";
import { fareCentsField, week, weekdayTick } from "./rule-form-values.ts";

const texts = pricesTexts.form;
const inPairs = "grid gap-4 min-[30rem]:grid-cols-2";

/** The form of a price rule: when it holds, and what it costs. */
export function RuleForm({
	place,
	ruleId,
	fares,
	values,
	errors,
	children,
}: {
	/** Of the rule that is changed, from 1 on; null for a new one. */
	place: number | null;
	ruleId: number | null;
	/** Those that a rule may price. */
	fares: readonly Fare[];
	values: TypedValues;
	errors: FormErrors | null;
	/** The save bar. */
	children: React.ReactNode;
}) {
	const unsaved = useUnsaved();
	const field = typedFields(values, errors);
	const day = (name: "travelFrom" | "travelTo" | "bookedFrom" | "bookedTo") => (
		<TextField {...field(name)} type="date" label={texts[name]} hint={texts.open} />
	);
	return (
		<StaffForm {...{ unsaved, errors }} version={values.version} openedBy="rule" bar={children}>
			<input type="hidden" name="rule" value={ruleId ?? ""} />
			<Card
				id="rule"
				title={place === null ? texts.new : texts.change({ rule: place })}
				hint={place === null ? texts.newHint : texts.changeHint}
			>
				<div className={inPairs}>
					{day("travelFrom")}
					{day("travelTo")}
				</div>
				<fieldset id="weekdays" className="grid min-w-0">
					<legend className="mb-1 text-sm font-semibold">{texts.weekdays}</legend>
					<div className="flex flex-wrap gap-x-6">
						{week.map((day) => (
							<TickBox
								key={day}
								name={weekdayTick(day)}
								label={weekdayName(day)}
								isOn={values[weekdayTick(day)] === "on"}
							/>
						))}
					</div>
				</fieldset>
				<div className={inPairs}>
					<TextField
						{...field("startTime")}
						type="time"
						label={texts.startTime}
						hint={texts.anyStart}
					/>
				</div>
				<div className={inPairs}>
					{day("bookedFrom")}
					{day("bookedTo")}
				</div>
				<fieldset className="grid min-w-0 gap-2">
					<legend className="mb-1 text-sm font-semibold">{texts.prices}</legend>
					<p className="text-sm text-ink-soft">{texts.pricesHint}</p>
					<div className="grid grid-cols-3 gap-4">
						{(["adultCents", "childCents", "bebeCents"] as const).map((name) => (
							<TextField
								key={name}
								{...field(name)}
								label={texts[name]}
								inputMode="decimal"
								autoComplete="off"
							/>
						))}
					</div>
				</fieldset>
				{fares.length > 0 ? (
					<fieldset className="grid min-w-0 gap-2">
						<legend className="mb-1 text-sm font-semibold">{texts.fares}</legend>
						<p className="text-sm text-ink-soft">{texts.faresHint}</p>
						<div className={inPairs}>
							{fares.map(({ id, title }) => (
								<TextField
									key={id}
									{...field(fareCentsField(id))}
									label={title}
									inputMode="decimal"
									autoComplete="off"
								/>
							))}
						</div>
					</fieldset>
				) : null}
			</Card>
		</StaffForm>
	);
}
