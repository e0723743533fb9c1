import { type RouterContextProvider, redirect } from "react-router";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { staffVisitor } from "#app/request/user/caller.server.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { isConfirmId } from "#app/sales/booking/booking-ids.ts";
import { weatherPath } from "#app/sales/weather/open-choice.ts";

/**
 * For the steps of a guest with a booking: the history says of them "by the guest", so staff are led back to the
 * guest's page, which they see as a view, and act in their own name from the booking's record.
 * @throws 404 where no booking can have this address; for staff a redirect, or 403 for a form, which their view does not have.
 */
export async function requireGuest(
	context: Readonly<RouterContextProvider>,
	request: Request,
	confirmId: string,
): Promise<void> {
	if (!isConfirmId(confirmId)) {
		noteFacts({ refusal: "no such booking" });
		throw new Response(null, { status: 404 });
	}
	if (!(await staffVisitor(context, request))) return;
	throw request.method === "GET" || request.method === "HEAD"
		? redirect(`/booking/${confirmId}`, 303)
		: new Response(null, { status: 403 });
}

/** A guest whose trip the weather called off chooses before anything else. @throws a redirect to that page. */
export function requireWeatherChoice({
	confirmId,
	weather,
}: Pick<GuestBooking, "confirmId" | "weather">): void {
	if (weather?.choice === null) throw redirect(weatherPath(confirmId), 303);
}
