/** Ends what this phone keeps of a day's guests; the sign-in loads it. */

import { namesWith, readOne, type Sealed, withStore, write } from "./encrypted-store.ts";
import { operationKey, operationNames } from "./offline/kept-operations.ts";

export interface KeptDay extends Sealed {
	owner: string;
	/** Milliseconds since the epoch. */
	expiresAt: number;
}

/** What waits for the network stays, with its own key. */
export function wipeDay(store: IDBObjectStore): void {
	store.delete("day");
	store.delete("key");
	const waitingCount = store.count(namesWith(operationNames));
	waitingCount.onsuccess = () => {
		if (waitingCount.result === 0) store.delete(operationKey);
	};
}

/** Deletes guests' data and their key: at sign-out, or when another user signs in. */
export function forgetDay(): Promise<void> {
	return withStore((db) => write(db, wipeDay));
}

/** Deletes the kept day if it belongs to another user. */
export function forgetDayOfOthers(owner: string): Promise<void> {
	return withStore(async (db) => {
		const keptDay = await readOne<KeptDay>(db, "day");
		if (keptDay && keptDay.owner !== owner) await write(db, wipeDay);
	});
}
