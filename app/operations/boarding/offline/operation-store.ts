import * as v from "valibot";
import {
	readAll,
	readOne,
	type Sealed,
	seal,
	unseal,
	withStore,
	write,
} from "../encrypted-store.ts";
import { operationKey, operationName } from "./kept-operations.ts";
import { type Operation, operationSchema } from "./operation.ts";

/** A record for each operation, so that two tabs do not overwrite each other's. */
export function keepOperation(owner: string, operation: Operation): Promise<void> {
	return withStore(async (db) => {
		const sealed = await seal(db, operationKey, operation);
		await write(db, (store) => store.put(sealed, operationName(owner, operation.id)));
	});
}

export function dropOperation(owner: string, id: string): Promise<void> {
	return withStore((db) => write(db, (store) => store.delete(operationName(owner, id))));
}

export function readOperations(owner: string): Promise<Operation[]> {
	return withStore(async (db) => {
		const key = await readOne<CryptoKey>(db, operationKey);
		if (!key) return [];
		const records = await readAll<Sealed>(db, operationName(owner));
		// one that cannot be read must not hide the others, which wait to be sent
		const read = await Promise.allSettled(
			records.map(async (record) => v.parse(operationSchema, await unseal(key, record))),
		);
		const operations = read.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
		return operations.sort((one, other) => one.pressedAt - other.pressedAt);
	});
}
