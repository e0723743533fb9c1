import * as v from "valibot";
import { readAll, readOne, type Sealed, seal, unseal, withStore, write } from "../sealed-store.ts";
import { type StoredCash, storedCashSchema } from "./board-cash.ts";

/** Its own key: guests' data is wiped at sign-out, cash that waits must be sent when its owner is back. */
const keyName = "cash key";

const nameOf = (owner: string, id = "") => `cash/${owner}/${id}`;

/** One record a press, so that two tabs do not overwrite each other's. */
export function keepCash(owner: string, cash: StoredCash): Promise<void> {
	return withStore(async (db) => {
		const sealed = await seal(db, keyName, cash);
		await write(db, (store) => store.put(sealed, nameOf(owner, cash.id)));
	});
}

export function dropCash(owner: string, id: string): Promise<void> {
	return withStore((db) => write(db, (store) => store.delete(nameOf(owner, id))));
}

/** The oldest first. */
export function readCash(owner: string): Promise<StoredCash[]> {
	return withStore(async (db) => {
		const key = await readOne<CryptoKey>(db, keyName);
		if (!key) return [];
		const kept = await readAll<Sealed>(db, nameOf(owner));
		// one that cannot be read must not hide the others, which wait to be sent
		const read = await Promise.allSettled(
			kept.map(async (each) => v.parse(storedCashSchema, await unseal(key, each))),
		);
		const presses = read.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
		return presses.sort((one, other) => one.pressedAt - other.pressedAt);
	});
}
