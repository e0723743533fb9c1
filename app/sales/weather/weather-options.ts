import * as v from "valibot";
import type { Language } from "#app/messages/languages.ts";
import { creditTexts, weatherTexts } from "#app/messages/texts.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { moneyIfCancelled } from "#app/sales/cancellation/what-guest-may-do.ts";
import type { GuestBookingDetails } from "#app/sales/guest/guest-booking.server.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import {
	creditableCents,
	type WeatherDecision,
	type WeatherRequest,
	type WeatherTarget,
} from "./weather-choice.ts";

/** What a booking's guest may choose; all that was paid goes back, whatever the policy says. */
export function weatherOptions(
	{ guest, payments }: GuestBookingDetails,
	targets: readonly WeatherTarget[],
	language: Language,
) {
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
		/** Where the money goes, as a sentence. */
		moneyWords: moneyIfCancelled(all, guest, language),
		/** 0: none is offered. */
		creditCents: creditableCents(payments),
		currency,
	};
}

/** What `WeatherFields` send: "money", "credit", or the id of a departure. */
export const weatherForm = v.object({
	choice: v.union([
		v.pipe(
			v.picklist(["money", "credit"]),
			v.transform((choice): WeatherRequest => ({ choice })),
		),
		v.pipe(
			v.string(),
			v.regex(/^[1-9]\d{0,14}$/),
			v.transform((id): WeatherRequest => ({ choice: "move", departureId: Number(id) })),
		),
	]),
});

type Outcome = WeatherDecision["outcome"] | "changed meanwhile";

/** Why nothing was chosen, as its reader is told; null where it was, now or before. */
export function weatherProblem(outcome: Outcome, language: Language): string | null {
	const { problems } = weatherTexts[language];
	const words: Record<Outcome, string | null> = {
		money: null,
		credit: null,
		move: null,
		"over already": null,
		unknown: null,
		"not possible": problems.notPossible,
		"no credit": problems.noCredit,
		"too late": problems.tooLate,
		"changed meanwhile": problems.changedMeanwhile,
	};
	return words[outcome];
}

/** Where the money of a cancelled booking is whose guest chose credit because of the weather; null for any other. */
export function creditOfWeather(
	{ weatherCreditCents, currency }: Pick<GuestBooking, "weatherCreditCents" | "currency">,
	language: Language,
): string | null {
	if (weatherCreditCents === null || weatherCreditCents === undefined) return null;
	const { yours } = creditTexts[language];
	const left = formatsIn(language).formatMoney(weatherCreditCents, currency);
	return `${yours.title}: ${yours.left({ left })}.`;
}
