import { planLinesTexts } from "#app/messages/staff/departures/plan-lines.ts";
import type { AffectedBooking } from "#app/operations/departures/affected-bookings.server.ts";
import { refundShares } from "#app/sales/cancellation/refund-shares.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import { leavesLine } from "./plan-on-sale.ts";
import {
	bookingsOf,
	type Decision,
	otherDepartures,
	type PlanLine,
	type Situation,
	toldLines,
	withEmail,
} from "./plan-situation.ts";

const { weather } = planLinesTexts;

/** Within so many hours guests choose; one choice of them is set by the form. */
export const answerHours = [12, 24, 48, 72, 168] as const;
export const usualAnswerHours = 48;

/** Whoever has paid chooses what happens with it; a hold or an unpaid booking has nothing to choose. */
function hasPaid({ status, sums: { guest } }: AffectedBooking): boolean {
	return status === "confirmed" && guest.keptCents + guest.hotelCents > 0;
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
			...(choosing.length > 0 ? chooseLines(choosing) : []),
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
			bookings: bookings
				.filter((booking) => !hasPaid(booking))
				.map((booking) => ({ ...booking, shares: refundShares(booking.payments) })),
			alternatives: otherDepartures(situation, cell.excursionId, 1),
		})),
		...{ problem: null, unchanged: leaving.length === 0 ? weather.allCancelled : null },
	};
}

function chooseLines(choosing: readonly AffectedBooking[]): PlanLine[] {
	const sums = Map.groupBy(choosing, ({ currency }) => currency);
	return [
		{
			count: String(choosing.length),
			text: weather.choose({ count: choosing.length }),
			detail: weather.otherwise,
		},
		...[...sums].map(([currency, bookings]) => ({
			count: formatMoney(
				bookings.reduce((sum, { sums: { guest } }) => sum + guest.keptCents + guest.hotelCents, 0),
				currency,
			),
			text: weather.atMost,
		})),
	];
}
