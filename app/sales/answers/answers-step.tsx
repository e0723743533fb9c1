import { Fragment } from "react";
import { type AskedQuestion, answerField } from "#app/catalogue/questions/question.ts";
import { questionsTexts } from "#app/messages/catalogues/booking/questions.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { firstName } from "#app/sales/booking/booking-words.ts";
import type { WhatGuestMayDo } from "#app/sales/cancellation/what-guest-may-do.ts";
import { GuestBookingStep, TooLateStep } from "#app/sales/guest/guest-booking-step.tsx";
import { Button } from "#app/ui/button.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { AnswerGroups } from "./answer-fields.tsx";

interface AnswersProps {
	booking: GuestBooking;
	terms: WhatGuestMayDo;
	questions: readonly AskedQuestion[];
	/** What was typed, else what is stored. */
	values: TypedValues;
	errors: FormErrors;
	/** Why nothing was saved, where no field says it. */
	problem: string | null;
	operator: { email: string; phone: string };
}

/** The questions of an excursion on the guest's own page; works without a script. */
export function AnswersStep({
	booking,
	terms,
	questions,
	values,
	errors,
	problem,
	operator,
}: AnswersProps) {
	const texts = useTexts(questionsTexts);
	const until = terms.pickupEnds;
	if (!terms.mayAnswer)
		return (
			<TooLateStep title={texts.tooLate} booking={booking} operator={operator}>
				{texts.wasPossibleUntil({ until })}
			</TooLateStep>
		);
	const marked = questions.map((each) => answerField(each)).filter((name) => errors[name]);
	return (
		<GuestBookingStep title={texts.title({ name: firstName(booking.name) })} booking={booking}>
			<p className="text-lg/normal text-ink-soft">{texts.lead({ until })}</p>
			{problem || marked.length > 0 ? (
				<div id="errors">
					<Notice look="bad">
						<p className="font-semibold">{problem ?? texts.notSaved}</p>
						{marked.map((name) => (
							<Fragment key={name}>
								<a href={`#${name}`} className="inline-block py-0.5 font-semibold">
									{errors[name]?.[0]}
								</a>
								<br />
							</Fragment>
						))}
					</Notice>
				</div>
			) : null}
			{/* some answers may be given later, which the browser's own check would refuse */}
			<form method="post" action="#errors" noValidate className="grid gap-7">
				<AnswerGroups questions={questions} values={values} errors={errors} />
				<div>
					<Button type="submit" look="next">
						{texts.save}
					</Button>
				</div>
			</form>
		</GuestBookingStep>
	);
}
