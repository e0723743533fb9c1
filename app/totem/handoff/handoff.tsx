import { data, redirectDocument } from "react-router";
import { seatsOf } from "#app/catalogue/excursion.ts";
import { pageTitleOf, siteConfigOf, useSiteConfig } from "#app/configuration/site-config.ts";
import { isSecret, makeSecret } from "#app/crypto/secret.server.ts";
import { lackingWith } from "#app/departures/departure.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import { getPublicExcursion } from "#app/departures/offer/excursions.server.ts";
import { sellsTo } from "#app/departures/sold-as.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/messages/languages.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { screenLanguageOf } from "#app/messages/screen-language.ts";
import { phonePageTexts } from "#app/messages/texts.ts";
import { InLanguage } from "#app/messages/use-language.tsx";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { handoffFields } from "#app/partners/totem/phone-handoff.ts";
import {
	bookingOfHandoff,
	claimHandoff,
	handoffKey,
	openHandoff,
} from "#app/partners/totem/phone-handoffs.server.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { pathAfterBooking } from "#app/request/pay-by-credit.server.ts";
import { visitorSource } from "#app/request/security/visitor-source.server.ts";
import { isUnreachable } from "#app/request/unavailable.server.ts";
import { bookingSchema, withChoices } from "#app/sales/booking/booking-request.ts";
import { bookByForm } from "#app/sales/form/book-by-form.server.ts";
import { UnsentBooking } from "#app/sales/form/unsent-booking.tsx";
import { phoneSecret } from "#app/totem/device/totem-cookie.server.ts";
import { ErrorScreen } from "#app/ui/error-screen.tsx";
import { checkForm, typedValuesOf } from "#app/ui/form/form.ts";
import type { Route } from "./+types/handoff";
import { HandoffForm } from "./handoff-form.tsx";
import { HandoffEnded, HandoffGone } from "./phone-page.tsx";

/** The phone is known again by a cookie. After one has booked, any other phone is refused. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { db, environment } = context.get(requestContext);
	const now = Date.now();
	const storedSecret = await phoneSecret.read(request, context);
	const phone = storedSecret && isSecret(storedSecret) ? storedSecret : makeSecret();
	const handover = await openHandoff(db, params.token, phone, now);
	const clock = { now, timeZone: environment.timeZone };
	const trip =
		handover && (await getPublicExcursion(db, handover.excursionId, clock, handover.language));
	if (!handover || !trip)
		return data({ open: null, screenLanguage: defaultLanguage }, { status: 410 });
	const { language } = handover;
	const seats = seatsOf(handover);
	const departure = trip.departures.find(({ id }) => id === handover.departureId);
	const left = departure?.left ?? 0;
	const isGone = !departure || left < seats || !sellsTo(handover, departure);
	// no seats are held before the booking, so others may have taken them
	const ownBooking = isGone ? await bookingOfHandoff(db, handover.id) : null;
	if (ownBooking) throw redirectDocument(pathIn(language, `/booking/${ownBooking}`));
	return data(
		{
			open: {
				handover,
				excursion: excursionOn(trip.excursion, departure),
				left,
				isGone,
				lacking: lackingWith(departure?.lacking ?? null, seats),
				drawnAt: now,
			},
			screenLanguage: language,
		},
		{ headers: { "Set-Cookie": await phoneSecret.write(phone, context) } },
	);
}

/** Name and email come from the phone; excursion, day, people and hotel are read from the stored handoff. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(requestContext);
	const { db, environment, limits, visitorNetwork } = services;
	const form = await readFormData(request);
	const phone = await phoneSecret.read(request, context);
	const now = Date.now();
	const { operator } = environment;
	const handover = phone ? await claimHandoff(db, params.token, phone, now).catch(unread) : null;
	if (handover === "unread") {
		const sorry = phonePageTexts[languageOf(form.get("language"))].unread({
			phone: operator.phone,
		});
		const refused = { errors: { "": [sorry] }, typedValues: typedValuesOf(form), onSale: null };
		return data(refused, { status: 503 });
	}
	if (!handover) return data(null, { status: 410 });
	const { hotelId, totemId, language } = handover;
	const fixed = { ...handoffFields(handover), partner: totemId ? hotelId : "web" };
	for (const [name, value] of Object.entries(fixed)) form.set(name, value);
	const answer = await bookByForm(
		db,
		withChoices(checkForm(bookingSchema, form, language)),
		handover.excursionId,
		{
			now,
			language,
			timeZone: environment.timeZone,
			currency: environment.currency,
			usualPolicy: environment.cancellationPolicy,
			unopenedHoldMinutes: environment.unopenedHoldMinutes,
			findSource: () => visitorSource(services),
			phone: operator.phone,
			mayBook: async () => (await limits.booking.limit({ key: visitorNetwork })).success,
			mayTryCode: async () => (await limits.desk.limit({ key: `code:${visitorNetwork}` })).success,
			takesCredit: !handover.isCollected,
			seller: totemId
				? { hotelId, totem: { id: totemId }, sender: mailSender(services) }
				: undefined,
			onceKey: handoffKey(handover.id),
		},
	);
	if (answer.refused) return data(answer.refused, { status: answer.status });
	deliverSoon(services);
	purgeExcursionPages(services, handover.excursionId);
	const next = handover.isCollected
		? `/booking/${answer.confirmId}`
		: await pathAfterBooking(services, answer);
	throw redirectDocument(pathIn(language, next), 303);
}

/** What the page says itself, because the handoff's own language stands in a database that may not answer. */
function languageOf(language: unknown): Language {
	return isLanguage(language) ? language : defaultLanguage;
}

function unread(error: unknown) {
	if (!isUnreachable(error)) throw error;
	return "unread" as const;
}

export function meta({ matches }: Route.MetaArgs) {
	const { title } = phonePageTexts[screenLanguageOf(matches) ?? defaultLanguage];
	return [{ title: pageTitleOf(siteConfigOf(matches), title) }];
}

export default function PhoneHandoff({ loaderData, actionData }: Route.ComponentProps) {
	if (!loaderData.open) return <HandoffEnded />;
	const { left, isGone, lacking, drawnAt, ...handoff } = loaderData.open;
	if (isGone) return <HandoffGone {...handoff} />;
	return (
		<HandoffForm
			{...handoff}
			{...{ left, lacking }}
			drawnAt={drawnAt}
			refused={actionData ?? null}
		/>
	);
}

/** Keeps what the guest typed when the booking fails. */
export function ErrorBoundary({ actionData, error }: Route.ErrorBoundaryProps) {
	const { operator } = useSiteConfig();
	const language = languageOf(actionData?.typedValues.language);
	return (
		<InLanguage language={language}>
			<main id="main" lang={language}>
				{actionData ? (
					<UnsentBooking typedValues={actionData.typedValues} phone={operator.phone} />
				) : (
					<ErrorScreen error={error} />
				)}
			</main>
		</InLanguage>
	);
}
