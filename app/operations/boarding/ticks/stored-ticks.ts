import * as v from "valibot";
import { longestTickAgeMs, tickStateSchema } from "./boarding.ts";
import { tickPlace } from "./tick-place.ts";

/** A tick that is not sent yet. It contains no name or phone number, because the phone may be lost. */
const keptTickSchema = v.object({
	/** Made once for each press, so that the server stores it once. */
	id: v.string(),
	/** "<excursion>/<date>". */
	departure: v.string(),
	bookingId: v.number(),
	/** Person numbers, see `Boarded`; absent for the whole party. */
	people: v.optional(v.array(v.number())),
	state: tickStateSchema,
	/** Milliseconds since the epoch, by the phone's clock. */
	pressedAt: v.number(),
	/** Why the server refused it; kept until it is dismissed. */
	refusal: v.optional(v.picklist(["newer", "gone", "too late"])),
});
export type StoredTick = v.InferOutput<typeof keptTickSchema>;
export type TickRefusal = NonNullable<StoredTick["refusal"]>;

const keptSchema = v.array(keptTickSchema);

/** Keeps only the newest tick of each person of a booking. */
export function addTick(ticks: readonly StoredTick[], tick: StoredTick): StoredTick[] {
	const { people } = tick;
	const isReplaced = (each: StoredTick) =>
		isSameGuest(each, tick) && (!people || each.people?.every((number) => people.includes(number)));
	return [...ticks.filter((each) => !isReplaced(each)), tick];
}

export function isSameGuest(
	one: Pick<StoredTick, "departure" | "bookingId">,
	other: Pick<StoredTick, "departure" | "bookingId">,
): boolean {
	return one.departure === other.departure && one.bookingId === other.bookingId;
}

/** The ticks stored on this phone; unreadable and too old ones are left out. */
export function readStoredTicks(owner: string, now: number): StoredTick[] {
	try {
		const kept = v.parse(keptSchema, JSON.parse(localStorage.getItem(tickPlace(owner)) ?? "[]"));
		return kept.filter(({ pressedAt }) => now - pressedAt <= 2 * longestTickAgeMs);
	} catch {
		return [];
	}
}

/** @returns false when the browser stores nothing: the ticks then exist only in the open page. */
export function writeStoredTicks(owner: string, ticks: readonly StoredTick[]): boolean {
	try {
		if (ticks.length === 0) localStorage.removeItem(tickPlace(owner));
		else localStorage.setItem(tickPlace(owner), JSON.stringify(ticks));
		return true;
	} catch {
		return false;
	}
}

/** True when a storage event of another tab concerns these ticks. */
export function concernsTicks(owner: string, { key }: StorageEvent): boolean {
	return key === null || key === tickPlace(owner);
}
