import { useMemo } from "react";
import type { ManifestGuest } from "#app/operations/manifest/manifest.ts";
import { type OfflineQueue, ofKind, useOfflineQueue } from "../offline/offline-queue.ts";
import { isSameGuest, type Tick, type TickRefusal } from "../offline/operation.ts";
import { afterTick, type Boarded, everybody } from "./boarding.ts";

/** A guest with this phone's ticks, which count before the server has answered. */
export interface TickedGuest extends ManifestGuest {
	tick: { id: string; isWaiting: boolean; refusal: TickRefusal | undefined } | null;
}

/** @param readAt when the server read the guests, by its clock. */
export function useTickedGuests(
	guests: readonly ManifestGuest[],
	departureId: number,
	readAt: number,
): TickedGuest[] {
	const queue = useOfflineQueue();
	return useMemo(
		() =>
			guests.map((guest) => {
				const boardedBefore = { state: guest.boarding, aboard: guest.aboard };
				const { id: bookingId, seats } = guest;
				const { boarded, tick } = boardedOf(queue, {
					departureId,
					bookingId,
					seats,
					boardedBefore,
					readAt,
				});
				const isWaiting = tick !== null && !tick.refusal && !queue.fresh.has(tick.id);
				return {
					...guest,
					boarding: boarded.state,
					aboard: boarded.aboard,
					tick: tick && { id: tick.id, isWaiting, refusal: tick.refusal },
				};
			}),
		[guests, departureId, readAt, queue],
	);
}

/** Who of a booking came: what the server said last, then this phone's ticks that it does not know. */
export function boardedOf(
	{ operations, answered }: Pick<OfflineQueue, "operations" | "answered">,
	guest: Pick<Tick, "departureId" | "bookingId"> & {
		seats: number;
		boardedBefore: Boarded;
		readAt: number;
	},
): { boarded: Boarded; tick: Tick | null } {
	const newest = answered.findLast(
		({ operation, answer }) =>
			answer.boarding && isSameGuest(operation, guest) && answer.now >= guest.readAt,
	);
	const ticks = ofKind(operations, "tick").filter((each) => isSameGuest(each, guest));
	const boarded = ticks
		.filter(({ refusal }) => !refusal)
		.reduce<Boarded>(
			(boardedSoFar, { people, state }) =>
				afterTick(boardedSoFar, { people: people ?? everybody(guest.seats), state }),
			newest?.answer.boarding ?? guest.boardedBefore,
		);
	return { boarded, tick: ticks.at(-1) ?? null };
}
