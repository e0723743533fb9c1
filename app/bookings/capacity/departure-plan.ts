import type { AffectedBooking } from "#app/bookings/departures/move-departure.server.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import { pickupsOn, staysWithinItsDay } from "#app/excursions/calendar/departure-times.ts";
import { formatCount, formatDate, formatList, formatMoney } from "#app/ui/format/format.ts";
import type { CapacityCalendar, CapacityCell } from "./capacity-calendar.ts";
import { departureKey } from "./capacity-calendar.ts";

export const planActs = ["close", "open", "seats", "start", "team"] as const;
export type PlanAct = (typeof planActs)[number];
/** What booked guests get when their departures close. */
export const planFates = ["stay", "move", "refund"] as const;
export type PlanFate = (typeof planFates)[number];

/** The number of seats that was typed, or null if a departure can't have it. */
export function seatsTyped(text: string): number | null {
	const { least, most } = numberLimits.capacityOfDate;
	const seats = /^\d{1,4}$/.test(text.trim()) ? Number(text) : -1;
	return seats >= least && seats <= most ? seats : null;
}

/** What staff want to do with the chosen departures. */
export interface PlanChoice {
	act: PlanAct;
	fate: PlanFate;
	/** The local date to which guests move. */
	target: string | null;
	/** The new number of seats. */
	seats: number | null;
	/** The new start, a local time. */
	start: string | null;
}

interface PlannedDeparture {
	cell: CapacityCell;
	/** Start and pickups on other days. */
	usual: { startTime: string; pickups: string[] };
	title: string;
	bookings: number;
	guests: number;
}

/** One line of what the press will do. */
interface PlanLine {
	count: string;
	text: string;
	detail?: string;
	isBad?: boolean;
}

export interface DeparturePlan extends PlanChoice {
	departures: PlannedDeparture[];
	/** "Dolphins under sail, Mon 14 June to Fri 18 June". */
	title: string;
	lines: PlanLine[];
	/** The words of the button; null while it cannot be done. */
	press: string | null;
	/** Why it cannot be done. */
	problem: string | null;
	/** Guests read a reason. */
	asksReason: boolean;
	/** Days to which all guests could move. */
	targets: { date: string; left: number }[];
}

const plural = (count: number, one: string, other: string) => (count === 1 ? one : other);
const departuresInWords = (count: number) =>
	formatCount(count, { one: "departure", other: "departures" });
const guestsInWords = (count: number) => formatCount(count, { one: "guest", other: "guests" });
const seatsInWords = (count: number) => formatCount(count, { one: "seat", other: "seats" });
const daysInWords = (cells: readonly { date: string }[]) =>
	formatList(cells.map(({ date }) => formatDate(date, "short")));

/** What one press will do to the chosen departures and to everybody who is booked on them. */
export function planDepartures(
	calendar: CapacityCalendar,
	chosen: readonly { excursionId: string; date: string }[],
	affected: readonly AffectedBooking[],
	choice: PlanChoice,
): DeparturePlan | null {
	const keys = new Set(chosen.map(departureKey));
	const byDeparture = Map.groupBy(affected, departureKey);
	const departures = calendar.rows.flatMap(({ title, startTime, pickups, cells }) =>
		cells
			.filter((cell) => keys.has(departureKey(cell)) && !cell.isPast)
			.map((cell) => {
				const all = byDeparture.get(departureKey(cell)) ?? [];
				const usual = { startTime, pickups };
				return { cell, usual, title, bookings: all.length, guests: seatsOf(all) };
			}),
	);
	if (departures.length === 0) return null;
	const going = departures.flatMap(({ cell }) => byDeparture.get(departureKey(cell)) ?? []);
	const targets = targetsOf(calendar, departures, seatsOf(going));
	const { lines, press, problem } = consequences[choice.act]({
		departures,
		going,
		choice,
		targets,
		now: { date: calendar.today, time: calendar.time },
	});
	return {
		...choice,
		departures,
		title: titleOf(departures),
		lines,
		press: problem === null ? press : null,
		problem,
		asksReason: choice.act === "close" && choice.fate !== "stay" && going.length > 0,
		targets,
	};
}

interface Situation {
	departures: PlannedDeparture[];
	/** The bookings of all of them. */
	going: AffectedBooking[];
	choice: PlanChoice;
	targets: { date: string; left: number }[];
	/** Local date and time. */
	now: { date: string; time: string };
}

interface Consequences {
	lines: PlanLine[];
	press: string;
	problem: string | null;
}

const consequences: Record<PlanAct, (situation: Situation) => Consequences> = {
	close: closing,
	open: ({ departures }) => {
		const closed = departures.filter(({ cell }) => cell.isClosed);
		return {
			lines: [
				{
					count: String(closed.length),
					text: `${plural(closed.length, "goes", "go")} on sale again, with the seats as before`,
					detail: "Guests who were moved or paid back stay where they are; nobody gets a mail.",
				},
			],
			press: `Open ${departuresInWords(closed.length)}`,
			problem: closed.length === 0 ? "All of them are on sale already." : null,
		};
	},
	seats: resizing,
	start: restarting,
	team: ({ departures }) => ({
		lines: [
			{
				count: String(departures.length),
				text: `${plural(departures.length, "departure gets", "departures get the same")} guide, vehicle and driver`,
				detail:
					"Whoever is somewhere else at that time is refused, and then nothing is changed. A vehicle’s seats cap what is sold.",
			},
		],
		press: `Give ${departuresInWords(departures.length)}`,
		problem: null,
	}),
};

function closing({ departures, going, choice, targets }: Situation): Consequences {
	const open = departures.filter(({ cell }) => !cell.isClosed);
	const leave: PlanLine = {
		count: String(open.length),
		text: `${plural(open.length, "leaves", "leave")} the site and the totems: nobody can book any more`,
	};
	const close = `Close ${departuresInWords(departures.length)}`;
	const nothing = "All of them are closed already, and nobody is booked.";
	if (going.length === 0 || choice.fate === "stay") {
		return {
			lines: [
				leave,
				...(going.length > 0
					? [
							{
								count: String(going.length),
								text: `${plural(going.length, "booking stays", "bookings stay")} and travel as planned`,
								detail: "Nobody gets a mail. It then stands under “Needs attention”.",
							},
						]
					: []),
			],
			press: close,
			problem:
				open.length === 0 ? (going.length === 0 ? nothing : "All are closed already.") : null,
		};
	}
	const told = toldLines(going, "a mail with your reason");
	const write = `${close}, write to ${withEmail(going).length}`;
	if (choice.fate === "move") {
		const moves = plural(going.length, "booking moves", "bookings move");
		const target = targets.find(({ date }) => date === choice.target);
		return {
			lines: [
				leave,
				{
					count: String(going.length),
					text: target
						? `${moves} to ${formatDate(target.date, "long")}, with pickup and price as before`
						: `${moves} to the day that you choose, with pickup and price as before`,
					...(target
						? { detail: `${seatsInWords(target.left - seatsOf(going))} stay free there` }
						: {}),
				},
				...told,
			],
			press: write,
			problem: moveProblem(departures, targets, target),
		};
	}
	return { lines: [leave, ...told, ...moneyLines(going)], press: write, problem: null };
}

function withEmail(going: readonly AffectedBooking[]): readonly AffectedBooking[] {
	return going.filter(({ email }) => email !== null);
}

/** Who is written to, and who has to be called. */
function toldLines(going: readonly AffectedBooking[], what: string): PlanLine[] {
	const mails = withEmail(going);
	const calls = going.filter(({ email }) => email === null);
	return [
		{
			count: String(mails.length),
			text: `${plural(mails.length, "booking gets", "bookings get")} ${what}`,
			detail: guestsInWords(seatsOf(going)),
		},
		...(calls.length > 0
			? [
					{
						count: String(calls.length),
						text: `${plural(calls.length, "booking has", "bookings have")} no email: call them`,
						detail: calls.map(({ name, reference }) => `${name} (${reference})`).join(" · "),
						isBad: true,
					},
				]
			: []),
	];
}

function moveProblem(
	departures: readonly PlannedDeparture[],
	targets: readonly unknown[],
	target: unknown,
): string | null {
	if (new Set(departures.map(({ cell }) => cell.excursionId)).size > 1)
		return "Guests of several excursions can’t move to one day. Choose one excursion at a time.";
	if (targets.length === 0)
		return "No day that is shown has enough free seats for everybody. Look at another month, or pay everybody back.";
	return target ? null : "Choose the day to which they move.";
}

/** Where the guests' money goes. */
function moneyLines(going: readonly AffectedBooking[]): PlanLine[] {
	const lines: PlanLine[] = [];
	const money = (cents: (booking: AffectedBooking) => number) => {
		const sums = Map.groupBy(going, ({ currency }) => currency);
		return [...sums].flatMap(([currency, all]) => {
			const sum = all.reduce((total, booking) => total + cents(booking), 0);
			return sum > 0 ? [formatMoney(sum, currency)] : [];
		});
	};
	const add = (sums: string[], text: string, isBad = false) => {
		for (const count of sums) lines.push({ count, text, isBad });
	};
	add(
		money(({ paidCents }) => paidCents),
		"go back to the guests’ cards at once",
	);
	add(
		money(({ byHandCents }) => byHandCents),
		"were taken in cash or by terminal: give them back by hand",
		true,
	);
	add(
		money(({ disputedCents }) => disputedCents),
		"are with the guests’ banks: they go back once the bank leaves them to us",
	);
	const hotel = going.filter(({ isAtHotel }) => isAtHotel === 1).length;
	if (hotel > 0)
		lines.push({
			count: String(hotel),
			text: `${plural(hotel, "booking was", "bookings were")} paid at a hotel, which pays back`,
		});
	return lines;
}

function resizing({ departures, choice }: Situation): Consequences {
	const { seats } = choice;
	const press = `Set ${departuresInWords(departures.length)}`;
	if (seats === null) return { lines: [], press, problem: "Say how many seats each of them has." };
	const over = departures.filter(({ cell }) => cell.sold > seats);
	const difference = departures.reduce((sum, { cell }) => sum + seats - cell.capacity, 0);
	const fewer = difference < 0;
	return {
		lines: [
			{
				count: String(departures.length),
				text: `${plural(departures.length, "has", "have")} ${seatsInWords(seats)}`,
				detail:
					difference === 0
						? "As many as before"
						: `${seatsInWords(Math.abs(difference))} ${fewer ? "fewer" : "more"} in all`,
			},
			...over.map(({ cell, title }) => ({
				count: `+${cell.sold - seats}`,
				text: `${title}, ${formatDate(cell.date, "short")} would be oversold: ${guestsInWords(cell.sold)} for ${seatsInWords(seats)}`,
				detail: "It then stands under “Needs attention”.",
				isBad: true,
			})),
		],
		press: `Set ${seatsInWords(seats)} on ${departuresInWords(departures.length)}`,
		problem: departures.every(({ cell }) => cell.capacity === seats)
			? "They have this number already."
			: null,
	};
}

function restarting({ departures, going, choice: { start }, now }: Situation): Consequences {
	const count = departuresInWords(departures.length);
	if (start === null)
		return { lines: [], press: `Start ${count}`, problem: "Say when they start." };
	const others = departures.filter(({ cell }) => cell.startTime !== start);
	const touched = going.filter(({ excursionId, date }) =>
		others.some(({ cell }) => cell.excursionId === excursionId && cell.date === date),
	);
	return {
		lines: [
			...others.slice(0, mostStartsNamed).map(({ cell, title, usual }) => ({
				count: start,
				text: `${title}, ${formatDate(cell.date, "short")} starts then, not at ${cell.startTime}`,
				detail:
					start === usual.startTime
						? "As on other days; its pickups too"
						: "Its pickups are earlier or later by as much",
			})),
			...(others.length > mostStartsNamed
				? [
						{
							count: `+${others.length - mostStartsNamed}`,
							text: "more departures in the same way",
						},
					]
				: []),
			...(touched.length > 0 ? toldLines(touched, "a mail with the new times") : []),
		],
		press: `Start ${departuresInWords(others.length)} at ${start}${touched.length > 0 ? `, write to ${withEmail(touched).length}` : ""}`,
		problem: startProblem(others, start, now),
	};
}

const mostStartsNamed = 4;

/** True when the new start, or the new time of a pickup that is still to come, has passed. */
function isOver({ cell, usual }: PlannedDeparture, start: string, now: string): boolean {
	const timesAt = (startTime: string) =>
		pickupsOn(
			usual.pickups.map((time) => ({ time })),
			usual.startTime,
			startTime,
		);
	const before = timesAt(cell.startTime);
	return (
		start <= now ||
		timesAt(start).some(({ time }, index) => time <= now && (before[index]?.time ?? "") > now)
	);
}

function startProblem(
	others: readonly PlannedDeparture[],
	start: string,
	now: Situation["now"],
): string | null {
	if (others.length === 0) return "They start then already.";
	if (others.some((each) => each.cell.date === now.date && isOver(each, start, now.time)))
		return "That time, or a pickup before it, is over today.";
	const torn = others.find(({ usual }) => !staysWithinItsDay(usual, start));
	return torn ? `A pickup of ${torn.title} would fall on another day.` : null;
}

function seatsOf(bookings: readonly AffectedBooking[]): number {
	return bookings.reduce((sum, { seats }) => sum + seats, 0);
}

/** Days of the same excursion that are shown and have room for everybody. */
function targetsOf(
	{ rows }: CapacityCalendar,
	departures: readonly PlannedDeparture[],
	seats: number,
): { date: string; left: number }[] {
	const [first] = departures;
	if (!first || departures.some(({ cell }) => cell.excursionId !== first.cell.excursionId))
		return [];
	const chosen = new Set(departures.map(({ cell }) => cell.date));
	const row = rows.find(({ excursionId }) => excursionId === first.cell.excursionId);
	return (row?.cells ?? [])
		.filter((cell) => !chosen.has(cell.date) && !cell.isPast && !cell.isClosed)
		.filter((cell) => departures.every((each) => each.cell.startTime === cell.startTime))
		.filter((cell) => cell.free >= seats && cell.free > 0)
		.map(({ date, free }) => ({ date, left: free }));
}

function titleOf(departures: readonly PlannedDeparture[]): string {
	const titles = [...new Set(departures.map(({ title }) => title))];
	const dates = departures.map(({ cell }) => cell.date).sort();
	const [from = "", until = ""] = [dates[0], dates.at(-1)];
	const when =
		from === until
			? formatDate(from, "short")
			: `${formatDate(from, "short")} to ${formatDate(until, "short")}`;
	return `${titles.length > 2 ? `${titles.length} excursions` : formatList(titles)}, ${when}`;
}

/** "Four departures chosen: Mon 14 June, Wed 16 June." */
export function chosenInWords(departures: readonly PlannedDeparture[]): string {
	const shown = departures.slice(0, 8).map(({ cell }) => cell);
	const rest = departures.length - shown.length;
	return `${departuresInWords(departures.length)} chosen: ${daysInWords(shown)}${rest > 0 ? ` and ${rest} more` : ""}.`;
}
