import { lackingWith } from "#app/departures/departure.ts";
import { useLanguage } from "#app/messages/use-language.tsx";
import { lackingInWords } from "#app/sales/minimum-guests-words.ts";
import { useNow } from "#app/ui/use-now.ts";
import type { BookingForm } from "../booking-form-state.ts";

/** Before the guest pays: the chosen departure has too few guests to run, with this party too. */
export function LackingGuests({
	booking: { chosenDeparture, seats },
	timeZone,
	drawnAt,
}: {
	booking: Pick<BookingForm, "chosenDeparture" | "seats">;
	timeZone: string;
	/** Milliseconds since the epoch when the server rendered the page. */
	drawnAt: number;
}) {
	const language = useLanguage();
	const now = useNow(drawnAt);
	const lacking = chosenDeparture && lackingWith(chosenDeparture.lacking, seats);
	return (
		<p
			role="status"
			className="rounded-md bg-sand px-4 py-3 text-sm/[1.45] text-on-sand empty:hidden"
		>
			{lacking ? lackingInWords(lacking, chosenDeparture, { now, timeZone }, language) : null}
		</p>
	);
}
