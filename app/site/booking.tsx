import { isConfirmId } from "#app/bookings/booking-ids.ts";
import { getBooking } from "#app/bookings/bookings.server.ts";
import { Voucher } from "#app/bookings/voucher.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { useIsland } from "#app/request/island.ts";
import type { Route } from "./+types/booking";

/** The guest's own page; whoever holds its address may see it, so no cache and no search engine does. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const now = Date.now();
	const booking = isConfirmId(params.confirmId)
		? await getBooking(context.get(requestContext).db, params.confirmId, now)
		: null;
	if (!booking) throw new Response(null, { status: 404 });
	return { booking, now };
}

export function meta() {
	return [{ title: "Your voucher · Island Excursions" }, { name: "robots", content: "noindex" }];
}

export function headers() {
	return { "Cache-Control": "no-store" };
}

export default function Booking({ loaderData }: Route.ComponentProps) {
	const { appUrl, operator } = useIsland();
	const { booking, now } = loaderData;
	const voucherUrl = `${appUrl}/booking/${booking.confirmId}`;
	return <Voucher booking={booking} voucherUrl={voucherUrl} operator={operator} now={now} />;
}
