import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { data, type RouterContextProvider, redirect } from "react-router";
import * as v from "valibot";
import { isLocalDate, isLocalTime, localDateAt } from "#app/catalogue/local-date.ts";
import { pricesOrNone } from "#app/catalogue/prices/typed-price-schema.ts";
import { sha256Of } from "#app/crypto/digest.server.ts";
import { assignTeam } from "#app/departures/team/assignments.server.ts";
import { checkTeamForm, clashInWords } from "#app/departures/team/team-form.ts";
import { saleSchema } from "#app/departures/timetables/timetable.ts";
import { calendarTexts } from "#app/messages/staff/departures/calendar.ts";
import { pricesTexts } from "#app/messages/staff/excursions/prices.ts";
import { readCapacityCalendar } from "#app/operations/calendar/capacity-calendar.server.ts";
import { calendarRange, departureIds } from "#app/operations/calendar/capacity-calendar.ts";
import { moneyOfGuests } from "#app/operations/departures/affected-bookings.server.ts";
import { applyDeparturePlan } from "#app/operations/plan/apply-departure-plan.server.ts";
import { decidePress } from "#app/operations/plan/apply-plan-decision.ts";
import { type DeparturePlan, planDepartures } from "#app/operations/plan/departure-plan.ts";
import {
	changesBookings,
	forEachPrice,
	type PlanAct,
	type PlanRequest,
	planActs,
	seatsTyped,
	type TypedPrices,
	type TypedSale,
} from "#app/operations/plan/plan-request.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender, refundSoon } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireConfirmedRefund } from "#app/request/user/confirmation.server.ts";
import { requireRight, type StaffUser } from "#app/request/user/rights.server.ts";
import { checkInput, type FormErrors, typedValuesOf } from "#app/ui/form/form.ts";
import type { Route } from "./+types/calendar";

/** The calendar around a day, with the plan for the chosen departures; one round trip. */
export async function readPlan(context: Readonly<RouterContextProvider>, url: URL) {
	const { db, environment } = context.get(requestContext);
	const clock = { now: Date.now(), timeZone: environment.timeZone };
	const today = localDateAt(clock.now, clock.timeZone);
	const { range, chosenIds, request } = calendarChoiceOf(url.searchParams, today);
	const read = await readCapacityCalendar(
		db,
		range,
		{ chosenIds, targetId: request.target },
		clock,
	);
	const plan = planDepartures(
		read.calendar,
		chosenIds,
		{ ...read, currency: environment.currency },
		request,
	);
	return {
		...read,
		range,
		chosenIds,
		today,
		plan,
		token: plan && tokenOf(plan),
		clock,
	};
}

/** What the calendar's address says: what is shown, what is chosen, and what shall be done with it. */
function calendarChoiceOf(params: URLSearchParams, today: string) {
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
		} satisfies PlanRequest,
	};
}

const pricesSchema = v.object(pricesOrNone(pricesTexts.errors));

/** Null where the panel had no fields for them yet. */
function pricesTyped(params: URLSearchParams): TypedPrices | null {
	if (!params.has("adultCents")) return null;
	const texts = forEachPrice((column) => params.get(column) ?? "");
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

/** Says for which preview a press is meant: another choice or another state needs a new one. */
function tokenOf({ departures, act, target, seats, start, prices, sale }: DeparturePlan): string {
	const state = departures.map(({ cell, bookings }) => [
		[cell.id, cell.version],
		...(changesBookings(act) ? bookings.map(({ id, version }) => [id, version]) : []),
	]);
	const text = JSON.stringify([state, act, target, seats, start, prices?.cents, sale?.sale]);
	return encodeBase64urlNoPadding(sha256Of(text));
}

/** Who plans closes departures, moves and pays back guests, and gives guides and vans. */
function requirePlanner({ request, context }: Pick<Route.ActionArgs, "request" | "context">) {
	requireRight(context, request, "bookings", "update");
	requireRight(context, request, "bookings", "refund");
	requireRight(context, request, "resources", "update");
	return requireRight(context, request, "excursions", "update");
}

/** What staff call off or cancel, guests may get back. */
function mayPayBack({ act }: Pick<DeparturePlan, "act">): boolean {
	return act === "cancel" || act === "weather";
}

const { refused } = calendarTexts;
export async function planAction(args: Route.ActionArgs) {
	const user = requirePlanner(args);
	const { request, context, url } = args;
	const form = await readFormData(request);
	const services = context.get(requestContext);
	const refuse = (errors: FormErrors, status: number) =>
		data({ errors, typedValues: typedValuesOf(form) }, { status });
	const read = async () => {
		const read = await readPlan(context, url);
		const decision = decidePress(read, form);
		if (decision.outcome === "accepted" && mayPayBack(decision.plan))
			await requireConfirmedRefund({ request, context, form }, () => moneyOfGuests(read.affected));
		return read;
	};
	const press = await applyDeparturePlan(services.db, {
		read,
		decide: (state) => decidePress(state, form),
		apply: { actor: actorOf(context, user), sender: mailSender(services) },
	});
	switch (press.outcome) {
		case "refused":
			return refuse(press.errors, press.status);
		case "team":
			return giveTeam(args, { user, form, plan: press.plan, now: Date.now() });
		case "clash":
			return refuse({ "": [refused.clash] }, 409);
		case "changed meanwhile":
			return refuse({ "": [refused.changed] }, 409);
		case "accepted":
			deliverSoon(services);
			if (mayPayBack(press.plan)) refundSoon(services);
			return finish(args, press.plan, calendarTexts.done({ plan: press.plan.title }));
	}
}

/** What the public sees has changed; the calendar comes back with nothing chosen. */
function finish({ context, url }: Route.ActionArgs, plan: DeparturePlan, text: string): never {
	purgeExcursionPages(
		context.get(requestContext),
		...new Set(plan.departures.map(({ cell }) => cell.excursionId)),
	);
	setFlash(context, { look: "success", text });
	const shownRange = new URLSearchParams();
	for (const name of ["view", "day"]) {
		const value = url.searchParams.get(name);
		if (value) shownRange.set(name, value);
	}
	throw redirect(`/dashboard/calendar${shownRange.size > 0 ? `?${shownRange}` : ""}`, 303);
}

async function giveTeam(
	args: Route.ActionArgs,
	{ user, form, plan, now }: { user: StaffUser; form: FormData; plan: DeparturePlan; now: number },
) {
	const { values, errors, typedValues } = checkTeamForm(form);
	if (errors) return data({ errors, typedValues }, { status: 400 });
	if (Object.values(values).every((ids) => ids === undefined))
		return data({ errors: { "": [refused.nobodyChosen] }, typedValues }, { status: 400 });
	const { db } = args.context.get(requestContext);
	const departures = plan.departures.map(({ cell }) => cell);
	const assigned = await assignTeam(db, departures, values, { author: user, now });
	if (assigned.outcome === "clash")
		return data({ errors: { "": [clashInWords(assigned)] }, typedValues }, { status: 409 });
	return finish(args, plan, calendarTexts.given({ plan: plan.title }));
}
