import type { Excursion, Pickup } from "#app/catalogue/excursion.ts";
import type { Departure } from "#app/departures/departure.ts";
import { departuresOn } from "#app/departures/offer/chosen-departure.ts";
import type { ExcursionOnSale } from "#app/departures/offer/excursions.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { totemTexts } from "#app/messages/texts.ts";
import type { TotemHotel } from "#app/partners/totem.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

/** The first departure with free seats, or null. */
export function nextDeparture({ departures }: ExcursionOnSale): Departure | null {
	return departures.find(({ state }) => state === "open") ?? null;
}

const daysOnAScreen = 6;

/** A day with its departures that are open or full. */
export interface DepartureDay {
	date: string;
	departures: Departure[];
}

/** Days with open or full departures, six a page, from the first with an open one on. */
export function dayPages(departures: readonly Departure[]): DepartureDay[][] {
	const shownDepartures = departures.filter(({ state }) => state === "open" || state === "full");
	const first = shownDepartures.find(({ state }) => state === "open");
	if (!first) return [];
	const dates = new Set(
		shownDepartures.map(({ date }) => date).filter((date) => date >= first.date),
	);
	const days = [...dates].map((date) => ({
		date,
		departures: departuresOn(shownDepartures, date),
	}));
	const pages: DepartureDay[][] = [];
	for (let from = 0; from < days.length; from += daysOnAScreen) {
		pages.push(days.slice(from, from + daysOnAScreen));
	}
	return pages;
}

/** The hotel's own pickup, or null when the excursion does not stop there. */
export function stopAtHotel(pickups: readonly Pickup[], hotel: TotemHotel): Pickup | null {
	return pickups.find(({ pointId }) => pointId === hotel.stop?.pointId) ?? null;
}

/**
 * Where and when a hotel's guests are picked up: at its own stop, else at the nearest one; without pickups, at the start of
 * the excursion. `elsewhere` is null at the hotel's own door, and has no title where no place is known.
 */
export function meetingPointOf(
	{ pickups, startTime }: Pick<Excursion, "pickups" | "startTime">,
	hotel: TotemHotel,
): { time: string; elsewhere: (Pick<Pickup, "inEnglish"> & { title: string | null }) | null } {
	const hotelStop = stopAtHotel(pickups, hotel);
	if (hotelStop) return { time: hotelStop.time, elsewhere: null };
	const [nearest] = nearestFirst(pickups, hotel);
	return { time: nearest?.time ?? startTime, elsewhere: nearest ?? { title: null } };
}

export function nearestFirst(pickups: readonly Pickup[], { stop }: TotemHotel): Pickup[] {
	if (!stop) return [...pickups];
	// on one island a degree of longitude has nearly one length, so degrees compare distances
	const shrink = Math.cos((stop.lat * Math.PI) / 180);
	const distance = ({ lat, lng }: Pickup) =>
		(lat - stop.lat) ** 2 + ((lng - stop.lng) * shrink) ** 2;
	return pickups.toSorted((a, b) => distance(a) - distance(b));
}

/** IslandClock time of the return to the pickup point: "10:30", "18:00, next day". The duration runs from the pickup. */
export function backTime(pickupTime: string, durationMinutes: number, language: Language): string {
	const minutes =
		Number(pickupTime.slice(0, 2)) * 60 + Number(pickupTime.slice(3)) + durationMinutes;
	const days = Math.floor(minutes / 1440);
	const two = (value: number) => String(value).padStart(2, "0");
	const time = formatsIn(language).formatTime(
		`${two(Math.floor((minutes % 1440) / 60))}:${two(minutes % 60)}`,
	);
	if (days === 0) return time;
	const { nextDay, daysLater } = totemTexts[language].trip;
	return days === 1 ? nextDay({ time }) : daysLater({ time, days });
}

/** 240 → "4 h", 90 → "1 h 30 min", the same in every language. */
export function durationInShort(minutes: number): string {
	const hours = Math.floor(minutes / 60);
	const rest = minutes % 60;
	return [hours > 0 ? `${hours} h` : "", rest > 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
}
