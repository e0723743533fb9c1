import { data, type RouterContextProvider, redirect } from "react-router";
import { logError } from "#app/log/log.ts";
import { cashTexts } from "#app/messages/staff/office/cash.ts";
import { newBookingTexts } from "#app/messages/staff/office/new-booking.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { mayMoveCash } from "#app/sales/payments/may-move-cash.ts";
import { payRules } from "#app/sales/staff/sell/sale.ts";
import { checkSale, saleSchema } from "#app/sales/staff/sell/sale-rules.ts";
import {
	getSaleTrip,
	type SaleTrip,
	type SoldTrip,
} from "#app/sales/staff/sell/sale-trips.server.ts";
import { sellSeats } from "#app/sales/staff/sell/sell-seats.server.ts";
import { checkForm, type FormErrors, type TypedValues } from "#app/ui/form/form.ts";
import { formatMoney } from "#app/ui/format/format.ts";

/** Sells by the form of "New booking". @throws a redirect to the page of the new booking. */
export async function runNewBooking({
	request,
	context,
}: {
	request: Request;
	context: Readonly<RouterContextProvider>;
}) {
	const user = requireRight(context, request, "bookings", "create");
	const services = context.get(requestContext);
	const { environment } = services;
	const { currency, timeZone } = environment;
	const checked = checkForm(saleSchema, await readFormData(request));
	const { typedValues } = checked;
	if (checked.errors) return refused(400, checked.errors, typedValues);
	const { values } = checked;
	const fits = checkSale(values, (cents) => formatMoney(cents, currency));
	if (fits.errors) return refused(400, fits.errors, typedValues);
	const { sale } = fits;
	const actor = actorOf(context, user);
	if (payRules[sale.pay].takes && !mayMoveCash(actor))
		return refused(403, { "": [cashTexts.errors.ownMoney] }, typedValues);
	if (sale.priceCents !== sale.price) requireRight(context, request, "bookings", "price");
	try {
		const sold = await sellSeats(services.db, sale, {
			now: Date.now(),
			timeZone,
			currency,
			actor,
			mayOverbook: mayUser(user, "bookings", "overbook"),
			operatorPhone: environment.operator.phone,
			sender: mailSender(services),
		});
		if (sold.outcome === "refused") {
			const chosenTrip = await getSaleTrip(
				services.db,
				{ now: Date.now(), timeZone },
				sale.departure,
			);
			return refused(sold.status, sold.errors, typedValues, chosenTrip);
		}
		deliverSoon(services);
		purgeExcursionPages(services, sold.excursionId);
		throw redirect(`/dashboard/bookings/${sold.bookingId}/booked`, 303);
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("booking", error);
		return refused(
			503,
			{
				"": [newBookingTexts.noAnswer],
			},
			typedValues,
		);
	}
}

/** @param trip the chosen one as it is now: the week that the form shows may be another. */
function refused(
	status: number,
	errors: FormErrors,
	typedValues: TypedValues,
	trip: SoldTrip | null = null,
) {
	const chosenTrip: SaleTrip | null = trip && { excursion: trip.excursion, days: trip.days };
	return data(
		{ errors, typedValues, chosenTrip },
		{ status, headers: { "Cache-Control": "no-store" } },
	);
}
