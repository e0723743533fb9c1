import type { Pickup, Picture } from "#app/catalogue/excursion.ts";
import type { Extra } from "#app/catalogue/extras/extra.ts";
import type { ChosenFare, Fare } from "#app/catalogue/fares/fare.ts";
import type { CancellationPolicy } from "#app/catalogue/policy/cancellation-policy.ts";
import type { PriceLine } from "#app/catalogue/prices/price-of.ts";
import type { People } from "#app/catalogue/prices/prices.ts";
import type { TaxSum } from "#app/catalogue/prices/tax.ts";
import type { Question } from "#app/catalogue/questions/question.ts";
import type {
	boardings,
	bookings,
	departures,
	excursions,
	paymentMoney,
	pickupPoints,
	translations,
} from "#app/database/schema.server.ts";
import type { Lacking } from "#app/departures/departure.ts";
import { pickupsOn } from "#app/departures/departure-times.ts";
import type { ToldMeeting } from "#app/departures/messages/told-meeting.ts";
import type { BookingStatus } from "#app/departures/seats/booking-status.ts";
import type { WrittenTexts } from "#app/messages/written-texts.ts";
import type { Answer } from "#app/sales/answers/answer.ts";
import type { CodeOff } from "#app/sales/codes/code.ts";
import type { DisputeState } from "#app/sales/dispute.ts";
import type { ShownCredit } from "#app/sales/payments/credits/credit.ts";
import type { BookingMoney, GuestMoney } from "#app/sales/payments/money.ts";
import type { SoldExtra } from "#app/sales/sold-extras.ts";
import type { OpenWeatherChoice } from "#app/sales/weather/open-choice.ts";
import type { FieldsFor } from "./booking-columns.server.ts";

type BookingRow = typeof bookings.$inferSelect;
type PaymentRow = typeof paymentMoney.$inferSelect;

/**
 * A booking with all that a command decides on; `readBooking` reads it. What guests, staff and mails are shown of it is
 * a view: a part of it, or `guestView`.
 */
export interface Booking
	extends Omit<BookingRow, "idempotencyKey" | "unpaidSource" | "cancellationPolicy"> {
	/** What was promised to come back, as sold. */
	policy: CancellationPolicy;
	/** As of the read: an expired hold is "expired". */
	status: BookingStatus;
	/** The code that lowered its price, as staff wrote it. */
	code: string | null;
	/** Name of the hotel that sold it; null for what we sold. */
	hotel: string | null;
	/** Name of the reseller that sold it; null for what we or a hotel sold. */
	reseller: string | null;
	/** Its excursion as it is now. */
	trip: Pick<
		typeof excursions.$inferSelect,
		| "durationMinutes"
		| "whatToBring"
		| "cutoffHours"
		| "isActive"
		| "updatedAt"
		| "version"
		| "priceAdultCents"
		| "priceChildCents"
		| "priceBebeCents"
		| "taxRate"
		| "nextTaxRate"
		| "nextTaxFrom"
	>;
	/** Of its price, as it was sold. */
	lines: readonly PriceLine[];
	/** Those of its excursion, retired ones too. */
	extras: readonly (Extra & { isActive: boolean })[];
	/** Those of its excursion, retired ones too. */
	fares: readonly Fare[];
	/** Those of its excursion, retired ones too. */
	questions: readonly (Question & { isActive: boolean })[];
	/** What its guests answered to them. */
	answers: readonly Answer[];
	/** Its departure as it is now. */
	departure: BookedDeparture;
	/** Where the guest is picked up, as staff read it. */
	point: typeof pickupPoints.$inferSelect;
	/** The excursion's stops by their usual pickup time. */
	stops: Stop[];
	/** Who came to the pickup; null until somebody has ticked. */
	boarding: (typeof boardings.$inferSelect)["state"] | null;
	/** The oldest first. */
	payments: BookingPayment[];
	sums: BookingMoney;
	/** Those that its guest was given for it, and those that have paid for it. */
	credits: readonly ShownCredit[];
	/** The newest message about another time or place, a `DepartureMessage` as JSON. */
	toldMessage: string | null;
	/** What its guest chooses, because the weather called off its departure; null for most. */
	weather: OpenWeatherChoice | null;
	/** Left of the credit that its guest chose then. */
	weatherCreditCents: number | null;
	/** False when neither guide nor driver of the departure may take cash. */
	guideTakesCash: boolean;
	/** How often day, stop or party have changed. */
	changes: number;
	/** Of the forms that the history has answered. */
	entryKeys: string[];
	poster: Picture | null;
	/** What staff wrote of the excursion and its stops in other languages; also of other bookings that were read with it. */
	texts: readonly GuestText[];
}

/** A departure with the seats of its confirmed bookings. */
interface BookedDeparture extends Omit<typeof departures.$inferSelect, "languages"> {
	/** The guide's languages. */
	languages: string[];
	sold: number;
}

interface BookingPayment extends PaymentRow {
	disputeState: DisputeState;
}

/** A stop with its usual times, or with those of a departure. */
export interface Stop extends Pickup {
	/** Start of the excursion: "04:30". */
	startTime: string;
}

interface GuestText
	extends Pick<typeof translations.$inferSelect, "excursionId" | "language" | "field" | "words"> {
	pointId: number | null;
	extraId: number | null;
	fareId: number | null;
	questionId: number | null;
}

/** True when this form has been answered already: its entry stands in the history. */
export function hasEntry({ entryKeys }: Pick<Booking, "entryKeys">, key: string): boolean {
	return entryKeys.includes(key);
}

export interface ShownState extends Pick<Booking, "updatedAt"> {
	sums: Pick<BookingMoney, "balanceCents">;
}

/**
 * What a form about a booking showed: one that says something else was drawn before the booking or what is owed changed.
 * The row's version will not do: it rises with ticks, notes and the progress of refunds too, of which no form is about.
 */
export function bookingFingerprint({ updatedAt, sums }: ShownState): string {
	return `${updatedAt} ${sums.balanceCents}`;
}

/** The status at `now`: a pending booking past its hold is expired, even if the cron job has not marked it yet. */
export function statusAt(
	booking: { status: BookingStatus; holdExpiresAt: number },
	now: number,
): BookingStatus {
	return booking.status === "pending" && booking.holdExpiresAt <= now ? "expired" : booking.status;
}

/** True when the excursion has another stop than this one. */
export function stopsElsewhere(stops: readonly { pointId: number }[], pointId: number): boolean {
	return stops.some((stop) => stop.pointId !== pointId);
}

/** A booking as its guest sees it on the voucher, the payment pages and in mails. */
export interface GuestBooking
	extends Pick<
			Booking,
			| "confirmId"
			| "reference"
			| "status"
			| "departureId"
			| "excursionId"
			| "title"
			| "date"
			| "startTime"
			| "isWhole"
			| "priceCents"
			| "currency"
			| "holdExpiresAt"
			| "partner"
			| "poster"
			| "policy"
			| "policyStart"
		>,
		People,
		FieldsFor<"guest">,
		WrittenTexts<"title" | "whatToBring"> {
	durationMinutes: number;
	pickup: Omit<Pickup, "pointId">;
	/** Another time or place that a message to the departure told; null or missing without one. */
	newMeeting?: ToldMeeting | null;
	/** What the guest chooses, because the weather called off the departure; null or missing for most. */
	weather?: OpenWeatherChoice | null;
	/** Left of the credit that the guest chose then. */
	weatherCreditCents?: number | null;
	/** Name of the reseller that sold it, and changes it; null or missing for most. */
	reseller?: string | null;
	/** The excursion has other stops to choose. */
	hasOtherStops: boolean;
	/** "i…@mail.example", masked because a link may be passed on. */
	maskedEmail: string;
	/** The guide's languages on that departure. */
	languages: string[];
	/** What the departure lacks to run, with this booking's own guests; null or missing when it runs. */
	lacking?: Lacking | null;
	whatToBring: string;
	/** Absent where it has none. */
	extras?: readonly SoldExtra[];
	/** Who of the party pays another fare; absent where nobody does. */
	fares?: readonly ChosenFare[];
	/** How many answers must still be given; absent where its excursion asks nothing. */
	questions?: { missing: number };
	/** Contained in the price. */
	taxes: readonly TaxSum[];
	/** What a code took off the price; null or missing without one. */
	codeOff?: CodeOff | null;
	/** Paid through the gateway and not due for refund. */
	isPaid: boolean;
	/** Cents to pay to us, on the day when the booking is confirmed; 0 when paid or owed to a hotel. */
	toPayCents: number;
	/** Staff agreed this price with the guest, whatever the price list says. */
	hasAgreedPrice?: boolean;
	/** Staff gave a link by which this may be paid online. */
	mayPayOnline?: boolean;
	/** False when neither guide nor driver of the departure may take cash. */
	guideTakesCash?: boolean;
	money: GuestMoney;
	/** Absent where it has none. */
	credits?: readonly ShownCredit[];
	/**
	 * SEQUENCE of its calendar entry (RFC 5545, 3.8.7.4): it rises with every change of the booking, and with every
	 * save of its trip or stop.
	 */
	calendarSequence: number;
}

/** A stop with its times on a departure; undefined when the excursion does not stop there. */
export function stopOn(
	{ stops }: Pick<Booking, "stops">,
	pointId: number,
	{ startTime }: { startTime: string },
): Stop | undefined {
	const stop = stops.find((each) => each.pointId === pointId);
	if (!stop) return undefined;
	const [movedStop = stop] = pickupsOn([stop], stop.startTime, startTime);
	return { ...movedStop, startTime };
}
