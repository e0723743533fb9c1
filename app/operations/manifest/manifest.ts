import type { Pickup } from "#app/catalogue/excursion.ts";
import type { ExtraQuantity } from "#app/catalogue/extras/extra.ts";
import type { Party } from "#app/catalogue/prices/prices.ts";
import { type ToldMeeting, toldAtStop } from "#app/departures/messages/told-meeting.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import type { Boarding } from "#app/operations/boarding/ticks/boarding.ts";
import type { AnswerLine } from "#app/sales/answers/answer-lines.ts";
import type { FieldsFor } from "#app/sales/booking/booking-columns.server.ts";
import type { MoneyState } from "#app/sales/staff/staff-booking.ts";
import { byName, byTitle } from "#app/ui/format/by-name.ts";
import { formatMoney } from "#app/ui/format/format.ts";

/** Where the van stops, as staff read it. */
type Stop = Pick<Pickup, "pointId" | "time" | "title" | "place" | "lat" | "lng"> & {
	/** What its guests were told instead. */
	newMeeting?: ToldMeeting | null;
};

/** A note by staff about a booking. */
export interface ManifestNote {
	id: number;
	by: string | null;
	text: string;
}

export interface ManifestGuest extends FieldsFor<"manifest">, Party {
	id: number;
	reference: string;
	/** Staff's notes, the oldest first. */
	notes: ManifestNote[];
	seats: number;
	extras: ExtraQuantity[];
	/** To the questions of the excursion; none for a hotel. */
	answers: AnswerLine[];
	priceCents: number;
	currency: string;
	/** "web", or the name of the hotel or reseller. */
	partner: string;
	/** No stop is chosen yet: where the guests of a reseller wish to be picked up, or "". */
	openPickup?: string | null;
	money: MoneyState;
	/** Of the departure: whether what is owed may be paid to the guide. */
	guideTakesCash: boolean;
	boarding: Boarding | null;
	/** Numbers of those who came, see `Boarded`. */
	aboard: readonly number[];
	pickup: Stop;
}

interface GuestOfStop {
	pickup: Stop;
	seats: number;
}

export type ManifestStop<Guest extends GuestOfStop> = Guest["pickup"] & {
	seats: number;
	guests: Guest[];
};

/** The order of guests on every list of a departure: by the van's stops, then by name. */
export function byStopAndName(
	one: { name: string; pickup: Pick<Stop, "time" | "title"> },
	other: { name: string; pickup: Pick<Stop, "time" | "title"> },
): number {
	return (
		one.pickup.time.localeCompare(other.pickup.time) ||
		byTitle(one.pickup, other.pickup) ||
		byName(one, other)
	);
}

/** The guests in the order of the van's stops: by time, then by title. */
export function guestsByStop<Guest extends GuestOfStop>(
	guests: readonly Guest[],
): ManifestStop<Guest>[] {
	const byStop = Map.groupBy(guests, ({ pickup: { time, pointId } }) => `${time} ${pointId}`);
	return [...byStop.values()]
		.flatMap((guestsOfStop) => {
			const [first] = guestsOfStop;
			if (!first) return [];
			const stop: Guest["pickup"] = first.pickup;
			return {
				...stop,
				newMeeting: toldAtStop(guestsOfStop),
				seats: guestsOfStop.reduce((sum, { seats }) => sum + seats, 0),
				guests: guestsOfStop,
			};
		})
		.sort((one, other) => one.time.localeCompare(other.time) || byTitle(one, other));
}

/** What is owed by a guest, and who takes it; null when nothing is. */
export function owedInWords({
	money,
	guideTakesCash,
	priceCents,
	currency,
}: Pick<ManifestGuest, "money" | "guideTakesCash" | "priceCents" | "currency">): string | null {
	if (!money.isOwed) return null;
	const sum = formatMoney(money.owedCents ?? priceCents, currency);
	const { toCollect, officeTakes } = sharedTexts.guest;
	return (guideTakesCash ? toCollect : officeTakes)({ sum });
}

/** [["en", 7], ["de", 3]]: guests by language, the most first; guests without a language are left out. */
export function countGuestsByLanguage(
	guests: readonly ManifestGuest[],
): [language: string, guests: number][] {
	const counts = new Map<string, number>();
	for (const { language, seats } of guests)
		if (language) counts.set(language, (counts.get(language) ?? 0) + seats);
	return [...counts].sort(([, one], [, other]) => other - one);
}

export function countSeats(guests: readonly ManifestGuest[]): number {
	return guests.reduce((sum, { seats }) => sum + seats, 0);
}

export function countBoarded(guests: readonly ManifestGuest[]) {
	return {
		pickedUp: guests.reduce((sum, { aboard }) => sum + aboard.length, 0),
		noShow: countSeats(guests.filter(({ boarding }) => boarding === "no-show")),
	};
}
