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

const { cancel, move, money, weather } = planLinesTexts;

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
			bookings: bookings.map(refunded),
			alternatives: otherDepartures(situation, cell.excursionId, 1),
		})),
		unchanged: count === 0 ? cancel.allCancelled : null,
	};
}

const refunded = (booking: AffectedBooking) => ({
	...booking,
	shares: refundShares(booking.payments),
});

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
		...(count === 0
			? { unchanged: move.nobodyBooked }
			: {
					problem: moveProblem(situation, targets),
					unchanged: request.target === null ? move.chooseDay : null,
				}),
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
	const hotel = going.filter(({ payments }) =>
		payments.some(({ gateway }) => gateway === "hotel"),
	).length;
	return [
		...sumLines(going, ({ sums: { cardCents } }) => cardCents, { text: money.toCards }),
		...sumLines(going, ({ sums: { creditCents } }) => creditCents, { text: money.toCredits }),
		...sumLines(going, ({ sums: { handCents } }) => handCents, { text: money.byHand, isBad: true }),
		...sumLines(going, ({ sums: { guest } }) => guest.disputed?.cents ?? 0, {
			text: money.atBanks,
		}),
		...sumLines(going, ({ policyCents }) => policyCents, { text: money.byPolicies }),
		...(hotel > 0 ? [{ count: String(hotel), text: money.atHotel({ count: hotel }) }] : []),
	];
}

/** The sums of some bookings, one line for each currency. */
function sumLines(
	bookings: readonly AffectedBooking[],
	cents: (booking: AffectedBooking) => number,
	line: { text: string; isBad?: boolean },
): PlanLine[] {
	return [...Map.groupBy(bookings, ({ currency }) => currency)].flatMap(([currency, all]) => {
		const sum = all.reduce((total, booking) => total + cents(booking), 0);
		return sum > 0 ? [{ count: formatMoney(sum, currency), ...line }] : [];
	});
}

const paidCents = ({ sums: { guest } }: AffectedBooking) => guest.keptCents + guest.hotelCents;

/** Whoever has paid chooses what happens with it; a hold or an unpaid booking has nothing to choose. */
function hasPaid(booking: AffectedBooking): boolean {
	return booking.status === "confirmed" && paidCents(booking) > 0;
}

/** The weather does not let the departures leave: their guests choose money, another departure or credit. */
export function callingOff(situation: Situation): Decision {
	const leaving = situation.departures.filter(({ cell }) => cell.state !== "cancelled");
	const going = bookingsOf(leaving);
	const choosing = going.filter(hasPaid);
	const released = going.length - choosing.length;
	return {
		lines: [
			leavesLine(leaving.length),
			...(choosing.length > 0
				? [
						{
							count: String(choosing.length),
							text: weather.choose({ count: choosing.length }),
							detail: weather.otherwise,
						},
					]
				: []),
			...sumLines(choosing, paidCents, { text: weather.atMost }),
			...(released > 0
				? [{ count: String(released), text: weather.released({ count: released }) }]
				: []),
			...(going.length > 0 ? toldLines(going, "choose") : []),
		],
		press: weather.press({ departures: leaving.length, mails: withEmail(going).length }),
		changes: leaving.map(({ cell, bookings }) => ({
			act: "weather",
			departure: cell,
			choosing: bookings.filter(hasPaid),
			bookings: bookings.filter((booking) => !hasPaid(booking)).map(refunded),
			alternatives: otherDepartures(situation, cell.excursionId, 1),
		})),
		unchanged: leaving.length === 0 ? weather.allCancelled : null,
	};
}
