/** The fields of the form of a price rule. */

import { typedPrice } from "#app/catalogue/prices/typed-price.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import type { RuleFields } from "./price-list-decision.ts";

/** Monday first; 0 is Sunday. */
export const week = [1, 2, 3, 4, 5, 6, 0];

export const weekdayTick = (weekday: number) => `weekday.${weekday}`;

const farePrefix = "centsByFare.";

export const fareCentsField = (fareId: number | string) => `${farePrefix}${fareId}`;

/** A form of a rule, not yet checked; all seven days are no condition. */
export function ruleInputOf(typedValues: TypedValues): Record<string, unknown> {
	const ticked = [0, 1, 2, 3, 4, 5, 6].filter((day) => typedValues[weekdayTick(day)] === "on");
	const fareFields = Object.entries(typedValues).filter(([name]) =>
		/^centsByFare\.\d{1,9}$/.test(name),
	);
	return {
		...typedValues,
		weekdays: ticked.length === 7 ? "" : ticked.join(""),
		centsByFare: Object.fromEntries(
			fareFields.map(([name, cents]) => [name.slice(farePrefix.length), cents]),
		),
	};
}

export function ruleFormOf(rule: RuleFields): TypedValues {
	const ticked = [...(rule.weekdays ?? "")];
	return {
		travelFrom: rule.travelFrom ?? "",
		travelTo: rule.travelTo ?? "",
		startTime: rule.startTime ?? "",
		bookedFrom: rule.bookedFrom ?? "",
		bookedTo: rule.bookedTo ?? "",
		adultCents: typedPrice(rule.adultCents),
		childCents: typedPrice(rule.childCents),
		bebeCents: typedPrice(rule.bebeCents),
		...Object.fromEntries(
			Object.entries(rule.centsByFare ?? {}).map(([fareId, cents]) => [
				fareCentsField(fareId),
				typedPrice(cents),
			]),
		),
		...Object.fromEntries(ticked.map((day) => [weekdayTick(Number(day)), "on"])),
	};
}
