import { causes } from "#app/log/describe-error.ts";

/** A trigger refused the statement: a guide, vehicle or driver would be in two places at a time. */
export function isClash(error: unknown): boolean {
	return causes(error).some(({ message }) => /resource_clash/.test(message));
}
