import { typedPrice } from "#app/catalogue/prices/typed-price.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import type { ExtraFields } from "./extra-form.ts";

/** An extra as its form shows it; null is a new one, which fits everybody. */
export function extraFormOf(extra: ExtraFields | null): TypedValues {
	if (!extra) return { charged: "person", forAdults: "on", forChildren: "on", forBebe: "on" };
	const tickOf = (isOn: boolean) => (isOn ? "on" : "off");
	return {
		title: extra.title,
		note: extra.note,
		charged: extra.charged,
		forAdults: tickOf(extra.forAdults),
		forChildren: tickOf(extra.forChildren),
		forBebe: tickOf(extra.forBebe),
		priceCents: typedPrice(extra.priceCents),
		isRequired: tickOf(extra.isRequired),
		stock: String(extra.stock ?? ""),
		stockId: String(extra.stockId ?? ""),
	};
}
