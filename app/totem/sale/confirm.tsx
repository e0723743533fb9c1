import { useEffect } from "react";
import { redirectDocument, useSearchParams } from "react-router";
import { pageTitleOf, siteConfigOf } from "#app/configuration/site-config.ts";
import { defaultLanguage } from "#app/messages/languages.ts";
import { screenLanguageOf } from "#app/messages/screen-language.ts";
import { totemConfirmTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { getTotemHotel } from "#app/partners/totem-hotel.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { getBooking } from "#app/sales/book-seats.server.ts";
import { isConfirmId } from "#app/sales/booking/booking-ids.ts";
import { hotelCache } from "#app/totem/catalogue/catalogue.ts";
import { withTimeout } from "#app/totem/catalogue/catalogue-cache.ts";
import { TotemPicture } from "#app/totem/catalogue/trip-pictures.tsx";
import { defaultLanguageOf } from "#app/totem/device/totem-language.ts";
import { TotemMessage } from "#app/totem/totem-message.tsx";
import { TotemShell } from "#app/totem/totem-shell.tsx";
import { usePolling } from "#app/ui/use-polling.ts";
import type { Route } from "./+types/confirm";
import { hotelOfAddress, totemHome } from "./confirm-address.ts";
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
	const standsIn = hotelOfAddress(url.searchParams);
	if (!booking) throw redirectDocument(totemHome(standsIn));
	const hotelId = booking.partner === "web" ? standsIn : booking.partner;
	const hotel = hotelId ? await getTotemHotel(db, hotelId) : null;
	return { booking, hotel, now, screenLanguage: defaultLanguageOf(hotel) };
}

type Shown = Awaited<ReturnType<typeof loader>>;
/** What the screen shows, for as long as it shows it: a guest's booking is kept nowhere else. */
let shownBooking: Shown | null = null;

/** A question that fails, one of many while the guest pays on the phone, takes nothing from the screen. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
	try {
		return await withTimeout(serverLoader());
	} catch (error) {
		const isElsewhere = error instanceof Response;
		if (isElsewhere || shownBooking?.booking.confirmId !== params.confirmId) throw error;
		return shownBooking;
	}
}

export function meta({ matches }: Route.MetaArgs) {
	const { title } = totemConfirmTexts[screenLanguageOf(matches) ?? defaultLanguage];
	return [{ title: pageTitleOf(siteConfigOf(matches), title) }];
}

export default function TotemConfirm({ loaderData }: Route.ComponentProps) {
	const { booking, hotel, now } = loaderData;
	usePolling(booking.status === "pending");
	const [search] = useSearchParams();
	useEffect(() => {
		shownBooking = loaderData;
		return () => {
			shownBooking = null;
		};
	}, [loaderData]);
	return (
		<TotemShell hotel={hotel} hotelId={hotel?.id ?? hotelOfAddress(search)} isGuestsOwn>
			<TotemPicture url={booking.poster?.url ?? "/art/hero.svg"} />
			<ConfirmView booking={booking} now={now} />
		</TotemShell>
	);
}

/** The booking may be made, but could not be read yet: the screen asks again, and does not leave the hotel. */
export function ErrorBoundary() {
	const [search] = useSearchParams();
	const hotelId = hotelOfAddress(search);
	const catalogue = hotelId ? hotelCache.get(hotelId) : undefined;
	usePolling(true);
	return (
		<TotemShell hotel={catalogue?.hotel ?? null} hotelId={hotelId} isGuestsOwn>
			<BookingNotRead />
		</TotemShell>
	);
}

function BookingNotRead() {
	const texts = useTexts(totemConfirmTexts);
	return (
		<TotemMessage picture="/art/caves.svg" title={texts.notRead}>
			<p role="status">{texts.notReadWhy}</p>
		</TotemMessage>
	);
}
