import { Fragment } from "react";
import type { Extra } from "#app/catalogue/extras/extra.ts";
import type { Fare } from "#app/catalogue/fares/fare.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { extrasTexts } from "#app/messages/catalogues/booking/extras.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { totemSaleTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { Fact } from "#app/totem/catalogue/trip-facts.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { Choice } from "./use-choice.ts";

export function ChoiceSummary({ choice }: { choice: Choice }) {
	const { currency } = useSiteConfig();
	const language = useLanguage();
	const texts = useTexts(totemSaleTexts);
	const { formatDate, formatMoney, formatTime } = useFormats();
	const { excursion, day, pickup, people, extras, code, codeCents, totalCents } = choice;
	return (
		<dl className="grid grid-cols-3 gap-x-6 gap-y-3 border-y-2 border-dotted border-dune py-4">
			<Fact term={texts.summary.trip}>
				<span lang={langOf(excursion, "title")}>{excursion.title}</span>
			</Fact>
			<Fact term={texts.summary.day}>{day ? formatDate(day.date, "long") : null}</Fact>
			<Fact term={texts.summary.guests}>
				{peopleInWords(people, language)}
				{people.fares.length > 0 ? (
					<span className="block text-sm font-normal">
						<TitledCounts
							counts={people.fares.map(({ fare, quantity }) => ({ offer: fare, quantity }))}
						/>
					</span>
				) : null}
			</Fact>
			<Fact term={texts.summary.pickUp} className={extras.length > 0 ? "" : "col-span-2"}>
				{pickup ? (
					<RichText
						text={texts.choose.timeAndPlace({
							time: formatTime(pickup.time),
							place: pickup.title,
						})}
						parts={{ place: (place) => <span lang={langOf(pickup, "title")}>{place}</span> }}
					/>
				) : null}
			</Fact>
			{extras.length > 0 ? (
				<Fact term={extrasTexts[language].legend}>
					<TitledCounts
						counts={extras.map(({ extra, quantity }) => ({ offer: extra, quantity }))}
					/>
				</Fact>
			) : null}
			<Fact term={texts.summary.price}>
				{formatMoney(totalCents, currency)}
				{code && codeCents > 0 ? (
					<span className="block text-sm font-normal">
						{texts.code.line({ ...code, money: formatMoney(codeCents, currency) })}
					</span>
				) : null}
			</Fact>
		</dl>
	);
}

/** "2 × Packed lunch, 1 × Binoculars" */
function TitledCounts({
	counts,
}: {
	counts: readonly { offer: Extra | Fare; quantity: number }[];
}) {
	return counts.map(({ offer, quantity }, index) => (
		<Fragment key={offer.id}>
			{index > 0 ? ", " : null}
			{`${quantity}\u00a0×\u00a0`}
			<span lang={langOf(offer, "title")}>{offer.title}</span>
		</Fragment>
	));
}
