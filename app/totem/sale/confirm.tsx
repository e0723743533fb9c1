import { redirectDocument } from "react-router";
import { isConfirmId } from "#app/bookings/booking-ids.ts";
import { getBooking } from "#app/bookings/bookings.server.ts";
import { defaultLanguage } from "#app/messages/languages.ts";
import { screenLanguageOf } from "#app/messages/screen-language.ts";
import { totemConfirmTexts } from "#app/messages/texts.ts";
import { getTotemHotel } from "#app/partners/totem-hotel.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { TotemPicture } from "#app/totem/catalogue/totem-picture.tsx";
import { defaultLanguageOf } from "#app/totem/device/totem-language.ts";
import { TotemError } from "#app/totem/totem-error.tsx";
import { TotemShell } from "#app/totem/totem-shell.tsx";
import { usePolling } from "#app/ui/use-polling.ts";
import type { Route } from "./+types/confirm";
import { ConfirmView } from "./confirm-view.tsx";

/**
 * A booking, for anyone who has its secret address. No cache stores it, and the screen shows it only for a
 * minute.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { db } = context.get(requestContext);
	const now = Date.now();
	const booking = isConfirmId(params.confirmId)
		? await getBooking(db, params.confirmId, now)
		: null;
	if (!booking) throw redirectDocument("/");
	const hotelId =
		booking.partner === "web" ? (url.searchParams.get("hotel") ?? "") : booking.partner;
	const hotel = await getTotemHotel(db, hotelId);
	return { booking, hotel, now, screenLanguage: defaultLanguageOf(hotel) };
}

export function meta({ matches }: Route.MetaArgs) {
	const { title } = totemConfirmTexts[screenLanguageOf(matches) ?? defaultLanguage];
	return [{ title: `${title} · Island Excursions` }];
}

export default function TotemConfirm({ loaderData }: Route.ComponentProps) {
	const { booking, hotel, now } = loaderData;
	usePolling(booking.status === "pending");
	return (
		<TotemShell hotel={hotel} isGuestsOwn>
			<TotemPicture url={booking.poster?.url ?? "/art/hero.svg"} />
			<ConfirmView booking={booking} now={now} />
		</TotemShell>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<TotemShell hotel={null} isGuestsOwn>
			<TotemError error={error} />
		</TotemShell>
	);
}
