import { causes } from "#app/log/describe-error.ts";

/**
 * Whether a statement was refused because another row has this value.
 * @param column "table.column", the first of its index; SQLite names them all: "UNIQUE constraint failed: users.email".
 */
export function isUniqueViolation(error: unknown, column: string): boolean {
	const refusal = /UNIQUE constraint failed: ([\w.]+)/;
	return causes(error).some(({ message }) => refusal.exec(message)?.[1] === column);
}

/** Whether a statement was refused because another row points at this one, or because the row that it points at is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
	return causes(error).some(({ message }) => message.includes("FOREIGN KEY constraint failed"));
}
