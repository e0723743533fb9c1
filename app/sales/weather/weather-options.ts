import type { Language } from "#app/messages/languages.ts";
import { moneyIfCancelled } from "#app/sales/cancellation/what-guest-may-do.ts";
import type { GuestBookingDetails } from "#app/sales/guest/guest-booking.server.ts";
import { creditableCents, type WeatherTarget } from "./weather-choice.ts";
import type { WeatherOptions } from "./weather-step.tsx";

/** What a booking's guest may choose; all that was paid goes back, whatever the policy says. */
export function weatherOptions(
	{ guest, payments }: GuestBookingDetails,
	targets: readonly WeatherTarget[],
	language: Language,
): WeatherOptions {
	const { money, currency } = guest;
	const all = {
		backCents: money.keptCents,
		backByHandCents: money.keptByHandCents,
		credit: { backCents: money.keptByCreditCents, ofCents: money.keptByCreditCents },
		ofCents: money.keptCents,
		hotel: { backCents: money.hotelCents, ofCents: money.hotelCents },
		percent: 100,
	};
	return {
		targets,
		moneyWords: moneyIfCancelled(all, guest, language),
		creditCents: creditableCents(payments),
		currency,
	};
}
