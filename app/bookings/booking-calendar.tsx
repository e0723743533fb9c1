import type { CalendarMonth } from "#app/excursions/calendar-month.ts";
import { type Departure, fewPlaces } from "#app/excursions/departure.ts";
import { FieldError } from "#app/ui/field-frame.tsx";
import { formatDate, formatList, languageName, weekdayName } from "#app/ui/format.ts";
import type { BookingForm } from "./booking-form-state.ts";

export const mondayFirst = [1, 2, 3, 4, 5, 6, 0];
/** The column of a month's first day, by the empty cells before it; a list has no columns. */
export const columns = [
	"",
	"@min-[19rem]:col-start-2",
	"@min-[19rem]:col-start-3",
	"@min-[19rem]:col-start-4",
	"@min-[19rem]:col-start-5",
	"@min-[19rem]:col-start-6",
	"@min-[19rem]:col-start-7",
];

/** When, how full and in which language, in one look. In a narrow column it becomes a list. */
export function BookingCalendar({ booking }: { booking: BookingForm }) {
	const { month, chosen, errors } = booking;
	if (!month) return null;
	const isElsewhere = chosen !== null && !chosen.date.startsWith(month.month);
	return (
		<fieldset
			id="date"
			tabIndex={-1}
			aria-describedby={errors.date ? "date-error" : undefined}
			className="min-w-0"
		>
			<legend className="mb-2 font-display text-lg/tight">1. Choose the day</legend>
			<MonthNavigation month={month} booking={booking} />
			{errors.date ? <FieldError id="date-error">{errors.date[0]}</FieldError> : null}
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
				{month.days.map(({ date, departure }, index) => (
					<Day
						key={date}
						date={date}
						departure={departure}
						column={index === 0 ? (columns[month.blanks] ?? "") : ""}
						isChosen={chosen?.date === date}
						yours={booking.held?.date === date ? booking.held.seats : 0}
						choose={booking.choose}
					/>
				))}
			</div>
			{isElsewhere ? <input type="hidden" name="date" value={chosen.date} /> : null}
			<input type="hidden" name="month" value={month.month} />
			<p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-4.5 gap-y-1 text-xs text-ink-soft">
				<Key className="bg-foam">places left</Key>
				<Key className="folded-corner bg-sand text-[0.6rem] forced-colors:border-dashed">
					last places
				</Key>
				<Key className="bg-ocean forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none">
					your day
				</Key>
				{booking.held ? (
					<Key className="inset-ring-2 inset-ring-ocean forced-colors:border-4 forced-colors:border-double">
						held for you
					</Key>
				) : null}
				<span>
					<s className="mr-1.5 font-[650]">15</s>full
				</span>
			</p>
		</fieldset>
	);
}

function MonthNavigation({ month, booking }: { month: CalendarMonth; booking: BookingForm }) {
	return (
		<div className="mb-2 flex items-center justify-between">
			<MonthLink month={month.previous} booking={booking} sign="‹" />
			<b aria-live="polite" className="text-center font-bold">
				{formatDate(`${month.month}-01`, "month")}
			</b>
			<MonthLink month={month.next} booking={booking} sign="›" />
		</div>
	);
}

function MonthLink({
	month,
	booking,
	sign,
}: {
	month: string | null;
	booking: BookingForm;
	sign: string;
}) {
	const shape = "grid size-11 place-items-center rounded-full text-[1.4rem] no-underline";
	if (!month) {
		return (
			<span aria-hidden="true" className={`${shape} text-line`}>
				{sign}
			</span>
		);
	}
	const name = formatDate(`${month}-01`, "month");
	if (booking.isPostedPage) {
		// a link would lose what the answer to a form brought back
		return (
			<button
				type="submit"
				name="show"
				value={month}
				aria-label={name}
				className={`${shape} hover:bg-foam`}
			>
				{sign}
			</button>
		);
	}
	return (
		<a
			href={`?month=${month}#book`}
			aria-label={name}
			className={`${shape} hover:bg-foam`}
			onClick={(event) => {
				if (event.metaKey || event.ctrlKey || event.shiftKey) return;
				event.preventDefault();
				booking.showMonth(month);
			}}
		>
			{sign}
		</a>
	);
}

export const cell =
	"relative flex min-h-12 flex-wrap items-center justify-between gap-x-2.5 rounded-sm px-3 py-1 text-xs/[1.15] @min-[19rem]:min-h-[4.3rem] @min-[19rem]:flex-col @min-[19rem]:flex-nowrap @min-[19rem]:justify-center @min-[19rem]:px-0 @min-[19rem]:text-center";

/** What is held for the visitor never looks full. */
const ownDay =
	"font-bold inset-ring-[2.5px] inset-ring-ocean forced-colors:border-4 forced-colors:border-double";

function Day({
	date,
	departure,
	column,
	isChosen,
	yours,
	choose,
}: {
	date: string;
	departure: Departure | null;
	column: string;
	isChosen: boolean;
	/** Places that the visitor holds on this day. */
	yours: number;
	choose: (date: string) => void;
}) {
	const number = Number(date.slice(8));
	if (!departure || departure.state === "closed") {
		return (
			<div
				aria-hidden="true"
				className={`${cell} ${column} hidden text-ink-faint @min-[19rem]:flex`}
			>
				<b className="text-[1.1rem] font-[650]">{number}</b>
			</div>
		);
	}
	const day = formatDate(date, "long");
	if (departure.state !== "open") {
		const isFull = departure.state === "full" && yours === 0;
		const why = yours > 0 ? `${yours} yours` : isFull ? "full" : "too late";
		return (
			<div className={`${cell} ${column} ${yours > 0 ? ownDay : "text-ink-faint"}`}>
				<DayNumber date={date} isStruck={isFull} />
				<span className="sr-only">{day}: </span>
				<span>{why}</span>
			</div>
		);
	}
	const guides = formatList(departure.languages.map(languageName));
	const look =
		departure.left <= fewPlaces
			? "folded-corner bg-sand text-on-sand forced-colors:border-dashed"
			: "bg-foam text-on-foam";
	return (
		<label
			className={`${cell} ${column} ${look} ${yours > 0 ? ownDay : ""} cursor-pointer hover:inset-ring-2 hover:inset-ring-sea has-checked:bg-ocean has-checked:text-on-ocean forced-colors:border-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none`}
		>
			<input
				type="radio"
				name="date"
				value={date}
				checked={isChosen}
				onChange={() => choose(date)}
				aria-label={`${day}, ${yours > 0 ? `${yours} held for you, ` : ""}${departure.left} left, guide speaks ${guides}`}
				className="absolute inset-0 size-full cursor-pointer appearance-none rounded-sm opacity-0"
			/>
			<DayNumber date={date} />
			<span className="whitespace-nowrap">
				{yours > 0 ? <b>{yours} yours</b> : `${departure.left} left`}
			</span>
			<span>{departure.languages.map(shortLanguage).join("·\u200b")}</span>
		</label>
	);
}

/** "5" in the grid; a list has no columns that say the weekday. */
export function DayNumber({ date, isStruck = false }: { date: string; isStruck?: boolean }) {
	const weekday = formatDate(date, "short").slice(0, 3);
	return (
		<b className={`text-[1.1rem] font-[650] whitespace-nowrap ${isStruck ? "line-through" : ""}`}>
			<span className="@min-[19rem]:hidden">{weekday} </span>
			{Number(date.slice(8))}
		</b>
	);
}

/** "EN"; a language that staff wrote out keeps its beginning. */
export function shortLanguage(language: string): string {
	return language.slice(0, 2).toUpperCase();
}

export function Key({ className, children }: { className: string; children: string }) {
	return (
		<span>
			<i
				className={`mr-1.5 inline-block size-[0.8rem] rounded-[0.2rem] align-[-0.08em] relative inset-ring inset-ring-edge/60 forced-colors:border-2 ${className}`}
			/>
			{children}
		</span>
	);
}
