import { departuresOn } from "#app/departures/offer/chosen-departure.ts";
import { nothingFreeAndBotCheckTexts } from "#app/messages/catalogues/booking/nothing-free-and-bot-check.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { BookingForm } from "../booking-form-state.ts";
import { waitingListHref } from "./waiting-list-href.ts";

/** Says why the day of a link cannot be booked, and which day comes next. */
export function UnavailableDayNotice({
	booking,
	day,
}: {
	booking: BookingForm;
	day: NonNullable<BookingForm["unavailable"]>;
}) {
	const { unavailable: texts, tellMe } = useTexts(nothingFreeAndBotCheckTexts);
	const { formatDate } = useFormats();
	const { next } = day;
	const full = departuresOn(booking.departures, day.date).find(({ state }) => state === "full");
	return (
		<div className="mb-2 grid gap-1.5 rounded-md bg-sand px-4 py-3 text-on-sand">
			<p>
				<b>{texts[day.why]({ day: formatDate(day.date, "long") })}</b>{" "}
				{next
					? texts.next({ day: formatDate(next.date, "long"), seats: next.left })
					: texts.noOther}
			</p>
			{next ? (
				<a
					href={`?date=${next.date}#book`}
					className="justify-self-start py-1 font-semibold text-on-sand"
					onClick={(event) => {
						if (event.metaKey || event.ctrlKey || event.shiftKey) return;
						event.preventDefault();
						booking.choose(next.date);
						booking.showMonth(next.date.slice(0, 7));
						// the link disappears with the notice, so the focus moves to the chosen day
						document.querySelector<HTMLElement>(`input[name=date][value="${next.date}"]`)?.focus();
					}}
				>
					{texts.take({ day: formatDate(next.date, "long") })}
				</a>
			) : null}
			{full && full.sells !== "whole" ? (
				<a
					href={waitingListHref(booking, full)}
					className="justify-self-start py-1 font-semibold text-on-sand"
				>
					{tellMe}
				</a>
			) : null}
		</div>
	);
}
