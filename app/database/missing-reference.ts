import { causes } from "./unreachable.ts";

/** Whether a statement was refused because a row that it names is not there (a foreign key). */
export function isMissingReference(error: unknown): boolean {
	return causes(error).some(({ message }) => /FOREIGN KEY constraint failed/.test(message));
}
