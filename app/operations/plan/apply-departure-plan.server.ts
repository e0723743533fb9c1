import { abortUnless, type Statements } from "#app/database/batch.server.ts";
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
import { isClash } from "#app/departures/team/assignments.server.ts";
import { areAllBookings } from "#app/operations/departures/affected-bookings.server.ts";
import type { PressDecision } from "./apply-plan-decision.ts";
import {
	type Apply,
	callOffStatements,
	cancelDepartureStatements,
	leavesAfterAll,
} from "./cancel-or-call-off-statements.server.ts";
import type { DeparturePlan } from "./departure-plan.ts";
import { changesBookings } from "./plan-request.ts";
import type { DepartureChange } from "./plan-situation.ts";
import { moveDepartureStatements, startStatements } from "./start-or-move-statements.server.ts";

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
		changes: changes.map((change) => statementsOf(db, change, apply)),
	};
}

/** What is done to a departure, and the line of it in the history of its excursion. */
function statementsOf(db: Database, change: DepartureChange, apply: Apply): Statements {
	const { id, excursionId, date, startTime: start } = change.departure;
	const { now } = apply.clock;
	const trip = { date, start };
	const entry = (line: CatalogueLine) =>
		recordCatalogueEntry(db, {
			kind: "excursion",
			id: excursionId,
			line,
			author: { ...apply.actor, impersonatedBy: apply.actor.impersonatorId },
			now,
		});
	switch (change.act) {
		case "close":
			return {
				close: closeDeparture(db, id, { now }),
				entry: entry({ code: "departure closed", ...trip }),
			};
		case "open":
			return {
				open: openDeparture(db, id, { now }),
				after: leavesAfterAll(db, change, apply),
				entry: entry({ code: "departure opened", ...trip }),
			};
		case "run":
			return {
				run: runAnyway(db, id, { now }),
				entry: entry({ code: "departure runs", ...trip }),
			};
		case "seats":
			return {
				seats: setDepartureSeats(db, id, change.seats, { now }),
				entry: entry({ code: "departure seats", ...trip, seats: change.seats }),
			};
		case "price":
			return {
				price: setDeparturePrices(db, id, change.prices, { now }),
				entry: entry({ code: "departure price", ...trip, ...change.prices }),
			};
		case "sale":
			return {
				sale: setDepartureSale(db, id, change.sale, { now }),
				entry: entry({ code: "departure sale", ...trip, ...change.sale }),
			};
		case "start":
			return {
				...startStatements(db, change, apply),
				entry: entry({ code: "departure start", ...trip, to: change.start }),
			};
		case "move":
			return {
				...moveDepartureStatements(db, change, apply),
				entry: entry({ code: "departure moved", ...trip }),
			};
		case "cancel":
			return {
				...cancelDepartureStatements(db, change, apply),
				entry: entry({ code: "departure cancelled", ...trip }),
			};
		case "weather":
			return {
				...callOffStatements(db, change, apply),
				entry: entry({ code: "departure called off", ...trip }),
			};
	}
}
