import { useSiteConfig } from "#app/configuration/site-config.ts";
import type { Departure } from "#app/departures/departure.ts";
import { departuresTexts, totemSaleTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { totemButton } from "#app/totem/totem-button.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { Choice } from "./use-choice.ts";

/** The price of all, and the way to the next step. */
export function TotalAndNext({
	choice,
	words,
	isPossible,
	goOn,
}: {
	choice: Choice;
	/** On the button. */
	words: string;
	isPossible: boolean;
	goOn: () => void;
}) {
	const language = useLanguage();
	const { peopleAndDay } = useTexts(totemSaleTexts).choose;
	const { dateAndTime } = useTexts(departuresTexts);
	const { formatDate, formatMoney, formatTime } = useFormats();
	const { currency } = useSiteConfig();
	const { day, starts } = choice;
	const dayInWords = ({ date, startTime }: Departure) =>
		starts.length > 0
			? dateAndTime({ date: formatDate(date, "short"), time: formatTime(startTime) })
			: formatDate(date, "short");
	const people = peopleInWords(choice.people, language);
	return (
		<div className="sticky bottom-0 flex items-center justify-between gap-6 bg-page py-1">
			<div>
				<p
					aria-live="polite"
					className="font-display text-[2.6rem]/none tracking-[-0.02em] lining-nums"
				>
					{formatMoney(choice.totalCents, currency)}
				</p>
				<p className="mt-1 text-sm text-ink-soft">
					{day ? peopleAndDay({ people, day: dayInWords(day) }) : people}
				</p>
			</div>
			<button
				type="button"
				disabled={!isPossible}
				onClick={goOn}
				className={totemButton("next", "flex-none")}
			>
				{words}
			</button>
		</div>
	);
}
