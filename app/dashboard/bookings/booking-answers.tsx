import { data, Form, Link } from "react-router";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { isLive } from "#app/departures/seats/booking-status.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { answersTexts as texts } from "#app/messages/staff/bookings/answers.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { InLanguage } from "#app/messages/use-language.tsx";
import { readFormData } from "#app/request/form.server.ts";
import { answeredValues, askedOfBooking } from "#app/sales/answers/answer.ts";
import { AnswerGroups } from "#app/sales/answers/answer-fields.tsx";
import { saveAnswers } from "#app/sales/answers/save-answers.server.ts";
import type { Booking } from "#app/sales/booking/booking.ts";
import { readBooking } from "#app/sales/booking/read-booking.server.ts";
import { questionsIn } from "#app/sales/guest/guest-booking.server.ts";
import { Button } from "#app/ui/button.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import { typedValuesOf } from "#app/ui/form/form.ts";
import type { Route } from "./+types/booking-answers";
import { backToRecord, notFound, visitBooking } from "./booking-visit.server.ts";

const mayAnswer = ({ status, erasedAt }: Pick<Booking, "status" | "erasedAt">) =>
	isLive(status) && erasedAt === null;

/** What the excursion asks, with the answers of a booking; also what only staff are asked. One round trip. */
export async function loader(args: Route.LoaderArgs) {
	const visit = visitBooking(args, "update");
	const which = { id: visit.bookingId, scope: visit.scope };
	const booking = await readBooking(visit.db, which, visit.clock.now);
	if (!booking) throw notFound();
	const { id, reference, name, answers } = booking;
	if (!mayAnswer(booking)) throw backToRecord(visit, "problem", texts.over);
	const questions = askedOfBooking(
		{ ...booking, questions: questionsIn(booking, staffLanguage()) },
		"staff",
	);
	return { id, reference, name, questions, values: answeredValues(questions, answers) };
}

export async function action(args: Route.ActionArgs) {
	const visit = visitBooking(args, "update");
	const typedValues = typedValuesOf(await readFormData(args.request));
	const which = { id: visit.bookingId, scope: visit.scope };
	const result = await saveAnswers(visit.db, which, {
		fields: typedValues,
		mayAnswer,
		actor: visit.actor,
		language: staffLanguage(),
		now: visit.clock.now,
	});
	switch (result.outcome) {
		case "unknown":
			throw notFound();
		case "too late":
			return data({ problem: texts.over, errors: {}, typedValues }, { status: 409 });
		case "changed meanwhile":
			return data({ problem: texts.changedMeanwhile, errors: {}, typedValues }, { status: 409 });
		case "refused":
			return data({ problem: null, errors: result.errors, typedValues }, { status: 400 });
		case "saved":
			throw backToRecord(visit, "success", texts.saved);
	}
}

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: texts.title }) }];
}

export default function BookingAnswers({ loaderData, actionData }: Route.ComponentProps) {
	const { id, reference, name, questions, values } = loaderData;
	const back = `/dashboard/bookings/${id}`;
	return (
		<>
			<StaffHead
				title={texts.pageTitle({ name })}
				above={<Link to={back}>{`${reference}, ${name}`}</Link>}
			/>
			<Form method="post" noValidate className="grid max-w-xl gap-6">
				<FormError>{actionData?.problem}</FormError>
				<InLanguage language={staffLanguage()}>
					<AnswerGroups
						questions={questions}
						values={actionData?.typedValues ?? values}
						errors={actionData?.errors ?? {}}
					/>
				</InLanguage>
				<div className="flex flex-wrap items-center gap-4">
					<Button look="next">{texts.save}</Button>
					<Link to={back}>{texts.leave}</Link>
				</div>
			</Form>
		</>
	);
}
