import { SendButton, SentForm, useLastAnswer } from "#app/islands/forms/sent-form.tsx";
import { findBookingTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import {
	Actions,
	Help,
	Lead,
	PaymentMessage,
} from "#app/sales/payments/checkout/payment-message.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { Notice } from "#app/ui/notice.tsx";

export default function FindBooking({
	answer: newest,
	operator,
}: {
	answer: { errors: FormErrors; typedValues: TypedValues; problem: string | null } | null;
	operator: { phone: string };
}) {
	const answer = useLastAnswer(newest);
	const errors = answer?.errors ?? {};
	const messages = Object.entries(errors);
	const field = typedFields(answer?.typedValues ?? {}, errors);
	const texts = useTexts(findBookingTexts);
	return (
		<PaymentMessage title={texts.title} art="tour">
			<Lead>{texts.lead}</Lead>
			{answer && (messages.length > 0 || answer.problem) ? (
				<Notice look="bad">
					<p className="font-semibold">{texts.nothingSent}</p>
					{answer.problem ? <p>{answer.problem}</p> : null}
					{messages.map(([name, [message]]) => (
						<p key={name}>
							<a href={`#${name}`}>{message}</a>
						</p>
					))}
				</Notice>
			) : null}
			<SentForm noValidate className="grid w-full max-w-md gap-5">
				<TextField
					{...field("reference")}
					label={texts.code}
					hint={texts.codeHint}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
				/>
				<TextField {...field("email")} type="email" label={texts.email} autoComplete="email" />
				<SendButton busy={texts.sending} words={texts.unsent} className="justify-self-start">
					{texts.send}
				</SendButton>
			</SentForm>
			<Help phone={operator.phone} text={texts.noCode(operator)} />
		</PaymentMessage>
	);
}

/** Attack: the same answer whether or not the booking exists, so that nobody can probe for bookings. */
export function LinkOnItsWay({ operator }: { operator: { phone: string } }) {
	const { inbox: texts } = useTexts(findBookingTexts);
	const localPath = useLocalPath();
	return (
		<PaymentMessage title={texts.title} art="tour">
			<div role="status">
				<Lead>{texts.lead}</Lead>
			</div>
			<Actions>
				<ButtonAnchor href={localPath("/excursion/excursions")}>{texts.seeTrips}</ButtonAnchor>
				<a href={localPath("/booking")} className="py-1 font-semibold">
					{texts.anotherCode}
				</a>
			</Actions>
			<Help phone={operator.phone} text={texts.nothingThere(operator)} />
		</PaymentMessage>
	);
}
