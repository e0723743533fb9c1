import { abortUnless } from "#app/database/abort-unless.server.ts";
import type { Statements } from "#app/database/batch.server.ts";
import { recordCatalogueEntry } from "#app/database/catalogue-events.server.ts";
import type { CatalogueLine } from "#app/database/catalogue-lines.ts";
import { changeRecord, takeVersions } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isUniqueViolation } from "#app/database/constraint-violation.ts";
import {
	closeDeparture,
	openDeparture,
	runAnyway,
	setDeparturePrices,
	setDepartureSale,
	setDepartureSeats,
} from "#app/departures/departure-changes.server.ts";
import { isClash } from "#app/departures/team/team-clash-error.ts";
import { areAllBookings } from "#app/operations/departures/affected-bookings.server.ts";
import type { PressDecision } from "./apply-plan-decision.ts";
import {
	type Apply,
	cancelDepartureStatements,
	moveDepartureStatements,
} from "./cancel-or-move-statements.server.ts";
import type { DeparturePlan } from "./departure-plan.ts";
import { changesBookings } from "./plan-request.ts";
import type { DepartureChange } from "./plan-situation.ts";
import { startStatements } from "./start-statements.server.ts";
import { callOffStatements, leavesAfterAll } from "./weather-statements.server.ts";

/**
 * Does all that a plan says, once it is decided: to every departure, booking and payment, or to none. Two round trips.
 * @returns "changed meanwhile" when others were faster at every attempt, or when the departure to which guests move has
 * no longer seats for all. "clash" when somebody who goes along is elsewhere at a new start. Nothing is changed then.
 */
export async function applyDeparturePlan<State extends Pick<Apply, "clock">>(
	db: Database,
	{
		read,
		decide,
		apply,
	}: {
		read: () => Promise<State>;
		decide: (state: State) => PressDecision;
		apply: Omit<Apply, "clock" | "reason" | "answerHours">;
	},
): Promise<PressDecision | { outcome: "changed meanwhile" | "clash" }> {
	try {
		return await changeRecord(db, {
			read,
			decide,
			write(decision, { clock }) {
				if (decision.outcome !== "accepted") return undefined;
				const { plan, reason, answerHours } = decision;
				return planStatements(db, plan, { ...apply, clock, reason, answerHours });
			},
		});
	} catch (error) {
		if (isClash(error)) return { outcome: "clash" };
		// a timetable has written a departure at the new start since the read
		if (isUniqueViolation(error, "departures.excursion_id"))
			return { outcome: "changed meanwhile" };
		throw error;
	}
}

function planStatements(
	db: Database,
	{ act, departures, changes }: Pick<DeparturePlan, "act" | "departures" | "changes">,
	apply: Apply,
): Statements {
	const targets = changes.flatMap((change) => (change.act === "move" ? [change.target] : []));
	const cells = departures.map(({ cell }) => cell);
	const bookings = departures.flatMap((departure) => departure.bookings);
	return {
		departures: takeVersions(db, "departures", [...cells, ...targets]),
		// a cancellation takes the versions itself
		bookings:
			changesBookings(act) && act !== "cancel" && act !== "weather"
				? takeVersions(db, "bookings", bookings)
				: undefined,
		nobodyElse: abortUnless(db, areAllBookings(cells, bookings, apply.clock.now)),
		changes: changes.map((change) => ({
			...statementsOf(db, change, apply),
			event: eventOf(db, change, apply),
		})),
	};
}

function statementsOf(db: Database, change: DepartureChange, apply: Apply): Statements {
	const { id } = change.departure;
	const at = { now: apply.clock.now };
	switch (change.act) {
		case "close":
			return { close: closeDeparture(db, id, at) };
		case "open":
			return { open: openDeparture(db, id, at), after: leavesAfterAll(db, change, apply) };
		case "run":
			return { run: runAnyway(db, id, at) };
		case "seats":
			return { seats: setDepartureSeats(db, id, change.seats, at) };
		case "price":
			return { price: setDeparturePrices(db, id, change.prices, at) };
		case "sale":
			return { sale: setDepartureSale(db, id, change.sale, at) };
		case "start":
			return startStatements(db, change, apply);
		case "move":
			return moveDepartureStatements(db, change, apply);
		case "cancel":
			return cancelDepartureStatements(db, change, apply);
		case "weather":
			return callOffStatements(db, change, apply);
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
		case "price":
			return { code: "departure price", ...departure, ...change.prices };
		case "sale":
			return { code: "departure sale", ...departure, ...change.sale };
		case "start":
			return { code: "departure start", ...departure, to: change.start };
		case "move":
			return { code: "departure moved", ...departure };
		case "cancel":
			return { code: "departure cancelled", ...departure };
		case "weather":
			return { code: "departure called off", ...departure };
	}
}
