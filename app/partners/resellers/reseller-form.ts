import * as v from "valibot";
import { isLocalDate } from "#app/catalogue/local-date.ts";
import { resellersTexts } from "#app/messages/staff/partners/resellers.ts";
import { amountPattern, inCents } from "#app/sales/staff/typed-cents.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import { lineOfText } from "#app/ui/form/values/text-schema.ts";
import type { Contract } from "./contract.ts";

const { errors, terms } = resellersTexts;

const name = v.pipe(
	lineOfText({ what: () => terms.name, most: 80 }),
	v.minLength(2, () => errors.name),
);

export const newResellerSchema = v.object({ name });

const typedAmount = v.pipe(v.optional(v.string(), ""), v.trim());
const amount = v.pipe(
	typedAmount,
	v.regex(amountPattern, () => errors.amount),
	v.transform(inCents),
);

const termsSchema = v.variant(
	"kind",
	[
		v.object({ kind: v.literal("none") }),
		v.object({
			kind: v.literal("percent"),
			percent: v.pipe(
				typedAmount,
				v.regex(/^(\d{1,2}|100)$/, () => errors.percent),
				v.transform(Number),
			),
		}),
		v.object({ kind: v.literal("amounts"), adults: amount, children: amount, bebe: amount }),
	],
	() => errors.kind,
);

export const resellerSchema = v.intersect([newResellerSchema, termsSchema]);

export const newKeySchema = v.object({
	kind: v.picklist(["live", "test"], () => errors.kind),
	expiresOn: v.pipe(
		v.optional(v.string(), ""),
		v.check(
			(text) => text === "" || isLocalDate(text),
			() => errors.expires,
		),
	),
});

const tickPrefix = "on.";
export const allTick = "allExcursions";
export const excursionTick = (excursionId: string) => `${tickPrefix}${excursionId}`;

/** The excursions that are ticked; null for all. */
export function tickedExcursions(typedValues: TypedValues): string[] | null {
	if (typedValues[allTick] === "on") return null;
	return Object.entries(typedValues).flatMap(([field, value]) =>
		field.startsWith(tickPrefix) && value === "on" ? [field.slice(tickPrefix.length)] : [],
	);
}

const money = (cents: number) => (cents / 100).toFixed(2);

/** A reseller as the form shows it. */
export function resellerFormOf({
	name: resellerName,
	contract,
	excursionIds,
}: {
	name: string;
	contract: Contract;
	excursionIds: readonly string[] | null;
}): TypedValues {
	return {
		name: resellerName,
		kind: contract.kind,
		...(contract.kind === "percent" ? { percent: String(contract.percent) } : {}),
		...(contract.kind === "amounts"
			? {
					adults: money(contract.adults),
					children: money(contract.children),
					bebe: money(contract.bebe),
				}
			: {}),
		[allTick]: excursionIds === null ? "on" : "off",
		...Object.fromEntries((excursionIds ?? []).map((id) => [excursionTick(id), "on"])),
	};
}
