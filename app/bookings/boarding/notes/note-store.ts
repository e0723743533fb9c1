import * as v from "valibot";
import { readAll, readOne, type Sealed, seal, unseal, withStore, write } from "../sealed-store.ts";
import { type StoredNote, storedNoteSchema } from "./board-note.ts";

/** Its own key: the list is wiped at sign-out, a note that waits must be sent when its owner is back. */
const keyName = "note key";

const nameOf = (owner: string, id = "") => `note/${owner}/${id}`;

/** One record a note, so that two tabs do not overwrite each other's. */
export function keepNote(owner: string, note: StoredNote): Promise<void> {
	return withStore(async (db) => {
		const sealed = await seal(db, keyName, note);
		await write(db, (store) => store.put(sealed, nameOf(owner, note.id)));
	});
}

export function dropNote(owner: string, id: string): Promise<void> {
	return withStore((db) => write(db, (store) => store.delete(nameOf(owner, id))));
}

/** The oldest first. */
export function readNotes(owner: string): Promise<StoredNote[]> {
	return withStore(async (db) => {
		const key = await readOne<CryptoKey>(db, keyName);
		if (!key) return [];
		const kept = await readAll<Sealed>(db, nameOf(owner));
		// one that cannot be read must not hide the others, which wait to be sent
		const read = await Promise.allSettled(
			kept.map(async (each) => v.parse(storedNoteSchema, await unseal(key, each))),
		);
		const notes = read.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
		return notes.sort((one, other) => one.pressedAt - other.pressedAt);
	});
}
