import { bookingFormTexts } from "#app/messages/catalogues/booking/booking-form.ts";
import { withoutScriptTexts } from "#app/messages/catalogues/booking/without-script.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { BookingForm } from "./booking-form-state.ts";

/** Day, people and price; updated with every choice. */
export function BookingTotal({ booking }: { booking: BookingForm }) {
	const language = useLanguage();
	const { total: texts } = bookingFormTexts[language];
	const { formatMoney } = useFormats();
	const { chosenDeparture, seats, errors, code } = booking;
	const day = useChosenDay(booking);
	return (
		<div
			id="price"
			tabIndex={-1}
			className="grid gap-1.5 rounded-md bg-sand px-5 py-4.5 lining-nums"
		>
			<div className="flex flex-wrap justify-between gap-x-4">
				<span data-party>{peopleInWords(booking.people, language)}</span>
				<span>{day ?? texts.noDay}</span>
			</div>
			{chosenDeparture && seats > chosenDeparture.left ? (
				<p className="text-sm font-semibold text-few">
					{texts.fewLeft({ seats: chosenDeparture.left })}
				</p>
			) : null}
			{code.applied ? (
				<div className="flex flex-wrap justify-between gap-x-4">
					<span>{bookingFormTexts[language].code.line(code.applied)}</span>
					<span>{formatMoney(booking.codeCents, booking.currency)}</span>
				</div>
			) : null}
			<div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-dotted border-[#b28a4d] pt-2.5 font-[650]">
				<span>{texts.youPay}</span>
				<output
					htmlFor="adults children bebe"
					data-sum
					className="font-display text-[2rem]/none font-normal lining-nums"
				>
					{formatMoney(booking.totalCents, booking.currency)}
				</output>
			</div>
			<noscript>{import.meta.env.SSR ? <PriceFollows /> : null}</noscript>
			{errors.price ? <FieldError>{errors.price[0]}</FieldError> : null}
		</div>
	);
}

function PriceFollows() {
	return <p className="text-sm">{useTexts(withoutScriptTexts).price}</p>;
}

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
