import type { BoardingDay } from "../boarding-day.ts";
import { boardedOf } from "../ticks/ticked-guests.ts";
import { type OfflineQueue, ofKind } from "./offline-queue.ts";

/** The day with this phone's ticks, cash and notes: what the server has answered since, and what it does not know yet. */
export function dayWithOperations(
	day: BoardingDay,
	{ operations, answered }: Pick<OfflineQueue, "operations" | "answered">,
): BoardingDay {
	const applied = answered.filter(({ answer }) => !answer.refusal);
	const paidBookings = new Set(
		[
			...ofKind(operations, "cash").filter(({ refusal }) => !refusal),
			...ofKind(
				applied.filter(({ answer }) => answer.now >= day.readAt).map(({ operation }) => operation),
				"cash",
			),
		].map(({ bookingId }) => bookingId),
	);
	const notes = ofKind(
		applied.map(({ operation }) => operation),
		"note",
	).map(({ id, bookingId, text, pressedAt }) => ({
		bookingId,
		note: { id, text, by: day.userName, at: pressedAt },
	}));
	const departures = day.departures.map((departure) => ({
		...departure,
		guests: departure.guests.map((guest) => {
			const { boarded } = boardedOf(
				{ operations, answered },
				{
					departureId: departure.id,
					bookingId: guest.id,
					seats: guest.seats,
					boardedBefore: { state: guest.boarding, aboard: guest.aboard },
					readAt: day.readAt,
				},
			);
			const listedIds = new Set(guest.notes.map(({ id }) => id));
			const newNotes = notes.filter(
				({ bookingId, note }) => bookingId === guest.id && !listedIds.has(note.id),
			);
			return {
				...guest,
				boarding: boarded.state,
				aboard: [...boarded.aboard],
				...(paidBookings.has(guest.id) ? { isOwed: false, dueCents: null } : {}),
				notes: [...guest.notes, ...newNotes.map(({ note }) => note)],
			};
		}),
	}));
	return { ...day, departures };
}
