import * as v from "valibot";
import { keepDayMs, mayKeep } from "./boarding-clock.ts";
import { type BoardingDay, boardingDaySchema } from "./boarding-day.ts";
import { readOne, type Sealed, seal, unseal, withStore, write } from "./sealed-store.ts";

interface KeptDay extends Sealed {
	owner: string;
	/** Milliseconds since the epoch. */
	expiresAt: number;
}

export function keepDay(day: BoardingDay, now: number): Promise<void> {
	return withStore(async (db) => {
		const sealed = await seal(db, "key", day);
		const kept: KeptDay = { owner: day.owner, expiresAt: now + keepDayMs, ...sealed };
		await write(db, (store) => store.put(kept, "day"));
	});
}

/** The kept day; null without one, and when it is too old, which also deletes it. */
export function readDay(now: number): Promise<BoardingDay | null> {
	return withStore(async (db) => {
		try {
			const kept = await readOne<KeptDay>(db, "day");
			const key = await readOne<CryptoKey>(db, "key");
			if (!kept || !key) return null;
			if (!mayKeep(kept, now)) {
				await write(db, wipe);
				return null;
			}
			return v.parse(boardingDaySchema, await unseal(key, kept));
		} catch {
			// another build may have kept it in another form; the server sends it again
			return null;
		}
	});
}

/** Cash that waits for the network stays; it has a key of its own and names nobody. */
function wipe(store: IDBObjectStore): void {
	store.delete("day");
	store.delete("key");
}

/** Deletes guests' data and their key: at sign-out, or when another user signs in. */
export function forgetDay(): Promise<void> {
	return withStore((db) => write(db, wipe));
}

/** Deletes the kept day if it belongs to another user. */
export function forgetDayOfOthers(owner: string): Promise<void> {
	return withStore(async (db) => {
		const kept = await readOne<KeptDay>(db, "day");
		if (kept && kept.owner !== owner) await write(db, wipe);
	});
}
