import { bookingFormTexts } from "#app/messages/catalogues/booking/booking-form.ts";
import { nothingFreeAndBotCheckTexts } from "#app/messages/catalogues/booking/nothing-free-and-bot-check.ts";
import type { Language } from "#app/messages/languages.ts";
import { useLanguage } from "#app/messages/use-language.tsx";
import { waitingListHref } from "#app/sales/form/day/waiting-list-href.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import type { BookingForm } from "../booking-form-state.ts";

/** Says that nobody more of the party fits, and leads to a day with more seats. */
export function PartyLimit({ booking, left }: { booking: BookingForm; left: number }) {
	const { chosenDeparture, seats } = booking;
	const language = useLanguage();
	return (
		<p
			id="people-limit"
			className="mt-3 rounded-md bg-sand px-4 py-3 text-sm/[1.45] noscript:hidden"
		>
			{limitInWords({ left, seats, ...dayOf(booking) }, language)}{" "}
			{chosenDeparture ? (
				<>
					<a href="#date" className="font-semibold">
						{nothingFreeAndBotCheckTexts[language].limit.lookForMore}
					</a>{" "}
					·{" "}
					<a href={waitingListHref(booking, chosenDeparture)} className="font-semibold">
						{nothingFreeAndBotCheckTexts[language].tellMe}
					</a>
				</>
			) : null}
		</p>
	);
}

function dayOf({ chosenDeparture, starts }: BookingForm) {
	return {
		date: chosenDeparture?.date ?? null,
		start: starts.length > 0 ? chosenDeparture?.startTime : undefined,
	};
}

/** Why nobody more can come: on the chosen day, or on the trip as a whole. */
export function limitInWords(
	{
		left,
		seats,
		date,
		start,
	}: {
		left: number;
		seats: number;
		date: string | null;
		/** Of a day with several departures. */
		start?: string | undefined;
	},
	language: Language,
): string {
	const texts = nothingFreeAndBotCheckTexts[language].limit;
	const isOverfull = seats > left;
	if (!date) return (isOverfull ? texts.overfullTrip : texts.fullTrip)({ seats: left });
	const { formatDate, formatTime } = formatsIn(language);
	const long = formatDate(date, "long");
	const day = start
		? bookingFormTexts[language].starts.dayAt({ day: long, time: formatTime(start) })
		: long;
	return (isOverfull ? texts.overfullDay : texts.fullDay)({ seats: left, day });
}
