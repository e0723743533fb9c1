import { useOperator, useSiteConfig } from "#app/configuration/site-config.ts";
import { getPublicExcursion } from "#app/departures/offer/excursions.server.ts";
import { ownDocumentHandle } from "#app/islands/document.tsx";
import { paymentTexts } from "#app/messages/texts.ts";
import { requestContext } from "#app/request/context.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import { getBooking } from "#app/sales/book-seats.server.ts";
import { isConfirmId } from "#app/sales/booking/booking-ids.ts";
import { expiredHoldOptions } from "#app/sales/holds/expired-hold-options.ts";
import { PaymentFailed } from "#app/sales/payments/checkout/payment-failed.tsx";
import { leftPaymentPage } from "#app/sales/payments/checkout/payment-page.server.ts";
import { hiddenMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/payment-error";

/** Says that the payment failed, then how long the seats are held. Without a known booking it promises nothing. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const confirmId = url.searchParams.get("booking") ?? "";
	const services = context.get(requestContext);
	const { db, environment } = services;
	const now = Date.now();
	const how = url.searchParams.has("longest")
		? ("held longest" as const)
		: url.searchParams.has(leftPaymentPage)
			? ("went back" as const)
			: null;
	const booking = isConfirmId(confirmId)
		? await orUnavailable(services, getBooking(db, confirmId, now, services.language))
		: null;
	if (booking?.status !== "expired") return { booking, now, how, chance: null };
	const clock = { now, timeZone: environment.timeZone };
	const onSale = await orUnavailable(services, getPublicExcursion(db, booking.excursionId, clock));
	return { booking, now, how, chance: expiredHoldOptions(booking, onSale) };
}

export const handle = ownDocumentHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	hiddenMeta((language) => {
		const { notCompleted, yourPayment } = paymentTexts[language].pageTitles;
		return loaderData?.booking ? notCompleted : yourPayment;
	}, matches);

export { unstoredHeaders as headers } from "#app/site/public-page-headers.ts";

export default function PaymentError({ loaderData }: Route.ComponentProps) {
	const operator = useOperator();
	const { timeZone } = useSiteConfig();
	return <PaymentFailed {...loaderData} operator={operator} timeZone={timeZone} />;
}
