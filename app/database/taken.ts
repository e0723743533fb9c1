import { causes } from "./unreachable.ts";

/** Whether a statement was refused because another row has this value. @param column "table.column", the first of its index. */
export function isTaken(error: unknown, column: string): boolean {
	const refusal = new RegExp(`UNIQUE constraint failed: ${column.replace(".", "\\.")}\\b`);
	return causes(error).some(({ message }) => refusal.test(message));
}
