import { data, Form, Link, redirect } from "react-router";
import * as v from "valibot";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { getExcursionOfBooking } from "#app/departures/offer/excursions.server.ts";
import { bookingChangeTexts } from "#app/messages/staff/office/booking-change.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { bookingFingerprint } from "#app/sales/booking/booking.ts";
import { actKey, shownFingerprint } from "#app/sales/staff/edit/booking-edit-rules.ts";
import { ChangeFields } from "#app/sales/staff/record/record-change.tsx";
import { changeBooking } from "#app/sales/staff/staff-changes.server.ts";
import { Button } from "#app/ui/button.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { Route } from "./+types/booking-change";
import { backToRecord, notFound, readRecord, visitBooking } from "./booking-visit.server.ts";

export async function loader(args: Route.LoaderArgs) {
	const visit = visitBooking(args, "update");
	const [record, trip] = await Promise.all([
		readRecord(visit),
		getExcursionOfBooking(visit.db, visit.bookingId, visit.clock),
	]);
	if (!trip) throw notFound();
	if (record.date < visit.today)
		throw backToRecord(visit, "problem", bookingChangeTexts.overAlready);
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

const changeSchema = v.object({
	departureId: v.pipe(
		v.string(),
		v.regex(/^\d{1,15}$/, () => bookingChangeTexts.errors.noDay),
		v.transform(Number),
	),
	pickupPointId: v.pipe(
		v.string(),
		v.regex(/^\d{1,9}$/, () => bookingChangeTexts.errors.noPickup),
		v.transform(Number),
	),
	fingerprint: shownFingerprint,
	key: actKey,
});

/** Moves a booking to another day or pickup, if there are enough seats. */
export async function action(args: Route.ActionArgs) {
	const visit = visitBooking(args, "update");
	const { services, db, scope, bookingId, actor, clock, today } = visit;
	const form = await readForm(args.request, changeSchema);
	const refuse = (error: string, status = 409) => data({ error }, { status });
	if (form.errors) return refuse(Object.values(form.errors)[0]?.[0] ?? "", 400);
	const answer = await changeBooking(db, scope, bookingId, {
		change: { ...form.values, today },
		act: { actor, key: form.values.key, now: clock.now },
		sender: mailSender(services),
	});
	const { errors } = bookingChangeTexts;
	switch (answer.outcome) {
		case "unknown":
			throw notFound();
		case "day over":
			return refuse(errors.dayOver, 400);
		case "refused":
			return refuse(answer.words);
		case "over":
			return refuse(officeTexts.tripOver);
		case "changed meanwhile":
			return refuse(errors.changedMeanwhile);
		case "not possible":
			return refuse(errors.notPossible);
		case "nothing to change":
			throw redirect(`/dashboard/bookings/${bookingId}`, 303);
		case "changed":
			purgeExcursionPages(services, answer.excursionId);
			deliverSoon(services);
			throw backToRecord(visit, "success", bookingChangeTexts.done);
	}
}

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
