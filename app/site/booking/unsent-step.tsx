import { isLocalDate } from "#app/catalogue/local-date.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { questionsTexts } from "#app/messages/catalogues/booking/questions.ts";
import {
	bookingRefusalsTexts,
	guestBookingTexts,
	sendingTexts,
	yourDataTexts,
} from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import type { UnsentStepForm } from "#app/request/unavailable.server.ts";
import { CallUs } from "#app/sales/guest/guest-booking-step.tsx";
import { UnsentForm } from "#app/ui/form/unsent-form.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";

export function isUnsentStepForm(thrown: unknown): thrown is UnsentStepForm {
	return (
		typeof thrown === "object" && thrown !== null && "step" in thrown && "typedValues" in thrown
	);
}

/** Says that the database did not answer, and sends the same form again. */
export function UnsentStep({ step, typedValues }: UnsentStepForm) {
	const { unavailable, stillHere, sendAgain } = useTexts(sendingTexts);
	const { cancel, change } = useTexts(guestBookingTexts);
	const { email, erase } = useTexts(yourDataTexts);
	const answers = useTexts(questionsTexts);
	const { once } = { answers, cancel, change, erase }[step].unsent;
	const { typedLabels } = useTexts(bookingRefusalsTexts);
	const { formatDate } = useFormats();
	const { operator } = useSiteConfig();
	const lines: [string, string][] = [];
	if (typedValues.date && isLocalDate(typedValues.date))
		lines.push([typedLabels.day, formatDate(typedValues.date, "full")]);
	if (typedValues.eraseEmail) lines.push([email, typedValues.eraseEmail]);
	return (
		<UnsentForm
			heading={unavailable.heading}
			lead={`${unavailable.lead({ once })} ${stillHere}`}
			sendAgain={sendAgain}
			typedValues={typedValues}
			lines={lines}
		>
			<CallUs operator={operator} />
		</UnsentForm>
	);
}
