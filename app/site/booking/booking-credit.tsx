import { data, redirect } from "react-router";
import * as v from "valibot";
import { isLive } from "#app/departures/seats/booking-status.ts";
import { ownDocumentHandle } from "#app/islands/document.tsx";
import { creditTexts } from "#app/messages/texts.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { guestBooking } from "#app/request/guest-booking.server.ts";
import { pathAfterCredit, payByCredit } from "#app/request/pay-by-credit.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import { CreditStep } from "#app/sales/payments/credits/credit-step.tsx";
import { creditRefusalWords } from "#app/sales/payments/credits/spend-decision.ts";
import { hiddenMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/booking-credit";
import { requireGuest } from "./require-guest.server.ts";

/** What a booking owes, to be paid with a credit. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
	await requireGuest(context, request, params.confirmId);
	const { ownBooking } = await guestBooking(context, params.confirmId);
	const { guest } = ownBooking;
	if (!isLive(guest.status) || guest.toPayCents === 0)
		throw redirect(`/booking/${params.confirmId}`, 303);
	const { problems } = creditTexts[context.get(requestContext).language];
	return { booking: guest, problem: url.searchParams.has("not-paid") ? problems.changed : null };
}

const formSchema = v.object({ code: v.pipe(v.string(), v.maxLength(100)) });

export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(requestContext);
	const { environment, language, limits, visitorNetwork } = services;
	const { problems } = creditTexts[language];
	const { confirmId } = params;
	await requireGuest(context, request, confirmId);
	const form = await readForm(request, formSchema);
	const refuse = (status: number, problem: string) =>
		data({ problem, typedCode: form.typedValues.code }, { status });
	if (form.errors) return refuse(400, problems.unknown);
	// Attack: guessing codes. The tries of one network count together, on this page and in the booking forms.
	if (!(await limits.desk.limit({ key: `code:${visitorNetwork}` })).success)
		return refuse(429, problems.tooFast);
	const answer = await orUnavailable(services, payByCredit(services, confirmId, form.values.code));
	switch (answer.outcome) {
		case "unknown":
			throw new Response(null, { status: 404 });
		case "changed meanwhile":
			return refuse(409, problems.changed);
		case "refused": {
			const { currency } = environment;
			return refuse(422, creditRefusalWords(answer, { currency, language }));
		}
		case "paid":
		case "paid before":
			return redirect(pathAfterCredit(confirmId, answer.restCents), 303);
	}
}

export const handle = ownDocumentHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
	hiddenMeta((language) => creditTexts[language].pageTitle, matches);

export { unstoredHeaders as headers } from "#app/site/public-page-headers.ts";

export default function BookingCredit({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<CreditStep
			booking={loaderData.booking}
			problem={actionData?.problem ?? loaderData.problem}
			typedCode={actionData?.typedCode}
		/>
	);
}
