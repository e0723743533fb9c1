import { redirect } from "react-router";
import { type RequestContext, requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { sandboxSecret } from "#app/sales/gateways/gateways.server.ts";
import {
	completeSandboxCheckout,
	getSandboxCheckout,
	type SandboxCheckoutRow,
	sandboxEvent,
	sandboxStatusAt,
} from "#app/sales/gateways/sandbox.server.ts";
import { SandboxCheckout } from "#app/sales/gateways/sandbox-checkout.tsx";
import { leftPaymentPage } from "#app/sales/payments/checkout/payment-page.server.ts";
import type { Route } from "./+types/payment-sandbox";

/** 404 unless the sandbox is the gateway: in production this address does not exist. */
async function openCheckout(services: RequestContext, id: string): Promise<SandboxCheckoutRow> {
	const checkout =
		services.gateway?.name === "sandbox" ? await getSandboxCheckout(services.db, id) : null;
	if (!checkout) throw new Response(null, { status: 404 });
	return checkout;
}

export async function loader({ params, context }: Route.LoaderArgs) {
	const checkout = await openCheckout(context.get(requestContext), params.id);
	const { description, amountCents, currency } = checkout;
	const status = sandboxStatusAt(checkout, Date.now());
	return { description, amountCents, currency, status, backUrl: returnUrlOf(checkout) };
}

/** A repeated visit leads to the same page as the first. */
function returnUrlOf(checkout: SandboxCheckoutRow): string {
	if (checkout.status === "complete") return checkout.successUrl;
	return checkout.status === "open" ? checkout.cancelUrl : declinedUrl(checkout);
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const services = context.get(requestContext);
	const checkout = await openCheckout(services, params.id);
	const intent = (await readFormData(request)).get("intent");
	if (intent === "cancel") return redirect(checkout.cancelUrl, 303);
	if (intent !== "pay" && intent !== "decline") throw new Response(null, { status: 400 });
	const isPaid = intent === "pay";
	const status = isPaid ? "complete" : "expired";
	const isDone = await completeSandboxCheckout(services.db, checkout.id, status, Date.now());
	if (!isDone) return redirectToCurrentPage(await openCheckout(services, checkout.id));
	// as with Stripe, the event and the guest's return can arrive in either order
	services.waitUntil(sendEvent(services, checkout, url.origin, isPaid));
	return redirect(isPaid ? checkout.successUrl : declinedUrl(checkout), 303);
}

/** Unlike Stripe, whose page keeps a guest whose card is declined, the sandbox shows how a failed payment looks. */
function declinedUrl({ cancelUrl }: SandboxCheckoutRow): string {
	const address = new URL(cancelUrl);
	address.searchParams.delete(leftPaymentPage);
	return address.href;
}

/** A second click leads to the same page as the first. */
function redirectToCurrentPage(checkout: SandboxCheckoutRow): Response {
	const isTimeOver = checkout.status === "open";
	// the sandbox page says that the time is over
	return redirect(isTimeOver ? `/payment/sandbox/${checkout.id}` : returnUrlOf(checkout), 303);
}

async function sendEvent(
	{ environment }: RequestContext,
	checkout: SandboxCheckoutRow,
	origin: string,
	isPaid: boolean,
): Promise<void> {
	const { body, signature } = await sandboxEvent(
		checkout,
		isPaid ? "checkout.session.completed" : "checkout.session.async_payment_failed",
		sandboxSecret(environment.authSecret),
	);
	await fetch(new URL("/api/payments/webhook", origin), {
		method: "POST",
		headers: { "content-type": "application/json", "stripe-signature": signature },
		body,
		signal: AbortSignal.timeout(10_000),
	});
}

export function meta() {
	return [{ title: "Sandbox payment" }];
}

export { unstoredHeaders as headers } from "#app/site/public-page-headers.ts";

export default function PaymentSandbox({ loaderData }: Route.ComponentProps) {
	const { status, ...checkout } = loaderData;
	return <SandboxCheckout {...checkout} isOpen={status === "open"} />;
}
