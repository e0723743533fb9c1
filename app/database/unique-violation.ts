import { causes } from "#app/log/describe-error.ts";

const refusal = "UNIQUE constraint failed: ";

/** Whether a statement was refused because another row has this value. @param column "table.column", the first of its index. */
export function isUniqueViolation(error: unknown, column: string): boolean {
	return causes(error).some(({ message }) => firstColumn(message) === column);
}

/** SQLite names all columns of the index: "UNIQUE constraint failed: users.email". */
function firstColumn(message: string): string | undefined {
	const at = message.indexOf(refusal);
	return at < 0 ? undefined : message.slice(at + refusal.length).match(/^[\w.]+/)?.[0];
}
