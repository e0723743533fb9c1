import { useRef } from "react";
import { Link } from "react-router";
import { weekdayOf } from "#app/catalogue/local-date.ts";
import { newDeparturePath } from "#app/departures/departure.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { calendarTexts as texts } from "#app/messages/staff/departures/calendar.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { formatDate, weekdayName } from "#app/ui/format/format.ts";
import { barColour, CalendarCell, type CellLook, cellClass, SoldBar } from "./calendar-cell.tsx";
import type { CapacityCalendar } from "./capacity-calendar.server.ts";
import type { CalendarRange } from "./capacity-calendar.ts";

interface TableProps {
	calendar: CapacityCalendar;
	range: CalendarRange;
	/** Local date. */
	today: string;
	/** Ids of the chosen departures. */
	chosenCells: ReadonlySet<string>;
	mayPlan: boolean;
	/** Called after the tick boxes have changed. */
	onChoose: () => void;
}

/** All excursions by day: a month on a wide screen, a week on a phone. */
export function CalendarTable({
	calendar,
	range,
	today,
	chosenCells,
	mayPlan,
	onChoose,
}: TableProps) {
	const chooseRange = useRangeChoice(onChoose);
	const columns = calendar.days.map((date) => ({ date, shows: columnClass(date, range) }));
	return (
		<table className="w-full table-fixed border-separate border-spacing-0.5 max-[69.99rem]:block">
			<caption className="sr-only">{texts.table.caption({ title: titleOf(range) })}</caption>
			<thead className="sticky top-0 z-1 bg-page max-[69.99rem]:block">
				<tr className="max-[69.99rem]:grid max-[69.99rem]:grid-cols-7 max-[69.99rem]:gap-0.75">
					<th
						scope="col"
						className={
							range.view === "week" ? "w-60 max-[69.99rem]:hidden" : "w-44 max-[69.99rem]:hidden"
						}
					>
						<span className="sr-only">{texts.table.excursion}</span>
					</th>
					{columns.map(({ date, shows }) => (
						<th
							key={date}
							scope="col"
							className={`rounded-sm py-0.5 text-center text-xs leading-[1.2] font-semibold ${dayLook(date, today)} ${shows}`}
						>
							<abbr title={formatDate(date, "full")} className="no-underline">
								<span className="block font-normal">
									{weekdayName(weekdayOf(date), "short").slice(0, 2)}
								</span>
								{Number(date.slice(8))}
							</abbr>
						</th>
					))}
				</tr>
			</thead>
			<tbody className="max-[69.99rem]:block">
				{calendar.rows.map(({ excursionId, title, startTime, capacity, needs, cells }) => {
					const byDate = Map.groupBy(cells, ({ date }) => date);
					const isOneTime = cells.every((cell) => cell.startTime === startTime);
					return (
						<tr
							key={excursionId}
							className="max-[69.99rem]:grid max-[69.99rem]:grid-cols-7 max-[69.99rem]:gap-0.75"
						>
							<th
								scope="row"
								className="pr-2 text-left text-sm leading-[1.2] font-semibold wrap-anywhere max-[69.99rem]:col-span-full max-[69.99rem]:pt-3"
							>
								{title}
								<span className="block text-xs font-normal text-ink-soft max-[69.99rem]:ml-2 max-[69.99rem]:inline">
									{`${startsOf(cells, startTime)} · ${sharedTexts.seats({ count: capacity })}`}
								</span>
							</th>
							{columns.map(({ date, shows }) => {
								const ofDay = byDate.get(date) ?? [];
								return (
									<td
										key={date}
										className={`h-14 p-0 max-[69.99rem]:h-auto max-[69.99rem]:min-h-14 ${shows}`}
									>
										<div className="grid h-full gap-0.5">
											{ofDay.map((cell) => (
												<CalendarCell
													key={cell.id}
													{...{ cell, title, needs }}
													saysStart={!isOneTime}
													isChosen={chosenCells.has(String(cell.id))}
												>
													{mayPlan && !cell.isPast ? (
														<input
															type="checkbox"
															name="on"
															value={cell.id}
															checked={chosenCells.has(String(cell.id))}
															onChange={onChoose}
															onClick={chooseRange}
															className="absolute inset-0 size-full cursor-pointer opacity-0"
														/>
													) : null}
												</CalendarCell>
											))}
											{ofDay.length === 0 && mayPlan && date >= today ? (
												<Link
													to={newDeparturePath(excursionId, date)}
													aria-label={texts.addOn({ title, day: formatDate(date, "long") })}
													className="grid min-h-13 place-items-center rounded-sm text-ink-soft no-underline hover:bg-foam hover:text-on-foam"
												>
													+
												</Link>
											) : null}
										</div>
									</td>
								);
							})}
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}

const mostStartsNamed = 3;

/** "10:00, 15:00": the starts that an excursion has on the days shown, or the usual one. */
function startsOf(cells: readonly { startTime: string }[], usual: string): string {
	const starts = [...new Set(cells.map(({ startTime }) => startTime))].sort();
	const namedStarts = starts.slice(0, mostStartsNamed);
	return namedStarts.length === 0
		? usual
		: `${namedStarts.join(", ")}${starts.length > namedStarts.length ? " …" : ""}`;
}

/** With the shift key, everything between the last tick and this one is ticked. */
function useRangeChoice(onChoose: () => void) {
	const last = useRef<HTMLInputElement | null>(null);
	return (event: React.MouseEvent<HTMLInputElement>) => {
		const { currentTarget: box, shiftKey } = event;
		const from = last.current;
		last.current = box;
		if (!shiftKey || !from?.isConnected || from === box || !box.checked) return;
		const [one, other] = [placeOf(from), placeOf(box)];
		const between = (value: number, a: number, b: number) =>
			value >= Math.min(a, b) && value <= Math.max(a, b);
		for (const each of box.form?.querySelectorAll<HTMLInputElement>("input[name=on]") ?? []) {
			const { row, column } = placeOf(each);
			if (between(row, one.row, other.row) && between(column, one.column, other.column))
				each.checked = true;
		}
		onChoose();
	};
}

function placeOf(box: HTMLInputElement): { row: number; column: number } {
	const cell = box.closest("td");
	const row = box.closest("tr");
	return { row: row?.rowIndex ?? 0, column: cell?.cellIndex ?? 0 };
}

export function titleOf({ view, week, day }: CalendarRange): string {
	return view === "month" ? formatDate(day, "month") : weekInWords(week);
}

/** "14 to 20 June" */
export function weekInWords({ from, until }: { from: string; until: string }): string {
	const isOneMonth = from.slice(0, 7) === until.slice(0, 7);
	return sharedTexts.days({
		from: formatDate(from, isOneMonth ? "day" : "dayOfMonth"),
		until: formatDate(until, "dayOfMonth"),
	});
}

function columnClass(date: string, { wide, week }: CalendarRange): string {
	const isIn = ({ from, until }: { from: string; until: string }) => date >= from && date <= until;
	if (!isIn(wide)) return "min-[70rem]:hidden";
	return isIn(week) ? "" : "max-[69.99rem]:hidden";
}

function dayLook(date: string, today: string): string {
	if (date === today) return "bg-ocean text-on-ocean";
	return [0, 6].includes(weekdayOf(date)) ? "bg-line" : "";
}

const legend: { look: Exclude<CellLook, "past">; tenths: number }[] = [
	{ look: "free", tenths: 4 },
	{ look: "few", tenths: 8 },
	{ look: "full", tenths: 10 },
	{ look: "over", tenths: 10 },
	{ look: "closed", tenths: 0 },
];

const bold = { b: (words: string) => <b>{words}</b> };

export function CalendarLegend() {
	return (
		<p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-xs text-ink-soft">
			{legend.map(({ look, tenths }) => (
				<span key={look} className="inline-flex items-center gap-1.5">
					<span aria-hidden="true" className={`${cellClass(look)} min-h-5! w-6 p-0!`}>
						<SoldBar tenths={tenths} colour={barColour(look)} />
					</span>
					{texts.legend[look]}
				</span>
			))}
			<span>
				<RichText text={texts.legend.team} parts={bold} />
			</span>
			<span>
				<RichText
					text={texts.legend.noTeam}
					parts={{ b: (sign) => <b className="text-danger">{sign}</b> }}
				/>
			</span>
			<span>
				<RichText text={texts.legend.start} parts={bold} />
			</span>
			<span>
				<RichText text={texts.legend.missing} parts={bold} />
			</span>
		</p>
	);
}
