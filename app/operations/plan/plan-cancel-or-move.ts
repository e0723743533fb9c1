import { staysWithinItsDay } from "#app/departures/departure-times.ts";
import { planLinesTexts } from "#app/messages/staff/departures/plan-lines.ts";
import type { AffectedBooking } from "#app/operations/departures/affected-bookings.server.ts";
import { refundShares } from "#app/sales/cancellation/refund-shares.ts";
import { formatList, formatMoney } from "#app/ui/format/format.ts";
import { leavesLine } from "./plan-on-sale.ts";
import {
	bookingsOf,
	type Decision,
	departureInWords,
	type OtherDeparture,
	otherDepartures,
	type PlanLine,
	retimed,
	type Situation,
	seatsOfBookings,
	toldLines,
	withEmail,
} from "./plan-situation.ts";

const { cancel, move, money } = planLinesTexts;

/** The departures do not leave, and everybody gets all money back. */
export function cancelling(situation: Situation): Decision {
	const leaving = situation.departures.filter(
		({ cell, bookings }) => cell.state !== "cancelled" || bookings.length > 0,
	);
	const going = bookingsOf(leaving);
	const count = leaving.length;
	return {
		lines: [
			leavesLine(count),
			...(going.length > 0 ? [...toldLines(going, "reason"), ...moneyLines(going)] : []),
		],
		press:
			going.length > 0
				? cancel.pressAndWrite({ departures: count, mails: withEmail(going).length })
				: cancel.press({ departures: count }),
		changes: leaving.map(({ cell, bookings }) => ({
			act: "cancel",
			departure: cell,
			bookings: bookings.map((booking) => ({
				...booking,
				shares: refundShares(booking.payments),
			})),
			alternatives: otherDepartures(situation, cell.excursionId, 1),
		})),
		...{ problem: null, unchanged: count === 0 ? cancel.allCancelled : null },
	};
}

/** The departures do not leave, and everybody moves to another one. */
export function moving(situation: Situation): Decision {
	const { departures, request } = situation;
	const targets = targetsOf(situation);
	const target = targets.find(({ id }) => id === request.target);
	const leaving = departures.filter(({ bookings }) => bookings.length > 0);
	const going = bookingsOf(leaving);
	const count = going.length;
	const isOtherTime =
		target !== undefined && going.some(({ startTime }) => startTime !== target.startTime);
	return {
		lines: [
			leavesLine(leaving.length),
			{
				count: String(count),
				text: target
					? move.to({ count, day: departureInWords(target) })
					: move.toChosenDay({ count }),
				...(target
					? {
							detail: [
								...(isOtherTime ? [move.otherPickups] : []),
								move.stayFree({ seats: target.left - seatsOfBookings(going) }),
							].join(" "),
						}
					: {}),
			},
			...toldLines(going, "reason"),
		],
		press: move.press({ departures: leaving.length, mails: withEmail(going).length }),
		changes: target
			? leaving.map(({ cell, bookings }) => ({
					act: "move",
					departure: cell,
					target,
					bookings: bookings.map((booking) => retimed(booking, target.startTime)),
				}))
			: [],
		...whyNotMoved(situation, targets),
	};
}

/** Departures to which all guests could move: of the same excursion, with room for everybody. */
export function targetsOf(situation: Pick<Situation, "departures" | "cells">): OtherDeparture[] {
	const { departures } = situation;
	const [first] = departures;
	if (!first || departures.some(({ cell }) => cell.excursionId !== first.cell.excursionId))
		return [];
	const bookings = bookingsOf(departures);
	const isWhole = bookings.some((booking) => booking.isWhole);
	return otherDepartures(
		situation,
		first.cell.excursionId,
		seatsOfBookings(bookings),
		isWhole,
	).filter(({ startTime }) => staysWithinItsDay(first.usual, startTime));
}

function whyNotMoved(
	situation: Situation,
	targets: readonly OtherDeparture[],
): Pick<Decision, "problem" | "unchanged"> {
	if (bookingsOf(situation.departures).length === 0)
		return { problem: null, unchanged: move.nobodyBooked };
	const problem = moveProblem(situation, targets);
	return { problem, unchanged: situation.request.target === null ? move.chooseDay : null };
}

function moveProblem(
	{ departures, request, lacking }: Situation,
	targets: readonly OtherDeparture[],
): string | null {
	if (new Set(departures.map(({ cell }) => cell.excursionId)).size > 1)
		return move.severalExcursions;
	if (targets.length === 0) return move.noDay;
	if (request.target === null) return null;
	if (!targets.some(({ id }) => id === request.target)) return move.noRoom;
	return lacking.length > 0
		? move.extrasLack({
				extras: formatList(
					lacking.map(({ extra: { title }, ...counts }) => move.lackingExtra({ title, ...counts })),
				),
			})
		: null;
}

function moneyLines(going: readonly AffectedBooking[]): PlanLine[] {
	const sums = (
		cents: (booking: AffectedBooking) => number,
		line: { text: string; isBad?: boolean },
	): PlanLine[] =>
		[...Map.groupBy(going, ({ currency }) => currency)].flatMap(([currency, all]) => {
			const sum = all.reduce((total, booking) => total + cents(booking), 0);
			return sum > 0 ? [{ count: formatMoney(sum, currency), ...line }] : [];
		});
	const hotel = going.filter(({ payments }) =>
		payments.some(({ gateway }) => gateway === "hotel"),
	).length;
	return [
		...sums(({ sums: { cardCents } }) => cardCents, { text: money.toCards }),
		...sums(({ sums: { creditCents } }) => creditCents, { text: money.toCredits }),
		...sums(({ sums: { handCents } }) => handCents, { text: money.byHand, isBad: true }),
		...sums(({ sums: { guest } }) => guest.disputed?.cents ?? 0, { text: money.atBanks }),
		...sums(({ policyCents }) => policyCents, { text: money.byPolicies }),
		...(hotel > 0 ? [{ count: String(hotel), text: money.atHotel({ count: hotel }) }] : []),
	];
}
