import { peopleInWords } from "#app/bookings/booking-words.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { useLanguage } from "#app/messages/use-language.tsx";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";
import type { Choice } from "./use-choice.ts";

export function ChoiceSummary({ choice }: { choice: Choice }) {
	const language = useLanguage();
	const { currency } = useSiteConfig();
	const { excursion, day, pickup, people, totalCents } = choice;
	const facts = [
		["Trip", excursion.title],
		["Day", day ? formatDate(day.date, "long") : ""],
		["Guests", peopleInWords(people, language)],
		["We pick you up", pickup ? `${pickup.time}, ${pickup.title}` : ""],
		["Price", formatMoney(totalCents, currency)],
	];
	return (
		<dl className="grid grid-cols-3 gap-x-6 gap-y-3 border-y-2 border-dotted border-dune py-4">
			{facts.map(([term, fact]) => (
				<div key={term} className={term === "We pick you up" ? "col-span-2" : "min-w-0"}>
					<dt className="text-xs text-ink-soft">{term}</dt>
					<dd className="leading-[1.35] font-[650] lining-nums">{fact}</dd>
				</div>
			))}
		</dl>
	);
}
