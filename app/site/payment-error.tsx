import { isConfirmId } from "#app/bookings/booking-ids.ts";
import { getBooking } from "#app/bookings/bookings.server.ts";
import { PaymentFailed } from "#app/payments/payment-views.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { useIsland } from "#app/request/island.ts";
import type { Route } from "./+types/payment-error";

/** A payment that did not go through: says so first, then how long the places are held. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const confirmId = url.searchParams.get("booking") ?? "";
	const now = Date.now();
	if (!isConfirmId(confirmId)) return { booking: null, now };
	return { booking: await getBooking(context.get(requestContext).db, confirmId, now), now };
}

export function meta() {
	return [
		{ title: "Payment not completed · Island Excursions" },
		{ name: "robots", content: "noindex" },
	];
}

export function headers() {
	return { "Cache-Control": "no-store" };
}

export default function PaymentError({ loaderData }: Route.ComponentProps) {
	return <PaymentFailed {...loaderData} operator={useIsland().operator} />;
}
