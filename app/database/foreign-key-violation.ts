import { causes } from "#app/log/describe-error.ts";

/** Whether a statement was refused because another row points at this one, or because the row that it points at is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
	return causes(error).some(({ message }) => message.includes("FOREIGN KEY constraint failed"));
}
