import { isLocalDate, isLocalTime } from "#app/catalogue/local-date.ts";
import {
	type CalendarRange,
	calendarRange,
	departuresOf,
} from "#app/operations/calendar/capacity-calendar.ts";
import {
	type PlanAct,
	type PlanChoice,
	type PlanFate,
	planActs,
	planFates,
	seatsTyped,
} from "#app/operations/calendar/plan-choice.ts";

/** What the calendar's address says: what is shown, what is chosen, and what shall be done with it. */
export interface CalendarChoice {
	range: CalendarRange;
	chosen: { excursionId: string; date: string }[];
	plan: PlanChoice;
}

export function calendarChoiceOf(params: URLSearchParams, today: string): CalendarChoice {
	const day = params.get("day") ?? "";
	const view = params.get("view") === "week" ? "week" : "month";
	const act = planActs.find((each): each is PlanAct => each === params.get("act"));
	const fate = planFates.find((each): each is PlanFate => each === params.get("fate"));
	const target = params.get("to") ?? "";
	const start = params.get("start") ?? "";
	return {
		range: calendarRange(view, isLocalDate(day) ? day : today),
		chosen: departuresOf(params.getAll("on")),
		plan: {
			act: act ?? "close",
			fate: fate ?? "stay",
			target: isLocalDate(target) ? target : null,
			seats: seatsTyped(params.get("seats") ?? ""),
			start: isLocalTime(start) ? start : null,
		},
	};
}
