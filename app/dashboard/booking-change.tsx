import { data, Form, Link, redirect } from "react-router";
import * as v from "valibot";
import { changeBooking } from "#app/bookings/booking-changes.server.ts";
import { getBookingRecord } from "#app/bookings/booking-record.server.ts";
import { ChangeFields } from "#app/bookings/record-change.tsx";
import { getExcursionOfBooking } from "#app/excursions/excursions.server.ts";
import { isLocalDate, localDateAt } from "#app/excursions/local-date.ts";
import { deliverSoon, mailSender } from "#app/request/afterwards.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { requireRight } from "#app/request/rights.server.ts";
import { actorOf, bookingScopeOf } from "#app/request/staff.server.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field-frame.tsx";
import type { Route } from "./+types/booking-change";
import { bookingIdOf, notFound } from "./booking-intents.server.ts";
import { StaffHead } from "./staff-head.tsx";

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
	const { id, reference, name, date, pickupPointId, pickup, seats, updatedAt } = record;
	return {
		booking: { id, reference, name, date, pickupPointId, pickup, seats, updatedAt },
		departures: trip.departures,
		pickups: trip.excursion.pickups,
		title: trip.excursion.title,
		key: crypto.randomUUID(),
	};
}

const changeSchema = v.object({
	date: v.pipe(v.string(), v.check(isLocalDate, "Choose a day")),
	pickupPointId: v.pipe(v.string(), v.regex(/^\d{1,9}$/, "Choose a pickup"), v.transform(Number)),
	seenAt: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
	key: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
});

export async function action({ request, context, params }: Route.ActionArgs) {
	const user = requireRight(context, request, "bookings", "update");
	const services = context.get(requestContext);
	const bookingId = bookingIdOf(params.bookingId);
	const form = await readForm(request, changeSchema);
	if (form.errors)
		return data({ error: Object.values(form.errors)[0]?.[0] ?? "" }, { status: 400 });
	const now = Date.now();
	if (form.values.date < localDateAt(now, services.environment.timeZone))
		return data({ error: "That day is over. Choose a coming one." }, { status: 400 });
	const act = { actor: actorOf(context, user), key: form.values.key, now };
	const outcome = await changeBooking(
		services.db,
		bookingScopeOf(user),
		bookingId,
		form.values,
		act,
		mailSender(services),
	);
	if (outcome === "unknown") throw notFound();
	if (outcome === "changed meanwhile" || outcome === "not possible")
		return data({ error: refusals[outcome] }, { status: 409 });
	deliverSoon(services);
	throw redirect(`/dashboard/bookings/${bookingId}?done=changed`, 303);
}

const refusals = {
	"changed meanwhile": "Somebody else has changed this booking meanwhile. Look at it again first.",
	"not possible": "There are not enough places left that day, or the van does not stop there.",
};

export function meta() {
	return [{ title: "Change a booking · Staff" }, { name: "robots", content: "noindex" }];
}

export default function BookingChange({ loaderData, actionData }: Route.ComponentProps) {
	const { booking, title } = loaderData;
	const back = `/dashboard/bookings/${booking.id}`;
	return (
		<>
			<StaffHead
				title="Change day or pickup"
				above={<Link to={back}>{`${booking.reference}, ${booking.name}`}</Link>}
			/>
			<Form method="post" className="grid max-w-xl gap-5">
				{actionData ? (
					<div role="alert">
						<FieldError>{actionData.error}</FieldError>
					</div>
				) : null}
				<p className="font-semibold">{title}</p>
				<ChangeFields {...loaderData} />
				<input type="hidden" name="seenAt" value={booking.updatedAt} />
				<input type="hidden" name="key" value={loaderData.key} />
				<p className="text-sm text-ink-soft">
					The price stays as it was sold. The guest gets a mail with the new appointment.
				</p>
				<div className="flex flex-wrap items-center gap-4">
					<Button look="next">Change the booking</Button>
					<Link to={back}>Leave it as it is</Link>
				</div>
			</Form>
		</>
	);
}
