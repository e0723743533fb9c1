import { Form, Link, useNavigation } from "react-router";
import { newDeparturePath } from "#app/departures/departure.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { planTexts } from "#app/messages/staff/departures/plan.ts";
import type { ResourceChoice } from "#app/operations/calendar/capacity-calendar.server.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextArea } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { PillRadio } from "#app/ui/form/pill-radio.tsx";
import { chosenInWords, type ShownPlan } from "./departure-plan.ts";
import { choiceFormId, PlanFields } from "./plan-fields.tsx";
import { PlanGuests } from "./plan-guests.tsx";
import { answerHours, type PlanAct, planActs, usualAnswerHours } from "./plan-request.ts";
import { lacksGuests } from "./plan-situation.ts";
import { TeamFields } from "./team-fields.tsx";

const nameOf = (act: PlanAct) => (act === "team" ? sharedTexts.guideAndVan : planTexts.acts[act]);

export function PlanPanel({
	plan,
	token,
	choices,
	pressedAct,
	errors,
	typedValues,
	onChoose,
	back,
	notice,
}: {
	plan: ShownPlan;
	/** Says for which preview the press is meant. */
	token: string;
	choices: readonly ResourceChoice[];
	/** The radio button as pressed; the plan for it may still be on its way. */
	pressedAct: string;
	errors: FormErrors;
	typedValues: TypedValues;
	/** Called when a choice of the panel has changed. */
	onChoose: () => void;
	/** The link that chooses nothing. */
	back: React.ReactNode;
	notice?: React.ReactNode;
}) {
	const isBusy = useNavigation().state !== "idle";
	const only = plan.departures.length === 1 ? plan.departures[0] : undefined;
	return (
		<section
			aria-labelledby="plan"
			className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-lg border-t-6 border-ocean bg-paper p-[clamp(1rem,2.4vw,1.7rem)] shadow-lift"
		>
			{notice}
			<PlanHead plan={plan} only={only} act={pressedAct} onChoose={onChoose} />
			<Form method="post" className="grid grid-cols-[minmax(0,1fr)] gap-6">
				<input type="hidden" name="token" value={token} />
				<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 min-[60rem]:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
					<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
						<PlanGuests plan={plan} />
						<PlanFields plan={plan} onChoose={onChoose} />
					</div>
					<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
						{plan.act === "team" ? (
							<TeamFields
								key={only?.cell.id ?? "several"}
								choices={choices}
								team={only?.cell.team}
								promised={[...new Set(plan.departures.flatMap(({ cell }) => cell.promised))]}
								{...{ errors, typedValues }}
							/>
						) : null}
						{plan.act === "weather" ? (
							<SelectField
								name="answerHours"
								label={planTexts.answerHours.label}
								errors={errors.answerHours}
								defaultValue={typedValues.answerHours ?? String(usualAnswerHours)}
							>
								{answerHours.map((hours) => (
									<option key={hours} value={hours}>
										{planTexts.answerHours.hours({ hours })}
									</option>
								))}
							</SelectField>
						) : null}
						{plan.asksReason ? (
							<TextArea
								name="reason"
								label={planTexts.reason.label}
								hint={
									plan.act === "weather"
										? planTexts.reason.weather
										: plan.isTooFew
											? planTexts.reason.tooFew
											: undefined
								}
								placeholder={
									plan.act === "weather"
										? planTexts.reason.weatherExample
										: planTexts.reason.example
								}
								errors={errors.reason}
								defaultValue={typedValues.reason}
								maxLength={300}
							/>
						) : null}
						<Lines plan={plan} />
					</div>
				</div>
				<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t-3 border-dotted border-dune pt-5">
					<p className="max-w-2xl">
						<RichText text={planTexts.nothingYet} parts={{ b: (words) => <b>{words}</b> }} />
					</p>
					<div className="flex flex-wrap items-center gap-4">
						{back}
						{plan.press === null ? (
							<b>{plan.isUnchanged ? planTexts.unchanged : planTexts.notPossible}</b>
						) : (
							<Button look="next" disabled={isBusy}>
								{plan.press}
							</Button>
						)}
					</div>
				</div>
			</Form>
		</section>
	);
}

/** What is chosen, with the links of a single departure, and what can be done with it. */
function PlanHead({
	plan,
	only,
	act: pressed,
	onChoose,
}: {
	plan: ShownPlan;
	/** The chosen departure, if it is the only one. */
	only: ShownPlan["departures"][number] | undefined;
	/** The radio button as pressed. */
	act: string;
	onChoose: () => void;
}) {
	return (
		<header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
			<div className="min-w-0">
				<h2 id="plan" className="text-[1.45rem]">
					{plan.title}
				</h2>
				<p className="text-ink-soft">
					{chosenInWords(plan.departures)}
					{only ? (
						<>
							{" "}
							<Link to={`/dashboard/departures/${only.cell.id}`} className="whitespace-nowrap">
								{planTexts.open}
							</Link>
							{" · "}
							<Link to={newDeparturePath(only.cell.excursionId, only.cell.date)}>
								{planTexts.addAnother}
							</Link>
							{only.cell.state !== "open" ? null : (
								<>
									{" · "}
									<Link to={`/dashboard/bookings/new?departure=${only.cell.id}`}>
										{sharedTexts.sellSeats}
									</Link>
								</>
							)}
						</>
					) : null}
				</p>
			</div>
			<fieldset>
				<legend className="sr-only">{planTexts.acts.label}</legend>
				<div className="flex flex-wrap gap-2">
					{actsFor(plan).map((act) => (
						<PillRadio
							key={act}
							name="act"
							value={act}
							form={choiceFormId}
							checked={pressed === act}
							onChange={onChoose}
							label={nameOf(act)}
						/>
					))}
				</div>
			</fieldset>
		</header>
	);
}

/** "Run anyway" is offered where guests are missing, or when it is asked for. */
function actsFor({ act: requested, departures }: ShownPlan): readonly PlanAct[] {
	const isShort = departures.some(({ cell }) => lacksGuests(cell));
	return planActs.filter((act) => act !== "run" || isShort || requested === "run");
}

function Lines({ plan: { lines, problem } }: { plan: ShownPlan }) {
	return (
		<div>
			<h3 className="mb-2 text-lg">{planTexts.consequences}</h3>
			{problem ? (
				<p role="status" className="rounded-md bg-sand px-4 py-3 text-on-sand">
					{problem}
				</p>
			) : null}
			<ul>
				{lines.map(({ count, text, detail, isBad }) => (
					<li
						key={`${count} ${text}`}
						className="grid grid-cols-[minmax(5.6rem,max-content)_minmax(0,1fr)] gap-x-4 border-t border-line py-2.5"
					>
						<b
							className={`font-display text-xl font-normal whitespace-nowrap ${isBad ? "text-danger" : "text-ocean"}`}
						>
							{count}
						</b>
						<span>
							{text}
							{detail ? <span className="block text-sm text-ink-soft">{detail}</span> : null}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}
