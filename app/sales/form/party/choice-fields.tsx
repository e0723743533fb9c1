import { askedOf } from "#app/catalogue/questions/question.ts";
import { questionsTexts } from "#app/messages/catalogues/booking/questions.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { AnswerFields } from "#app/sales/answers/answer-fields.tsx";
import type { BookingForm } from "../booking-form-state.ts";
import { ExtraFields } from "./extra-fields.tsx";
import { FareFields } from "./fare-fields.tsx";

/** What few excursions ask besides: who pays another fare, which extras the party takes, and their own questions. */
export function ChoiceFields({ booking }: { booking: BookingForm }) {
	const { excursion, isWhole } = booking;
	return (
		<>
			{excursion.fares && !isWhole ? <FareFields booking={booking} /> : null}
			{excursion.extras ? <ExtraFields booking={booking} /> : null}
			{excursion.questions ? <QuestionFields booking={booking} /> : null}
		</>
	);
}

function QuestionFields({ booking }: { booking: BookingForm }) {
	const { excursion, choices, people, errors, setChoice } = booking;
	return (
		<fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4" onFocus={booking.loadRules}>
			<legend className="mb-2 font-display text-lg/tight">{useTexts(questionsTexts).legend}</legend>
			<AnswerFields
				questions={askedOf(excursion.questions ?? [], people)}
				values={choices}
				errors={errors}
				onChange={setChoice}
			/>
		</fieldset>
	);
}
