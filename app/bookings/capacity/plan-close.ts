import type { AffectedBooking } from "#app/bookings/departures/move-departure.server.ts";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";
import {
	type Consequences,
	departuresInWords,
	type PlanLine,
	type PlannedDeparture,
	plural,
	type Situation,
	seatsInWords,
	seatsOf,
	toldLines,
	withEmail,
} from "./plan-situation.ts";

/** Closes the departures, and does with their guests what was chosen. */
export function closing({ departures, going, choice, targets }: Situation): Consequences {
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
