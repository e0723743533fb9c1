import { useRef, useState } from "react";
import { Form, Link, useLocation, useSearchParams, useSubmit } from "react-router";
import { addDays } from "#app/catalogue/local-date.ts";
import { revalidateAfterConflict } from "#app/dashboard/revalidate-after-conflict.ts";
import { miniButton, StaffHead } from "#app/dashboard/staff-head.tsx";
import { calendarTexts as texts } from "#app/messages/staff/departures/calendar.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import {
	CalendarLegend,
	CalendarTable,
	titleOf,
	weekInWords,
} from "#app/operations/calendar/calendar-table.tsx";
import { type CalendarRange, neighbourDay } from "#app/operations/calendar/capacity-calendar.ts";
import { shownPlan } from "#app/operations/plan/departure-plan.ts";
import { choiceFormId } from "#app/operations/plan/plan-fields.tsx";
import { PlanPanel } from "#app/operations/plan/plan-panel.tsx";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { formatDate } from "#app/ui/format/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/calendar";
import { planAction, readPlan } from "./calendar-actions.server.ts";
import { answeredChange, type PressedChoice, stillCounts } from "./calendar-form-state.ts";

export async function loader({ request, context, url }: Route.LoaderArgs) {
	requireRight(context, request, "bookings", "read");
	const user = requireRight(context, request, "resources", "read");
	const { calendar, choices, range, today, plan, token } = await readPlan(context, url);
	const mayPlan =
		mayUser(user, "excursions", "update") &&
		mayUser(user, "bookings", "refund") &&
		mayUser(user, "resources", "update");
	return {
		calendar,
		choices,
		range,
		today,
		plan: mayPlan && plan ? shownPlan(plan) : null,
		token,
		mayPlan,
	};
}

export const action = planAction;

/** A refused press shows what it would do now. */
export const shouldRevalidate = revalidateAfterConflict;

export function meta({ loaderData }: Route.MetaArgs) {
	const title = loaderData ? titleOf(loaderData.range) : texts.title;
	return [{ title: texts.pageTitle({ title }) }];
}

export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
	const { calendar, choices, range, today, plan, token, mayPlan } = loaderData;
	const form = useRef<HTMLFormElement>(null);
	const [next, press] = usePressed();
	const chosenCells = new Set(next.getAll("on"));
	const choose = () => {
		if (form.current) press(form.current);
	};
	const shownRange = `?view=${range.view}&day=${range.day}`;
	const problem = actionData?.errors[""]?.[0];
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-6 min-[70rem]:-mx-[min(4rem,calc((100vw-74rem)/2))]">
			<CalendarHead range={range} />
			<Form
				method="get"
				id={choiceFormId}
				ref={form}
				className="grid grid-cols-[minmax(0,1fr)] gap-3"
			>
				<input type="hidden" name="view" value={range.view} />
				<input type="hidden" name="day" value={range.day} />
				<CalendarTable {...{ calendar, range, today, chosenCells, mayPlan }} onChoose={choose} />
				<CalendarLegend />
				{mayPlan ? (
					<noscript>
						<button type="submit" className={miniButton}>
							{texts.showPlan}
						</button>
					</noscript>
				) : null}
			</Form>
			{plan && token ? (
				<PlanPanel
					{...{ plan, token, choices }}
					pressedAct={next.get("act") ?? plan.act}
					errors={actionData?.errors ?? {}}
					typedValues={actionData?.typedValues ?? {}}
					onChoose={choose}
					back={
						<Link to={shownRange} preventScrollReset className="inline-block py-1 font-semibold">
							{sharedTexts.leaveIt}
						</Link>
					}
					notice={problem ? <Notice look="bad">{problem}</Notice> : null}
				/>
			) : mayPlan ? (
				<p className="text-ink-soft">{texts.howToChoose}</p>
			) : null}
		</div>
	);
}

/** The calendar's form as it was last changed, which counts until its answer is shown. */
function usePressed() {
	const [params] = useSearchParams();
	const { key, state } = useLocation();
	const submit = useSubmit();
	const [pressed, setPressed] = useState<PressedChoice | null>(null);
	const count = useRef(0);
	const press = (form: HTMLFormElement) => {
		const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
		count.current += 1;
		const change = { number: count.current, at: key };
		setPressed({ form: new URLSearchParams(entries), ...change });
		void submit(form, { replace: true, preventScrollReset: true, state: change });
	};
	const isNow = pressed !== null && stillCounts(pressed, { key, answers: answeredChange(state) });
	return [isNow ? pressed.form : params, press] as const;
}

function CalendarHead({ range }: { range: CalendarRange }) {
	const { view, day, week } = range;
	const onlyWeek = view === "month" ? "min-[70rem]:hidden" : "";
	const views = [
		{ name: "week", label: texts.week },
		{ name: "month", label: texts.month },
	];
	return (
		<StaffHead
			title={
				<>
					{view === "month" ? (
						<span className="max-[69.99rem]:hidden">{formatDate(day, "month")}</span>
					) : null}
					<span className={onlyWeek}>{weekInWords(week)}</span>
				</>
			}
			above={texts.above}
		>
			<Link className={miniButton} to={`/dashboard?date=${day}`}>
				{texts.day}
			</Link>
			<span className="flex gap-3 max-[69.99rem]:hidden">
				{views.map(({ name, label }) => (
					<Link
						key={name}
						to={`?view=${name}&day=${day}`}
						aria-current={name === view ? "true" : undefined}
						className={`${miniButton} aria-[current]:border-ocean aria-[current]:bg-foam aria-[current]:text-on-foam`}
					>
						{label}
					</Link>
				))}
			</span>
			{([-1, 1] as const).map((step) => {
				const month = neighbourDay({ ...range, view: "month" }, step);
				const nextWeek = addDays(day, 7 * step);
				const words = (text: string) => (step === -1 ? `‹ ${text}` : `${text} ›`);
				return (
					<span key={step}>
						{view === "month" ? (
							<span className="max-[69.99rem]:hidden">
								<Link className={miniButton} to={`?view=month&day=${month}`}>
									{words(formatDate(month, "monthName"))}
								</Link>
							</span>
						) : null}
						<span className={onlyWeek}>
							<Link className={miniButton} to={`?view=${view}&day=${nextWeek}`}>
								{words(
									sharedTexts.days({
										from: dayOfMonth(addDays(week.from, 7 * step)),
										until: dayOfMonth(addDays(week.until, 7 * step)),
									}),
								)}
							</Link>
						</span>
					</span>
				);
			})}
		</StaffHead>
	);
}

const dayOfMonth = (date: string) => String(Number(date.slice(8)));
