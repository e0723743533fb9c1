import { type SQL, sql } from "drizzle-orm";
import type { IslandClock } from "#app/catalogue/local-date.ts";
import { abortUnless, isAborted } from "#app/database/abort-unless.server.ts";
import { runBatch, type Statements } from "#app/database/batch.server.ts";
import { recordCatalogueEntry } from "#app/database/catalogue-events.server.ts";
import type { CatalogueLine } from "#app/database/catalogue-lines.ts";
import type { Database } from "#app/database/client.server.ts";
import { openDeparture, setDepartureSeats } from "#app/departures/change-departure.server.ts";
import { closeDeparture } from "#app/departures/close-departure.server.ts";
import { isClash } from "#app/departures/team/clash.ts";
import { setTeamsApart, sharedVehiclesHaveRoom } from "#app/departures/team/new-start.server.ts";
import { releaseTeam } from "#app/departures/team/release-team.server.ts";
import { keysOf, stateOf } from "#app/operations/calendar/capacity-calendar.server.ts";
import type { CapacityCalendar, CapacityCell } from "#app/operations/calendar/capacity-calendar.ts";
import { calendarKey } from "#app/operations/calendar/capacity-calendar.ts";
import type { DeparturePlan } from "#app/operations/calendar/departure-plan.ts";
import {
	changeStartStatements,
	type NewTimesFacts,
} from "#app/operations/departures/change-start.server.ts";
import {
	type AffectedBooking,
	moveDepartureStatements,
} from "#app/operations/departures/move-departure.server.ts";
import type { ReadBooking } from "#app/operations/departures/time-change.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import type { MailSender } from "#app/sales/mails/booking-mails.tsx";
import { cancelDepartureStatements } from "./departure-cancellation.server.ts";

export interface PlanToApply {
	plan: DeparturePlan;
	calendar: CapacityCalendar;
	/** The bookings that the plan was made of. */
	affected: readonly AffectedBooking[];
	/** Those of them whose times a new start changes. */
	retimed: readonly ReadBooking[];
	factsOf: (excursionId: string) => NewTimesFacts;
	/** `stateOf` of the plan's departures when it was made. */
	state: string;
	/** For the guests; may be empty when nobody is told. */
	reason: string;
	actor: Actor;
	clock: IslandClock;
	sender: MailSender;
}

/**
 * Does all that a plan says, in one batch: to every departure, booking and payment, or to none.
 * @returns "changed meanwhile" when somebody booked, paid or changed a departure since the plan was made: a new plan
 * has to be shown. "clash" when somebody who goes along is elsewhere at a new start, or a vehicle that is shared then
 * has fewer seats than are taken. "no room" when the day to which guests move cannot take all of them any more; it is
 * no part of the state. Nothing is changed then.
 */
export async function applyDeparturePlan(
	db: Database,
	apply: PlanToApply,
): Promise<"done" | "changed meanwhile" | "clash" | "no room"> {
	const { plan, state } = apply;
	const { now } = apply.clock;
	const cells = plan.departures.map(({ cell }) => cell);
	const keys = keysOf(cells);
	const changing = cells.filter(({ startTime }) => startTime !== plan.start);
	try {
		await runBatch(db, {
			isUnchanged: abortUnless(db, sql`${stateOf(keys, now)} = ${state}`),
			apart: plan.act === "start" ? setTeamsApart(db, keysOf(changing)) : undefined,
			departures: plan.departures.map(({ cell }) => statementsFor(db, apply, cell)),
			room: plan.act === "start" ? abortUnless(db, sharedVehiclesHaveRoom(keys, now)) : undefined,
		});
		return "done";
	} catch (error) {
		if (isAborted(error)) {
			const [read] = await db.all<{ isSame: number }>(
				sql`SELECT ${stateOf(keys, now)} = ${state} AS isSame`,
			);
			if (!read?.isSame) return "changed meanwhile";
			return plan.act === "close" ? "no room" : "clash";
		}
		if (isClash(error)) return "clash";
		throw error;
	}
}

function statementsFor(db: Database, apply: PlanToApply, cell: CapacityCell): Statements {
	const { plan, actor } = apply;
	const { now } = apply.clock;
	const { excursionId, date } = cell;
	const author = { id: actor.id, name: actor.name, impersonatedBy: actor.impersonatorId };
	const event = (line: CatalogueLine) =>
		recordCatalogueEntry(db, { kind: "excursion", id: excursionId, line, author, now });
	if (plan.act === "open")
		return cell.isClosed
			? { open: openDeparture(db, excursionId, date), event: event({ code: "day opened", date }) }
			: {};
	if (plan.act === "seats" && plan.seats !== null)
		return {
			seats: setDepartureSeats(db, excursionId, date, plan.seats),
			event: event({ code: "day seats", date, seats: plan.seats }),
		};
	if (plan.act === "start" && plan.start !== null && plan.start !== cell.startTime)
		return {
			start: changeStartStatements(
				db,
				{
					excursionId,
					date,
					startTime: plan.start,
					isUsual: plan.start === usualStart(apply, cell),
				},
				{
					...apply,
					bookings: apply.retimed.filter((each) => calendarKey(each) === calendarKey(cell)),
					facts: apply.factsOf(excursionId),
				},
			),
			event: event({ code: "day start", date, start: plan.start }),
		};
	if (plan.act === "close")
		return { ...closing(db, apply, cell), event: event({ code: "day closed", date }) };
	return {};
}

function closing(db: Database, apply: PlanToApply, cell: CapacityCell): Statements {
	const { plan, affected, reason, actor, sender } = apply;
	const { now } = apply.clock;
	const { excursionId, date } = cell;
	const key = calendarKey(cell);
	const going = affected.filter((booking) => calendarKey(booking) === key);
	const change = { excursionId, date, reason, actor, now };
	if (going.length === 0)
		return {
			close: closeDeparture(db, excursionId, date, reason),
			team: releaseTeam(db, sql`excursion_id = ${excursionId} AND date = ${date}`),
		};
	if (plan.fate === "stay") return { close: closeDeparture(db, excursionId, date, reason) };
	if (plan.fate === "move" && plan.target !== null)
		return {
			move: moveDepartureStatements(db, change, { affected: going, target: plan.target, sender }),
			allMoved: abortUnless(db, areOn(going, plan.target)),
		};
	return {
		cancel: cancelDepartureStatements(db, change, {
			affected: going,
			alternatives: alternativesTo(apply, excursionId),
			sender,
		}),
	};
}

function usualStart({ calendar }: PlanToApply, { excursionId }: CapacityCell): string | undefined {
	return calendar.rows.find((row) => row.excursionId === excursionId)?.startTime;
}

/** False when the seats of the new day did not suffice for them. */
function areOn(going: readonly AffectedBooking[], target: string): SQL {
	const ids = JSON.stringify(going.map(({ id }) => id));
	return sql`(SELECT count(*) FROM bookings WHERE id IN (SELECT value FROM json_each(${ids}))
		AND date = ${target}) = ${going.length}`;
}

/** Other days of the excursion that the mail offers. */
function alternativesTo({ plan, calendar }: PlanToApply, excursionId: string) {
	const closing = new Set(plan.departures.map(({ cell }) => calendarKey(cell)));
	const row = calendar.rows.find((each) => each.excursionId === excursionId);
	return (row?.cells ?? [])
		.filter((cell) => !cell.isPast && !cell.isClosed && cell.free > 0)
		.filter((cell) => !closing.has(calendarKey(cell)))
		.map(({ date, free }) => ({ date, left: free }));
}
