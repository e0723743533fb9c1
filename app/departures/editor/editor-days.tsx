import { Form, Link } from "react-router";
import { dayShown } from "#app/departures/day-shown.ts";
import { differentDaysTexts as texts } from "#app/messages/staff/excursions/different-days.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { typedFields } from "#app/ui/form/typed-fields.ts";
import { formatDate } from "#app/ui/format/format.ts";

interface Day {
	date: string;
	isClosed: boolean;
	capacity: number | null;
	startTime: string | null;
	note: string;
	/** Null for who may not know it. */
	sold: number | null;
}

interface RefusedDay {
	intent: "different-day" | "day-as-usual";
	typed: TypedValues;
	errors: FormErrors;
}

/** Departure overrides; each is added and removed by its own form. */
export function EditorDays({
	days,
	today,
	refused,
	mayChange,
}: {
	days: Day[];
	today: string;
	refused: RefusedDay | null;
	mayChange: boolean;
}) {
	const { typed, errors } =
		refused?.intent === "different-day" ? refused : { typed: {}, errors: {} };
	const notAsUsual = refused?.intent === "day-as-usual" ? refused : null;
	return (
		<Card title={texts.title} id="days" hint={texts.hint}>
			{days.length > 0 ? (
				<ul>
					{days.map((day) => (
						<li
							key={day.date}
							className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3"
						>
							<time dateTime={day.date} className="min-w-36 font-bold">
								{formatDate(day.date, "short")}
							</time>
							<DayState {...day} />
							<span className="text-sm text-ink-soft">{day.note}</span>
							{mayChange && (day.isClosed || day.capacity !== null) ? (
								<AsUsual
									day={day}
									refused={notAsUsual?.typed.date === day.date ? notAsUsual : null}
								/>
							) : null}
						</li>
					))}
				</ul>
			) : (
				<p className="text-sm text-ink-soft">{texts.none}</p>
			)}
			{mayChange ? <NewDay {...{ today, typed, errors }} /> : null}
		</Card>
	);
}

/** A closed date goes on sale only after a question: somebody had a reason to close it. */
function AsUsual({ day, refused }: { day: Day; refused: RefusedDay | null }) {
	const date = formatDate(day.date, "long");
	const warning = refused?.errors.seats?.[0];
	const form = (
		<Form method="post" preventScrollReset className="grid justify-items-start gap-2">
			<input type="hidden" name="intent" value="day-as-usual" />
			<input type="hidden" name="date" value={day.date} />
			<input type="hidden" name="shown" value={dayShown(day)} />
			{warning ? (
				<div role="alert">
					<FieldError>{warning}</FieldError>
					<input type="hidden" name="seen" value={refused?.typed.seen} />
				</div>
			) : null}
			<Button
				type="submit"
				className="min-h-10 px-4 text-sm"
				aria-label={day.isClosed ? undefined : texts.asUsualOn({ date })}
			>
				{day.isClosed ? texts.reopen.confirm : texts.asUsual}
			</Button>
		</Form>
	);
	return (
		<div className="ml-auto">
			{day.isClosed ? (
				<ConfirmButton
					isOpen={refused !== null}
					act={texts.asUsual}
					consequence={texts.reopen.consequence({ date })}
				>
					{form}
				</ConfirmButton>
			) : (
				form
			)}
		</div>
	);
}

function DayState({ date, isClosed, capacity, startTime, sold }: Day) {
	const { state } = texts;
	return (
		<span className="flex flex-wrap items-center gap-2 text-sm">
			{isClosed ? (
				<Badge look="grey">{state.closed}</Badge>
			) : capacity === null ? null : (
				<Badge>{state.seats({ count: capacity })}</Badge>
			)}
			{startTime ? (
				<Link to={`/dashboard/calendar?day=${date}`} className="font-semibold">
					{state.startsAt({ time: startTime })}
				</Link>
			) : null}
			{sold === null ? null : sold > 0 && (isClosed || (capacity !== null && sold > capacity)) ? (
				<b className="font-semibold text-danger">{state.tellGuests({ count: sold })}</b>
			) : (
				<span className="text-ink-soft">{state.sold({ count: sold })}</span>
			)}
		</span>
	);
}

function NewDay({
	today,
	typed,
	errors,
}: {
	today: string;
	typed: TypedValues;
	errors: FormErrors;
}) {
	const field = typedFields(typed, errors);
	return (
		<Form
			method="post"
			preventScrollReset
			noValidate
			className="grid items-start gap-4 border-t border-line pt-4 md:grid-cols-[11rem_auto_8rem_1fr_auto]"
		>
			<input type="hidden" name="intent" value="different-day" />
			{typed.seen ? <input type="hidden" name="seen" value={typed.seen} /> : null}
			<TextField {...field("date")} type="date" label={texts.add.date} min={today} required />
			<fieldset className="grid gap-1.5">
				<legend className="mb-1.5 text-sm font-semibold">{texts.add.whatDiffers}</legend>
				<span className="flex min-h-12.5 flex-wrap items-center gap-x-5">
					{[
						{ kind: "closed", label: texts.add.closed },
						{ kind: "seats", label: texts.add.otherSeats },
					].map(({ kind, label }) => (
						<label key={kind} className="inline-flex min-h-11 items-center gap-2 text-sm">
							<input
								type="radio"
								name="kind"
								value={kind}
								defaultChecked={(typed.kind ?? "closed") === kind}
								className="size-5 accent-ocean"
							/>
							{label}
						</label>
					))}
				</span>
			</fieldset>
			<TextField
				{...field("seats")}
				label={texts.add.seats}
				inputMode="numeric"
				autoComplete="off"
			/>
			<TextField {...field("note")} label={texts.add.note} />
			<Button type="submit" className="md:mt-7.5">
				{texts.add.add}
			</Button>
		</Form>
	);
}
