import { Form, Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { typedFields } from "#app/ui/form/typed-fields.ts";
import { formatCount, formatDate } from "#app/ui/format/format.ts";

interface Day {
	date: string;
	isClosed: boolean;
	capacity: number | null;
	startTime: string | null;
	note: string;
	sold: number;
}

/** Departure overrides; each is added and removed by its own form. */
export function EditorDays({
	days,
	today,
	typed,
	errors,
	mayChange,
}: {
	days: Day[];
	today: string;
	typed: TypedValues;
	errors: FormErrors;
	mayChange: boolean;
}) {
	return (
		<Card
			title="Days that differ"
			id="days"
			hint="Close a date, or give it another number of seats. It counts at once; guests who have booked keep their seats. The calendar changes a start."
		>
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
								<Form method="post" preventScrollReset className="ml-auto">
									<input type="hidden" name="intent" value="day-as-usual" />
									<input type="hidden" name="date" value={day.date} />
									<Button
										type="submit"
										className="min-h-10 px-4 text-sm"
										aria-label={`As usual again on ${formatDate(day.date, "long")}`}
									>
										As usual again
									</Button>
								</Form>
							) : null}
						</li>
					))}
				</ul>
			) : (
				<p className="text-sm text-ink-soft">Every coming day is as usual.</p>
			)}
			{mayChange ? <NewDay {...{ today, typed, errors }} /> : null}
		</Card>
	);
}

function DayState({ date, isClosed, capacity, startTime, sold }: Day) {
	const seats = formatCount(sold, { one: "seat sold", other: "seats sold" });
	return (
		<span className="flex flex-wrap items-center gap-2 text-sm">
			{isClosed ? (
				<Badge look="grey">Closed</Badge>
			) : capacity === null ? null : (
				<Badge>{formatCount(capacity, { one: "seat", other: "seats" })}</Badge>
			)}
			{startTime ? (
				<Link to={`/dashboard/calendar?day=${date}`} className="font-semibold">
					Starts at {startTime}
				</Link>
			) : null}
			{sold > 0 && (isClosed || (capacity !== null && sold > capacity)) ? (
				<b className="font-semibold text-danger">{seats}: tell these guests under Departures</b>
			) : (
				<span className="text-ink-soft">{seats}</span>
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
			<TextField {...field("date")} type="date" label="Date" min={today} required />
			<fieldset className="grid gap-1.5">
				<legend className="mb-1.5 text-sm font-semibold">What is different</legend>
				<span className="flex min-h-12.5 flex-wrap items-center gap-x-5">
					{[
						{ kind: "closed", label: "Closed" },
						{ kind: "seats", label: "Other seats" },
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
				label="Seats that day"
				inputMode="numeric"
				autoComplete="off"
			/>
			<TextField {...field("note")} label="Note" />
			<Button type="submit" className="md:mt-7.5">
				Add
			</Button>
		</Form>
	);
}
