import { type ExtrasLeft, lackingExtras } from "#app/catalogue/extras/extra-stock.ts";
import { bookingChangeTexts } from "#app/messages/staff/office/booking-change.ts";
import { extrasOfLines } from "#app/sales/sold-extras.ts";

/** Why a departure does not take a booking with these extras, for staff; null when it does. */
export function whyExtrasLack(
	booking: Parameters<typeof extrasOfLines>[0],
	extrasLeft: ExtrasLeft,
): string | null {
	const lacking = lackingExtras(extrasOfLines(booking), extrasLeft);
	return (
		lacking
			.map(({ extra: { title }, ...counts }) =>
				bookingChangeTexts.errors.extraLacks({ title, ...counts }),
			)
			.join(" ") || null
	);
}
