import type { Extra } from "#app/catalogue/extras/extra.ts";
import type { PriceLine } from "#app/catalogue/prices/price-of.ts";

/** One for each guest who wants one, two on a departure. */
export const sampleExtra: Extra = {
	...{ id: 1, title: "Wetsuit", note: "", charged: "person", priceCents: 950 },
	...{ guests: ["adults", "children", "bebe"], isRequired: false, stock: 2, stockId: null },
};

export const sampleExtraLine: PriceLine & { position: number } = {
	...{
		kind: "extra",
		extraId: 1,
		fareId: null,
		quantity: 1,
		unitCents: 950,
		sumCents: 950,
		position: 1,
	},
	...{ taxRate: 0, taxCents: 0, reason: null, ruleId: null },
};
