import { CallUs } from "#app/bookings/guest/guest-booking-step.tsx";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { bookingRefusalsTexts, guestBookingTexts, sendingTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import type { TypedValues } from "#app/ui/form/form.ts";
import { UnsentForm } from "#app/ui/form/unsent-form.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";

/** A guest's change or cancellation that the database did not answer. */
export function UnsentStep({ step, typed }: { step: "cancel" | "change"; typed: TypedValues }) {
	const { unavailable, stillHere, sendAgain } = useTexts(sendingTexts);
	const { once } = useTexts(guestBookingTexts)[step].unsent;
	const { kept } = useTexts(bookingRefusalsTexts);
	const { formatDate } = useFormats();
	const { operator } = useSiteConfig();
	return (
		<UnsentForm
			heading={unavailable.heading}
			lead={`${unavailable.lead({ once })} ${stillHere}`}
			sendAgain={sendAgain}
			typed={typed}
			lines={typed.date ? [[kept.day, formatDate(typed.date, "full")]] : []}
		>
			<CallUs operator={operator} />
		</UnsentForm>
	);
}
