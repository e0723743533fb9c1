import { data, redirect } from "react-router";
import { departureChangeTexts } from "#app/messages/staff/departures/departure-change.ts";
import { DepartureChangeForm } from "#app/operations/departures/departure-change-form.tsx";
import { DepartureTargets } from "#app/operations/departures/departure-targets.tsx";
import { moveDeparture } from "#app/operations/departures/move-departure.server.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readForm } from "#app/request/form.server.ts";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatDate } from "#app/ui/format/format.ts";
import type { Route } from "./+types/departure-move";
import { moveSchema } from "./departure-actions.ts";
import { openDepartureChange, showDepartureChange } from "./departure-change.server.ts";

const texts = departureChangeTexts.move;

export async function loader(args: Route.LoaderArgs) {
	const { affected, title, date, otherDays } = await showDepartureChange(args);
	const seats = affected.reduce((sum, booking) => sum + booking.seats, 0);
	const targets = otherDays
		.filter((each) => each.left >= seats)
		.map((each) => ({ date: each.date, left: each.left }));
	return { affected, title, date, targets, seats };
}

const refusals = {
	"not possible": texts.tooFewSeats,
	"nobody booked": texts.nobodyBooked,
};

export async function action(args: Route.ActionArgs) {
	const { services, departure, otherDays } = await openDepartureChange(args);
	const form = await readForm(args.request, moveSchema);
	if (form.errors) return data({ errors: form.errors, typed: form.typed }, { status: 400 });
	const { reason, target } = form.values;
	const { outcome } = otherDays.some((each) => each.date === target)
		? await moveDeparture(services.db, { ...departure, reason }, target, mailSender(services))
		: { outcome: "not possible" as const };
	if (outcome !== "moved")
		return data({ errors: { target: [refusals[outcome]] }, typed: form.typed }, { status: 409 });
	purgeExcursionPages(services, departure.excursionId);
	deliverSoon(services);
	setFlash(args.context, {
		look: "success",
		text: texts.done,
	});
	throw redirect(`/dashboard/departures/${departure.excursionId}/${target}`, 303);
}

export function meta() {
	return [{ title: texts.pageTitle }];
}

export default function DepartureMove({ loaderData, actionData }: Route.ComponentProps) {
	const { affected, title, date, targets, seats } = loaderData;
	const errors: FormErrors = actionData?.errors ?? {};
	return (
		<DepartureChangeForm
			heading={texts.heading({ day: formatDate(date, "long") })}
			title={title}
			affected={affected}
			consequences={[texts.everybody, texts.closed({ day: formatDate(date, "long") }), texts.mail]}
			submit={texts.submit}
			errors={errors}
			typed={actionData?.typed ?? {}}
		>
			<DepartureTargets
				targets={targets}
				seats={seats}
				errors={errors.target}
				chosen={actionData?.typed.target ?? ""}
			/>
		</DepartureChangeForm>
	);
}
