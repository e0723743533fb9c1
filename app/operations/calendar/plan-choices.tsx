import { planTexts } from "#app/messages/staff/departures/plan.ts";
import { sharedTexts } from "#app/messages/staff/departures/shared.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { formatDate } from "#app/ui/format/format.ts";
import type { DeparturePlan } from "./departure-plan.ts";
import { planFates } from "./plan-choice.ts";

/** The form of the calendar that keeps what is chosen; the panel's choices belong to it. */
export const choiceFormId = "choose-departures";

interface ChoicesProps {
	plan: DeparturePlan;
	/** The radio button of the guests' fate as pressed. */
	fateNow: string;
	onChoose: () => void;
}

/** What the act needs to know; these belong to the calendar's own form, which shows the plan anew. */
export function PlanChoices(props: ChoicesProps) {
	const { plan } = props;
	if (plan.act === "seats") return <SeatsField {...props} />;
	if (plan.act === "start") return <StartField {...props} />;
	if (plan.act !== "close" || plan.departures.every(({ bookings }) => bookings === 0)) return null;
	return <FateFields {...props} />;
}

function SeatsField({ plan, onChoose }: Omit<ChoicesProps, "fateNow">) {
	return (
		<TextField
			key={plan.seats}
			name="seats"
			form={choiceFormId}
			label={planTexts.seats.label({ departures: plan.departures.length })}
			hint={planTexts.seats.now({
				seats: [...new Set(plan.departures.map(({ cell }) => cell.capacity))].join(", "),
			})}
			inputMode="numeric"
			defaultValue={plan.seats ?? ""}
			onBlur={whenChanged(onChoose)}
		/>
	);
}

function StartField({ plan, onChoose }: Omit<ChoicesProps, "fateNow">) {
	return (
		<TextField
			key={plan.start}
			type="time"
			name="start"
			form={choiceFormId}
			label={planTexts.start.label({ departures: plan.departures.length })}
			hint={planTexts.start.now({
				starts: [...new Set(plan.departures.map(({ cell }) => cell.startTime))].join(", "),
			})}
			defaultValue={plan.start ?? ""}
			onBlur={whenChanged(onChoose)}
		/>
	);
}

/** A field that is left shows the plan for what was typed, unless its reader leaves for another screen. */
function whenChanged(onChoose: () => void) {
	return ({ target, relatedTarget }: React.FocusEvent<HTMLInputElement>) => {
		if (target.value !== target.defaultValue && !relatedTarget?.closest("nav")) onChoose();
	};
}

/** What becomes of the guests of a departure that closes. */
function FateFields({ plan, fateNow, onChoose }: ChoicesProps) {
	return (
		<>
			<fieldset className="grid gap-2">
				<legend className="pb-2 font-display text-lg">{planTexts.fates.label}</legend>
				{planFates.map((fate) => (
					<label
						key={fate}
						className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-md border border-line px-4 py-3 has-checked:border-ocean has-checked:bg-foam has-checked:text-on-foam"
					>
						<input
							type="radio"
							name="fate"
							value={fate}
							form={choiceFormId}
							checked={fateNow === fate}
							onChange={onChoose}
							className="row-span-2 mt-0.5 size-5 accent-ocean"
						/>
						<b>{planTexts.fates[fate].label}</b>
						<span className="text-sm">{planTexts.fates[fate].hint}</span>
					</label>
				))}
			</fieldset>
			{plan.fate === "move" && plan.targets.length > 0 ? (
				<SelectField
					name="to"
					form={choiceFormId}
					label={planTexts.target.label}
					defaultValue={plan.target ?? ""}
					onChange={onChoose}
				>
					<option value="">{sharedTexts.chooseDay}</option>
					{plan.targets.map(({ date, left }) => (
						<option key={date} value={date}>
							{planTexts.target.free({ day: formatDate(date, "long"), seats: left })}
						</option>
					))}
				</SelectField>
			) : null}
		</>
	);
}
