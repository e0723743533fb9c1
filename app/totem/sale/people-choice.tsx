import { childYears, takesBabies } from "#app/catalogue/excursion.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { totemSaleTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { CountStepper } from "./count-stepper.tsx";
import type { Choice } from "./use-choice.ts";

export function PeopleChoice({ choice }: { choice: Choice }) {
	const { currency } = useSiteConfig();
	const texts = useTexts(totemSaleTexts).people;
	const { formatMoney } = useFormats();
	const { ages, prices } = choice.excursion;
	const money = (cents: number) =>
		choice.people.isWhole
			? texts.included
			: cents === 0
				? texts.free
				: formatMoney(cents, currency);
	const childAges = childYears(ages);
	const kinds = [
		{
			kind: "adults",
			label: texts.adults,
			note: texts.fromYears({ years: ages.adultFrom, price: money(prices.adultCents) }),
			isTaken: true,
		},
		{
			kind: "children",
			label: texts.children,
			note: childAges
				? texts.ages({ ...childAges, price: money(prices.childCents) })
				: texts.notHere,
			isTaken: childAges !== null,
		},
		{
			kind: "bebe",
			label: texts.babies,
			note: takesBabies(ages)
				? texts.underYears({ years: ages.childFrom, price: money(prices.bebeCents) })
				: texts.notHere,
			isTaken: takesBabies(ages),
		},
	] as const;
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 font-display text-[1.35rem]/[1.2]">{texts.howMany}</legend>
			<div className="grid grid-cols-3 gap-x-6">
				{kinds.map(({ kind, label, note, isTaken }) => (
					<fieldset key={kind} aria-describedby={`${kind}-note`} className="min-w-0">
						<legend>{label}</legend>
						<span id={`${kind}-note`} className="block text-sm text-ink-soft">
							{note}
						</span>
						<CountStepper
							label={label}
							count={choice.people[kind]}
							least={kind === "adults" ? 1 : 0}
							most={isTaken ? choice.people[kind] + Math.max(0, choice.free) : 0}
							set={(count) => choice.setCount(kind, count)}
							className="mt-1"
						/>
					</fieldset>
				))}
			</div>
		</fieldset>
	);
}
