import * as v from "valibot";
import { longestWaitMs, tickStateSchema } from "./boarding.ts";

/** A tick on its way to the server. No name and no number: whoever finds the phone learns nothing of guests. */
const keptTickSchema = v.object({
	/** Made once a press: the server takes it once. */
	id: v.string(),
	/** "<excursion>/<date>". */
	departure: v.string(),
	bookingId: v.number(),
	state: tickStateSchema,
	/** By the clock of this phone, in milliseconds. */
	pressedAt: v.number(),
	/** Why the server did not take it; it is told until somebody has read it. */
	refusal: v.optional(v.picklist(["newer", "gone", "too late"])),
});
export type StoredTick = v.InferOutput<typeof keptTickSchema>;
export type TickRefusal = NonNullable<StoredTick["refusal"]>;

const keptSchema = v.array(keptTickSchema);
const prefix = "island:ticks:";

/** Of one booking only the newest press counts. */
export function addTick(ticks: readonly StoredTick[], tick: StoredTick): StoredTick[] {
	return [...ticks.filter((each) => !isSameGuest(each, tick)), tick];
}

export function isSameGuest(
	one: Pick<StoredTick, "departure" | "bookingId">,
	other: Pick<StoredTick, "departure" | "bookingId">,
): boolean {
	return one.departure === other.departure && one.bookingId === other.bookingId;
}

/** What somebody's phone keeps; what can't be read, or is too old to be of use, is left out. */
export function readStoredTicks(owner: string, now: number): StoredTick[] {
	try {
		const kept = v.parse(keptSchema, JSON.parse(localStorage.getItem(prefix + owner) ?? "[]"));
		return kept.filter(({ pressedAt }) => now - pressedAt <= 2 * longestWaitMs);
	} catch {
		return [];
	}
}

/** @returns false when the browser keeps nothing: then the open page alone has them. */
export function writeStoredTicks(owner: string, ticks: readonly StoredTick[]): boolean {
	try {
		if (ticks.length === 0) localStorage.removeItem(prefix + owner);
		else localStorage.setItem(prefix + owner, JSON.stringify(ticks));
		return true;
	} catch {
		return false;
	}
}

/** Whether a change of the browser's store, made by another tab, is about these ticks. */
export function isAboutTicks(owner: string, { key }: StorageEvent): boolean {
	return key === null || key === prefix + owner;
}
