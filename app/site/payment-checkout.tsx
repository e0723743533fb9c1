import { data, redirect } from "react-router";
import { isConfirmId } from "#app/bookings/booking-ids.ts";
import { startCheckout } from "#app/payments/checkout.server.ts";
import { PaymentUnavailable } from "#app/payments/payment-views.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { useIsland } from "#app/request/island.ts";
import type { Route } from "./+types/payment-checkout";

/** Leads a guest to the payment page of their booking; may be opened again and again. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, gateway, environment } = context.get(requestContext);
	const { confirmId } = params;
	if (!isConfirmId(confirmId)) throw redirect("/payment/error");
	const failed = `/payment/error?booking=${confirmId}`;
	const later = { status: 503, headers: { "Retry-After": "20" } };
	if (!gateway) return data({ confirmId, heldUntil: null }, { status: 503 });
	try {
		const checkout = await startCheckout(
			db,
			gateway,
			confirmId,
			{
				successUrl: `${environment.appUrl}/payment/success?booking=${confirmId}`,
				cancelUrl: `${environment.appUrl}${failed}`,
			},
			Date.now(),
		);
		if (checkout.outcome === "open") return redirect(checkout.url, 303);
		if (checkout.outcome === "confirmed") return redirect(`/booking/${confirmId}`, 303);
		if (checkout.outcome === "no answer")
			return data({ confirmId, heldUntil: checkout.heldUntil }, later);
		return redirect(failed, 303);
	} catch (error) {
		console.error("checkout:", error instanceof Error ? error.message : error);
		return data({ confirmId, heldUntil: null }, later);
	}
}

export function meta() {
	return [{ title: "Payment · Island Excursions" }, { name: "robots", content: "noindex" }];
}

export function headers() {
	return { "Cache-Control": "no-store" };
}

export default function PaymentCheckout({ loaderData }: Route.ComponentProps) {
	const { operator, timeZone } = useIsland();
	return <PaymentUnavailable {...loaderData} operator={operator} timeZone={timeZone} />;
}
