import { data, href, isRouteErrorResponse, type MetaDescriptor, redirect } from "react-router";
import { namedCategory } from "#app/catalogue/category.ts";
import { isExcursionId } from "#app/catalogue/excursion.ts";
import { categoriesIn } from "#app/catalogue/house-categories.ts";
import { shareImage } from "#app/catalogue/public/share-image.ts";
import { siteConfigOf, useSiteConfig } from "#app/configuration/site-config.ts";
import { getPublicExcursionSince } from "#app/departures/offer/excursions.server.ts";
import { excursionStructuredData } from "#app/departures/offer/structured-data.ts";
import { drawnOnly } from "#app/islands/server-only-data.ts";
import { turnstileField, turnstileOrigin } from "#app/outbound/turnstile.server.ts";
import { valueOrNotModified } from "#app/page-cache/not-modified.server.ts";
import { publicCacheControl } from "#app/page-cache/public-cache-control.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { type RequestContext, requestContext } from "#app/request/context.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { readHoldCookie, rememberHold } from "#app/request/hold-cookie.server.ts";
import { pathAfterBooking } from "#app/request/pay-by-credit.server.ts";
import { turnstileHeader } from "#app/request/security/content-security-policy.server.ts";
import { sourceAfterBotCheck } from "#app/request/security/visitor-source.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import { bookingLanguage } from "#app/request/visitor-language.server.ts";
import { bookingSchema, withChoices } from "#app/sales/booking/booking-request.ts";
import { bookByForm } from "#app/sales/form/book-by-form.server.ts";
import { UnsentBooking } from "#app/sales/form/unsent-booking.tsx";
import { releaseHold } from "#app/sales/holds/release-holds.server.ts";
import { errorMeta, pageMeta } from "#app/site/meta.ts";
import { PageError } from "#app/site/unavailable.tsx";
import type { Route } from "./+types/excursion";
import { ExcursionPage } from "./excursion-page.tsx";

const cached = { "Cache-Control": publicCacheControl };
const unstored = { "Cache-Control": "no-store" };

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const request = context.get(requestContext);
	const clock = { now: Date.now(), timeZone: request.environment.timeZone };
	if (!isExcursionId(params.excursionId)) throw data(null, { status: 404 });
	const tripRequest = { excursionId: params.excursionId, language: request.language };
	const { value: onSale, headers } = valueOrNotModified(
		await orUnavailable(
			request,
			getPublicExcursionSince(request.db, tripRequest, clock, request.pageEdition),
		),
	);
	if (!onSale) throw data(null, { status: 404 });
	const [month, date, startTime, people] = ["month", "date", "start", "people"].map((name) =>
		url.searchParams.get(name),
	);
	const start = { month, date, start: startTime, people };
	const categories = categoriesIn(request.environment.categories, request.language);
	const kind = namedCategory(categories, onSale.excursion.category).name;
	const tag = { "Cache-Tag": `excursion:${params.excursionId}` };
	return data(drawnOnly({ onSale, kind, start, drawnAt: clock.now }), {
		headers: { ...headers, ...cached, ...tag, ...policyOf(request) },
	});
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const services = context.get(requestContext);
	const { db, environment, limits, visitorNetwork } = services;
	const form = withChoices(await readForm(request, bookingSchema, services.language));
	const { currency, timeZone } = environment;
	const answer = await bookByForm(db, form, params.excursionId, {
		now: Date.now(),
		timeZone,
		currency,
		usualPolicy: environment.cancellationPolicy,
		unopenedHoldMinutes: environment.unopenedHoldMinutes,
		language: bookingLanguage(request, services.language),
		findSource: (booking) =>
			sourceAfterBotCheck(services, form.typedValues[turnstileField], [
				params.excursionId,
				booking,
			]),
		phone: environment.operator.phone,
		mayBook: async () => (await limits.booking.limit({ key: visitorNetwork })).success,
		mayTryCode: async () => (await limits.desk.limit({ key: `code:${visitorNetwork}` })).success,
		takesCredit: true,
		requiresAnswers: true,
	});
	if (!answer.refused) {
		const { instead } = form.typedValues;
		const isOwn = instead && readHoldCookie(request, environment).includes(instead);
		// if this fails, the earlier hold expires by itself
		if (isOwn && instead !== answer.confirmId)
			await releaseHold(db, instead, { actor: null, now: Date.now() }).catch(() => {});
		purgeExcursionPages(services, params.excursionId);
		const headers = rememberHold(new Headers(unstored), request, answer.confirmId, environment);
		const next = await pathAfterBooking(services, answer);
		throw redirect(next, { status: 303, headers });
	}
	const { asksBotCheck } = answer.refused;
	const siteKey = asksBotCheck ? environment.turnstile?.siteKey : undefined;
	return data(
		{ ...answer.refused, ...(siteKey ? { siteKey } : {}) },
		{
			// a look at another month has the status of the page, which may fail
			...(answer.status === 200 ? {} : { status: answer.status }),
			headers: { ...unstored, ...policyOf(services) },
		},
	);
}

/**
 * The cached page is the same for all visitors, so its Content-Security-Policy always allows Turnstile when it is
 * configured.
 */
function policyOf({ environment }: RequestContext): Record<string, string> {
	return environment.turnstile ? { [turnstileHeader]: turnstileOrigin } : {};
}

/** Only the page may be cached: no answer to a form, and no error. */
export function headers({ loaderHeaders, actionHeaders, errorHeaders }: Route.HeadersArgs) {
	if (errorHeaders) return new Headers([...errorHeaders, ...Object.entries(unstored)]);
	return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export function meta({ loaderData, matches, error }: Route.MetaArgs): MetaDescriptor[] {
	const config = siteConfigOf(matches);
	if (!loaderData || !config) return errorMeta(error, config);
	const { excursion } = loaderData.onSale;
	const [poster] = excursion.pictures;
	return pageMeta(config, {
		title: excursion.title,
		description: excursion.subtitle,
		path: href("/excursion/:excursionId", { excursionId: excursion.id }),
		structuredData: excursionStructuredData(loaderData.onSale, loaderData.kind, config),
		...(poster ? { image: shareImage(poster) } : {}),
	});
}

export default function Excursion({ loaderData, actionData }: Route.ComponentProps) {
	const { onSale, kind, start, drawnAt } = loaderData;
	return <ExcursionPage {...{ onSale, kind, start, drawnAt }} refused={actionData ?? null} />;
}

/** Keeps what the guest typed when the database fails; nothing of it helps where the trip is gone. */
export function ErrorBoundary({ actionData, error }: Route.ErrorBoundaryProps) {
	const { operator } = useSiteConfig();
	const isGone = isRouteErrorResponse(error) && error.status === 404;
	if (actionData && !isGone)
		return <UnsentBooking typedValues={actionData.typedValues} phone={operator.phone} />;
	return <PageError error={error} />;
}
