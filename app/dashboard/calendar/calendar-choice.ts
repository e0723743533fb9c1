import { isLocalDate, isLocalTime } from "#app/catalogue/local-date.ts";
import {
	type CalendarRange,
	calendarRange,
	departureIds,
} from "#app/operations/calendar/capacity-calendar.ts";
import {
	type PlanAct,
	type PlanRequest,
	planActs,
	seatsTyped,
} from "#app/operations/plan/plan-request.ts";

/** What the calendar's address says: what is shown, what is chosen, and what shall be done with it. */
export interface CalendarChoice {
	range: CalendarRange;
	/** Ids of departures. */
	chosenIds: number[];
	request: PlanRequest;
}

export function calendarChoiceOf(params: URLSearchParams, today: string): CalendarChoice {
	const day = params.get("day") ?? "";
	const view = params.get("view") === "week" ? "week" : "month";
	const act = planActs.find((each): each is PlanAct => each === params.get("act"));
	const start = params.get("start") ?? "";
	return {
		range: calendarRange(view, isLocalDate(day) ? day : today),
		chosenIds: departureIds(params.getAll("on")),
		request: {
			act: act ?? "close",
			target: departureIds(params.getAll("to"))[0] ?? null,
			seats: seatsTyped(params.get("seats") ?? ""),
			start: isLocalTime(start) ? start : null,
		},
	};
}
