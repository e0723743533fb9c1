import { type SQL, sql } from "drizzle-orm";
import type { PriceRule } from "./price-rule.ts";

type Row = [
	position: number,
	id: number,
	travelFrom: string | null,
	travelTo: string | null,
	weekdays: string | null,
	startTime: string | null,
	bookedFrom: string | null,
	bookedTo: string | null,
	adultCents: number | null,
	childCents: number | null,
	bebeCents: number | null,
];

/** A column with the rules of an excursion that hold, as JSON for `toRules`. @param excursionId SQL of its id. */
export function rulesOf(excursionId: SQL): SQL<PriceRule[]> {
	return sql`(SELECT json_group_array(json_array(rule.position, rule.id, rule.travel_from, rule.travel_to, rule.weekdays,
			rule.start_time, rule.booked_from, rule.booked_to, rule.adult_cents, rule.child_cents, rule.bebe_cents))
		FROM price_rules AS rule WHERE rule.excursion_id = ${excursionId} AND rule.ended_at IS NULL)`.mapWith(
		toRules,
	);
}

/** In their order: the first one that matches counts. */
export function toRules(json: string): PriceRule[] {
	const rows: Row[] = JSON.parse(json);
	return rows.sort(byPosition).map(toRule);
}

const byPosition = (one: Row, other: Row) => one[0] - other[0] || one[1] - other[1];

function toRule([
	,
	id,
	travelFrom,
	travelTo,
	weekdays,
	startTime,
	bookedFrom,
	bookedTo,
	adultCents,
	childCents,
	bebeCents,
]: Row): PriceRule {
	return {
		...{ id, travelFrom, travelTo, weekdays, startTime, bookedFrom, bookedTo },
		...{ adultCents, childCents, bebeCents },
	};
}
