import { data, redirect } from "react-router";
import { isExcursionId } from "#app/catalogue/excursion.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { getPublicExcursion } from "#app/departures/offer/excursions.server.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { waitingListTexts } from "#app/messages/texts.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import { type RequestContext, requestContext } from "#app/request/context.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import { isConfirmId, makeConfirmId } from "#app/sales/booking/booking-ids.ts";
import { joinByForm } from "#app/sales/waiting/join.server.ts";
import { waitingChoices } from "#app/sales/waiting/waiting-choices.ts";
import { WaitingForm, type WaitingProblem } from "#app/sales/waiting/waiting-form.tsx";
import { waitingPath } from "#app/sales/waiting/waiting-mails.ts";
import { waitingSchema } from "#app/sales/waiting/waiting-request.ts";
import { hiddenMeta } from "#app/site/meta.ts";
import { PageError } from "#app/site/unavailable.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import type { Route } from "./+types/waiting-join";

async function onSaleOf(services: RequestContext, excursionId: string, now: number) {
	const { db, language, environment } = services;
	if (!isExcursionId(excursionId)) throw data(null, { status: 404 });
	const clock = { now, timeZone: environment.timeZone };
	const reading = getPublicExcursion(db, excursionId, clock, language);
	const onSale = await orUnavailable(services, reading);
	if (!onSale) throw data(null, { status: 404 });
	return onSale;
}

/** As many as the form of a party that comes without its people. */
const usualParty = 2;

/** @param url.searchParams the party that the booking form had. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
	const services = context.get(requestContext);
	const onSale = await onSaleOf(services, params.excursionId, Date.now());
	const typedValues = Object.fromEntries(
		["adults", "children", "bebe"].flatMap((name) => {
			const count = url.searchParams.get(name);
			return count && /^\d{1,3}$/.test(count) ? [[name, count]] : [];
		}),
	);
	const seats = Object.values(typedValues).reduce((sum, count) => sum + Number(count), 0);
	const day = { departureId: Number(params.departureId), seats: seats || usualParty };
	const choices = waitingChoices(onSale, day, services.language);
	if (!choices) throw redirect(`/excursion/${params.excursionId}`, 303);
	return { ...choices, secret: makeConfirmId(), typedValues };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(requestContext);
	const { db, environment, language, limits, visitorNetwork } = services;
	const { values, errors, typedValues } = await readForm(request, waitingSchema, language);
	const refuse = (status: number, fields: FormErrors, problem: WaitingProblem | null = null) =>
		data({ errors: fields, problem, typedValues }, { status });
	if (errors) return refuse(400, errors);
	const secret = isConfirmId(typedValues.secret ?? "")
		? String(typedValues.secret)
		: makeConfirmId();
	// bots learn nothing
	if (values.website !== "") {
		noteFacts({ refusal: "bot field filled" });
		return redirect("/", 303);
	}
	const limit = await limits.contact.limit({ key: `waiting:${visitorNetwork}` });
	if (!limit.success) {
		noteFacts({ refusal: "too many from one address" });
		return refuse(429, {}, "tooMany");
	}
	const now = Date.now();
	const onSale = await onSaleOf(services, params.excursionId, now);
	const joining = joinByForm(
		db,
		{ values, typedValues, onSale, departureId: Number(params.departureId), secret, language },
		{ now, operatorPhone: environment.operator.phone, actor: null, sender: mailSender(services) },
	);
	const answer = await orUnavailable(services, joining);
	if (answer.outcome === "refused") return refuse(answer.status, answer.errors, answer.problem);
	deliverSoon(services);
	return redirect(waitingPath(secret), 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
	hiddenMeta((language) => waitingListTexts[language].title, matches);

export { unstoredHeaders as headers } from "#app/site/public-page-headers.ts";

export default function WaitingJoin({ loaderData, actionData }: Route.ComponentProps) {
	const { operator } = useSiteConfig();
	return (
		<div className="wrap max-w-[46rem] pt-[clamp(1.5rem,4vw,3rem)] pb-(--space-section)">
			<WaitingForm
				{...loaderData}
				typedValues={actionData?.typedValues ?? loaderData.typedValues}
				errors={actionData?.errors ?? {}}
				problem={actionData?.problem ?? null}
				phone={operator.phone}
			/>
		</div>
	);
}

/** While the database is away. */
export const ErrorBoundary = PageError;
