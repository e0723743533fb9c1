import { data, redirect } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { ownDocumentHandle } from "#app/islands/document.tsx";
import { questionsTexts } from "#app/messages/catalogues/booking/questions.ts";
import { requestContext } from "#app/request/context.server.ts";
import { flashMiddleware, setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { guestBooking } from "#app/request/guest-booking.server.ts";
import { orUnsent } from "#app/request/unavailable.server.ts";
import { answeredValues, askedOfBooking } from "#app/sales/answers/answer.ts";
import { AnswersStep } from "#app/sales/answers/answers-step.tsx";
import { saveAnswers } from "#app/sales/answers/save-answers.server.ts";
import { whatGuestMayDo } from "#app/sales/cancellation/what-guest-may-do.ts";
import { guestView, questionsIn } from "#app/sales/guest/guest-booking.server.ts";
import { hiddenMeta } from "#app/site/meta.ts";
import { PageError } from "#app/site/unavailable.tsx";
import { typedValuesOf } from "#app/ui/form/form.ts";
import type { Route } from "./+types/booking-questions";
import { requireGuest, requireWeatherChoice } from "./require-guest.server.ts";

export const middleware: Route.MiddlewareFunction[] = [flashMiddleware];

/** What the excursion asks its guests, with their answers; one round trip. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	await requireGuest(context, request, params.confirmId);
	const { ownBooking, terms } = await guestBooking(context, params.confirmId);
	const { guest } = ownBooking;
	requireWeatherChoice(guest);
	if (!guest.questions) throw redirect(`/booking/${params.confirmId}`, 303);
	const { language } = context.get(requestContext);
	const questions = askedOfBooking(
		{ ...ownBooking, questions: questionsIn(ownBooking, language) },
		"guest",
	);
	return {
		...{ booking: guest, terms, questions },
		values: answeredValues(questions, ownBooking.answers),
	};
}

export const handle = ownDocumentHandle;

export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(requestContext);
	const { confirmId } = params;
	await requireGuest(context, request, confirmId);
	const { db, environment, language } = services;
	const typedValues = typedValuesOf(await readFormData(request));
	const clock = { now: Date.now(), timeZone: environment.timeZone };
	const result = await orUnsent(
		saveAnswers(
			db,
			{ confirmId },
			{
				fields: typedValues,
				mayAnswer: (booking) =>
					whatGuestMayDo(guestView(booking, language), booking.trip, clock, language).mayAnswer,
				language,
				now: clock.now,
			},
		),
		{ step: "answers", typedValues },
	);
	switch (result.outcome) {
		case "unknown":
			throw new Response(null, { status: 404 });
		// the reloaded page says that it is too late
		case "too late":
			return data({ problem: null, errors: {}, typedValues }, { status: 409 });
		case "changed meanwhile": {
			const problem = questionsTexts[language].changedMeanwhile;
			return data({ problem, errors: {}, typedValues }, { status: 409 });
		}
		case "refused":
			return data({ problem: null, errors: result.errors, typedValues }, { status: 400 });
		case "saved":
			setFlash(context, { look: "by-page", about: "questions answered", text: "" });
			return redirect(`/booking/${confirmId}`, 303);
	}
}

export const meta: Route.MetaFunction = ({ matches }) =>
	hiddenMeta((language) => questionsTexts[language].pageTitle, matches);

export { unstoredHeaders as headers } from "#app/site/public-page-headers.ts";

export default function BookingQuestions({ loaderData, actionData }: Route.ComponentProps) {
	const { operator } = useSiteConfig();
	return (
		<AnswersStep
			{...loaderData}
			values={actionData?.typedValues ?? loaderData.values}
			errors={actionData?.errors ?? {}}
			problem={actionData?.problem ?? null}
			operator={operator}
		/>
	);
}

/** While the database is away, what was sent is kept. */
export const ErrorBoundary = PageError;
