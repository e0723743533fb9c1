import { drawnForm, shownOn } from "./drawn-form.ts";
import type { Visitor } from "./visitor.ts";

/** Staff cancel a booking from its record as it is drawn now. @param refund the box is ticked, drawn or not. */
export async function cancelAsStaff(
	visitor: Visitor,
	bookingId: number,
	{ refund = false, reason = "" }: { refund?: boolean; reason?: string } = {},
): Promise<Response> {
	const path = `/dashboard/bookings/${bookingId}`;
	const { told: moneyFingerprint = "" } = drawnForm(await shownOn(visitor, path), "cancel") ?? {};
	const box: Record<string, string> = refund ? { refund: "on" } : {};
	return visitor.submit(path, { intent: "cancel", reason, told: moneyFingerprint, ...box });
}
