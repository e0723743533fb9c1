import { type WordsIn, withinSentence } from "#app/messages/operator-text.ts";
import { Words } from "#app/messages/operator-words.tsx";
import { paymentTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Actions, Help, Lead, PaymentMessage } from "./payment-message.tsx";

/**
 * For an address that names no known booking. It says nothing about a payment, because nothing is
 * known.
 * @param title is chosen by the page from which the guest comes.
 */
export function PaymentUnknown({
	title,
	operator: { phone, hours },
}: {
	title: string;
	operator: { phone: string; hours: WordsIn | null };
}) {
	const { unknown: texts } = useTexts(paymentTexts);
	const localPath = useLocalPath();
	return (
		<PaymentMessage title={title} art="tour">
			<Lead>{texts.lead}</Lead>
			<p>{texts.find}</p>
			<Actions>
				<ButtonAnchor look="next" href={localPath("/booking")}>
					{texts.findBooking}
				</ButtonAnchor>
				<a href={localPath("/excursion/excursions")} className="py-1 font-semibold">
					{texts.allTrips}
				</a>
			</Actions>
			<Help
				phone={phone}
				text={texts.help({ hours: hours?.words ?? "", phone })}
				parts={{ hours: () => hours && <Words of={withinSentence(hours)} /> }}
			/>
		</PaymentMessage>
	);
}
