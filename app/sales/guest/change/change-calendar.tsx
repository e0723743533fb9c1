import type { Departure } from "#app/departures/departure.ts";
import { calendarMonth, monthToShow } from "#app/departures/offer/calendar-month.ts";
import { bestDeparture } from "#app/departures/offer/chosen-departure.ts";
import { guestBookingTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import {
	CalendarLegend,
	DayNumber,
	LegendKey,
	MonthGrid,
	MonthNavigation,
	OpenDay,
} from "#app/sales/form/day/month-grid.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { GuestBookingDetails } from "../guest-booking.server.ts";

type CalendarTexts = (typeof guestBookingTexts)["en"]["change"]["calendar"];

/** What a booking may move to. */
export interface GuestDayChoice
	extends Pick<GuestBookingDetails, "pickupPointId" | "seats" | "stops"> {
	/** `bookingFingerprint` of what the page shows. */
	fingerprint: string;
	/** All days of the excursion; empty when the day can no longer be changed. */
	departures: Departure[];
	/** Those that cost the party more, to which only staff move it. */
	dearerIds: readonly number[];
}

interface ChosenDay {
	booking: GuestBooking;
	choice: GuestDayChoice;
	chosenDate: string | null;
	choose: (date: string) => void;
}

/** Days with enough free seats for the whole party; the booked day is framed. */
export function ChangeCalendar({
	month: chosenMonth,
	showMonth,
	phone,
	...rest
}: ChosenDay & {
	month: string;
	showMonth: (month: string) => void;
	/** The operator's. */
	phone: string;
}) {
	const { booking, choice, chosenDate } = rest;
	const { departures, seats } = choice;
	const texts = useTexts(guestBookingTexts).change.calendar;
	const shownMonth = monthToShow(departures, chosenMonth);
	if (!shownMonth) return null;
	const month = calendarMonth(departures, shownMonth);
	const isElsewhere = chosenDate !== null && !month.days.some(({ date }) => date === chosenDate);
	return (
		<fieldset className="min-w-0">
			<legend className="sr-only">{texts.legend}</legend>
			<MonthNavigation
				month={month}
				showMonth={showMonth}
				type="submit"
				formMethod="get"
				name="month"
			/>
			{/* stands before the days: where the form sends two dates, the server takes the last one, a day that is ticked below */}
			{isElsewhere ? <input type="hidden" name="date" value={chosenDate} /> : null}
			<MonthGrid month={month}>{(day) => <Day key={day.date} {...day} {...rest} />}</MonthGrid>
			<CalendarLegend>
				<LegendKey className="bg-foam">{texts.room({ seats })}</LegendKey>
				<LegendKey className="bg-sand">{texts.justEnough}</LegendKey>
				<LegendKey className="bg-ocean">{texts.newDay}</LegendKey>
			</CalendarLegend>
			{booking.isWhole ? (
				<p className="mt-3 text-sm text-ink-soft">{texts.wholeDays({ phone })}</p>
			) : null}
			{choice.dearerIds.length > 0 ? (
				<p className="mt-3 text-sm text-ink-soft">{texts.dearerDays({ phone })}</p>
			) : null}
		</fieldset>
	);
}

function Day({
	date,
	departures,
	booking,
	choice: { seats, dearerIds },
	chosenDate,
	choose,
}: ChosenDay & { date: string; departures: readonly Departure[] }) {
	const isOwn = date === booking.date;
	const others = departures.filter(({ id }) => id !== booking.departureId);
	const departure = bestDeparture(others);
	const withRoom = others.filter(({ state, left }) => state === "open" && left >= seats);
	const open = withRoom.filter(({ id }) => !dearerIds.includes(id));
	const texts = useTexts(guestBookingTexts).change.calendar;
	const day = useFormats().formatDate(date, "long");
	if (isOwn && open.length === 0)
		return (
			<div className="day-cell inset-ring-2 inset-ring-edge">
				<DayNumber date={date} />
				<span className="sr-only">{day}: </span>
				{/* one word in a seventh of a phone's width: "gebucht" is the longest */}
				<span className="@min-[19rem]:text-[0.6rem] @min-[19rem]:tracking-tight @min-[27rem]:text-xs @min-[27rem]:tracking-normal">
					{texts.booked}
				</span>
			</div>
		);
	if (departure?.state !== "open" || open.length === 0) {
		const why =
			withRoom.length > 0 ? texts.dearer : departure ? unavailableReason(departure, texts) : "";
		return (
			<div
				aria-hidden={why === ""}
				className={`day-cell text-ink-faint ${why ? "" : "hidden @min-[19rem]:flex"}`}
			>
				<DayNumber date={date} isStruck={departure?.state === "full"} />
				{why ? <span className="sr-only">{day}: </span> : null}
				{why ? <span>{why}</span> : null}
			</div>
		);
	}
	return (
		<OpenDay
			date={date}
			departure={departure}
			open={open}
			className={isOwn ? "inset-ring-2 inset-ring-edge" : ""}
			isScarce={departure.left === seats}
			isChosen={chosenDate === date}
			choose={choose}
		/>
	);
}

/** Why a day cannot be chosen; empty when there is nothing to explain. */
function unavailableReason(
	{ state, left }: Departure,
	texts: Pick<CalendarTexts, "left" | "full">,
): string {
	if (state === "open") return texts.left({ seats: left });
	return state === "full" ? texts.full : "";
}
