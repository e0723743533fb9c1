import { nothingFreeAndBotCheckTexts } from "#app/messages/catalogues/booking/nothing-free-and-bot-check.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import type { BookingForm } from "../booking-form-state.ts";
import { BookingCalendar } from "./booking-calendar.tsx";

export function NothingFree({ booking }: { booking: BookingForm }) {
	const texts = useTexts(nothingFreeAndBotCheckTexts).nothingFree;
	const localPath = useLocalPath();
	const isPlanned = booking.departures.some(({ state }) => state === "full");
	return (
		<>
			<div className="rounded-md bg-sand px-5 py-4.5">
				<h3 className="text-lg">{isPlanned ? texts.full : texts.notRunning}</h3>
				<p className="mt-1.5 text-sm">
					{isPlanned ? texts.fullSentence : texts.notRunningSentence}
				</p>
			</div>
			{isPlanned ? <BookingCalendar booking={booking} /> : null}
			<p className="flex flex-wrap gap-x-6 gap-y-2 font-semibold">
				<a href={localPath("/excursion/excursions")}>{texts.otherTrips}</a>
				<a href={localPath("/excursion/contact")}>{texts.writeToUs}</a>
			</p>
		</>
	);
}
