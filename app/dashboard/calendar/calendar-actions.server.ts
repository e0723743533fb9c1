import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { data, type RouterContextProvider, redirect } from "react-router";
import * as v from "valibot";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { sha256Of } from "#app/crypto/digest.server.ts";
import { assignTeam } from "#app/departures/team/assignments.server.ts";
import { checkTeamForm, clashInWords } from "#app/departures/team/team-form.ts";
import { calendarTexts } from "#app/messages/staff/departures/calendar.ts";
import { sharedTexts } from "#app/messages/staff/departures/shared.ts";
import { readCapacityCalendar } from "#app/operations/calendar/capacity-calendar.server.ts";
import { moneyOfGuests } from "#app/operations/departures/affected-bookings.server.ts";
import { applyDeparturePlan } from "#app/operations/plan/apply-departure-plan.server.ts";
import { type DeparturePlan, planDepartures } from "#app/operations/plan/departure-plan.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender, refundSoon } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireConfirmedRefund } from "#app/request/user/confirmation.server.ts";
import { requireRight, type StaffUser } from "#app/request/user/rights.server.ts";
import { checkForm, type FormErrors } from "#app/ui/form/form.ts";
import { blockOfText, filled } from "#app/ui/form/text-schema.ts";
import type { Route } from "./+types/calendar";
import { calendarChoiceOf } from "./calendar-choice.ts";

const { what, missing } = sharedTexts.reason;
const reasonSchema = v.object({
	reason: v.pipe(blockOfText({ what, most: 300, missing }), v.minLength(4, missing)),
});
/** Where the mails say already why. */
const addedReasonSchema = v.object({ reason: filled(blockOfText({ what, most: 300 })) });

/** The calendar around a day, with the plan for the chosen departures; one round trip. */
export async function readPlan(context: Readonly<RouterContextProvider>, url: URL) {
	const { db, environment } = context.get(requestContext);
	const clock = { now: Date.now(), timeZone: environment.timeZone };
	const today = localDateAt(clock.now, clock.timeZone);
	const { range, chosenIds, request } = calendarChoiceOf(url.searchParams, today);
	const read = await readCapacityCalendar(db, range, chosenIds, clock);
	const plan = planDepartures(read.calendar, chosenIds, read.affected, request);
	return {
		...read,
		range,
		chosenIds,
		today,
		plan,
		token: plan && tokenOf(plan, read.state),
		clock,
	};
}

/** Says for which preview a press is meant: another choice or another state needs a new one. */
function tokenOf({ departures, act, target, seats, start }: DeparturePlan, state: string): string {
	const ids = departures.map(({ cell }) => cell.id);
	const text = JSON.stringify([ids, act, target, seats, start, state]);
	return encodeBase64urlNoPadding(sha256Of(text));
}

/** Who plans closes departures, moves and pays back guests, and gives guides and vans. */
function requirePlanner({ request, context }: Pick<Route.ActionArgs, "request" | "context">) {
	requireRight(context, request, "bookings", "update");
	requireRight(context, request, "bookings", "refund");
	requireRight(context, request, "resources", "update");
	return requireRight(context, request, "excursions", "update");
}

const { refused } = calendarTexts;
/** Somebody may book between the reading and the writing of a press; then it is planned anew. */
const attempts = 3;

export async function planAction(args: Route.ActionArgs) {
	const user = requirePlanner(args);
	const { request, context, url } = args;
	const form = await readFormData(request);
	const services = context.get(requestContext);
	const refuse = (errors: FormErrors, status: number) =>
		data({ errors, typedValues: { reason: String(form.get("reason") ?? "") } }, { status });
	for (let attempt = 0; attempt < attempts; attempt += 1) {
		const read = await readPlan(context, url);
		const { plan, clock } = read;
		if (!plan) return refuse({ "": [refused.noneChosen] }, 409);
		if (form.get("token") !== read.token) break;
		if (plan.problem !== null) return refuse({ "": [plan.problem] }, 409);
		if (plan.act === "team") return giveTeam(args, { user, form, plan, now: clock.now });
		const checked = checkForm(plan.isTooFew ? addedReasonSchema : reasonSchema, form);
		if (plan.asksReason && checked.errors) return refuse(checked.errors, 400);
		if (plan.act === "cancel")
			await requireConfirmedRefund({ request, context, form }, () => moneyOfGuests(read.affected));
		const done = await applyDeparturePlan(services.db, plan, read, {
			reason: plan.asksReason && checked.values ? checked.values.reason : "",
			actor: actorOf(context, user),
			clock,
			sender: mailSender(services),
		});
		if (done === "clash") return refuse({ "": [refused.clash] }, 409);
		if (done === "changed meanwhile") continue;
		deliverSoon(services);
		if (plan.act === "cancel") refundSoon(services);
		return finish(args, plan, calendarTexts.done({ plan: plan.title }));
	}
	return refuse({ "": [refused.changed] }, 409);
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
