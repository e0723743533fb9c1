import { data, type RouterContextProvider, redirect } from "react-router";
import { choicesIn } from "#app/catalogue/extras/choice-field.ts";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { logError } from "#app/log/log.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { cashTexts } from "#app/messages/staff/office/cash.ts";
import { creditsTexts } from "#app/messages/staff/office/credits.ts";
import { newBookingTexts } from "#app/messages/staff/office/new-booking.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { rowIdOf } from "#app/request/row-id.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { withChoices } from "#app/sales/booking/booking-request.ts";
import { appliedCode, applyName } from "#app/sales/codes/code.ts";
import { mayMoveCash } from "#app/sales/payments/cash.ts";
import { creditCodeIn } from "#app/sales/payments/credits/credit.ts";
import { spendCredit, tryCredit } from "#app/sales/payments/credits/spend-credit.server.ts";
import { payRules } from "#app/sales/staff/sell/sale.ts";
import { checkSale, saleSchema } from "#app/sales/staff/sell/sale-rules.ts";
import {
	type CodedSale,
	readCodedTrip,
	type SaleTrip,
} from "#app/sales/staff/sell/sale-trips.server.ts";
import { sellSeats } from "#app/sales/staff/sell/sell-seats.server.ts";
import { checkForm, type FormErrors, type TypedValues } from "#app/ui/form/form.ts";
import { plainEmail } from "#app/ui/form/values/email-address.ts";
import { wholeNumber } from "#app/ui/form/values/whole-number.ts";
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
	const checked = withChoices(checkForm(saleSchema, await readFormData(request)));
	const { typedValues } = checked;
	const clock = { now: Date.now(), timeZone, currency };
	if (typedValues[applyName] !== undefined) {
		const { trip, code } = await readCodedTrip(services.db, codedSale(typedValues), clock);
		const errors = code && "refusal" in code ? { code: [code.refusal] } : null;
		return answer(200, errors, typedValues, { trip, code });
	}
	if (checked.errors) return answer(400, checked.errors, typedValues);
	const { values } = checked;
	const fits = checkSale(
		values,
		(cents) => formatMoney(cents, currency),
		localDateAt(clock.now, timeZone),
	);
	if (fits.errors) return answer(400, fits.errors, typedValues);
	const { sale } = fits;
	const actor = actorOf(context, user);
	if (payRules[sale.pay].takes && !mayMoveCash(actor))
		return answer(403, { "": [cashTexts.errors.ownMoney] }, typedValues);
	const creditRefusal = async () => {
		const words = { ...clock, takesCredit: true, language: staffLanguage() };
		const credit = await tryCredit(services.db, creditCodeIn(values.creditCode) ?? "", words);
		return "refusal" in credit ? credit.refusal : null;
	};
	if (sale.priceCents !== sale.price) requireRight(context, request, "bookings", "price");
	try {
		const sold = await sellSeats(services.db, sale, {
			now: Date.now(),
			timeZone,
			currency,
			usualPolicy: environment.cancellationPolicy,
			actor,
			mayOverbook: mayUser(user, "bookings", "overbook"),
			operatorPhone: environment.operator.phone,
			sender: mailSender(services),
			...(sale.pay === "credit" ? { creditRefusal } : {}),
		});
		if (sold.outcome === "refused") {
			const coded = await readCodedTrip(services.db, codedSale(typedValues), clock);
			return answer(sold.status, sold.errors, typedValues, coded);
		}
		const which = { id: sold.bookingId, scope: bookingScopeOf(user) };
		const spending =
			sale.pay === "credit"
				? await spendCredit(services.db, which, {
						...{ typedCode: values.creditCode, rest: "staff", actor, clock },
						sender: mailSender(services),
					})
				: null;
		deliverSoon(services);
		purgeExcursionPages(services, sold.excursionId);
		if (spending && !spending.outcome.startsWith("paid")) {
			setFlash(context, { look: "problem", text: creditsTexts.record.notPaid });
			throw redirect(`/dashboard/bookings/${sold.bookingId}#money`, 303);
		}
		throw redirect(`/dashboard/bookings/${sold.bookingId}/booked`, 303);
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("booking", error);
		return answer(
			503,
			{
				"": [newBookingTexts.noAnswer],
			},
			typedValues,
		);
	}
}

/** @param coded the chosen trip as it is now, which may be of another week than the form shows, and the typed code. */
function answer(
	status: number,
	errors: FormErrors | null,
	typedValues: TypedValues,
	{ trip, code }: Awaited<ReturnType<typeof readCodedTrip>> = { trip: null, code: null },
) {
	const chosenTrip: SaleTrip | null = trip && { excursion: trip.excursion, days: trip.days };
	return data(
		{ errors, typedValues, chosenTrip, code: appliedCode(code) ?? null },
		{ status, headers: { "Cache-Control": "no-store" } },
	);
}

/** What is typed so far of the sale to which a code belongs. */
function codedSale(typedValues: TypedValues): CodedSale {
	const number = (name: string) => wholeNumber(typedValues[name] ?? "");
	const id = (name: string) => rowIdOf(typedValues[name]);
	return {
		code: (typedValues.code ?? "").slice(0, 100).trim(),
		email: plainEmail(typedValues.email ?? "") || null,
		adults: number("adults"),
		children: number("children"),
		bebe: number("bebe"),
		isWhole: typedValues.isWhole === "on",
		...choicesIn(typedValues),
		departure: id("departure"),
		pickup: id("pickup"),
		hotelId: typedValues.pay === "hotel" ? typedValues.hotelId || null : null,
	};
}
