import { type KeyboardEvent, useRef } from "react";
import { addDays } from "#app/catalogue/local-date.ts";
import { adultAloneCents, fromCents, pricesOf } from "#app/catalogue/prices/price-sets.ts";
import { fewSeats } from "#app/departures/departure.ts";
import { departuresOn } from "#app/departures/offer/chosen-departure.ts";
import { saleTexts } from "#app/messages/staff/bookings/sale.ts";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { formatDate, formatMoney, languageName } from "#app/ui/format/format.ts";
import type { SaleDay } from "./sale.ts";
import type { SaleTrip } from "./sale-trips.server.ts";

const texts = saleTexts.which;

interface GridProps {
	trips: readonly SaleTrip[];
	dates: readonly string[];
	today: string;
	currency: string;
	chosenDeparture: string;
	choose: (departure: string) => void;
	/** Shows another week. */
	turn: (weeks: number) => void;
	errors: readonly string[] | undefined;
}

/** Excursion and day in one question: rows of trips, columns of days, a radio in each cell. */
export function SaleGrid(props: GridProps) {
	const { trips, dates, today, errors } = props;
	const grid = useRef<HTMLTableElement>(null);
	const search = useRef({ text: "", at: 0 });

	function press(event: KeyboardEvent) {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const radio = event.target instanceof HTMLInputElement ? event.target : null;
		if (radio?.name !== "departure") return;
		const step = steps[event.key];
		if (step) {
			event.preventDefault();
			move(grid.current, radio, step);
		} else if (event.key === "PageDown" || event.key === "PageUp") {
			event.preventDefault();
			props.turn(event.key === "PageDown" ? 1 : -1);
		} else if (/^[\p{L}\p{N}]$/u.test(event.key)) {
			const { text, at } = search.current;
			const searchText = event.timeStamp - at < 1200 ? text + event.key : event.key;
			search.current = { text: searchText, at: event.timeStamp };
			jumpTo(grid.current, trips, searchText);
		}
	}

	return (
		<div className="grid gap-3">
			{errors ? <FieldError id="departure-error">{errors[0]}</FieldError> : null}
			<table
				ref={grid}
				id="departure"
				tabIndex={-1}
				onKeyDown={press}
				className="w-full table-fixed border-separate border-spacing-[3px] max-[44.99rem]:block"
			>
				<caption className="sr-only">{texts.table}</caption>
				<thead className="max-[44.99rem]:sticky max-[44.99rem]:top-0 max-[44.99rem]:z-2 max-[44.99rem]:block max-[44.99rem]:bg-paper">
					<tr className="max-[44.99rem]:grid max-[44.99rem]:grid-cols-7 max-[44.99rem]:gap-[3px]">
						<th
							scope="col"
							className="w-[15rem] text-left text-sm font-semibold max-lg:w-[11rem] max-[44.99rem]:hidden"
						>
							{texts.excursion}
						</th>
						{dates.map((date) => (
							<DayHead key={date} date={date} today={today} />
						))}
					</tr>
				</thead>
				<tbody className="max-[44.99rem]:block">
					{trips.map((trip) => (
						<TripRow key={trip.excursion.id} trip={trip} {...props} />
					))}
				</tbody>
			</table>
		</div>
	);
}

const steps: Partial<Record<string, [number, number]>> = {
	ArrowUp: [-1, 0],
	ArrowDown: [1, 0],
	ArrowLeft: [0, -1],
	ArrowRight: [0, 1],
};

/** Chooses the next departure in one direction; cells without one are passed over. */
function move(
	grid: HTMLTableElement | null,
	from: HTMLInputElement,
	[down, right]: [number, number],
) {
	const columnOf = (radio: Element) => radio.closest("td")?.cellIndex ?? 0;
	const column = columnOf(from);
	const isInLine = (radio: Element) =>
		down ? columnOf(radio) === column : radio.closest("tr") === from.closest("tr");
	const isBeyond = (radio: Element) => down || (columnOf(radio) - column) * right > 0;
	const line = [...(grid?.querySelectorAll<HTMLInputElement>("tbody input") ?? [])].filter(
		(radio) => radio === from || (isInLine(radio) && isBeyond(radio)),
	);
	const target = line[line.indexOf(from) + down + right];
	target?.focus();
	target?.click();
}

function jumpTo(grid: HTMLTableElement | null, trips: readonly SaleTrip[], searchText: string) {
	const typedText = searchText.toLowerCase();
	const index = trips.findIndex(({ excursion: { title } }) =>
		title
			.toLowerCase()
			.split(/\s+/)
			.some((word) => word.startsWith(typedText)),
	);
	const radio =
		grid?.tBodies[0]?.rows[index]?.querySelector<HTMLInputElement>("input:not(:disabled)");
	radio?.focus();
	radio?.click();
}

function DayHead({ date, today }: { date: string; today: string }) {
	const month = formatDate(date, "monthName");
	const word = date === today ? texts.today : date === addDays(today, 1) ? texts.tomorrow : month;
	return (
		<th scope="col" className="pb-0.5 text-center text-sm leading-tight font-semibold">
			{formatDate(date, "shortWeekday")}{" "}
			<span className="max-[44.99rem]:block">{formatDate(date, "day")}</span>
			<small className="block text-xs font-normal text-ink-soft max-lg:hidden">{word}</small>
		</th>
	);
}

function TripRow({
	trip,
	dates,
	currency,
	chosenDeparture,
	choose,
}: GridProps & { trip: SaleTrip }) {
	const { excursion, days } = trip;
	return (
		<tr className="max-[44.99rem]:grid max-[44.99rem]:grid-cols-7 max-[44.99rem]:gap-[3px]">
			<th
				scope="row"
				className="text-left text-base leading-tight font-semibold wrap-anywhere max-[44.99rem]:col-span-7 max-[44.99rem]:flex max-[44.99rem]:flex-wrap max-[44.99rem]:items-baseline max-[44.99rem]:gap-x-2.5 max-[44.99rem]:pt-2.5"
			>
				{excursion.title}
				<small className="block text-xs font-normal text-ink-soft">
					{texts.trip({
						start: excursion.startTime,
						price: priceInWords(trip, chosenDeparture, currency),
						seats: excursion.capacity,
					})}
				</small>
			</th>
			{dates.map((date) => {
				const starts = departuresOn(days, date);
				return (
					<td key={date} className="p-0 align-middle">
						<div className="grid gap-[3px]">
							{starts.length === 0 ? <NoDeparture /> : null}
							{starts.map((day) => (
								<Cell
									key={day.id}
									day={day}
									isOneOfSeveral={starts.length > 1}
									title={excursion.title}
									chosenDeparture={chosenDeparture}
									choose={choose}
								/>
							))}
						</div>
					</td>
				);
			})}
		</tr>
	);
}

/** What one adult pays on the chosen departure; before, on the cheapest and the dearest of those that are shown. */
function priceInWords(
	{ excursion, days }: SaleTrip,
	chosenDeparture: string,
	currency: string,
): string {
	const chosenDay = days.find(({ id }) => String(id) === chosenDeparture);
	const offered = days.filter(({ state }) => state === "open");
	const cents = (chosenDay ? [chosenDay] : offered).map((day) =>
		adultAloneCents(pricesOf(excursion, day), excursion.extras, day.sells === "whole"),
	);
	if (cents.length === 0) cents.push(fromCents(excursion));
	const [least, most] = [Math.min(...cents), Math.max(...cents)];
	return least === most
		? formatMoney(least, currency)
		: texts.prices({ least: formatMoney(least, currency), most: formatMoney(most, currency) });
}

const cell =
	"relative grid min-h-[2.9rem] place-items-center content-center rounded-sm py-0.5 text-center text-xs leading-tight max-[44.99rem]:min-h-12 max-[44.99rem]:text-[0.6875rem]";

function NoDeparture() {
	return (
		<span className={`${cell} text-ink-soft`}>
			<span aria-hidden="true">–</span>
			<span className="sr-only">{texts.noDeparture}</span>
		</span>
	);
}

function Cell({
	day,
	isOneOfSeveral,
	title,
	chosenDeparture,
	choose,
}: {
	day: SaleDay;
	/** The day has other starts, so that the cell says its own. */
	isOneOfSeveral: boolean;
	title: string;
	chosenDeparture: string;
	choose: (departure: string) => void;
}) {
	const value = String(day.id);
	if (day.state !== "open") {
		const words = { closed: texts.closed, left: texts.hasLeft };
		return (
			<span
				className={`${cell} ${day.state === "closed" ? "bg-[repeating-linear-gradient(135deg,var(--color-sand)_0_6px,var(--color-paper)_6px_12px)] font-semibold" : ""} text-ink-soft`}
			>
				{isOneOfSeveral ? <span>{day.startTime}</span> : null}
				{words[day.state]}
			</span>
		);
	}
	const over = day.takenSeats - day.capacity;
	const look =
		over > 0
			? "bg-danger-tint text-danger"
			: day.left === 0
				? "bg-sand/60 text-ink-soft"
				: day.left <= fewSeats
					? "bg-sand text-on-sand"
					: "bg-foam text-on-foam";
	return (
		<label
			className={`${cell} ${look} cursor-pointer has-checked:bg-ocean has-checked:text-on-ocean has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ocean`}
		>
			<input
				type="radio"
				name="departure"
				value={value}
				checked={chosenDeparture === value}
				onChange={() => choose(value)}
				className="absolute inset-0 cursor-pointer opacity-0"
			/>
			<span className="sr-only">
				{texts.freeSeats({ title, date: formatDate(day.date, "long") })}{" "}
			</span>
			{isOneOfSeveral ? <span className="font-semibold">{day.startTime}</span> : null}
			<b className={`text-base ${day.left === 0 && over <= 0 ? "line-through" : ""}`}>{day.left}</b>
			<span>
				{over > 0
					? texts.over({ over })
					: day.left === 0
						? texts.full
						: day.languages.slice(0, 2).map((language, index) => (
								<span key={language}>
									{index > 0 ? "·" : ""}
									<abbr title={languageName(language)} className="no-underline">
										{language.toUpperCase()}
									</abbr>
								</span>
							))}
			</span>
		</label>
	);
}
