import { faresTexts } from "#app/messages/staff/excursions/fares.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import type { FareFields } from "./fare-form.ts";

const texts = faresTexts.list;

/** "25 % less than adults · from 65 years", and what the guest shows. */
export function fareFacts(
	{ proof, countsAs, percentOff, priceCents, fromAge, toAge }: FareFields,
	currency: string,
): { facts: string; note: string } {
	const guests = texts[countsAs];
	const facts = [
		percentOff === null ? null : texts.percentOff({ percent: percentOff, guests }),
		priceCents === null ? null : texts.price({ price: formatMoney(priceCents, currency), guests }),
		fromAge === null ? null : texts.fromAge({ age: fromAge }),
		toAge === null ? null : texts.toAge({ age: toAge }),
	];
	return {
		facts: facts.filter(Boolean).join(" · "),
		note: proof ? texts.proof({ proof }) : "",
	};
}
