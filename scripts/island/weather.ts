import type { credits, weatherChoices } from "#app/database/schema.server.ts";
import { makeSale, refundOf, type Sale, type SaleContext } from "./bookings.ts";
import type { DemoExcursion } from "./demo-excursion.ts";
import { addDays, type DemoDeparture } from "./departures.ts";
import { diceOf } from "./random.ts";

/** A guest's choice; its booking and departures have their ids when all rows are in order. */
export interface WeatherChoice
	extends Omit<typeof weatherChoices.$inferInsert, "bookingId" | "departureId" | "targetId"> {
	/** Of its booking. */
	confirmId: string;
	excursionId: string;
	startTime: string;
	date: string;
	targetDate: string | null;
	/** What the guest has instead of the money. */
	credit: Omit<typeof credits.$inferInsert, "bookingId"> | null;
}

interface CalledOff {
	sale: Sale;
	choice: WeatherChoice;
}

const hour = 3_600_000;

/**
 * Guests of the departure that the weather has called off: one took the money, one goes on the next departure, one has
 * credit. Their dice are their own, so that every other sale stays as it was.
 */
export function calledOffGuests(
	demo: DemoExcursion,
	{ departure, next }: { departure: DemoDeparture; next: DemoDeparture },
	desk: SaleContext,
): CalledOff[] {
	const midnight = Date.parse(`${desk.today}T00:00Z`);
	// booked before the weather turned
	const earlierDesk = {
		...desk,
		today: addDays(desk.today, -2),
		dice: diceOf(`${desk.today} weather`),
	};
	const { id: excursionId, startTime } = demo.row;
	const dated = { until: midnight + 14 * hour, createdAt: midnight - 10 * hour };
	return (["money", "move", "credit"] as const).map((choice, turn) => {
		const chosenAt = dated.createdAt + (turn + 1) * hour;
		const firstSale = makeSale(demo, departure, { seats: 2, ending: "cancelled" }, earlierDesk);
		const sale = endingOf(choice)(firstSale, { at: chosenAt, next });
		const { confirmId, priceCents, currency } = firstSale.booking;
		const money = choice === "move" ? 0 : priceCents;
		return {
			sale,
			choice: {
				...{ confirmId, excursionId, startTime, date: departure.date, ...dated },
				...{ choice, chosenAt, chosenBy: "guest", cents: money },
				targetDate: choice === "move" ? next.date : null,
				credit:
					choice === "credit"
						? {
								...{ code: "CR-5WGN-7TQD-3XHM", amountCents: priceCents, currency },
								...{ reason: "weather", dedupeKey: "demo:weather", createdAt: chosenAt },
							}
						: null,
			},
		};
	});
}

type Ending = (sale: Sale, choice: { at: number; next: DemoDeparture }) => Sale;

const moneyBack: Ending = (sale, { at }) => ({
	...sale,
	booking: { ...sale.booking, cancelledAt: at, updatedAt: at },
	refund: refundOf(sale.payment.id, sale.booking, at),
});

/** The money stays here: it goes back elsewhere, as credit. */
const intoCredit: Ending = (sale, choice) => {
	const { refund, checkout, ...rest } = moneyBack(sale, choice);
	return {
		...rest,
		refund: refund && { ...refund, isElsewhere: true },
		checkout: checkout && { ...checkout, refundedCents: 0 },
	};
};

const otherDay: Ending = ({ booking, payment, checkout }, { at, next: { date } }) => ({
	booking: {
		...{ ...booking, status: "confirmed", cancelledAt: null, updatedAt: at },
		...{ date, policyStart: `${date} ${booking.startTime}` },
	},
	payment,
	refund: null,
	checkout: checkout && { ...checkout, refundedCents: 0 },
});

function endingOf(choice: "money" | "move" | "credit"): Ending {
	return { money: moneyBack, move: otherDay, credit: intoCredit }[choice];
}
