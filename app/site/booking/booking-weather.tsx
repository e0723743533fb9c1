import { data, redirect } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { ownDocumentHandle } from "#app/islands/document.tsx";
import { weatherTexts } from "#app/messages/texts.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender, refundSoon } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { flashMiddleware, setFlash } from "#app/request/flash.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import { weatherEnds } from "#app/sales/weather/weather-choice.ts";
import {
	chooseAfterWeather,
	readWeatherChoice,
} from "#app/sales/weather/weather-choices.server.ts";
import { weatherForm, weatherOptions, weatherProblem } from "#app/sales/weather/weather-options.ts";
import { WeatherStep } from "#app/sales/weather/weather-step.tsx";
import { hiddenMeta } from "#app/site/meta.ts";
import { PageError } from "#app/site/unavailable.tsx";
import type { Route } from "./+types/booking-weather";
import { requireGuest } from "./require-guest.server.ts";

export const middleware: Route.MiddlewareFunction[] = [flashMiddleware];

/** What a guest may choose whose departure the weather called off; one round trip. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const services = context.get(requestContext);
	const { confirmId } = params;
	await requireGuest(context, request, confirmId);
	const { language } = services;
	const clock = { now: Date.now(), timeZone: services.environment.timeZone };
	const { booking, targets } = await orUnavailable(
		services,
		readWeatherChoice(services.db, { confirmId }, clock, language),
	);
	if (!booking) throw new Response(null, { status: 404 });
	const ends = weatherEnds(booking, clock.timeZone);
	const isOver = clock.now >= ends;
	if (!booking.weather || (isOver && booking.weather.choice))
		throw redirect(`/booking/${confirmId}`, 303);
	return {
		...weatherOptions(booking, targets, language),
		...{ booking: booking.guest, ends, isOver },
	};
}

export const handle = ownDocumentHandle;

export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(requestContext);
	const { confirmId } = params;
	await requireGuest(context, request, confirmId);
	const { language } = services;
	const form = await readForm(request, weatherForm);
	if (form.errors)
		return data({ problem: weatherTexts[language].problems.missing }, { status: 400 });
	const result = await orUnavailable(
		services,
		chooseAfterWeather(services.db, { confirmId }, form.values.choice, {
			by: "guest",
			clock: { now: Date.now(), timeZone: services.environment.timeZone },
			sender: mailSender(services),
		}),
	);
	if (result.outcome === "unknown") throw new Response(null, { status: 404 });
	const problem = weatherProblem(result.outcome, language);
	if (problem) return data({ problem }, { status: 409 });
	deliverSoon(services);
	refundSoon(services);
	if ("excursionId" in result) purgeExcursionPages(services, result.excursionId);
	if (result.outcome === "move")
		setFlash(context, { look: "by-page", about: "booking changed", text: "" });
	return redirect(`/booking/${confirmId}`, 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
	hiddenMeta((language) => weatherTexts[language].pageTitle, matches);

export { unstoredHeaders as headers } from "#app/site/public-page-headers.ts";

export default function BookingWeather({ loaderData, actionData }: Route.ComponentProps) {
	const { operator, timeZone } = useSiteConfig();
	return (
		<WeatherStep
			{...loaderData}
			timeZone={timeZone}
			operator={operator}
			problem={actionData?.problem ?? null}
		/>
	);
}

export const ErrorBoundary = PageError;
