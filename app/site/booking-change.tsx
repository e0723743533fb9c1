import { data, redirect } from "react-router";
import * as v from "valibot";
import { isConfirmId } from "#app/bookings/booking-ids.ts";
import { ChangeStep } from "#app/bookings/change-step.tsx";
import { changeByGuest } from "#app/bookings/guest-changes.server.ts";
import { getPublicExcursion } from "#app/excursions/excursions.server.ts";
import { isLocalDate } from "#app/excursions/local-date.ts";
import { deliverSoon, mailSender } from "#app/request/afterwards.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { flashMiddleware, tell } from "#app/request/flash.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { useIsland } from "#app/request/island.ts";
import { ownBooking, policyClock } from "#app/request/own-booking.server.ts";
import { forgetExcursionPages } from "#app/request/public-pages.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import type { Route } from "./+types/booking-change";

export const middleware: Route.MiddlewareFunction[] = [flashMiddleware];

/** The days and stops that a guest may change to; two round trips. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { own, terms, now } = await ownBooking(context, params.confirmId);
	const { guest, pickupPointId, seats, stops, updatedAt } = own;
	if (guest.status !== "confirmed") throw redirect(`/booking/${params.confirmId}`, 303);
	const { db, environment } = context.get(requestContext);
	const { timeZone } = environment;
	const onSale = terms.mayMove
		? await getPublicExcursion(db, guest.excursionId, { now, timeZone })
		: null;
	const days = (onSale?.departures ?? [])
		.filter(({ date, state, left }) => state === "open" && left >= seats && date !== guest.date)
		.map(({ date, left }) => ({ date, left }));
	return { booking: guest, terms, choice: { pickupPointId, seats, stops, days, updatedAt } };
}

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const formSchema = v.object({
	date: v.pipe(v.string(), v.check(isLocalDate)),
	pickupPointId: wholeNumber,
	seenAt: wholeNumber,
});

const justChanged = {
	look: "by-page",
	about: "booking changed",
	text: "Your booking is changed.",
} as const;

const problems = {
	"changed meanwhile": "The booking was changed in the meantime. This is how it stands now.",
	"not possible": "The places of that day were just taken. Please choose another one.",
	"too late": "That day can't be chosen any more. Please choose another one, or call us.",
	incomplete: "Choose the day and the stop.",
};

export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(requestContext);
	const { confirmId } = params;
	if (!isConfirmId(confirmId)) throw new Response(null, { status: 404 });
	const form = await readForm(request, formSchema);
	if (form.errors) return data({ problem: problems.incomplete }, { status: 400 });
	const clock = policyClock(services.environment, Date.now());
	const result = await orUnavailable(
		services,
		changeByGuest(services.db, confirmId, form.values, clock, mailSender(services)),
	);
	if (result.outcome === "unknown") throw new Response(null, { status: 404 });
	if (result.outcome === "changed") {
		deliverSoon(services);
		forgetExcursionPages(services, result.excursionId);
	}
	const isChanged = result.outcome === "changed" || result.outcome === "was changed already";
	if (isChanged) tell(context, justChanged);
	if (isChanged || result.outcome === "nothing to change")
		return redirect(`/booking/${confirmId}`, 303);
	return data({ problem: problems[result.outcome] }, { status: 409 });
}

export function meta() {
	return [
		{ title: "Change a booking · Island Excursions" },
		{ name: "robots", content: "noindex" },
	];
}

export function headers() {
	return { "Cache-Control": "no-store" };
}

export default function BookingChange({ loaderData, actionData }: Route.ComponentProps) {
	const { operator } = useIsland();
	return <ChangeStep {...loaderData} problem={actionData?.problem ?? null} operator={operator} />;
}
