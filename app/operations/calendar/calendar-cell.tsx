import { fewSeats } from "#app/departures/departure.ts";
import type { Resource } from "#app/departures/team/resource.ts";
import { calendarTexts } from "#app/messages/staff/departures/calendar.ts";
import { minimumInWords } from "#app/operations/departures/minimum.ts";
import { formatDate } from "#app/ui/format/format.ts";
import type { CapacityCell } from "./capacity-calendar.server.ts";

const texts = calendarTexts.cell;

const looks = {
	past: "cursor-default text-ink-soft inset-ring inset-ring-line",
	closed:
		"bg-[repeating-linear-gradient(135deg,var(--color-line)_0_5px,var(--color-paper)_5px_10px)] text-ink-soft",
	over: "bg-danger-tint text-danger",
	full: "bg-line text-ink-soft",
	few: "bg-sand text-on-sand",
	free: "bg-foam text-on-foam",
};

/** How a departure looks in the calendar and its legend. */
export type CellLook = keyof typeof looks;

function lookOf(cell: CapacityCell): CellLook {
	if (cell.isPast) return "past";
	if (cell.state !== "open") return "closed";
	if (cell.extra > 0) return "over";
	if (cell.free === 0) return "full";
	return cell.free <= fewSeats ? "few" : "free";
}

/** Widths in tenths, because the page's policy allows no inline styles. */
const bars = [
	"w-0",
	"w-1/10",
	"w-2/10",
	"w-3/10",
	"w-4/10",
	"w-5/10",
	"w-6/10",
	"w-7/10",
	"w-8/10",
	"w-9/10",
	"w-full",
];

export function cellClass(look: CellLook, isChosen = false): string {
	return `relative grid h-full min-h-13 grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] overflow-hidden rounded-sm pt-1 pb-2 text-center leading-[1.1] ${isChosen ? "bg-ocean text-on-ocean forced-colors:outline-4" : looks[look]}`;
}

/** The bar at the foot of a cell: how much is sold. */
export function SoldBar({
	tenths,
	colour = "bg-sea",
}: {
	tenths: number;
	colour?: "bg-sea" | "bg-danger" | "bg-sun";
}) {
	return (
		<span
			aria-hidden="true"
			className={`absolute bottom-0 left-0 h-1.25 ${colour} ${bars[tenths] ?? "w-full"}`}
		/>
	);
}

/** One departure: what is free, what is sold, and who goes with it. */
export function CalendarCell({
	cell,
	title,
	saysStart,
	needs,
	isChosen,
	children,
}: {
	cell: CapacityCell;
	title: string;
	/** The excursion leaves at several times in the days shown. */
	saysStart: boolean;
	needs: { guide: boolean; vehicle: boolean };
	isChosen: boolean;
	/** The tick box; absent where nothing can be changed. */
	children?: React.ReactNode;
}) {
	const look = lookOf(cell);
	const { sold, held, capacity } = cell;
	const tenths = capacity === 0 ? 0 : Math.min(10, Math.ceil(((sold + held) / capacity) * 10));
	const day = formatDate(cell.date, "long");
	const Frame = children ? "label" : "span";
	return (
		<Frame
			className={`${cellClass(look, isChosen)} ${children ? "cursor-pointer hover:inset-ring-2 hover:inset-ring-sea has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus" : ""}`}
		>
			{children}
			<span className="sr-only">
				{texts.label({
					title,
					day: saysStart ? texts.dayAt({ day, time: cell.startTime }) : day,
					state: [
						inWords(cell, look),
						...(cell.minimum && look !== "past" ? [minimumInWords(cell.minimum)] : []),
					].join(", "),
					team: teamInWords(cell, needs),
				})}
			</span>
			<b aria-hidden="true" className={look === "full" || look === "over" ? "text-xs" : ""}>
				{figureOf(cell, look)}
			</b>
			<span aria-hidden="true" className="text-[0.6875rem] font-[550] whitespace-nowrap">
				{look === "past" ? (
					cell.sold > 0 ? (
						calendarTexts.figure.sold
					) : null
				) : (
					<>
						{saysStart ? <span className="block">{cell.startTime}</span> : null}
						<MinimumSign {...{ cell, isChosen }} />
						<TeamLetters cell={cell} needs={needs} isChosen={isChosen} />
					</>
				)}
			</span>
			{look === "past" || look === "closed" ? null : (
				<SoldBar tenths={tenths} colour={isChosen ? "bg-sun" : barColour(look)} />
			)}
		</Frame>
	);
}

export function barColour(look: CellLook): "bg-danger" | "bg-sea" {
	return look === "over" ? "bg-danger" : "bg-sea";
}

function figureOf({ sold, free, extra, isWhole }: CapacityCell, look: CellLook): string {
	if (look === "past") return sold > 0 ? String(sold) : "–";
	if (look === "closed") return "×";
	if (look === "over") return `+${extra}`;
	if (look !== "full") return String(free);
	return isWhole ? calendarTexts.figure.whole : calendarTexts.figure.full;
}

function inWords(cell: CapacityCell, look: CellLook): string {
	const { sold, held, free, capacity, extra } = cell;
	const { state } = texts;
	if (look === "past") return state.hasLeft({ sold });
	const soldInWords = held > 0 ? texts.soldAndHeld({ sold, held }) : texts.sold({ sold });
	if (cell.state === "cancelled") return state.cancelled({ takenSeats: soldInWords });
	if (look === "closed") return state.closed({ takenSeats: soldInWords });
	if (look === "over") return state.over({ extra, seats: capacity, takenSeats: soldInWords });
	if (look === "full")
		return (cell.isWhole ? state.whole : state.full)({ takenSeats: soldInWords });
	const words = state.free({ free, seats: capacity, takenSeats: soldInWords });
	return cell.sells === "seats" ? words : `${words}, ${state.sells[cell.sells]}`;
}

function teamInWords(
	{ team: { guide, vehicle, driver } }: CapacityCell,
	needs: { guide: boolean; vehicle: boolean },
): string {
	return [
		...guide.map(texts.guide),
		...(guide.length === 0 && needs.guide ? [texts.noGuide] : []),
		...vehicle.map(({ name }) => name),
		...(vehicle.length === 0 && needs.vehicle ? [texts.noVehicle] : []),
		...driver.map(texts.driver),
	].join(", ");
}

/** "−3": how many guests are missing from the minimum; red when it must be decided. */
function MinimumSign({
	cell: { minimum, state },
	isChosen,
}: {
	cell: CapacityCell;
	isChosen: boolean;
}) {
	if (state !== "open" || minimum === null || minimum.missing === 0) return null;
	const look = minimum.isUndecided && !isChosen ? "font-extrabold text-danger" : "";
	return <span className={`block ${look}`}>{`−${minimum.missing}`}</span>;
}

/**
 * "N3": the guide's initial and the vehicle's number, with a plus sign where there are more of them; a question mark for
 * what guests wait for.
 */
function TeamLetters({
	cell: { team, sold },
	needs,
	isChosen,
}: {
	cell: CapacityCell;
	needs: { guide: boolean; vehicle: boolean };
	isChosen: boolean;
}) {
	const missing = <span className={`font-extrabold ${isChosen ? "" : "text-danger"}`}>?</span>;
	return (["guide", "vehicle"] as const).map((kind) => {
		const [first, ...others] = team[kind];
		if (first) {
			const letters = initialsOf({ kind, name: first.name });
			return <span key={kind}>{others.length > 0 ? `${letters}+` : letters}</span>;
		}
		return needs[kind] && sold > 0 ? <span key={kind}>{missing}</span> : null;
	});
}

/** "NS" of "Nuria Santana", "3" of "Van 3": what a cell of the calendar has room for. */
function initialsOf({ kind, name }: Pick<Resource, "kind" | "name">): string {
	if (kind === "vehicle") return name.match(/\d{1,3}(?!.*\d)/)?.[0] ?? name.slice(0, 2);
	const [first = "", ...others] = name.split(/[\s-]+/).map((word) => [...word][0] ?? "");
	return `${first}${others.at(-1) ?? ""}`.toUpperCase();
}
