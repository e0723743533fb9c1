import { data, redirect } from "react-router";
import { departureChangeTexts } from "#app/messages/staff/departures/departure-change.ts";
import { sharedTexts } from "#app/messages/staff/departures/shared.ts";
import { cancelDeparture } from "#app/operations/departures/departure-cancellation.server.ts";
import { DepartureChangeForm } from "#app/operations/departures/departure-change-form.tsx";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender, refundSoon } from "#app/request/after-response.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireConfirmedRefund } from "#app/request/user/confirmation.server.ts";
import { checkForm } from "#app/ui/form/form.ts";
import { formatDate } from "#app/ui/format/format.ts";
import type { Route } from "./+types/departure-cancel";
import { cancelSchema } from "./departure-actions.ts";
import {
	moneyOfDeparture,
	openDepartureChange,
	showDepartureChange,
} from "./departure-change.server.ts";

const texts = departureChangeTexts.cancel;

export async function loader(args: Route.LoaderArgs) {
	const { affected, title, date } = await showDepartureChange(args);
	return { affected, title, date };
}

export async function action(args: Route.ActionArgs) {
	const { services, departure, otherDays } = await openDepartureChange(args);
	const sent = await readFormData(args.request);
	const form = checkForm(cancelSchema, sent);
	if (form.errors) return data({ errors: form.errors, typed: form.typed }, { status: 400 });
	await requireConfirmedRefund({ ...args, form: sent }, () => moneyOfDeparture(args));
	const change = { ...departure, reason: form.values.reason };
	const cancelled = await cancelDeparture(services.db, change, otherDays, mailSender(services));
	purgeExcursionPages(services, departure.excursionId);
	deliverSoon(services);
	refundSoon(services);
	const { excursionId, date } = departure;
	setFlash(
		args.context,
		cancelled > 0
			? { look: "success", text: texts.done }
			: { look: "note", text: texts.doneBefore },
	);
	throw redirect(`/dashboard/departures/${excursionId}/${date}`, 303);
}

export function meta() {
	return [{ title: texts.pageTitle }];
}

export default function DepartureCancel({ loaderData, actionData }: Route.ComponentProps) {
	const { affected, title, date } = loaderData;
	return (
		<DepartureChangeForm
			heading={texts.heading({ day: formatDate(date, "long") })}
			title={title}
			affected={affected}
			consequences={[
				departureChangeTexts.closed,
				texts.everybody,
				...(affected.some(({ email }) => !email) ? [texts.noAddress] : []),
				texts.money,
				...(affected.some(({ disputeState }) => disputeState) ? [texts.disputed] : []),
			]}
			submit={sharedTexts.cancelDeparture}
			errors={actionData?.errors ?? {}}
			typed={actionData?.typed ?? {}}
		/>
	);
}
