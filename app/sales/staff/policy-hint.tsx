import { shareOf } from "#app/catalogue/policy/cancellation-policy.ts";
import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { formatMoney } from "#app/ui/format/format.ts";

/** What the policy agreed at the sale gives back. */
export interface PolicyShare {
	percent: number;
	/** "Friday 4 June, 18:00"; empty where it ends no more. */
	until: string;
}

/** Beside a sum that staff choose: what the guest was promised of it. */
export function PolicyHint({
	policy: { percent, until },
	cents,
	currency,
}: {
	policy: PolicyShare;
	/** The money of which the policy speaks. */
	cents: number;
	currency: string;
}) {
	const texts = bookingWordsTexts.byPolicy;
	if (cents <= 0) return null;
	const money = (sum: number) => formatMoney(sum, currency);
	return (
		<p className="text-sm text-ink-soft">
			{percent === 0
				? texts.nothing
				: texts.share({ back: money(shareOf(cents, percent)), all: money(cents), until })}
		</p>
	);
}
