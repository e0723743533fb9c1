import { typedPrice } from "#app/catalogue/prices/typed-price.ts";
import { faresTexts } from "#app/messages/staff/excursions/fares.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { TypedValues } from "#app/ui/form/form.ts";
import type { typedFields } from "#app/ui/form/typed-values.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import type { FareFields } from "./fare-form.ts";

const texts = faresTexts.form;

/** The fields of a fare after its title. */
export function FareInputs({
	field,
	currency,
}: {
	field: ReturnType<typeof typedFields>;
	currency: string;
}) {
	const number = { inputMode: "numeric", autoComplete: "off" } as const;
	return (
		<>
			<TextField
				{...field("proof")}
				label={texts.proof}
				hint={texts.proofHint}
				autoComplete="off"
			/>
			<SelectField {...field("countsAs")} label={texts.countsAs} hint={texts.countsAsHint}>
				<option value="adults">{texts.adults}</option>
				<option value="children">{texts.children}</option>
				<option value="bebe">{texts.bebe}</option>
			</SelectField>
			<div className="grid gap-4 min-[30rem]:grid-cols-2">
				<TextField {...field("percentOff")} label={texts.percentOff} {...number} />
				<TextField
					{...field("priceCents")}
					label={texts.price({ currency })}
					hint={texts.priceHint}
					inputMode="decimal"
					autoComplete="off"
				/>
				<TextField {...field("fromAge")} label={texts.fromAge} {...number} />
				<TextField {...field("toAge")} label={texts.toAge} hint={texts.ageHint} {...number} />
			</div>
		</>
	);
}

const listTexts = faresTexts.list;

/** "25 % less than adults · from 65 years", and what the guest shows. */
export function fareFacts(
	{ proof, countsAs, percentOff, priceCents, fromAge, toAge }: FareFields,
	currency: string,
): { facts: string; note: string } {
	const guests = listTexts[countsAs];
	const facts = [
		percentOff === null ? null : listTexts.percentOff({ percent: percentOff, guests }),
		priceCents === null
			? null
			: listTexts.price({ price: formatMoney(priceCents, currency), guests }),
		fromAge === null ? null : listTexts.fromAge({ age: fromAge }),
		toAge === null ? null : listTexts.toAge({ age: toAge }),
	];
	return {
		facts: facts.filter(Boolean).join(" · "),
		note: proof ? listTexts.proof({ proof }) : "",
	};
}

/** A fare as its form shows it; null is a new one. */
export function fareFormOf(fare: FareFields | null): TypedValues {
	if (!fare) return { countsAs: "adults" };
	const { title, proof, countsAs, fromAge, toAge, percentOff, priceCents } = fare;
	return {
		...{ title, proof, countsAs },
		fromAge: String(fromAge ?? ""),
		toAge: String(toAge ?? ""),
		percentOff: String(percentOff ?? ""),
		priceCents: typedPrice(priceCents),
	};
}
