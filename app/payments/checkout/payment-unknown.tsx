import { Words, type WordsIn, withinSentence } from "#app/messages/own-words.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Actions, Help, Lead, PaymentMessage } from "./payment-message.tsx";

/**
 * For an address that names no known booking. It says nothing about a payment, because nothing is
 * known.
 * @param title is chosen by the page from which the guest comes.
 */
export function PaymentUnknown({
	title,
	operator,
}: {
	title: string;
	operator: { phone: string; hours: WordsIn };
}) {
	return (
		<PaymentMessage title={title} art="tour">
			<Lead>
				If you have just paid, your voucher is on its way to your email. It takes a minute or two.
			</Lead>
			<p>
				You can also find it here, with the code from your mail (it begins with IX) and your email
				address.
			</p>
			<Actions>
				<ButtonAnchor look="next" href="/booking">
					Find my booking
				</ButtonAnchor>
				<a href="/excursion/excursions" className="py-1 font-semibold">
					See all trips
				</a>
			</Actions>
			<Help phone={operator.phone}>
				Nothing there after ten minutes? Look in the spam folder, or call us (
				<Words of={withinSentence(operator.hours)} />
				):
			</Help>
		</PaymentMessage>
	);
}
