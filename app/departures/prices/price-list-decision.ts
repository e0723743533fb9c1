import type { PriceRule } from "#app/catalogue/prices/price-rule.ts";
import {
	isSameRule,
	type RuleChanges,
	ruleChanges,
	type WantedRule,
} from "#app/catalogue/prices/rule-changes.ts";
import type { CatalogueLine } from "#app/database/catalogue-lines.ts";
import { moveBy } from "#app/ui/move-item.ts";

export type RuleFields = Omit<PriceRule, "id">;

/** One press on the list of rules. */
export type PriceEdit =
	/** A new rule, or another one instead of a stored one. */
	| { act: "save"; ruleId: number | null; fields: RuleFields }
	| { act: "up" | "down" | "end"; ruleId: number };

export interface PriceListState {
	/** Of the excursion. */
	version: number;
	rules: readonly PriceRule[];
}

type RuleStep = "added" | "changed" | "moved" | "ended";

export type PriceListDecision =
	| { outcome: "saved"; step: RuleStep; changes: RuleChanges; line: CatalogueLine }
	/** The list is already as it was asked for. */
	| { outcome: "same" }
	| { outcome: "unknown" }
	/** The rule holds no more. */
	| { outcome: "ended"; version: number }
	/** The excursion was changed after the list was opened. */
	| { outcome: "newer"; version: number; rule: PriceRule | null };

/** @param openedVersion of the excursion, which the page showed. */
export function decidePriceList(
	edit: PriceEdit,
	openedVersion: number | null,
	state: PriceListState | null,
): PriceListDecision {
	if (!state) return { outcome: "unknown" };
	const { version, rules } = state;
	const index = rules.findIndex(({ id }) => id === edit.ruleId);
	if (openedVersion !== version) {
		// a form that was sent twice
		if (edit.act === "save" && rules.some((rule) => isSameRule(rule, edit.fields)))
			return { outcome: "same" };
		if (edit.ruleId === null || index >= 0)
			return { outcome: "newer", version, rule: rules[index] ?? null };
	}
	if (edit.ruleId !== null && index < 0) return { outcome: "ended", version };
	const changes = ruleChanges(rules, nextRules(edit, rules, index));
	if (!changes) return { outcome: "same" };
	const step = stepOf(edit);
	const place = Math.max(0, index) + 1;
	return { outcome: "saved", step, changes, line: { code: "price rule", step, place } };
}

function nextRules(
	edit: PriceEdit,
	rules: readonly PriceRule[],
	index: number,
): readonly WantedRule[] {
	switch (edit.act) {
		case "save":
			return edit.ruleId === null
				? [{ ...edit.fields, id: null }, ...rules]
				: rules.map((rule, at) => (at === index ? { ...edit.fields, id: rule.id } : rule));
		case "end":
			return rules.filter((_, at) => at !== index);
		case "up":
		case "down":
			return moveBy(rules, index, edit.act === "up" ? -1 : 1);
	}
}

function stepOf({ act, ruleId }: PriceEdit): RuleStep {
	if (act === "save") return ruleId === null ? "added" : "changed";
	return act === "end" ? "ended" : "moved";
}
