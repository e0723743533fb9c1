import { data, type RouterContextProvider, redirect } from "react-router";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { getStaffDepartures } from "#app/departures/offer/excursions.server.ts";
import { departureChangeTexts } from "#app/messages/staff/departures/departure-change.ts";
import { sharedTexts } from "#app/messages/staff/departures/shared.ts";
import { listAffected, moneyOfGuests } from "#app/operations/departures/move-departure.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { departureOf } from "./departure-actions.ts";

interface Asked {
	request: Request;
	context: Readonly<RouterContextProvider>;
	params: { excursionId: string; date: string };
}

/** Checks rights and loads what cancelling and moving a whole departure share. */
export async function openDepartureChange({ request, context, params }: Asked) {
	const user = requireRight(context, request, "bookings", "update");
	// guests get a refund, or are offered one
	requireRight(context, request, "bookings", "refund");
	const services = context.get(requestContext);
	const { excursionId, date } = departureOf(params);
	const clock = { now: Date.now(), timeZone: services.environment.timeZone };
	if (date < localDateAt(clock.now, clock.timeZone)) {
		setFlash(context, { look: "problem", text: departureChangeTexts.isOver });
		throw redirect(`/dashboard/departures/${excursionId}/${date}`, 303);
	}
	const trip = await getStaffDepartures(services.db, excursionId, clock);
	if (!trip) throw data({ message: sharedTexts.noSuchDeparture }, { status: 404 });
	const otherDays = trip.departures.filter((each) => each.state === "open" && each.date !== date);
	const departure = { excursionId, date, actor: actorOf(context, user), now: clock.now };
	return { services, departure, title: trip.excursion.title, otherDays };
}

/** Cents that the guests of the departure could get back; one round trip. */
export async function moneyOfDeparture({ context, params }: Asked): Promise<number> {
	const { db } = context.get(requestContext);
	const { excursionId, date } = departureOf(params);
	return moneyOfGuests(await listAffected(db, excursionId, date, Date.now()));
}

/** The same, for the page that lists the consequences for each booking; two round trips. */
export async function showDepartureChange(asked: Asked) {
	const { services, departure, title, otherDays } = await openDepartureChange(asked);
	const { excursionId, date, now } = departure;
	const affected = await listAffected(services.db, excursionId, date, now);
	return { affected, title, date, otherDays };
}
