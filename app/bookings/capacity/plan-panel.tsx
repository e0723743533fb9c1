import { Form, Link, useNavigation } from "react-router";
import { planTexts } from "#app/messages/catalogues/staff-departures/plan.ts";
import { sharedTexts } from "#app/messages/catalogues/staff-departures/shared.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { PillRadio } from "#app/ui/form/pill-radio.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { formatDate } from "#app/ui/format/format.ts";
import type { ResourceChoice } from "./capacity-calendar.server.ts";
import { calendarKey } from "./capacity-calendar.ts";
import { chosenInWords, type DeparturePlan } from "./departure-plan.ts";
import { type PlanAct, planActs, planFates } from "./plan-choice.ts";
import { TeamFields } from "./team-fields.tsx";

const acts: Record<PlanAct, string> = { ...planTexts.acts, team: sharedTexts.guideAndVan };

/** The form of the calendar that keeps what is chosen; the panel's choices belong to it. */
export const choiceFormId = "choose-departures";

export function PlanPanel({
	plan,
	token,
	choices,
	picked,
	errors,
	typed,
	onChoose,
	back,
	notice,
}: {
	plan: DeparturePlan;
	/** Says for which preview the press is meant. */
	token: string;
	choices: readonly ResourceChoice[];
	/** The radio buttons as pressed; the plan for them may still be on its way. */
	picked: { act: string; fate: string };
	errors: FormErrors;
	typed: TypedValues;
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
			<PlanHead plan={plan} only={only} act={picked.act} onChoose={onChoose} />
			<Form method="post" className="grid grid-cols-[minmax(0,1fr)] gap-6">
				<input type="hidden" name="token" value={token} />
				<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 min-[60rem]:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
					<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
						<Booked plan={plan} />
						<Choices plan={plan} fateNow={picked.fate} onChoose={onChoose} />
					</div>
					<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
						{plan.act === "team" ? (
							<TeamFields
								key={only ? calendarKey(only.cell) : "several"}
								choices={choices}
								team={only?.cell.team}
								errors={errors}
							/>
						) : null}
						{plan.asksReason ? (
							<TextArea
								name="reason"
								label={planTexts.reason.label}
								placeholder={planTexts.reason.example}
								errors={errors.reason}
								defaultValue={typed.reason}
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
						<Button look="next" disabled={isBusy || plan.press === null}>
							{plan.press ?? planTexts.notPossible}
						</Button>
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
	plan: DeparturePlan;
	/** The chosen departure, if it is the only one. */
	only: DeparturePlan["departures"][number] | undefined;
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
							<Link
								to={`/dashboard/departures/${only.cell.excursionId}/${only.cell.date}`}
								className="whitespace-nowrap"
							>
								{planTexts.open}
							</Link>
							{only.cell.isClosed ? null : (
								<>
									{" · "}
									<Link
										to={`/dashboard/bookings/new?excursion=${only.cell.excursionId}&date=${only.cell.date}`}
									>
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
					{planActs.map((act) => (
						<PillRadio
							key={act}
							name="act"
							value={act}
							form={choiceFormId}
							checked={pressed === act}
							onChange={onChoose}
							label={acts[act]}
						/>
					))}
				</div>
			</fieldset>
		</header>
	);
}

function Booked({ plan: { departures } }: { plan: DeparturePlan }) {
	const texts = planTexts.booked;
	const sum = (value: (each: DeparturePlan["departures"][number]) => number) =>
		departures.reduce((total, each) => total + value(each), 0);
	const several = new Set(departures.map(({ title }) => title)).size > 1;
	const number = "border-b border-line py-2 pl-3 text-right";
	return (
		<table className="w-full border-collapse">
			<caption className="pb-2 text-left font-display text-lg">{texts.caption}</caption>
			<thead>
				<tr className="text-xs text-ink-soft">
					<th scope="col" className="border-b-2 border-dotted border-dune pb-1 text-left">
						{texts.departure}
					</th>
					<th scope="col" className="border-b-2 border-dotted border-dune pb-1 pl-3 text-right">
						{texts.guests}
					</th>
					<th scope="col" className="border-b-2 border-dotted border-dune pb-1 pl-3 text-right">
						{texts.bookings}
					</th>
				</tr>
			</thead>
			<tbody>
				{departures.map(({ cell, usual, title, guests, bookings }) => (
					<tr key={`${cell.excursionId} ${cell.date}`}>
						<th scope="row" className="border-b border-line py-2 text-left font-semibold">
							{formatDate(cell.date, "short")}
							{several ? <span className="block text-sm font-normal">{title}</span> : null}
							{cell.isClosed ? (
								<span className="text-sm font-normal text-ink-soft"> {texts.closed}</span>
							) : null}
							{cell.startTime === usual.startTime ? null : (
								<span className="block text-sm font-normal">
									{texts.otherStart({ start: cell.startTime, usual: usual.startTime })}
								</span>
							)}
						</th>
						<td className={number}>{guests}</td>
						<td className={number}>{bookings}</td>
					</tr>
				))}
			</tbody>
			{departures.length > 1 ? (
				<tfoot className="font-bold">
					<tr>
						<th scope="row" className="py-2 text-left">
							{texts.together}
						</th>
						<td className="py-2 pl-3 text-right">{sum(({ guests }) => guests)}</td>
						<td className="py-2 pl-3 text-right">{sum(({ bookings }) => bookings)}</td>
					</tr>
				</tfoot>
			) : null}
		</table>
	);
}

interface ChoicesProps {
	plan: DeparturePlan;
	/** The radio button of the guests' fate as pressed. */
	fateNow: string;
	onChoose: () => void;
}

/** What the act needs to know; these belong to the calendar's own form, which shows the plan anew. */
function Choices(props: ChoicesProps) {
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
			onBlur={({ target, relatedTarget }) => {
				if (target.value !== String(plan.seats ?? "") && !relatedTarget?.closest("nav")) onChoose();
			}}
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
			onBlur={({ target, relatedTarget }) => {
				if (target.value !== (plan.start ?? "") && !relatedTarget?.closest("nav")) onChoose();
			}}
		/>
	);
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

function Lines({ plan: { lines, problem } }: { plan: DeparturePlan }) {
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
						className="grid grid-cols-[5.6rem_minmax(0,1fr)] gap-x-4 border-t border-line py-2.5"
					>
						<b
							className={`font-display text-xl font-normal ${isBad ? "text-danger" : "text-ocean"}`}
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
