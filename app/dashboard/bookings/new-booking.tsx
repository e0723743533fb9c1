import { useNavigate } from "react-router";
import { addDays, isLocalDate, localDateAt, localTimeAt } from "#app/catalogue/local-date.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { revalidateAfterConflict } from "#app/dashboard/revalidate-after-conflict.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { chosenDeparture } from "#app/departures/offer/chosen-departure.ts";
import { newBookingTexts } from "#app/messages/staff/office/new-booking.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { SaleForm } from "#app/sales/staff/sell/sale-form.tsx";
import { gridDays, listSaleTrips } from "#app/sales/staff/sell/sale-trips.server.ts";
import type { Route } from "./+types/new-booking";
import { runNewBooking } from "./new-booking-actions.server.ts";

export async function loader({ request, context, url }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "create");
	const { db, environment, gateway } = context.get(requestContext);
	const clock = { now: Date.now(), timeZone: environment.timeZone };
	const today = localDateAt(clock.now, clock.timeZone);
	const excursionId = url.searchParams.get("excursion") ?? "";
	const start = url.searchParams.get("start") ?? "";
	const requestedDate = url.searchParams.get("date") ?? "";
	const date = isLocalDate(requestedDate) && requestedDate >= today ? requestedDate : "";
	const requestedFrom = url.searchParams.get("from") ?? "";
	const from =
		isLocalDate(requestedFrom) && requestedFrom >= today
			? requestedFrom
			: weekOf(date || today, today);
	const sale = await listSaleTrips(db, clock, from);
	const days = sale.trips.find(({ excursion }) => excursion.id === excursionId)?.days ?? [];
	const departure = chosenDeparture(days, { date, start });
	return {
		...sale,
		dates: Array.from({ length: gridDays }, (_, index) => addDays(from, index)),
		today,
		time: localTimeAt(clock.now, clock.timeZone),
		startingAt: departure && departure !== "start missing" ? String(departure.id) : "",
		key: crypto.randomUUID(),
		mayOverbook: mayUser(user, "bookings", "overbook"),
		mayPrice: mayUser(user, "bookings", "price"),
		hasLinks: gateway !== null,
	};
}

/** The first day of the grid: weeks count from today, so that turning back ends at today. */
function weekOf(date: string, today: string): string {
	const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
	return addDays(today, Math.floor(days / gridDays) * gridDays);
}

export const action = ({ request, context }: Route.ActionArgs) =>
	runNewBooking({ request, context });

/** A refused form is shown with the seats and prices that refused it. */
export const shouldRevalidate = revalidateAfterConflict;

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: officeTexts.screens.newBooking }) }];
}

export default function NewBooking({ loaderData, actionData }: Route.ComponentProps) {
	const { currency } = useSiteConfig();
	const navigate = useNavigate();
	const { key, time, ...sale } = loaderData;
	const typedValues = actionData?.typedValues ?? {};
	return (
		<>
			<StaffHead
				title={officeTexts.screens.newBooking}
				above={newBookingTexts.seatsAsOf({ time })}
			/>
			<SaleForm
				{...sale}
				currency={currency}
				errors={actionData?.errors ?? null}
				typedValues={typedValues}
				chosenTrip={actionData?.chosenTrip ?? null}
				code={actionData?.code ?? null}
				formKey={typedValues.key ?? key}
				turnTo={(date) => navigate(`?from=${date}`, { preventScrollReset: true })}
			/>
		</>
	);
}
