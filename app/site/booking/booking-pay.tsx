import { data, redirect } from "react-router";
import * as v from "valibot";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { ownDocumentHandle } from "#app/islands/document.tsx";
import { pathIn } from "#app/messages/localized-address.ts";
import { guestBookingTexts } from "#app/messages/texts.ts";
import { askGateway } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { guestBooking } from "#app/request/guest-booking.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import { balancePath } from "#app/sales/balance-path.ts";
import { isConfirmId } from "#app/sales/booking/booking-ids.ts";
import {
	readLastBalance,
	startBalanceCheckout,
} from "#app/sales/payments/checkout/balance-checkout.server.ts";
import { BalanceStep, balanceState } from "#app/sales/payments/checkout/balance-step.tsx";
import { hiddenMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/booking-pay";
import { requireWeatherChoice } from "./require-guest.server.ts";

/**
 * What a confirmed booking still owes at this moment, to be paid on the gateway's page. Back from there the gateway is
 * asked, because arriving here proves no payment.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const services = context.get(requestContext);
	const { confirmId } = params;
	const isBack = url.searchParams.has("back");
	if (isBack && isConfirmId(confirmId)) await askGateway(services, confirmId);
	const { ownBooking } = await guestBooking(context, confirmId);
	requireWeatherChoice(ownBooking.guest);
	const last = await orUnavailable(services, readLastBalance(services.db, confirmId));
	return { booking: ownBooking.guest, state: balanceState(ownBooking.guest, last, isBack), last };
}

const formSchema = v.object({
	/** Cents that the page showed. */
	told: v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)),
});

export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(requestContext);
	const { db, gateway, environment, language } = services;
	const { problems } = guestBookingTexts[language].pay;
	const { confirmId } = params;
	if (!isConfirmId(confirmId)) throw new Response(null, { status: 404 });
	const form = await readForm(request, formSchema);
	if (form.errors) return data({ problem: problems.changed }, { status: 400 });
	const later = { status: 503, headers: { "Retry-After": "20" } };
	if (!gateway) return data({ problem: problems.unreachable }, later);
	const page = environment.appUrl + pathIn(language, balancePath(confirmId));
	const checkout = await orUnavailable(
		services,
		startBalanceCheckout(db, gateway, {
			confirmId,
			seenCents: form.values.told,
			visit: { language, successUrl: `${page}?back`, cancelUrl: page },
			now: Date.now(),
		}),
	);
	switch (checkout.outcome) {
		case "unknown":
			throw new Response(null, { status: 404 });
		case "another amount":
			return data({ problem: problems.changed }, { status: 409 });
		case "no answer":
			return data({ problem: problems.unreachable }, later);
		case "open":
			return redirect(checkout.url, 303);
	}
}

export const handle = ownDocumentHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
	hiddenMeta((language) => guestBookingTexts[language].pay.pageTitle, matches);

export { unstoredHeaders as headers } from "#app/site/public-page-headers.ts";

export default function BookingPay({ loaderData, actionData }: Route.ComponentProps) {
	const { operator } = useSiteConfig();
	const { booking, state, last } = loaderData;
	return (
		<BalanceStep
			booking={booking}
			state={state}
			lastCents={last?.amountCents ?? 0}
			problem={actionData?.problem ?? null}
			operator={operator}
		/>
	);
}
