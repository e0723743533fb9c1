import { sql } from "drizzle-orm";
import { abortUnless, isAborted } from "#app/database/abort-unless.server.ts";
import { runBatch, type Statements } from "#app/database/batch.server.ts";
import { recordCatalogueEntry } from "#app/database/catalogue-events.server.ts";
import type { CatalogueLine } from "#app/database/catalogue-lines.ts";
import type { Database } from "#app/database/client.server.ts";
import {
	closeDeparture,
	openDeparture,
	runAnyway,
	setDepartureSeats,
} from "#app/departures/departure-changes.server.ts";
import { isClash } from "#app/departures/team/clash.ts";
import { stateOf } from "#app/operations/departures/affected-bookings.server.ts";
import type { DeparturePlan } from "./departure-plan.ts";
import {
	type Apply,
	cancelDepartureStatements,
	moveDepartureStatements,
} from "./leaving-statements.server.ts";
import type { DepartureChange } from "./plan-situation.ts";
import { startStatements } from "./start-statements.server.ts";

/**
 * Does all that a plan says, in one batch: to every departure, booking and payment, or to none.
 * @param read the ids of the chosen departures, and `stateOf` them when the plan was made.
 * @returns "changed meanwhile" when somebody booked, paid or changed a departure since the plan was made, or when the
 * departure to which guests move has no longer seats for all: it has to be planned anew. "clash" when somebody who goes
 * along is elsewhere at a new start. Nothing is changed then.
 */
export async function applyDeparturePlan(
	db: Database,
	{ changes }: Pick<DeparturePlan, "changes">,
	read: { chosenIds: readonly number[]; state: string },
	apply: Apply,
): Promise<"done" | "changed meanwhile" | "clash"> {
	const ids = JSON.stringify(read.chosenIds);
	try {
		await runBatch(db, {
			isUnchanged: abortUnless(db, sql`${stateOf(ids, apply.clock.now)} = ${read.state}`),
			changes: changes.map((change) => ({
				...statementsOf(db, change, apply),
				event: eventOf(db, change, apply),
			})),
		});
		return "done";
	} catch (error) {
		if (isAborted(error)) return "changed meanwhile";
		if (isClash(error)) return "clash";
		throw error;
	}
}

function statementsOf(db: Database, change: DepartureChange, apply: Apply): Statements {
	const { id } = change.departure;
	const at = { now: apply.clock.now };
	switch (change.act) {
		case "close":
			return { close: closeDeparture(db, id, at) };
		case "open":
			return { open: openDeparture(db, id, at) };
		case "run":
			return { run: runAnyway(db, id, at) };
		case "seats":
			return { seats: setDepartureSeats(db, id, change.seats, at) };
		case "start":
			return startStatements(db, change, apply);
		case "move":
			return moveDepartureStatements(db, change, apply);
		case "cancel":
			return cancelDepartureStatements(db, change, apply);
	}
}

function eventOf(db: Database, change: DepartureChange, { actor, clock }: Apply) {
	const { excursionId, date, startTime: start } = change.departure;
	const author = { id: actor.id, name: actor.name, impersonatedBy: actor.impersonatorId };
	return recordCatalogueEntry(db, {
		kind: "excursion",
		id: excursionId,
		line: lineOf(change, { date, start }),
		author,
		now: clock.now,
	});
}

function lineOf(
	change: DepartureChange,
	departure: { date: string; start: string },
): CatalogueLine {
	switch (change.act) {
		case "close":
			return { code: "departure closed", ...departure };
		case "open":
			return { code: "departure opened", ...departure };
		case "run":
			return { code: "departure runs", ...departure };
		case "seats":
			return { code: "departure seats", ...departure, seats: change.seats };
		case "start":
			return { code: "departure start", ...departure, to: change.start };
		case "move":
			return { code: "departure moved", ...departure };
		case "cancel":
			return { code: "departure cancelled", ...departure };
	}
}
