import { causes } from "#app/log/describe-error.ts";

/** Whether a foreign key failed: the statement names a row that does not exist. */
export function isMissingReference(error: unknown): boolean {
	return causes(error).some(({ message }) => /FOREIGN KEY constraint failed/.test(message));
}
