import { readCapacityCalendar } from "#app/operations/calendar/capacity-calendar.server.ts";
import { applyDeparturePlan } from "#app/operations/plan/apply-departure-plan.server.ts";
import { type DeparturePlan, planDepartures } from "#app/operations/plan/departure-plan.ts";
import type { PlanRequest } from "#app/operations/plan/plan-request.ts";
import { departureIdOf, soon } from "./builders.ts";
import type { Island } from "./island.ts";
import { mailSenderOf, staffAct } from "./staff-act.ts";
import type { Visitor } from "./visitor.ts";

interface Press {
	departures: readonly number[];
	request: Pick<PlanRequest, "act"> & Partial<PlanRequest>;
	reason?: string;
	answerHours?: number;
}

/** What the calendar shows before a press; `press` does it, as often as it is called. */
export async function planOf(
	island: Pick<Island, "db" | "url">,
	{ departures: chosenIds, request, reason = "", answerHours = 48 }: Press,
): Promise<{ plan: DeparturePlan; press: () => Promise<string> }> {
	const { actor, now } = staffAct();
	const clock = { now, timeZone: "Atlantic/Canary" };
	const range = { from: soon(-1), until: soon(45) };
	const all = { target: null, seats: null, start: null, prices: null, sale: null, ...request };
	const move = { chosenIds, targetId: all.target };
	const read = await readCapacityCalendar(island.db, range, move, clock);
	const plan = planDepartures(read.calendar, chosenIds, { ...read, currency: "EUR" }, all);
	if (!plan) throw new Error("no departure of these can be changed");
	const press = async () => {
		const { outcome } = await applyDeparturePlan(island.db, {
			read: async () => ({ clock }),
			decide: () => ({ outcome: "accepted", plan, reason, answerHours }),
			apply: { actor, sender: mailSenderOf(island) },
		});
		return outcome === "accepted" ? "done" : outcome;
	};
	return { plan, press };
}

/** Does it. @throws when it is refused. */
export async function pressPlan(island: Pick<Island, "db" | "url">, request: Press): Promise<void> {
	const { plan, press } = await planOf(island, request);
	const outcome = plan.problem ?? (await press());
	if (outcome !== "done") throw new Error(outcome);
}

/** The calendar's panel that cancels the departure of a date, for an HTTP client. */
export async function cancelPanel(
	db: Island["db"],
	departure: { excursionId: string; date: string },
): Promise<string> {
	return `/dashboard/calendar?day=${departure.date}&on=${await departureIdOf(db, departure)}&act=cancel`;
}

/** Presses the button of a panel as it is drawn now. */
export async function pressPanel(
	visitor: Visitor,
	path: string,
	reason: string,
): Promise<Response> {
	const html = await (await visitor.get(path)).text();
	const [, token = ""] = /name="token" value="([^"]+)"/.exec(html) ?? [];
	return visitor.submit(path, { token, reason });
}
