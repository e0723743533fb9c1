import { bookingRefusalsTexts } from "#app/messages/catalogues/booking/booking-refusals.ts";
import type { Language } from "#app/messages/languages.ts";
import { phrase } from "#app/messages/phrase.ts";
import { formatTimeLeft } from "#app/ui/format/duration.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

/** How much one source (a visitor's address or a hotel's totem) may hold unpaid at one time. */
export interface UnpaidLimits {
	bookings: number;
	seats: number;
	/** Says in words who holds the seats. */
	source: "connection" | "screen";
}

/** Mobile carriers put many phones behind one address, so it is no lower (docs/decisions/seats-held-without-paying-are-few.md). */
export const addressLimits: UnpaidLimits = {
	bookings: 6,
	seats: 24,
	source: "connection",
};
/** The limit for visitors who have not passed Turnstile, while it is on. */
export const limitsWithoutBotCheck: UnpaidLimits = { ...addressLimits, bookings: 2, seats: 8 };
/** A totem serves one guest after another and is known by its token. */
export const totemLimits: UnpaidLimits = {
	bookings: 12,
	seats: 48,
	source: "screen",
};

export type BotCheckState = "not shown" | "not passed" | "no answer";

/** What one source holds unpaid now, in all and of one departure. */
export interface UnpaidHolds {
	bookings: number;
	seats: number;
	seatsHere: number;
	/** Seats of the departure; null when it is closed. */
	capacity: number | null;
	/** Milliseconds since the epoch when the first hold of the source expires, unless it is prolonged. */
	firstEndsAt: number | null;
	/** Milliseconds since the epoch when its first hold of this departure expires, unless it is prolonged. */
	firstEndsHereAt: number | null;
}

/**
 * Why the unpaid limit refuses so many more seats, in words for the guest; null when it does not.
 * `mayHoldUnpaid` is the same rule in SQL.
 */
export function unpaidRefusal(
	held: UnpaidHolds,
	party: { seats: number; date: string },
	limits: UnpaidLimits,
	guestFacts: { now: number; phone: string; language: Language },
): string | null {
	const { bookings, seats, seatsHere, capacity } = held;
	const { source } = limits;
	const { now, phone, language } = guestFacts;
	const { unpaid: texts } = bookingRefusalsTexts[language];
	const { formatDate } = formatsIn(language);
	const wayOut = (endsAt: number | null) =>
		endsAt
			? texts.wayOutIn({ left: formatTimeLeft(endsAt, now, language), phone })
			: texts.wayOut({ phone });
	if (bookings >= limits.bookings)
		return `${texts.bookings({ bookings, source })} ${wayOut(held.firstEndsAt)}`;
	const most = limits.seats;
	if (party.seats > most) return texts.largeParty({ most, source, phone });
	if (seats + party.seats > most)
		return `${texts.seats({ held: seats, most, source })} ${wayOut(held.firstEndsAt)}`;
	if (capacity !== null && seatsHere > 0 && 2 * (seatsHere + party.seats) > capacity) {
		const day = formatDate(party.date, "long");
		return `${texts.departure({ held: seatsHere, day, source })} ${wayOut(held.firstEndsHereAt)}`;
	}
	return null;
}

/** Tells a visitor that passing Turnstile raises the limit. */
export function botCheckWords(
	limits: UnpaidLimits,
	state: BotCheckState,
	language: Language,
): string {
	const { botCheck: texts } = bookingRefusalsTexts[language];
	const first = { "not shown": "", "not passed": texts.ranOut, "no answer": texts.noAnswer }[state];
	return phrase(first, texts.more(limits));
}
