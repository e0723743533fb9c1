import { data, Form, Link, redirect, useNavigation } from "react-router";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { staffLanguage } from "#app/messages/languages.ts";
import { weatherListTexts } from "#app/messages/staff/departures/weather-list.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { weatherTexts } from "#app/messages/texts.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender, refundSoon } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import {
	chooseAfterWeather,
	readWeatherChoice,
} from "#app/sales/weather/weather-choices.server.ts";
import { weatherForm, weatherProblem } from "#app/sales/weather/weather-form.ts";
import { weatherOptions } from "#app/sales/weather/weather-options.ts";
import { WeatherFields } from "#app/sales/weather/weather-step.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { Route } from "./+types/booking-weather";
import { bookingIdOf, notFound } from "./booking-actions.server.ts";

const { page: texts } = weatherListTexts;

/** Staff choose for a guest whose departure the weather called off; one round trip. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
	const user = requirePayer({ request, context });
	const { db, environment } = context.get(requestContext);
	const which = { id: bookingIdOf(params.bookingId), scope: bookingScopeOf(user) };
	const clock = { now: Date.now(), timeZone: environment.timeZone };
	const { booking, targets } = await readWeatherChoice(db, which, clock, staffLanguage());
	if (!booking) throw notFound();
	if (!booking.weather) {
		setFlash(context, { look: "problem", text: texts.nothing });
		throw redirect(`/dashboard/bookings/${booking.id}`, 303);
	}
	const { id, reference, name, title } = booking;
	return { id, reference, name, title, options: weatherOptions(booking, targets, staffLanguage()) };
}

/** Whoever chooses moves bookings and gives money back. */
function requirePayer({ request, context }: Pick<Route.ActionArgs, "request" | "context">) {
	requireRight(context, request, "bookings", "refund");
	return requireRight(context, request, "bookings", "update");
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const user = requirePayer({ request, context });
	const services = context.get(requestContext);
	const id = bookingIdOf(params.bookingId);
	const form = await readForm(request, weatherForm);
	const { problems } = weatherTexts[staffLanguage()];
	if (form.errors) return data({ problem: problems.missing }, { status: 400 });
	const result = await chooseAfterWeather(
		services.db,
		{ id, scope: bookingScopeOf(user) },
		form.values.choice,
		{
			by: "staff",
			actor: actorOf(context, user),
			clock: { now: Date.now(), timeZone: services.environment.timeZone },
			sender: mailSender(services),
		},
	);
	if (result.outcome === "unknown") throw notFound();
	const problem = weatherProblem(result.outcome, staffLanguage());
	if (problem) return data({ problem }, { status: 409 });
	deliverSoon(services);
	refundSoon(services);
	if ("excursionId" in result) purgeExcursionPages(services, result.excursionId);
	const isDone = result.outcome !== "over already";
	setFlash(context, {
		look: isDone ? "success" : "problem",
		text: isDone ? texts.done : texts.nothing,
	});
	return redirect(`/dashboard/bookings/${id}`, 303);
}

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: texts.title }) }];
}

export default function BookingWeather({ loaderData, actionData }: Route.ComponentProps) {
	const { id, reference, name, title, options } = loaderData;
	const isBusy = useNavigation().state !== "idle";
	const back = `/dashboard/bookings/${id}`;
	return (
		<>
			<StaffHead title={texts.title} above={<Link to={back}>{`${reference}, ${name}`}</Link>} />
			<Form method="post" className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
				<FormError>{actionData?.problem}</FormError>
				<p className="font-semibold">{title}</p>
				<p>{texts.lead}</p>
				<WeatherFields {...options} />
				<div className="flex flex-wrap items-center gap-4">
					<Button look="next" disabled={isBusy}>
						{texts.confirm}
					</Button>
					<Link to={back}>{texts.leave}</Link>
				</div>
			</Form>
		</>
	);
}
