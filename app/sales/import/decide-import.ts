/** What becomes of each row of a list of coming bookings. */
import { totalOf } from "#app/catalogue/prices/price-of.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import { importTexts } from "#app/messages/staff/office/import.ts";
import { linesOfSale, type SaleDay } from "#app/sales/staff/sell/sale.ts";
import type { SoldTrip } from "#app/sales/staff/sell/sale-trips.server.ts";
import { columnName } from "#app/ui/csv/read-csv.ts";
import type { BookingRow } from "./booking-row.ts";

const texts = importTexts.faults;

/** All that the rows are held against. */
export interface ImportState {
	trips: readonly SoldTrip[];
	points: readonly { id: number; title: string; externalRef: string | null }[];
	hotels: readonly { id: string; name: string; externalRef: string | null; isActive: boolean }[];
	/** References that were imported before. */
	refs: ReadonlySet<string>;
}

export interface PlannedBooking {
	row: BookingRow;
	trip: SoldTrip;
	day: SaleDay;
	pickupPointId: number;
	hotelId: string | null;
}

type RowOutcome = { booking: PlannedBooking } | { already: true } | { fault: string };

const isSame = (one: string, other: string) => columnName(one) === columnName(other);
const fault = (words: string) => ({ fault: words });

/**
 * Decides the rows in the order of the file: each takes its seats from those behind it.
 * @param takenSeats by departure, of rows before these; it is added to.
 */
export function decideRow(
	row: BookingRow,
	state: ImportState,
	takenSeats: Map<number, number>,
): RowOutcome {
	if (state.refs.has(row.ref)) return { already: true };
	const trips = state.trips.filter(
		({ excursion }) => excursion.id === row.excursion || isSame(excursion.title, row.excursion),
	);
	const [trip] = trips;
	if (!trip) return fault(texts.unknownExcursion({ title: row.excursion }));
	if (trips.length > 1) return fault(texts.severalExcursions({ title: row.excursion }));
	const day = dayOf(row, trip);
	if (typeof day === "string") return fault(day);
	const stop = trip.excursion.pickups.find(({ pointId }) => {
		const point = state.points.find(({ id }) => id === pointId);
		return point && (point.externalRef === row.pickup || isSame(point.title, row.pickup));
	});
	if (!stop) return fault(pickupFault(row, state));
	const hotel = row.hotel === "" ? null : hotelOf(row.hotel, state);
	if (hotel === undefined) return fault(texts.unknownHotel({ name: row.hotel }));
	if (hotel && !hotel.isActive) return fault(texts.closedHotel({ name: hotel.name }));
	const listCents = totalOf(linesOfSale(trip.excursion, day, partyOf(row)));
	const { least, most } = numberLimits.bookingCents;
	if (listCents < least || listCents > most) return fault(texts.listPrice);
	const seatsBefore = takenSeats.get(day.id) ?? 0;
	const seats = row.adults + row.children + row.bebe;
	const left = day.left - seatsBefore;
	if (seats > left) return fault(texts.seats({ seats, left: Math.max(0, left) }));
	takenSeats.set(day.id, seatsBefore + seats);
	const hotelId = hotel?.id ?? null;
	return { booking: { row, trip, day, pickupPointId: stop.pointId, hotelId } };
}

export function partyOf({ adults, children, bebe }: BookingRow) {
	return { adults, children, bebe, isWhole: false, extras: {}, fares: {} };
}

function dayOf(row: BookingRow, trip: SoldTrip): SaleDay | string {
	const days = trip.days.filter(({ date }) => date === row.date);
	if (days.length === 0) return texts.noDeparture;
	const [day, other] =
		row.start === "" ? days : days.filter((each) => each.startTime === row.start);
	if (!day) return texts.noSuchStart({ starts: days.map(({ startTime }) => startTime).join(", ") });
	if (other) return texts.severalStarts({ starts: days.map((each) => each.startTime).join(", ") });
	if (day.state === "closed") return texts.closed;
	if (day.state === "left") return texts.left;
	return day.sells === "whole" ? texts.onlyWhole : day;
}

function pickupFault({ pickup }: BookingRow, { points }: ImportState): string {
	const isPoint = points.some(
		({ title, externalRef }) => externalRef === pickup || isSame(title, pickup),
	);
	return (isPoint ? texts.noStop : texts.unknownPickup)({ title: pickup });
}

function hotelOf(text: string, { hotels }: ImportState) {
	return hotels.find(
		({ id, name, externalRef }) => id === text || externalRef === text || isSame(name, text),
	);
}
