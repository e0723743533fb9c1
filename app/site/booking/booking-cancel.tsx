import { data, redirect } from "react-router";
import * as v from "valibot";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { bookingRules } from "#app/departures/seats/booking-status.ts";
import { ownDocumentHandle } from "#app/islands/document.tsx";
import { Widget } from "#app/islands/widget.tsx";
import { guestBookingTexts } from "#app/messages/texts.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender, refundSoon } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { guestBooking } from "#app/request/guest-booking.server.ts";
import { orUnsent } from "#app/request/unavailable.server.ts";
import { cancelByGuest } from "#app/sales/cancellation/cancel-by-guest.server.ts";
import { moneyIfCancelled } from "#app/sales/cancellation/what-guest-may-do.ts";
import CancelStep from "#app/sales/guest/cancel-step.tsx";
import { hiddenMeta } from "#app/site/meta.ts";
import { PageError } from "#app/site/unavailable.tsx";
import type { Route } from "./+types/booking-cancel";
import { requireGuest, requireWeatherChoice } from "./require-guest.server.ts";

/** Shows the refund of a cancellation and asks for confirmation. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	await requireGuest(context, request, params.confirmId);
	const { ownBooking, terms } = await guestBooking(context, params.confirmId);
	requireWeatherChoice(ownBooking.guest);
	const { status, reseller } = ownBooking.guest;
	if (!bookingRules[status].guestMayChange || reseller)
		throw redirect(`/booking/${params.confirmId}`, 303);
	const { language } = context.get(requestContext);
	return {
		booking: ownBooking.guest,
		terms,
		moneyWords: moneyIfCancelled(terms, ownBooking.guest, language),
	};
}

const formSchema = v.object({
	/** The refund that the page showed, in cents. */
	told: v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)),
});

export const handle = ownDocumentHandle;

export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(requestContext);
	const { confirmId } = params;
	await requireGuest(context, request, confirmId);
	const { problems } = guestBookingTexts[services.language].cancel;
	const form = await readForm(request, formSchema);
	if (form.errors) return data({ problem: problems.otherAmount }, { status: 400 });
	const clock = { now: Date.now(), timeZone: services.environment.timeZone };
	const result = await orUnsent(
		cancelByGuest(services.db, confirmId, {
			shownCents: form.values.told,
			clock,
			sender: mailSender(services),
		}),
		{ step: "cancel", typedValues: form.typedValues },
	);
	switch (result.outcome) {
		case "unknown":
			throw new Response(null, { status: 404 });
		case "other amount":
			return data({ problem: problems.otherAmount }, { status: 409 });
		case "changed meanwhile":
			return data({ problem: problems.changedMeanwhile }, { status: 409 });
		// the reloaded page says that it is too late
		case "too late":
			return data({ problem: null }, { status: 409 });
		case "cancelled":
		case "over already":
			deliverSoon(services);
			refundSoon(services);
			purgeExcursionPages(services, result.excursionId);
			return redirect(`/booking/${confirmId}`, 303);
	}
}

export const meta: Route.MetaFunction = ({ matches }) =>
	hiddenMeta((language) => guestBookingTexts[language].cancel.pageTitle, matches);

export { unstoredHeaders as headers } from "#app/site/public-page-headers.ts";

export default function BookingCancel({ loaderData, actionData }: Route.ComponentProps) {
	const { operator } = useSiteConfig();
	return (
		<Widget
			name="cancel-step"
			draw={CancelStep}
			props={{ ...loaderData, problem: actionData?.problem ?? null, operator }}
		/>
	);
}

/** While the database is away, what was sent is kept. */
export const ErrorBoundary = PageError;
