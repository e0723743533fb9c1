import type { ShouldRevalidateFunctionArgs } from "react-router";

/** After a conflict the page shows what somebody else did; other refused forms leave it as it is. */
export function revalidateAfterConflict({
	actionStatus,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
	return actionStatus === 409 || defaultShouldRevalidate;
}
