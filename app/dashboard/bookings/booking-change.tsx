import { Form, Link, redirect } from "react-router";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { getExcursionOfBooking } from "#app/departures/offer/excursions.server.ts";
import { bookingChangeTexts } from "#app/messages/staff/office/booking-change.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { bookingFingerprint } from "#app/sales/booking/booking.ts";
import { getBookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import { ChangeFields } from "#app/sales/staff/record/record-change.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { Route } from "./+types/booking-change";
import { bookingIdOf, notFound } from "./booking-actions.server.ts";
import { changeFromForm } from "./booking-change-actions.server.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "update");
	const { db, environment } = context.get(requestContext);
	const bookingId = bookingIdOf(params.bookingId);
	const clock = { now: Date.now(), timeZone: environment.timeZone };
	const [record, trip] = await Promise.all([
		getBookingRecord(db, bookingScopeOf(user), bookingId, clock.now),
		getExcursionOfBooking(db, bookingId, clock),
	]);
	if (!record || !trip) throw notFound();
	if (record.date < localDateAt(clock.now, clock.timeZone)) {
		setFlash(context, {
			look: "problem",
			text: bookingChangeTexts.overAlready,
		});
		throw redirect(`/dashboard/bookings/${bookingId}`, 303);
	}
	const { id, reference, name, departureId, date, startTime } = record;
	const { pickupPointId, pickup, seats, isWhole } = record;
	return {
		booking: {
			...{ id, reference, name, departureId, date, startTime },
			...{ pickupPointId, pickup, seats, isWhole },
			fingerprint: bookingFingerprint(record),
		},
		departures: trip.departures,
		pickups: trip.excursion.pickups,
		usualStart: trip.excursion.startTime,
		title: trip.excursion.title,
		key: crypto.randomUUID(),
	};
}

export const action = changeFromForm;

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: bookingChangeTexts.pageTitle }) }];
}

export default function BookingChange({ loaderData, actionData }: Route.ComponentProps) {
	const { booking, title } = loaderData;
	const back = `/dashboard/bookings/${booking.id}`;
	return (
		<>
			<StaffHead
				title={officeTexts.screens.bookingChange}
				above={<Link to={back}>{`${booking.reference}, ${booking.name}`}</Link>}
			/>
			<Form method="post" className="grid max-w-xl gap-5">
				<FormError>{actionData?.error}</FormError>
				<p className="font-semibold">{title}</p>
				<p>
					<Link to={`${back}/excursion`}>{bookingChangeTexts.other.link}</Link>
				</p>
				<ChangeFields {...loaderData} />
				<input type="hidden" name="fingerprint" value={booking.fingerprint} />
				<input type="hidden" name="key" value={loaderData.key} />
				<p className="text-sm text-ink-soft">{bookingChangeTexts.whatHappens}</p>
				<div className="flex flex-wrap items-center gap-4">
					<Button look="next">{bookingChangeTexts.change}</Button>
					<Link to={back}>{bookingChangeTexts.leave}</Link>
				</div>
			</Form>
		</>
	);
}
