import * as v from "valibot";
import type { People } from "#app/catalogue/prices/prices.ts";

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What a reseller owes us of a price. */
const contractSchema = v.variant("kind", [
	/** Not agreed yet: net prices are unknown. */
	v.object({ kind: v.literal("none") }),
	/** The reseller keeps so many percent of the price. */
	v.object({
		kind: v.literal("percent"),
		percent: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100)),
	}),
	/** So many cents a guest, whatever the price. */
	v.object({ kind: v.literal("amounts"), adults: cents, children: cents, bebe: cents }),
]);

export type Contract = v.InferOutput<typeof contractSchema>;

const storedSchema = v.pipe(v.string(), v.parseJson(), contractSchema);

/** @throws v.ValiError for a stored text that no version of the product has written. */
export function readContract(json: string): Contract {
	return v.parse(storedSchema, json);
}

/** What the reseller owes of the price of one guest, in cents; half a cent is rounded in our favour. Null without a contract. */
export function netCents(
	contract: Contract,
	guest: { kind: keyof People; cents: number },
): number | null {
	switch (contract.kind) {
		case "none":
			return null;
		case "percent":
			return Math.round((guest.cents * (100 - contract.percent)) / 100);
		case "amounts":
			return contract[guest.kind];
	}
}
