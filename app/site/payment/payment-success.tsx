import { useEffect } from "react";
import { data, redirect, useRevalidator } from "react-router";
import { isConfirmId } from "#app/bookings/booking-ids.ts";
import { bookingRules, isLive } from "#app/bookings/booking-status.ts";
import { getBooking } from "#app/bookings/bookings.server.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { logError } from "#app/log/log.ts";
import { PaymentUnknown } from "#app/payments/checkout/payment-unknown.tsx";
import { PaymentSucceeded, PaymentWaiting } from "#app/payments/checkout/payment-views.tsx";
import { pollBookingPayments } from "#app/payments/events/settlement.server.ts";
import { deliverSoon, mailSender, refundSoon } from "#app/request/after-response.server.ts";
import { type RequestContext, requestContext } from "#app/request/context.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import type { Route } from "./+types/payment-success";

/**
 * The gateway's return address. Opening it proves nothing: while the booking is pending the gateway is asked, and
 * its answer is settled like an event.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
	const services = context.get(requestContext);
	const confirmId = url.searchParams.get("booking") ?? "";
	const now = Date.now();
	if (!isConfirmId(confirmId)) return data({ booking: null, now });
	let booking = await orUnavailable(services, getBooking(services.db, confirmId, Date.now()));
	if (!booking) return data({ booking: null, now });
	if (bookingRules[booking.status].payment === "confirms") {
		await pollWithoutThrowing(services, confirmId);
		booking = await orUnavailable(services, getBooking(services.db, confirmId, Date.now()));
	}
	if (booking && !isLive(booking.status)) {
		throw redirect(`/payment/error?booking=${confirmId}`, 303);
	}
	return data({ booking, now });
}

/** Without an answer the page keeps waiting, because the payment event will come. */
async function pollWithoutThrowing(services: RequestContext, confirmId: string): Promise<void> {
	const { db, gateway } = services;
	if (!gateway) return;
	try {
		await pollBookingPayments(db, gateway, {
			confirmId,
			sender: mailSender(services),
			now: Date.now(),
		});
		deliverSoon(services);
		refundSoon(services);
	} catch (error) {
		logError("gateway question", error);
	}
}

export function meta() {
	return [{ title: "Your payment · Island Excursions" }, { name: "robots", content: "noindex" }];
}

export function headers() {
	return { "Cache-Control": "no-store" };
}

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
	const { operator } = useSiteConfig();
	const { booking, now } = loaderData;
	const isOpen = booking?.status === "pending";
	usePolling(isOpen);
	const paidTrip = booking && !isOpen ? booking.excursionId : null;
	useEffect(() => {
		if (!paidTrip) return;
		import("#app/bookings/form/restore-typed.ts").then(
			({ forgetTypedForm }) => forgetTypedForm(paidTrip),
			() => {},
		);
	}, [paidTrip]);
	if (!booking) return <PaymentUnknown title="Thank you." operator={operator} />;
	if (!isOpen) return <PaymentSucceeded booking={booking} now={now} />;
	const refreshUrl = `/payment/success?booking=${booking.confirmId}`;
	return <PaymentWaiting booking={booking} operator={operator} refreshUrl={refreshUrl} />;
}

const lookAgainMilliseconds = 2500;

/** Polls while the payment is open; not in a hidden tab. */
function usePolling(isOpen: boolean) {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!isOpen) return;
		const timer = setInterval(() => {
			if (!document.hidden) revalidate();
		}, lookAgainMilliseconds);
		return () => clearInterval(timer);
	}, [isOpen, revalidate]);
}
