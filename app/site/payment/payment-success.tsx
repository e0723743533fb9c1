import { redirect } from "react-router";
import { useOperator, useSiteConfig } from "#app/configuration/site-config.ts";
import { bookingRules, isLive } from "#app/departures/seats/booking-status.ts";
import { ownDocumentHandle } from "#app/islands/document.tsx";
import { paymentTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { askGateway } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readHoldCookie } from "#app/request/hold-cookie.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import { isConfirmId } from "#app/sales/booking/booking-ids.ts";
import { sentFormKeyName, typedFormKeyName } from "#app/sales/form/kept-form.ts";
import { getGuestBooking } from "#app/sales/guest/guest-booking.server.ts";
import { SeatsHeld } from "#app/sales/payments/checkout/payment-failed.tsx";
import { PaymentUnknown } from "#app/sales/payments/checkout/payment-message.tsx";
import { PaymentSucceeded, PaymentWaiting } from "#app/sales/payments/checkout/payment-views.tsx";
import { hiddenMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/payment-success";

/**
 * The gateway's return address. Opening it proves nothing: while the booking is pending the gateway is asked, and
 * its answer is settled like an event.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
	const services = context.get(requestContext);
	const confirmId = url.searchParams.get("booking") ?? "";
	const now = Date.now();
	const read = () =>
		orUnavailable(services, getGuestBooking(services.db, confirmId, Date.now(), services.language));
	let guestView = isConfirmId(confirmId) ? await read() : null;
	if (guestView && bookingRules[guestView.guest.status].payment === "confirms") {
		await askGateway(services, confirmId);
		guestView = await read();
	}
	const booking = guestView?.guest ?? null;
	if (booking && !isLive(booking.status)) {
		throw redirect(`/payment/error?booking=${confirmId}`, 303);
	}
	// the browser that booked may read its own typing error; everybody else who has the link may not
	const isBuyer = readHoldCookie(request, services.environment).includes(confirmId);
	return { booking, now, email: isBuyer ? guestView?.email : booking?.maskedEmail };
}

export const handle = ownDocumentHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
	hiddenMeta((language) => paymentTexts[language].pageTitles.yourPayment, matches);

export { unstoredHeaders as headers } from "#app/site/public-page-headers.ts";

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
	const operator = useOperator();
	const { timeZone } = useSiteConfig();
	const { unknown } = useTexts(paymentTexts);
	const localPath = useLocalPath();
	const { booking, now, email } = loaderData;
	if (!booking) return <PaymentUnknown title={unknown.thankYou} operator={operator} />;
	if (booking.status !== "pending") {
		return (
			<>
				{/* makes `wake.ts` delete what this tab has kept under these names */}
				<div
					hidden
					data-forget-keys={JSON.stringify([
						sentFormKeyName,
						typedFormKeyName(booking.excursionId),
					])}
				/>
				<PaymentSucceeded booking={booking} now={now} email={email} />
			</>
		);
	}
	// the money of a page from before a correction: no other is on its way
	if (booking.money.backCents > 0 && !booking.money.hasOpenPage)
		return <SeatsHeld {...{ booking, operator, now, timeZone }} />;
	const refreshUrl = localPath(`/payment/success?booking=${booking.confirmId}`);
	return <PaymentWaiting booking={booking} operator={operator} refreshUrl={refreshUrl} />;
}
