import * as v from "valibot";
import { readAll, readOne, type Sealed, seal, unseal, withStore, write } from "./sealed-store.ts";

/**
 * Records of one kind on the phone, one a press, so that two tabs do not overwrite each other's. They have a key of their
 * own: guests' data is wiped at sign-out, and what waits must be sent when its owner is back.
 */
export function sealedRecords<Item extends { id: string; pressedAt: number }>(
	kind: string,
	schema: v.GenericSchema<unknown, Item>,
) {
	const keyName = `${kind} key`;
	const nameOf = (owner: string, id = "") => `${kind}/${owner}/${id}`;
	return {
		keep(owner: string, item: Item): Promise<void> {
			return withStore(async (db) => {
				const sealed = await seal(db, keyName, item);
				await write(db, (store) => store.put(sealed, nameOf(owner, item.id)));
			});
		},
		drop(owner: string, id: string): Promise<void> {
			return withStore((db) => write(db, (store) => store.delete(nameOf(owner, id))));
		},
		/** The oldest first. */
		read(owner: string): Promise<Item[]> {
			return withStore(async (db) => {
				const key = await readOne<CryptoKey>(db, keyName);
				if (!key) return [];
				const kept = await readAll<Sealed>(db, nameOf(owner));
				// one that cannot be read must not hide the others, which wait to be sent
				const read = await Promise.allSettled(
					kept.map(async (each) => v.parse(schema, await unseal(key, each))),
				);
				const items = read.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
				return items.sort((one, other) => one.pressedAt - other.pressedAt);
			});
		},
	};
}
