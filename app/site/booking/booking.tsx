import { redirect } from "react-router";
import * as v from "valibot";
import { instantOf } from "#app/catalogue/local-date.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { ownDocumentHandle } from "#app/islands/document.tsx";
import { isLanguage } from "#app/messages/languages.ts";
import { voucherTexts } from "#app/messages/texts.ts";
import { requestContext } from "#app/request/context.server.ts";
import { flashMiddleware, setFlash, takeFlash } from "#app/request/flash.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { guestBooking } from "#app/request/guest-booking.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import { staffVisitor } from "#app/request/user/caller.server.ts";
import { moneyAfterwards } from "#app/sales/cancellation/what-guest-may-do.ts";
import { chooseMailLanguage } from "#app/sales/guest/change-booking-language.server.ts";
import { readVan } from "#app/sales/guest/van-progress.server.ts";
import { vanWindow } from "#app/sales/guest/van-progress.ts";
import { confirmedActions, Voucher } from "#app/sales/guest/voucher.tsx";
import { creditOfWeather } from "#app/sales/weather/weather-options.ts";
import { hiddenMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/booking";
import { requireGuest, requireWeatherChoice } from "./require-guest.server.ts";

export const middleware: Route.MiddlewareFunction[] = [flashMiddleware];

/** The guest booking; a second round trip on the morning of the trip. Its address is the only secret, so it is neither cached nor indexed. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const isView = (await staffVisitor(context, request)) !== null;
	const { ownBooking, terms, now } = await guestBooking(context, params.confirmId);
	const { guest } = ownBooking;
	if (!isView) requireWeatherChoice(guest);
	const { db, environment, language } = context.get(requestContext);
	const { timeZone } = environment;
	const pickupAt = instantOf(guest.date, guest.pickup.time, timeZone);
	const { from, until } = vanWindow(pickupAt);
	const isSoon = guest.status === "confirmed" && from <= now && now <= until;
	// If the van can't be read, the guest still gets the voucher.
	const van = isSoon
		? await readVan(db, guest.confirmId, { now, timeZone }).catch(() => "no answer" as const)
		: null;
	const about = takeFlash(context, request)?.about;
	const justDone = confirmedActions.find((act) => act === about) ?? null;
	return {
		booking: guest,
		terms,
		moneyWords: creditOfWeather(guest, language) ?? moneyAfterwards(guest, language),
		justDone,
		recordPath: isView ? `/dashboard/bookings/${ownBooking.id}` : null,
		now,
		pickupAt,
		van,
	};
}

const formSchema = v.object({ language: v.pipe(v.string(), v.guard(isLanguage)) });

/** The guest chooses the language of the mails; the page stays in the language of its address. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(requestContext);
	const { confirmId } = params;
	await requireGuest(context, request, confirmId);
	const form = await readForm(request, formSchema);
	if (form.errors) throw new Response(null, { status: 400 });
	const { language } = form.values;
	const isChosen = await orUnavailable(
		services,
		chooseMailLanguage(services.db, confirmId, { language, now: Date.now() }),
	);
	if (isChosen) setFlash(context, { look: "by-page", about: "language changed", text: "" });
	return redirect(`/booking/${confirmId}`, 303);
}

export const handle = ownDocumentHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
	hiddenMeta((language) => voucherTexts[language].pageTitle, matches);

export { unstoredHeaders as headers } from "#app/site/public-page-headers.ts";

export default function Booking({ loaderData }: Route.ComponentProps) {
	const { appUrl, operator, timeZone } = useSiteConfig();
	const voucherUrl = `${appUrl}/booking/${loaderData.booking.confirmId}`;
	return (
		<Voucher {...loaderData} voucherUrl={voucherUrl} operator={operator} timeZone={timeZone} />
	);
}
