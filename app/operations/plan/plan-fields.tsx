import { waysToSell } from "#app/departures/departure.ts";
import { planTexts } from "#app/messages/staff/departures/plan.ts";
import { timetableTexts } from "#app/messages/staff/excursions/timetable.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { ShownPlan } from "./departure-plan.ts";
import { departureInWords } from "./plan-situation.ts";

/** The form of the calendar that keeps what is chosen; the panel's fields belong to it. */
export const choiceFormId = "choose-departures";

interface FieldsProps {
	plan: ShownPlan;
	/** Called when a field has changed. */
	onChoose: () => void;
}

/** What the act needs to know; these belong to the calendar's own form, which shows the plan anew. */
export function PlanFields(props: FieldsProps) {
	const { act } = props.plan;
	if (act === "seats") return <SeatsField {...props} />;
	if (act === "start") return <StartField {...props} />;
	if (act === "price") return <PriceFields {...props} />;
	if (act === "sale") return <SaleOfDeparture {...props} />;
	return act === "move" ? <TargetField {...props} /> : null;
}

function SeatsField({ plan, onChoose }: FieldsProps) {
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

function StartField({ plan, onChoose }: FieldsProps) {
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

function PriceFields({ plan: { shownPrices, departures }, onChoose }: FieldsProps) {
	if (!shownPrices) return null;
	const texts = planTexts.price;
	return (
		<fieldset className="grid min-w-0 gap-2">
			<legend className="mb-1 text-sm font-semibold">
				{texts.label({ departures: departures.length })}
			</legend>
			<p className="text-sm text-ink-soft">{texts.hint}</p>
			<div className="grid grid-cols-3 gap-4">
				{(["adultCents", "childCents", "bebeCents"] as const).map((name) => (
					<TextField
						key={`${name} ${shownPrices.texts[name]}`}
						name={name}
						form={choiceFormId}
						label={texts[name]}
						hint={texts.list({ price: shownPrices.list[name] })}
						inputMode="decimal"
						autoComplete="off"
						defaultValue={shownPrices.texts[name]}
						onBlur={whenChanged(onChoose)}
					/>
				))}
			</div>
		</fieldset>
	);
}

function SaleOfDeparture({ plan: { shownSale }, onChoose }: FieldsProps) {
	if (!shownSale) return null;
	const { sells, wholePriceCents } = shownSale;
	const texts = timetableTexts.form;
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<SelectField
				key={`sells ${sells}`}
				name="sells"
				form={choiceFormId}
				label={texts.sells}
				defaultValue={sells}
				onChange={onChoose}
			>
				{waysToSell.map((way) => (
					<option key={way} value={way}>
						{texts.sellsWays[way]}
					</option>
				))}
			</SelectField>
			<TextField
				key={wholePriceCents}
				name="wholePriceCents"
				form={choiceFormId}
				label={texts.wholePrice}
				hint={texts.wholePriceHint}
				inputMode="decimal"
				autoComplete="off"
				defaultValue={wholePriceCents}
				onBlur={whenChanged(onChoose)}
			/>
		</div>
	);
}

/** A field that is left shows the plan for what was typed, unless its reader leaves for another screen. */
function whenChanged(onChoose: () => void) {
	return ({ target, relatedTarget }: React.FocusEvent<HTMLInputElement>) => {
		if (target.value !== target.defaultValue && !relatedTarget?.closest("nav")) onChoose();
	};
}

function TargetField({ plan: { targets, target }, onChoose }: FieldsProps) {
	if (targets.length === 0) return null;
	return (
		<SelectField
			name="to"
			form={choiceFormId}
			label={planTexts.target.label}
			defaultValue={target === null ? "" : String(target)}
			onChange={onChoose}
		>
			<option value="">{planTexts.target.choose}</option>
			{targets.map(({ id, left, ...departure }) => (
				<option key={id} value={id}>
					{planTexts.target.free({ day: departureInWords(departure), seats: left })}
				</option>
			))}
		</SelectField>
	);
}
