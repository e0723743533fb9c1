import { lazy, Suspense } from "react";
import { centsPerAdult, doPricesDiffer, pricesOf } from "#app/catalogue/prices/price-sets.ts";
import { type Departure, fewSeats } from "#app/departures/departure.ts";
import { bestDeparture } from "#app/departures/offer/chosen-departure.ts";
import { partWithFields } from "#app/islands/drawn-parts.tsx";
import { bookingFormTexts } from "#app/messages/catalogues/booking/booking-form.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { BookingForm } from "../booking-form-state.ts";
import {
	CalendarLegend,
	DayNumber,
	LegendKey,
	MonthGrid,
	MonthNavigation,
	OpenDay,
} from "./month-grid.tsx";

/** Parts that few visitors see, loaded as those of `lazy-parts.ts`, which can't load them: it loads the calendar itself. */
const loadStartChoice = () => import("./start-choice.tsx");
const loadUnavailableDay = () => import("./unavailable-day-notice.tsx");

const StartChoice = import.meta.env.SSR
	? (await loadStartChoice()).StartChoice
	: partWithFields("[name=start]", async () => (await loadStartChoice()).StartChoice);

const UnavailableDayNotice = import.meta.env.SSR
	? (await loadUnavailableDay()).UnavailableDayNotice
	: lazy(async () => ({ default: (await loadUnavailableDay()).UnavailableDayNotice }));

/** Days with free seats and languages. In a narrow column it becomes a list. */
export function BookingCalendar({ booking }: { booking: BookingForm }) {
	const { month, chosenDate, errors } = booking;
	const texts = useTexts(bookingFormTexts).day;
	if (!month) return null;
	const isElsewhere = chosenDate !== null && !month.days.some(({ date }) => date === chosenDate);
	return (
		<fieldset
			id="date"
			tabIndex={-1}
			aria-describedby={errors.date ? "date-error" : undefined}
			className="min-w-0"
		>
			<legend className="mb-2 font-display text-lg/tight">{texts.legend}</legend>
			<MonthNavigation
				month={month}
				showMonth={booking.showMonth}
				type={booking.isAwake ? "button" : "submit"}
				name="show"
				// the page that answers opens at the calendar
				formAction="#book"
			/>
			{errors.date ? <FieldError id="date-error">{errors.date[0]}</FieldError> : null}
			<div role="status" className="empty:hidden">
				{booking.unavailable ? (
					<Suspense>
						<UnavailableDayNotice booking={booking} day={booking.unavailable} />
					</Suspense>
				) : null}
			</div>
			{/* stands before the days: where the form sends two dates, the server takes the last one, a day that is ticked below */}
			{isElsewhere ? <input type="hidden" name="date" value={chosenDate} /> : null}
			<MonthGrid month={month}>
				{(day) => <Day key={day.date} {...day} booking={booking} />}
			</MonthGrid>
			<input type="hidden" name="month" value={month.month} />
			<CalendarLegend>
				<LegendKey className="bg-foam">{texts.key.free}</LegendKey>
				<LegendKey className="folded-corner bg-sand text-[0.6rem] forced-colors:border-dashed">
					{texts.key.few}
				</LegendKey>
				<LegendKey className="bg-ocean forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none">
					{texts.key.chosen}
				</LegendKey>
				{booking.held ? (
					<LegendKey className="inset-ring-2 inset-ring-ocean forced-colors:border-4 forced-colors:border-double">
						{texts.key.held}
					</LegendKey>
				) : null}
				<span>
					<s className="mr-1.5 font-[650]">15</s>
					{texts.key.full}
				</span>
			</CalendarLegend>
			{booking.chosenDate && booking.starts.length > 0 ? (
				<Suspense>
					<StartChoice
						date={booking.chosenDate}
						starts={booking.starts}
						chosenDeparture={booking.chosenDeparture}
						choose={booking.chooseStart}
						errors={errors.start}
					/>
				</Suspense>
			) : null}
		</fieldset>
	);
}

/** A day on which the visitor holds seats never looks full. */
const ownDay =
	"font-bold inset-ring-[2.5px] inset-ring-ocean forced-colors:border-4 forced-colors:border-double";

function Day({
	date,
	departures,
	booking: { chosenDate, held, choose, excursion, currency },
}: {
	date: string;
	departures: readonly Departure[];
	booking: BookingForm;
}) {
	const texts = useTexts(bookingFormTexts).day;
	const { formatDate, formatMoney } = useFormats();
	const departure = bestDeparture(departures);
	const yours = held?.date === date ? held.seats : 0;
	if (!departure || departure.state === "closed") {
		return (
			<div aria-hidden="true" className="day-cell hidden text-ink-faint @min-[19rem]:flex">
				<b className="text-[1.1rem] font-[650]">{Number(date.slice(8))}</b>
			</div>
		);
	}
	const day = formatDate(date, "long");
	if (departure.state !== "open") {
		const isFull = departure.state === "full" && yours === 0;
		const why = yours > 0 ? texts.yours({ count: yours }) : isFull ? texts.full : texts.tooLate;
		return (
			<div className={`day-cell ${yours > 0 ? ownDay : "text-ink-faint"}`}>
				<DayNumber date={date} isStruck={isFull} />
				{isFull ? (
					<a
						href={`?date=${date}#book`}
						className="-m-1 p-1 text-ink-soft after:absolute after:inset-0"
						onClick={(event) => {
							event.preventDefault();
							choose(date);
							document.getElementById("date")?.scrollIntoView();
						}}
					>
						<span className="sr-only">{day}: </span>
						{why}
					</a>
				) : (
					<>
						<span className="sr-only">{day}: </span>
						<span>{why}</span>
					</>
				)}
			</div>
		);
	}
	const open = departures.filter(({ state }) => state === "open");
	return (
		<OpenDay
			date={date}
			departure={departure}
			open={open}
			price={
				doPricesDiffer(excursion)
					? formatMoney(
							Math.min(
								...open.map(
									(each) => centsPerAdult(pricesOf(excursion, each), excursion.extras).adultCents,
								),
							),
							currency,
						)
					: undefined
			}
			isScarce={departure.left <= fewSeats}
			held={yours}
			isChosen={chosenDate === date}
			choose={choose}
			className={yours > 0 ? ownDay : ""}
		/>
	);
}
