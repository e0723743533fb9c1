import { SendButton } from "#app/islands/send-button.tsx";
import { SentForm } from "#app/islands/sent-form.tsx";
import { useLastAnswer } from "#app/islands/use-last-answer.ts";
import { Actions, Help, Lead, PaymentMessage } from "#app/payments/checkout/payment-message.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { Notice } from "#app/ui/notice.tsx";

interface Operator {
	phone: string;
}

export default function FindBooking({
	answer: newest,
	operator,
}: {
	answer: { errors: FormErrors; typed: TypedValues; problem: string | null } | null;
	operator: Operator;
}) {
	const answer = useLastAnswer(newest);
	const errors = answer?.errors ?? {};
	const messages = Object.entries(errors);
	return (
		<PaymentMessage title="Find my booking" art="tour">
			<Lead>Tell us the code and the email that you booked with: we mail you the link again.</Lead>
			{answer && (messages.length > 0 || answer.problem) ? (
				<Notice look="bad">
					<p className="font-semibold">Nothing is sent yet.</p>
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
					name="reference"
					label="Code of your booking"
					hint="Like IX-7K3F9; it stands in every mail from us."
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					defaultValue={answer?.typed.reference}
					errors={errors.reference}
				/>
				<TextField
					name="email"
					type="email"
					label="Email"
					autoComplete="email"
					defaultValue={answer?.typed.email}
					errors={errors.email}
				/>
				<SendButton busy="Sending …" words={unsentWords} className="justify-self-start">
					Mail me the link
				</SendButton>
			</SentForm>
			<Help phone={operator.phone}>No code at hand? We look it up for you:</Help>
		</PaymentMessage>
	);
}

const unsentWords = {
	nothing: "No mail is on its way.",
	once: "You get one mail.",
	done: "If code and email belong to a booking, the mail is on its way.",
};

/** Attack: the same answer whether or not the booking exists, so that nobody can probe for bookings. */
export function LinkOnItsWay({ operator }: { operator: Operator }) {
	return (
		<PaymentMessage title="Look into your inbox" art="tour">
			<div role="status">
				<Lead>
					If code and email belong to a booking, its link is on its way to that address. It can take
					a minute; have a look at the spam folder too.
				</Lead>
			</div>
			<Actions>
				<ButtonAnchor href="/excursion/excursions">See the trips</ButtonAnchor>
				<a href="/booking" className="py-1 font-semibold">
					Try another code
				</a>
			</Actions>
			<Help phone={operator.phone}>Nothing there? Call us:</Help>
		</PaymentMessage>
	);
}
