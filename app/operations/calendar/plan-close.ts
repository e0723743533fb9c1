import { planLinesTexts } from "#app/messages/staff/departures/plan-lines.ts";
import type { AffectedBooking } from "#app/operations/departures/move-departure.server.ts";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";
import {
	type Consequences,
	type PlanLine,
	type PlannedDeparture,
	type Situation,
	seatsOfBookings,
	toldLines,
	withEmail,
} from "./plan-situation.ts";

const { close: texts, move } = planLinesTexts;

/** Closes the departures, and does with their guests what was chosen. */
export function closing({ departures, going, choice, targets }: Situation): Consequences {
	const open = departures.filter(({ cell }) => !cell.isClosed);
	const leave: PlanLine = {
		count: String(open.length),
		text: texts.leave({ count: open.length }),
	};
	if (going.length === 0 || choice.fate === "stay") {
		return {
			lines: [
				leave,
				...(going.length > 0
					? [
							{
								count: String(going.length),
								text: texts.stay({ count: going.length }),
								detail: texts.stayDetail,
							},
						]
					: []),
			],
			press: texts.press({ departures: departures.length }),
			problem:
				open.length === 0 ? (going.length === 0 ? texts.nothingToDo : texts.allClosed) : null,
		};
	}
	const told = toldLines(going, "reason");
	const write = texts.pressAndWrite({
		departures: departures.length,
		mails: withEmail(going).length,
	});
	if (choice.fate === "move") {
		const count = going.length;
		const target = targets.find(({ date }) => date === choice.target);
		return {
			lines: [
				leave,
				{
					count: String(count),
					text: target
						? move.to({ count, day: formatDate(target.date, "long") })
						: move.toChosenDay({ count }),
					...(target
						? { detail: move.stayFree({ seats: target.left - seatsOfBookings(going) }) }
						: {}),
				},
				...told,
			],
			press: write,
			problem: moveProblem(departures, targets, { chosen: choice.target, target }),
		};
	}
	return { lines: [leave, ...told, ...moneyLines(going)], press: write, problem: null };
}

function moveProblem(
	departures: readonly PlannedDeparture[],
	targets: readonly unknown[],
	{ chosen, target }: { chosen: string | null; target: unknown },
): string | null {
	if (new Set(departures.map(({ cell }) => cell.excursionId)).size > 1)
		return move.severalExcursions;
	if (targets.length === 0) return move.noDay;
	if (target) return null;
	return chosen === null ? move.chooseDay : move.noRoom;
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
		planLinesTexts.money.toCards,
	);
	add(
		money(({ byHandCents }) => byHandCents),
		planLinesTexts.money.byHand,
		true,
	);
	add(
		money(({ disputedCents }) => disputedCents),
		planLinesTexts.money.atBanks,
	);
	const hotel = going.filter(({ isAtHotel }) => isAtHotel === 1).length;
	if (hotel > 0)
		lines.push({
			count: String(hotel),
			text: planLinesTexts.money.atHotel({ count: hotel }),
		});
	return lines;
}
