import { extrasTexts } from "#app/messages/staff/excursions/extras.ts";
import { formatList, formatMoney } from "#app/ui/format/format.ts";
import type { ExtraFields } from "./extra-form.ts";
import type { SharedStock } from "./shared-stock-decision.ts";

const texts = extrasTexts.list;

/** "€9.50 each, for adults and children · 12 on each departure", and what guests read. */
export function extraFacts(
	extra: ExtraFields,
	stocks: readonly SharedStock[],
	currency: string,
): { facts: string; note: string } {
	const price = formatMoney(extra.priceCents, currency);
	const guests = [
		extra.forAdults && texts.adults,
		extra.forChildren && texts.children,
		extra.forBebe && texts.bebe,
	].filter((kind) => kind !== false);
	const sharedStock = stocks.find(({ id }) => id === extra.stockId);
	const facts = [
		extra.charged === "booking"
			? texts.perBooking({ price })
			: texts.each({ price, guests: formatList(guests) }),
		extra.isRequired ? texts.required : null,
		sharedStock
			? texts.sharedStock({ title: sharedStock.title, count: sharedStock.quantity })
			: extra.stock === null
				? texts.endless
				: texts.stock({ count: extra.stock }),
	];
	return { facts: facts.filter(Boolean).join(" · "), note: extra.note };
}
