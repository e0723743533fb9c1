import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import type { PriceRule } from "./price-rule.ts";
import type { RuleChanges } from "./rule-changes.ts";

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
	centsByFare: PriceRule["centsByFare"],
];

/** A column with the rules of an excursion that hold, as JSON for `toRules`. @param excursionId SQL of its id. */
export function rulesOf(excursionId: SQL): SQL<PriceRule[]> {
	return sql`(SELECT json_group_array(json_array(rule.position, rule.id, rule.travel_from, rule.travel_to, rule.weekdays,
			rule.start_time, rule.booked_from, rule.booked_to, rule.adult_cents, rule.child_cents, rule.bebe_cents,
			json(rule.cents_by_fare)))
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
	centsByFare,
]: Row): PriceRule {
	return {
		...{ id, travelFrom, travelTo, weekdays, startTime, bookedFrom, bookedTo },
		...{ adultCents, childCents, bebeCents, centsByFare },
	};
}

/** Writes a new list of rules; a trigger raises the excursion's version, which the command's batch has taken before. */
export function ruleStatements(
	db: Database,
	{ excursionId, changes, now }: { excursionId: string; changes: RuleChanges; now: number },
) {
	const { endedIds, unchanged, added } = changes;
	return {
		ended: db.run(sql`
			UPDATE price_rules SET ended_at = ${now}
			WHERE excursion_id = ${excursionId} AND ended_at IS NULL
				AND id IN (SELECT value FROM json_each(${JSON.stringify(endedIds)}))`),
		moved: db.run(sql`
			UPDATE price_rules SET position = next.value ->> 'position'
			FROM json_each(${JSON.stringify(unchanged)}) AS next
			WHERE price_rules.excursion_id = ${excursionId} AND price_rules.id = next.value ->> 'id'`),
		added: db.run(sql`
			INSERT INTO price_rules (excursion_id, position, travel_from, travel_to, weekdays, start_time,
				booked_from, booked_to, adult_cents, child_cents, bebe_cents, cents_by_fare, created_at)
			SELECT ${excursionId}, value ->> 'position', value ->> 'travelFrom', value ->> 'travelTo', value ->> 'weekdays',
				value ->> 'startTime', value ->> 'bookedFrom', value ->> 'bookedTo',
				value ->> 'adultCents', value ->> 'childCents', value ->> 'bebeCents', value ->> 'centsByFare', ${now}
			FROM json_each(${JSON.stringify(added)})`),
	};
}
