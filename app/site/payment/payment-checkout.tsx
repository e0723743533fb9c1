import { data, type RouterContextProvider, redirect } from "react-router";
import { useOperator } from "#app/configuration/site-config.ts";
import { ownDocumentHandle } from "#app/islands/document.tsx";
import { logError } from "#app/log/log.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { paymentTexts } from "#app/messages/texts.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { rememberHold } from "#app/request/hold-cookie.server.ts";
import { visitorSource } from "#app/request/security/visitor-source.server.ts";
import { staffVisitor } from "#app/request/user/caller.server.ts";
import { isConfirmId } from "#app/sales/booking/booking-ids.ts";
import type { Gateway } from "#app/sales/gateways/gateway.ts";
import {
	type CheckoutOutcome,
	rebookAndPay,
	startCheckout,
} from "#app/sales/payments/checkout/checkout.server.ts";
import {
	type CheckoutVisit,
	leftPaymentPage,
} from "#app/sales/payments/checkout/payment-page.server.ts";
import {
	PaymentUnavailable,
	UnpaidLimitReached,
} from "#app/sales/payments/checkout/payment-views.tsx";
import { hiddenMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/payment-checkout";

/** Requests whose answer is final: rendering it opens no second payment page and does not redirect. */
const answered = new WeakSet<object>();

/** Redirects a guest to the payment page of their booking; can be opened repeatedly. */
export function loader({ request, params, context }: Route.LoaderArgs) {
	if (answered.has(context)) return null;
	const { db, environment } = context.get(requestContext);
	return leadToPage(request, context, params.confirmId, (gateway, visit) =>
		startCheckout(db, gateway, {
			confirmId: params.confirmId,
			visit,
			terms: { now: Date.now(), unopenedHoldMinutes: environment.unopenedHoldMinutes },
		}),
	);
}

/** The same by a button: an expired hold is rebooked. */
export async function action({ request, params, context }: Route.ActionArgs) {
	answered.add(context);
	const services = context.get(requestContext);
	const { db, environment, limits, visitorNetwork } = services;
	const { confirmId } = params;
	const allowed = await limits.booking.limit({ key: visitorNetwork });
	if (!allowed.success)
		return unpaid(confirmId, {}, { status: 429, headers: { "Retry-After": "60" } });
	const actor = await staffVisitor(context, request);
	return leadToPage(request, context, confirmId, async (gateway, visit) => {
		const checkout = await rebookAndPay(db, gateway, {
			confirmId,
			visit,
			returner: {
				now: Date.now(),
				timeZone: environment.timeZone,
				unopenedHoldMinutes: environment.unopenedHoldMinutes,
				source: visitorSource(services),
				actor,
				phone: environment.operator.phone,
			},
		});
		// public pages show the taken seats at once
		if (checkout.outcome === "open") purgeExcursionPages(services, checkout.excursionId);
		return checkout;
	});
}

async function leadToPage(
	request: Request,
	context: Readonly<RouterContextProvider>,
	confirmId: string,
	open: (gateway: Gateway, visit: CheckoutVisit) => Promise<CheckoutOutcome>,
) {
	const { gateway, environment, language } = context.get(requestContext);
	if (!isConfirmId(confirmId)) throw redirect("/payment/error");
	const failed = `/payment/error?booking=${confirmId}`;
	const publicAddress = (path: string) => environment.appUrl + pathIn(language, path);
	const later = { status: 503, headers: { "Retry-After": "20" } };
	if (!gateway) return unpaid(confirmId, {}, { status: 503 });
	try {
		const checkout = await open(gateway, {
			language,
			successUrl: publicAddress(`/payment/success?booking=${confirmId}`),
			cancelUrl: publicAddress(`${failed}&${leftPaymentPage}`),
		});
		// the hold is remembered in a cookie, so that every page shows it
		const headers = rememberHold(new Headers(), request, confirmId, environment);
		if (checkout.outcome === "open") return redirect(checkout.url, { status: 303, headers });
		if (checkout.outcome === "confirmed") return redirect(`/booking/${confirmId}`, 303);
		if (checkout.outcome === "changed meanwhile")
			return redirect(`/payment/checkout/${confirmId}`, 303);
		if (checkout.outcome === "too much unpaid")
			return unpaid(confirmId, { refused: checkout.words }, { status: 429 });
		if (checkout.outcome === "no answer")
			return unpaid(confirmId, { heldUntil: checkout.heldUntil }, later);
		return redirect(checkout.outcome === "held longest" ? `${failed}&longest` : failed, 303);
	} catch (error) {
		logError("checkout", error);
		return unpaid(confirmId, {}, later);
	}
}

/** Says on this page that no payment page opened. */
function unpaid(
	confirmId: string,
	{ heldUntil = null, refused = null }: { heldUntil?: number | null; refused?: string | null },
	init: { status: number; headers?: Record<string, string> },
) {
	return data({ confirmId, heldUntil, now: Date.now(), refused }, init);
}

export const handle = ownDocumentHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
	hiddenMeta((language) => paymentTexts[language].pageTitles.payment, matches);

export { unstoredHeaders as headers } from "#app/site/public-page-headers.ts";

export default function PaymentCheckout({ loaderData, actionData }: Route.ComponentProps) {
	const operator = useOperator();
	const answer = actionData ?? loaderData;
	if (!answer) return null;
	const { refused, ...state } = answer;
	if (refused) return <UnpaidLimitReached words={refused} {...state} />;
	return <PaymentUnavailable {...state} operator={operator} />;
}
