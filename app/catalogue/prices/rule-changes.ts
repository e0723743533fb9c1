import type { PriceRule } from "./price-rule.ts";

/** A rule as staff want it; with the id of the rule that it was, if any. */
export interface WantedRule extends Omit<PriceRule, "id"> {
	id: number | null;
}

/** What a new list of rules makes of the stored one. */
export interface RuleChanges {
	/** Rules that hold no more. */
	endedIds: number[];
	/** Rules that stay as they are, by their new position. */
	unchanged: { id: number; position: number }[];
	added: (Omit<PriceRule, "id"> & { position: number })[];
}

/**
 * A rule is never edited, because lines of bookings name it: one that staff change is ended, and another one takes its
 * place. Null where nothing changes.
 */
export function ruleChanges(
	storedRules: readonly PriceRule[],
	wantedRules: readonly WantedRule[],
): RuleChanges | null {
	const placed = wantedRules.map((rule, position) => ({ rule, position }));
	const isKept = ({ rule }: (typeof placed)[number]) =>
		storedRules.some((storedRule) => storedRule.id === rule.id && isSameRule(storedRule, rule));
	const unchanged = placed
		.filter(isKept)
		.map(({ rule, position }) => ({ id: rule.id ?? 0, position }));
	const added = placed
		.filter((each) => !isKept(each))
		.map(({ rule: { id: _id, ...rule }, position }) => ({ ...rule, position }));
	const endedIds = storedRules
		.map(({ id }) => id)
		.filter((id) => !unchanged.some((each) => each.id === id));
	const isSameOrder = storedRules.every(({ id }, index) => unchanged[index]?.id === id);
	return added.length === 0 && endedIds.length === 0 && isSameOrder
		? null
		: { endedIds, unchanged, added };
}

/** Whether a form says what a rule does. */
export function isSameRule(
	{ id: _, ...storedFields }: PriceRule,
	fields: Omit<PriceRule, "id">,
): boolean {
	const names = Object.keys(storedFields) as (keyof typeof storedFields)[];
	return names.every((name) => JSON.stringify(storedFields[name]) === JSON.stringify(fields[name]));
}
