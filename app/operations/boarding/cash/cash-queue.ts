import { useMemo } from "react";
import type { BoardingDay } from "../boarding-day.ts";
import { makeWaitingQueue, pressedNow } from "../waiting-queue.ts";
import {
	type Cleared,
	cashAnswersSchema,
	mostCashAtOnce,
	type StoredCash,
	storedCashSchema,
} from "./board-cash.ts";
import type { SentCash } from "./sent-cash.ts";

const queue = makeWaitingQueue({
	kind: "cash",
	stored: storedCashSchema,
	path: "/dashboard/today/cash",
	mostAtOnce: mostCashAtOnce,
	sent(presses): Pick<SentCash, "taken" | "cleared"> {
		return {
			taken: presses
				.filter(({ cleared }) => !cleared)
				.map(({ id, bookingId, amountCents, pressedAt }) => ({
					id,
					bookingId,
					amountCents,
					pressedAt,
				})),
			cleared: presses.flatMap(({ id, cleared: how }) => (how ? [{ id, how }] : [])),
		};
	},
	answers: cashAnswersSchema,
	isUnsent: ({ refusal, cleared }) => !refusal || cleared !== undefined,
	refused: (press, { refusal }) => (refusal ? { ...press, refusal } : null),
});

/** The presses that this phone keeps, and what the server has written down. */
export function useCashQueue() {
	const { items, settled, ...rest } = queue.use();
	// a refused press that was cleared up is no money
	return { ...rest, presses: items, taken: settled.filter(({ cleared }) => !cleared) };
}

/** Sends kept cash; the owner is null when nobody is signed in who may take money. */
export const useCashSender = queue.useSender;

/** Keeps a press on the phone, then sends it. A second press for the same guest is the same money. */
export async function pressCash(
	press: Pick<StoredCash, "bookingId" | "departure" | "amountCents" | "currency">,
): Promise<void> {
	const isKnown = queue
		.now()
		.items.some((each) => each.bookingId === press.bookingId && !each.cleared);
	if (!isKnown) await queue.add({ ...press, ...pressedNow() });
}

/** What became of cash that the server did not take. */
export function clearCash(cash: StoredCash, how: Cleared): Promise<void> {
	return queue.replace({ ...cash, cleared: how });
}

/** The day with this phone's cash, which counts before the server has answered. */
export function useCashDay(day: BoardingDay | null): BoardingDay | null {
	const { items, settled } = queue.use();
	return useMemo(() => {
		if (!day) return null;
		const paid = new Set([
			...items.filter(({ refusal }) => !refusal).map(({ bookingId }) => bookingId),
			...settled
				.filter(({ at, cleared }) => at >= day.readAt && !cleared)
				.map(({ bookingId }) => bookingId),
		]);
		if (paid.size === 0) return day;
		const departures = day.departures.map((departure) => ({
			...departure,
			guests: departure.guests.map((guest) =>
				paid.has(guest.id) ? { ...guest, isOwed: false, dueCents: null } : guest,
			),
		}));
		return { ...day, departures };
	}, [day, items, settled]);
}
