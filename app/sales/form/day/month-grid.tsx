import type { ComponentProps, ReactNode } from "react";
import { weekdayOf } from "#app/catalogue/local-date.ts";
import type { Departure } from "#app/departures/departure.ts";
import type { CalendarMonth } from "#app/departures/offer/calendar-month.ts";
import { bookingFormTexts } from "#app/messages/catalogues/booking/booking-form.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { useIsServerRendered } from "#app/ui/hydration.ts";

const mondayFirst = [1, 2, 3, 4, 5, 6, 0];

/** One month, a cell for each day. In a narrow column it becomes a list. */
export function MonthGrid({
	month,
	children,
}: {
	month: CalendarMonth;
	children: (day: CalendarMonth["days"][number]) => ReactNode;
}) {
	const { weekdayName } = useFormats();
	return (
		<div className="mt-1 grid gap-[3px] @min-[19rem]:grid-cols-7">
			{mondayFirst.map((weekday) => (
				<div
					key={weekday}
					aria-hidden="true"
					className="hidden py-1 text-center text-xs font-[650] text-ink-soft @min-[19rem]:block"
				>
					{weekdayName(weekday, "short").slice(0, 2)}
				</div>
			))}
			{mondayFirst.slice(0, month.blanks).map((weekday) => (
				<div key={weekday} className="hidden @min-[19rem]:block" />
			))}
			{month.days.map(children)}
		</div>
	);
}

/** A day that can be chosen: the whole cell is one radio button. */
export function OpenDay({
	date,
	departure,
	open,
	isScarce,
	price,
	held = 0,
	isChosen,
	choose,
	className = "",
}: {
	date: string;
	/** The one with the most free seats, where the day has several. */
	departure: Departure;
	/** All departures of the day that can be booked. */
	open: readonly Departure[];
	/** Few free seats, or just enough. */
	isScarce: boolean;
	/** Of an adult, where days cost differently. */
	price?: string | undefined;
	held?: number;
	isChosen: boolean;
	choose: (date: string) => void;
	className?: string;
}) {
	const { day: texts, starts } = useTexts(bookingFormTexts);
	const { formatDate, formatList, formatTime, languageName } = useFormats();
	const languages = [...new Set(open.flatMap((each) => each.languages))];
	const words = {
		day: formatDate(date, "long"),
		left: departure.left,
		guides: formatList(languages.map(languageName)),
	};
	const label = held > 0 ? texts.heldLabel({ ...words, held }) : texts.label(words);
	const times = formatList(open.map(({ startTime }) => formatTime(startTime)));
	// Going back, a browser checks the same cell as before, which in the month that the server draws is another day.
	const isOfDrawnMonth = useIsServerRendered();
	const look = isScarce
		? "folded-corner bg-sand text-on-sand forced-colors:border-dashed"
		: "bg-foam text-on-foam";
	return (
		<label className={`day-cell ${className} ${look} day-choice`}>
			<input
				type="radio"
				name="date"
				value={date}
				checked={isChosen}
				autoComplete={isOfDrawnMonth ? undefined : "off"}
				onChange={() => choose(date)}
				aria-label={[label, open.length > 1 ? starts.at({ times }) : "", price]
					.filter(Boolean)
					.join(", ")}
				className="absolute inset-0 size-full cursor-pointer appearance-none rounded-sm opacity-0"
			/>
			<DayNumber date={date} />
			<span>
				{held > 0 ? (
					<>
						<b>{texts.yours({ count: held })}</b>
						<br />
					</>
				) : null}
				{texts.left({ count: departure.left })}
			</span>
			<span>{languages.map(shortLanguage).join("·\u200b")}</span>
			{price ? <span className="font-[650] lining-nums">{price}</span> : null}
		</label>
	);
}

/** "5" in the grid; with the weekday in a list, which has no columns. */
export function DayNumber({ date, isStruck = false }: { date: string; isStruck?: boolean }) {
	const weekday = useFormats().weekdayName(weekdayOf(date), "short");
	return (
		<b className={`text-[1.1rem] font-[650] whitespace-nowrap ${isStruck ? "line-through" : ""}`}>
			<span className="@min-[19rem]:hidden">{weekday} </span>
			{Number(date.slice(8))}
		</b>
	);
}

/** "EN"; a language in words is shortened. */
function shortLanguage(language: string): string {
	return language.slice(0, 2).toUpperCase();
}

/** Legend for the looks of the days. Every cell has the same in words, so it is hidden from screen readers. */
export function CalendarLegend({ children }: { children: ReactNode }) {
	return (
		<p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-4.5 gap-y-1 text-xs text-ink-soft">
			{children}
		</p>
	);
}

export function LegendKey({ className, children }: { className: string; children: string }) {
	return (
		<span>
			<i className={`legend-key ${className}`} />
			{children}
		</span>
	);
}

interface Step
	extends Pick<ComponentProps<"button">, "type" | "name" | "formAction" | "formMethod"> {
	/** @param month "2026-08" */
	showMonth: (month: string) => void;
}

/**
 * A month's name between the ways to the month before and the one after. They are buttons, because a link that is
 * followed before the island wakes would lose what was typed; the form that they send comes back with that month.
 */
export function MonthNavigation({ month, ...step }: Step & { month: CalendarMonth }) {
	const { formatDate, formatMonth } = useFormats();
	return (
		<div className="mb-2 flex items-center justify-between">
			<MonthStep to={month.previous} sign="‹" {...step} />
			<b aria-live="polite" className="text-center text-[0.95rem] font-bold tracking-tight">
				{month.goesOnTo ? `${formatDate(`${month.month}-01`, "monthName")} – ` : ""}
				{formatMonth(month.goesOnTo ?? month.month)}
			</b>
			<MonthStep to={month.next} sign="›" {...step} />
		</div>
	);
}

function MonthStep({ to, sign, showMonth, ...button }: Step & { to: string | null; sign: string }) {
	const { formatMonth } = useFormats();
	const shape = "grid size-11 place-items-center rounded-full text-[1.4rem] no-underline";
	if (!to)
		return (
			<span aria-hidden="true" className={`${shape} text-line`}>
				{sign}
			</span>
		);
	return (
		<button
			{...button}
			value={to}
			aria-label={formatMonth(to)}
			className={`${shape} cursor-pointer hover:bg-foam`}
			onClick={(event) => {
				event.preventDefault();
				showMonth(to);
			}}
		>
			{sign}
		</button>
	);
}
