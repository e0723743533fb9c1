import * as v from "valibot";
import { isLocalDate } from "#app/catalogue/local-date.ts";
import { bookingStatuses } from "#app/departures/seats/booking-status.ts";
import { bookingSources, paymentFilters } from "#app/sales/staff/staff-booking.ts";

const emptyIsNone = <T>(schema: v.GenericSchema<string, T>) =>
	v.fallback(
		v.optional(
			v.union([
				v.pipe(
					v.literal(""),
					v.transform(() => undefined),
				),
				schema,
			]),
		),
		undefined,
	);

const localDate = emptyIsNone(v.pipe(v.string(), v.check(isLocalDate)));

/** The list's filter from the address; invalid values are left out. */
const bookingFilterSchema = v.object({
	q: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ""), ""),
	/** One departure date; links of other screens use it. */
	date: localDate,
	/** First and last departure date. */
	from: localDate,
	to: localDate,
	payment: emptyIsNone(v.picklist(paymentFilters)),
	source: emptyIsNone(v.picklist(bookingSources)),
	status: emptyIsNone(v.picklist(bookingStatuses)),
	excursion: emptyIsNone(v.pipe(v.string(), v.uuid())),
	partner: emptyIsNone(v.pipe(v.string(), v.maxLength(64))),
	/** Bookings older than this id. */
	before: emptyIsNone(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))),
	/** Bookings newer than this id, the nearest to it; ignored when `before` is given. */
	after: emptyIsNone(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))),
});

export type BookingFilter = Omit<v.InferOutput<typeof bookingFilterSchema>, "date">;

export function readBookingFilter(search: URLSearchParams): BookingFilter {
	const { date, ...filter } = v.parse(bookingFilterSchema, Object.fromEntries(search));
	return date ? { ...filter, from: date, to: date } : filter;
}
