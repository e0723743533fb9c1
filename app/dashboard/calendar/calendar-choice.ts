import * as v from "valibot";
import { isLocalDate, isLocalTime } from "#app/catalogue/local-date.ts";
import { pricesOrNone } from "#app/catalogue/prices/typed-price-schema.ts";
import { saleSchema } from "#app/departures/timetables/timetable.ts";
import { pricesTexts } from "#app/messages/staff/excursions/prices.ts";
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
	type TypedPrices,
	type TypedSale,
} from "#app/operations/plan/plan-request.ts";
import { checkInput } from "#app/ui/form/form.ts";

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
			prices: act === "price" ? pricesTyped(params) : null,
			sale: act === "sale" ? saleTyped(params) : null,
		},
	};
}

const pricesSchema = v.object(pricesOrNone(pricesTexts.errors));

/** Null where the panel had no fields for them yet. */
function pricesTyped(params: URLSearchParams): TypedPrices | null {
	if (!params.has("adultCents")) return null;
	const textOf = (name: string) => params.get(name) ?? "";
	const texts = {
		adultCents: textOf("adultCents"),
		childCents: textOf("childCents"),
		bebeCents: textOf("bebeCents"),
	};
	return { texts, cents: checkInput(pricesSchema, texts).values };
}

/** Null where the panel had no fields for it yet. */
function saleTyped(params: URLSearchParams): TypedSale | null {
	if (!params.has("sells")) return null;
	const texts = {
		sells: params.get("sells") ?? "",
		wholePriceCents: params.get("wholePriceCents") ?? "",
	};
	return { texts, sale: checkInput(saleSchema, texts).values };
}
