import { moneyAfterwards } from "#app/bookings/guest/guest-terms.ts";
import { readVan } from "#app/bookings/guest/van-progress.server.ts";
import { vanWindow } from "#app/bookings/guest/van-progress.ts";
import { Voucher } from "#app/bookings/guest/voucher.tsx";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { instantOf } from "#app/excursions/local-date.ts";
import { ownDocumentHandle } from "#app/islands/document.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { flashMiddleware, takeFlash } from "#app/request/flash.server.ts";
import { guestBooking } from "#app/request/guest-booking.server.ts";
import type { Route } from "./+types/booking";

export const middleware: Route.MiddlewareFunction[] = [flashMiddleware];

/** The guest booking; a second round trip on the morning of the trip. Its address is the only secret, so it is neither cached nor indexed. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { own, terms, now } = await guestBooking(context, params.confirmId);
	const { guest } = own;
	const { db, environment } = context.get(requestContext);
	const { timeZone } = environment;
	const pickupAt = instantOf(guest.date, guest.pickup.time, timeZone);
	const { from, until } = vanWindow(pickupAt);
	const isSoon = guest.status === "confirmed" && from <= now && now <= until;
	// the voucher is worth more than the line about the van
	const van = isSoon
		? await readVan(db, guest.confirmId, { now, timeZone }).catch(() => null)
		: null;
	const isJustChanged = takeFlash(context, request)?.about === "booking changed";
	return {
		booking: guest,
		terms,
		moneyWords: moneyAfterwards(guest),
		isJustChanged,
		now,
		pickupAt,
		van,
	};
}

export const handle = ownDocumentHandle;

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
