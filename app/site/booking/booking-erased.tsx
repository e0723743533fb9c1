import { yourDataTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { Actions, Lead, PaymentMessage } from "#app/sales/payments/checkout/payment-message.tsx";
import { hiddenMeta } from "#app/site/meta.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import type { Route } from "./+types/booking-erased";

export const meta: Route.MetaFunction = ({ matches }) =>
	hiddenMeta((language) => yourDataTexts[language].erased.title, matches);

export { unstoredHeaders as headers } from "#app/site/public-page-headers.ts";

/** Shown after a guest has deleted the data of a booking; it does not know of which booking. */
export default function BookingErased() {
	const { erased: texts } = useTexts(yourDataTexts);
	const localPath = useLocalPath();
	return (
		<PaymentMessage title={texts.title} art="tour">
			<div role="status">
				<Lead>{texts.lead}</Lead>
			</div>
			<Actions>
				<ButtonAnchor href={localPath("/")}>{texts.home}</ButtonAnchor>
			</Actions>
		</PaymentMessage>
	);
}
