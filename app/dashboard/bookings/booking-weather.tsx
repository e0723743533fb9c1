import { data, Form, Link, useNavigation } from "react-router";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { staffLanguage } from "#app/messages/languages.ts";
import { weatherListTexts } from "#app/messages/staff/departures/weather-list.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { weatherTexts } from "#app/messages/texts.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender, refundSoon } from "#app/request/after-response.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import {
	chooseAfterWeather,
	readWeatherChoice,
} from "#app/sales/weather/weather-choices.server.ts";
import { weatherForm, weatherOptions, weatherProblem } from "#app/sales/weather/weather-options.ts";
import { WeatherFields } from "#app/sales/weather/weather-step.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { Route } from "./+types/booking-weather";
import { type BookingArgs, backToRecord, notFound, visitBooking } from "./booking-visit.server.ts";

const { page: texts } = weatherListTexts;

/** Staff choose for a guest whose departure the weather called off; one round trip. */
export async function loader(args: Route.LoaderArgs) {
	const visit = visitToPay(args);
	const which = { id: visit.bookingId, scope: visit.scope };
	const language = staffLanguage();
	const { booking, targets } = await readWeatherChoice(visit.db, which, visit.clock, language);
	if (!booking) throw notFound();
	if (!booking.weather) throw backToRecord(visit, "problem", texts.nothing);
	const { id, reference, name, title } = booking;
	return { id, reference, name, title, options: weatherOptions(booking, targets, language) };
}

/** Whoever chooses moves bookings and gives money back. */
function visitToPay(args: BookingArgs) {
	requireRight(args.context, args.request, "bookings", "refund");
	return visitBooking(args, "update");
}

export async function action(args: Route.ActionArgs) {
	const visit = visitToPay(args);
	const { services, bookingId: id, scope, actor, clock } = visit;
	const form = await readForm(args.request, weatherForm);
	const { problems } = weatherTexts[staffLanguage()];
	if (form.errors) return data({ problem: problems.missing }, { status: 400 });
	const result = await chooseAfterWeather(services.db, { id, scope }, form.values.choice, {
		by: "staff",
		actor,
		clock,
		sender: mailSender(services),
	});
	if (result.outcome === "unknown") throw notFound();
	const problem = weatherProblem(result.outcome, staffLanguage());
	if (problem) return data({ problem }, { status: 409 });
	deliverSoon(services);
	refundSoon(services);
	if ("excursionId" in result) purgeExcursionPages(services, result.excursionId);
	return result.outcome === "over already"
		? backToRecord(visit, "problem", texts.nothing)
		: backToRecord(visit, "success", texts.done);
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
