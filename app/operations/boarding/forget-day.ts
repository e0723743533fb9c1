/** Ends what this phone keeps of a day's guests; every screen of staff and the sign-in load it. */
import { readOne, type Sealed, withStore, write } from "./sealed-store.ts";

export interface KeptDay extends Sealed {
	owner: string;
	/** Milliseconds since the epoch. */
	expiresAt: number;
}

/** Cash that waits for the network stays; it has a key of its own and names nobody. */
export function wipeDay(store: IDBObjectStore): void {
	store.delete("day");
	store.delete("key");
}

/** Deletes guests' data and their key: at sign-out, or when another user signs in. */
export function forgetDay(): Promise<void> {
	return withStore((db) => write(db, wipeDay));
}

/** Deletes the kept day if it belongs to another user. */
export function forgetDayOfOthers(owner: string): Promise<void> {
	return withStore(async (db) => {
		const kept = await readOne<KeptDay>(db, "day");
		if (kept && kept.owner !== owner) await write(db, wipeDay);
	});
}
