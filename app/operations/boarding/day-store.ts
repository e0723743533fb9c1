import * as v from "valibot";
import { keepDayMs, mayKeep } from "./boarding-clock.ts";
import { type BoardingDay, boardingDaySchema } from "./boarding-day.ts";
import { readOne, seal, unseal, withStore, write } from "./encrypted-store.ts";
import { type KeptDay, wipeDay } from "./forget-day.ts";

/** @param receivedAt when the server sent it; it is kept for 48 hours from then, however often it is written. */
export function keepDay(day: BoardingDay, receivedAt: number): Promise<void> {
	return withStore(async (db) => {
		const sealed = await seal(db, "key", day);
		const keptDay: KeptDay = { owner: day.owner, expiresAt: receivedAt + keepDayMs, ...sealed };
		await write(db, (store) => store.put(keptDay, "day"));
	});
}

/** The kept day; null without one, and when it is too old, which also deletes it. */
export function readDay(now: number): Promise<{ day: BoardingDay; receivedAt: number } | null> {
	return withStore(async (db) => {
		try {
			const keptDay = await readOne<KeptDay>(db, "day");
			const key = await readOne<CryptoKey>(db, "key");
			if (!keptDay || !key) return null;
			if (!mayKeep(keptDay, now)) {
				await write(db, wipeDay);
				return null;
			}
			const day = v.parse(boardingDaySchema, await unseal(key, keptDay));
			return { day, receivedAt: keptDay.expiresAt - keepDayMs };
		} catch {
			// another build may have kept it in another form; the server sends it again
			return null;
		}
	});
}
