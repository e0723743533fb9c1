import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { formatDate } from "#app/ui/format/format.ts";
import type { ResourceChoice } from "./capacity-calendar.server.ts";
import { departureKey } from "./capacity-calendar.ts";
import { chosenInWords, type DeparturePlan } from "./departure-plan.ts";
import { type PlanAct, type PlanFate, planActs, planFates } from "./plan-choice.ts";
import { TeamFields } from "./team-fields.tsx";

const acts: Record<PlanAct, string> = {
	close: "Close",
	open: "Open",
	seats: "Seats",
	start: "Start",
	team: "Guide and van",
};

const fates: Record<PlanFate, { label: string; hint: string }> = {
	stay: {
		label: "They travel as planned",
		hint: "Nobody else can book; nobody gets a mail",
	},
	move: {
		label: "Move them all to one day",
		hint: "With their pickup and their price; each may answer for another day or the money",
	},
	refund: {
		label: "Pay everybody back now",
		hint: "All bookings are cancelled; the mail names other days with seats",
	},
};

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
									Open it
								</Link>
								{only.cell.isClosed ? null : (
									<>
										{" · "}
										<Link
											to={`/dashboard/bookings/new?excursion=${only.cell.excursionId}&date=${only.cell.date}`}
										>
											Sell seats
										</Link>
									</>
								)}
							</>
						) : null}
					</p>
				</div>
				<fieldset>
					<legend className="sr-only">What to do with them</legend>
					<div className="flex flex-wrap gap-2">
						{planActs.map((act) => (
							<label key={act} className={pillClass}>
								<input
									type="radio"
									name="act"
									value={act}
									form={choiceFormId}
									checked={picked.act === act}
									onChange={onChoose}
									className="size-5 accent-ocean"
								/>
								{acts[act]}
							</label>
						))}
					</div>
				</fieldset>
			</header>
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
								key={only ? departureKey(only.cell) : "several"}
								choices={choices}
								team={only?.cell.team}
								errors={errors}
							/>
						) : null}
						{plan.asksReason ? (
							<TextArea
								name="reason"
								label="Reason, the guests read it"
								placeholder="The catamaran is in the yard for its yearly inspection."
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
						<b>Nothing has happened yet.</b> Past days stay as they were, and everything here stands
						in the history.
					</p>
					<div className="flex flex-wrap items-center gap-4">
						{back}
						<Button look="next" disabled={isBusy || plan.press === null}>
							{plan.press ?? "Not possible like this"}
						</Button>
					</div>
				</div>
			</Form>
		</section>
	);
}

const pillClass =
	"inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line px-4 text-sm font-[550] has-checked:border-ocean has-checked:bg-foam has-checked:text-on-foam";

function Booked({ plan: { departures } }: { plan: DeparturePlan }) {
	const sum = (value: (each: DeparturePlan["departures"][number]) => number) =>
		departures.reduce((total, each) => total + value(each), 0);
	const several = new Set(departures.map(({ title }) => title)).size > 1;
	const number = "border-b border-line py-2 pl-3 text-right";
	return (
		<table className="w-full border-collapse">
			<caption className="pb-2 text-left font-display text-lg">Who is booked</caption>
			<thead>
				<tr className="text-xs text-ink-soft">
					<th scope="col" className="border-b-2 border-dotted border-dune pb-1 text-left">
						Departure
					</th>
					<th scope="col" className="border-b-2 border-dotted border-dune pb-1 pl-3 text-right">
						Guests
					</th>
					<th scope="col" className="border-b-2 border-dotted border-dune pb-1 pl-3 text-right">
						Bookings
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
								<span className="text-sm font-normal text-ink-soft"> closed</span>
							) : null}
							{cell.startTime === usual.startTime ? null : (
								<span className="block text-sm font-normal">
									{`starts at ${cell.startTime} instead of ${usual.startTime}`}
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
							Together
						</th>
						<td className="py-2 pl-3 text-right">{sum(({ guests }) => guests)}</td>
						<td className="py-2 pl-3 text-right">{sum(({ bookings }) => bookings)}</td>
					</tr>
				</tfoot>
			) : null}
		</table>
	);
}

/** What the act needs to know; these belong to the calendar's own form, which shows the plan anew. */
function Choices({
	plan,
	fateNow,
	onChoose,
}: {
	plan: DeparturePlan;
	fateNow: string;
	onChoose: () => void;
}) {
	if (plan.act === "seats")
		return (
			<TextField
				key={plan.seats}
				name="seats"
				form={choiceFormId}
				label={plan.departures.length === 1 ? "Seats on this departure" : "Seats on each of them"}
				hint={`Now ${[...new Set(plan.departures.map(({ cell }) => cell.capacity))].join(", ")}.`}
				inputMode="numeric"
				defaultValue={plan.seats ?? ""}
				onBlur={({ target, relatedTarget }) => {
					if (target.value !== String(plan.seats ?? "") && !relatedTarget?.closest("nav"))
						onChoose();
				}}
			/>
		);
	if (plan.act === "start")
		return (
			<TextField
				key={plan.start}
				type="time"
				name="start"
				form={choiceFormId}
				label={plan.departures.length === 1 ? "It starts at" : "Each of them starts at"}
				hint={`Now ${[...new Set(plan.departures.map(({ cell }) => cell.startTime))].join(", ")}. Pickups move along.`}
				defaultValue={plan.start ?? ""}
				onBlur={({ target, relatedTarget }) => {
					if (target.value !== (plan.start ?? "") && !relatedTarget?.closest("nav")) onChoose();
				}}
			/>
		);
	if (plan.act !== "close" || plan.departures.every(({ bookings }) => bookings === 0)) return null;
	return (
		<>
			<fieldset className="grid gap-2">
				<legend className="pb-2 font-display text-lg">What the booked guests get</legend>
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
						<b>{fates[fate].label}</b>
						<span className="text-sm">{fates[fate].hint}</span>
					</label>
				))}
			</fieldset>
			{plan.fate === "move" && plan.targets.length > 0 ? (
				<SelectField
					name="to"
					form={choiceFormId}
					label="The day to which they move"
					defaultValue={plan.target ?? ""}
					onChange={onChoose}
				>
					<option value="">Choose a day</option>
					{plan.targets.map(({ date, left }) => (
						<option key={date} value={date}>
							{`${formatDate(date, "long")}, ${left} free`}
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
			<h3 className="mb-2 text-lg">What one press will do</h3>
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
