import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Actions, Help, Lead, PaymentMessage } from "./payment-message.tsx";

/**
 * The address names no booking that we know: no claim either way about its payment, and none about money.
 * @param title what else the page can say, by where the guest comes from.
 */
export function PaymentUnknown({
	title,
	operator,
}: {
	title: string;
	operator: { phone: string; hours: string };
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
				<ButtonLink look="next" to="/booking">
					Find my booking
				</ButtonLink>
				<Link to="/excursion/excursions" className="py-1 font-semibold">
					See all trips
				</Link>
			</Actions>
			<Help phone={operator.phone}>
				Nothing there after ten minutes? Look in the spam folder, or call us (
				{operator.hours.toLowerCase()}):
			</Help>
		</PaymentMessage>
	);
}
