import { moneyAfterwards } from "#app/bookings/guest/guest-terms.ts";
import { Voucher } from "#app/bookings/guest/voucher.tsx";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { flashMiddleware, takeFlash } from "#app/request/flash.server.ts";
import { guestBooking } from "#app/request/guest-booking.server.ts";
import type { Route } from "./+types/booking";

export const middleware: Route.MiddlewareFunction[] = [flashMiddleware];

/** The guest booking. Its address is the only secret, so it is neither cached nor indexed. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { own, terms, now } = await guestBooking(context, params.confirmId);
	const isJustChanged = takeFlash(context, request)?.about === "booking changed";
	return { booking: own.guest, terms, moneyWords: moneyAfterwards(own.guest), isJustChanged, now };
}

export function meta() {
	return [{ title: "Your voucher · Island Excursions" }, { name: "robots", content: "noindex" }];
}

export function headers() {
	return { "Cache-Control": "no-store" };
}

export default function Booking({ loaderData }: Route.ComponentProps) {
	const { appUrl, operator, timeZone } = useSiteConfig();
	const voucherUrl = `${appUrl}/booking/${loaderData.booking.confirmId}`;
	return (
		<Voucher {...loaderData} voucherUrl={voucherUrl} operator={operator} timeZone={timeZone} />
	);
}
