import { bookingFormTexts } from "#app/messages/catalogues/booking/booking-form.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { BookingForm } from "../booking-form-state.ts";

/** The chosen day in words, with its start where it has several; null while none is chosen. */
export function useChosenDay({ chosenDeparture, chosenDate, starts }: BookingForm): string | null {
	const { dayAt, missing } = useTexts(bookingFormTexts).starts;
	const { formatDate, formatTime } = useFormats();
	if (!chosenDate) return null;
	const date = formatDate(chosenDate, "short");
	if (starts.length === 0) return date;
	return chosenDeparture
		? dayAt({ day: date, time: formatTime(chosenDeparture.startTime) })
		: `${date}, ${missing}`;
}
