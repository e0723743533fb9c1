import { data, redirect } from "react-router";
import { DepartureChangeForm } from "#app/bookings/departures/departure-change-form.tsx";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { cancelDeparture } from "#app/payments/refunds/departure-cancellation.server.ts";
import { deliverSoon, mailSender, refundSoon } from "#app/request/after-response.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { formatDate } from "#app/ui/format/format.ts";
import type { Route } from "./+types/departure-cancel";
import { cancelSchema } from "./departure-actions.ts";
import { openDepartureChange, showDepartureChange } from "./departure-change.server.ts";

export async function loader(args: Route.LoaderArgs) {
	const { affected, title, date } = await showDepartureChange(args);
	return { affected, title, date };
}

export async function action(args: Route.ActionArgs) {
	const { services, departure, otherDays } = await openDepartureChange(args);
	const form = await readForm(args.request, cancelSchema);
	if (form.errors) return data({ errors: form.errors, typed: form.typed }, { status: 400 });
	const change = { ...departure, reason: form.values.reason };
	await cancelDeparture(services.db, change, otherDays, mailSender(services));
	purgeExcursionPages(services, departure.excursionId);
	deliverSoon(services);
	refundSoon(services);
	const { excursionId, date } = departure;
	setFlash(args.context, {
		look: "success",
		text: "The departure is cancelled, every guest has a mail",
	});
	throw redirect(`/dashboard/departures/${excursionId}/${date}`, 303);
}

export function meta() {
	return [{ title: "Cancel a departure · Staff" }, { name: "robots", content: "noindex" }];
}

export default function DepartureCancel({ loaderData, actionData }: Route.ComponentProps) {
	const { affected, title, date } = loaderData;
	return (
		<DepartureChangeForm
			heading={`Cancel ${formatDate(date, "long")}`}
			title={title}
			affected={affected}
			consequences={[
				"The day is closed: nobody can book it any more.",
				"Everybody below is cancelled and gets a mail with your reason and three other days.",
				"What was paid by card goes back to the guests at once. What a hotel took, the hotel pays back.",
				...(affected.some(({ disputeState }) => disputeState)
					? [
							"What a guest’s bank holds is not sent: it goes back once the bank leaves it to us, and the mail says so.",
						]
					: []),
			]}
			submit="Cancel this departure"
			errors={actionData?.errors ?? {}}
			typed={actionData?.typed ?? {}}
		/>
	);
}
