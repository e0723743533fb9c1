/** Which operations this phone keeps, without reading them. */
import { readNames, withStore } from "../encrypted-store.ts";

/**
 * The owner of kept operations. It differs during impersonation, so that they are never sent in
 * another user's name.
 */
export function operationOwner(userId: string, impersonatedBy: string | null): string {
	return impersonatedBy ? `${userId} by ${impersonatedBy}` : userId;
}

/** Not the key of the list: guests' data is wiped at sign-out, and what waits must be sent when its owner is back. */
export const operationKey = "operation key";
/** With which the names of all records of operations begin. */
export const operationNames = "operation/";
export const operationName = (owner: string, id = "") => `${operationNames}${owner}/${id}`;

/** Without storage, as in a private window, nothing is kept. */
export async function keepsOperations(owner: string): Promise<boolean> {
	const names = await withStore((db) => readNames(db, operationName(owner))).catch(() => []);
	return names.length > 0;
}
