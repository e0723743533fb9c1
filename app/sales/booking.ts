import * as v from "valibot";
import type { Pickup, Picture } from "#app/catalogue/excursion.ts";
import { isLocalDate } from "#app/catalogue/local-date.ts";
import type { People } from "#app/catalogue/party-price.ts";
import { isWholeCents } from "#app/catalogue/whole-cents.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import { inTexts } from "#app/messages/in-texts.ts";
import { fieldErrorsTexts } from "#app/messages/texts.ts";
import type { WrittenTexts } from "#app/messages/written-texts.ts";
import { type FieldErrorName, fieldError, filled, lineOfText } from "#app/ui/form/text-schema.ts";
import type { Lacking } from "../departures/departure.ts";
import type { ToldMeeting } from "../departures/messages/told-meeting.ts";
import type { BookingStatus } from "../departures/seats/booking-status.ts";
import type { FieldsFor } from "./booking-columns.server.ts";
import { bookingFormEntries } from "./booking-form-rules.ts";
import type { DisputedMoney } from "./dispute.ts";

/** Most adults, children or babies of one booking. */
export const mostPeopleOfAKind = numberLimits.people.most;

/** A whole number, from JSON as a number or from a form as text. */
function count(minimum: number, tooFew: FieldErrorName) {
	return v.pipe(
		v.union(
			[v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,4}$/), v.transform(Number))],
			fieldError("wholeNumber"),
		),
		v.integer(fieldError("wholeNumber")),
		v.minValue(minimum, fieldError(tooFew)),
		v.maxValue(mostPeopleOfAKind, fieldError("tooManyPeople")),
	);
}

/** Units of the currency, "170" or 170.5; the output is in cents. */
const price = v.pipe(
	v.union(
		[
			v.number(),
			v.pipe(v.string(), v.trim(), v.regex(/^\d{1,7}(\.\d{1,2})?$/), v.transform(Number)),
		],
		fieldError("priceNumber"),
	),
	v.minValue(
		numberLimits.bookingCents.least / 100,
		inTexts(fieldErrorsTexts, (texts) =>
			texts.priceLeast({ least: numberLimits.bookingCents.least / 100 }),
		),
	),
	v.maxValue(
		numberLimits.bookingCents.most / 100,
		inTexts(fieldErrorsTexts, (texts) =>
			texts.priceMost({ most: numberLimits.bookingCents.most / 100 }),
		),
	),
	v.check(isWholeCents, fieldError("priceDecimals")),
);

/**
 * What a guest sends to book, validated by the same rules in the browser, on the server and for API
 * clients. `bookSeats` checks that date, pickup and price are still the excursion's.
 */
export const bookingSchema = v.pipe(
	v.object({
		title: v.optional(lineOfText({ what: "Title", most: 200 })),
		date: filled(v.pipe(v.string(fieldError("day")), v.check(isLocalDate, fieldError("day")))),
		/** Which departure of the date; may be left out where the date has one. */
		start: v.optional(
			v.pipe(
				v.string(fieldError("start")),
				v.regex(/^(|([01]\d|2[0-3]):[0-5]\d)$/, fieldError("start")),
				v.transform((text) => text || undefined),
			),
		),
		adults: v.optional(count(1, "oneAdult"), 0),
		children: v.optional(count(0, "childrenNegative"), 0),
		bebe: v.optional(count(0, "babiesNegative"), 0),
		price: v.optional(price, ""),
		pickup: filled(
			v.pipe(
				lineOfText({ what: "Pickup", most: 200, missing: (texts) => texts.pickup }),
				v.nonEmpty(fieldError("pickup")),
				v.minLength(10, fieldError("pickupUnknown")),
			),
		),
		partner: v.optional(lineOfText({ what: "Partner", most: 64 }), "web"),
		...bookingFormEntries,
		/** Made once for each form: the same key with the same content is the same booking. */
		key: v.optional(lineOfText({ what: "Key", most: 64 })),
	}),
	v.forward(
		v.partialCheck(
			[["email"], ["cemail"]],
			({ email, cemail }) => email === cemail,
			fieldError("emailsDiffer"),
		),
		["cemail"],
	),
);

export type BookingRequest = v.InferOutput<typeof bookingSchema>;

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
	extends People,
		FieldsFor<"guest">,
		WrittenTexts<"title" | "whatToBring"> {
	confirmId: string;
	/** "IX-7K3F9" */
	reference: string;
	/** As of the read: an expired hold is "expired". */
	status: BookingStatus;
	departureId: number;
	excursionId: string;
	title: string;
	/** Local date and time of the start. */
	date: string;
	startTime: string;
	durationMinutes: number;
	priceCents: number;
	currency: string;
	pickup: Omit<Pickup, "pointId">;
	/** Another time or place that a message to the departure told; null or missing without one. */
	told?: ToldMeeting | null;
	/** The excursion has other stops to choose. */
	hasOtherStops: boolean;
	/** "i…@mail.example", masked because a link may be passed on. */
	maskedEmail: string;
	/** The guide's languages on that departure. */
	languages: string[];
	/** What the departure lacks to run, with this booking's own guests; null or missing when it runs. */
	lacking?: Lacking | null;
	whatToBring: string;
	poster: Picture | null;
	/** Milliseconds since the epoch; valid only while `status` is "pending". */
	holdExpiresAt: number;
	partner: string;
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
	/**
	 * SEQUENCE of its calendar entry (RFC 5545, 3.8.7.4): it rises with every change of the booking, and with every
	 * save of its trip or stop.
	 */
	calendarSequence: number;
}

/** The money of a booking as its guest sees it. */
export interface GuestMoney {
	/** Cents that came to us and are neither refunded nor due for refund. */
	keptCents: number;
	/** The part of `keptCents` that staff took in cash or at the card terminal, so that a person gives it back. */
	keptByHandCents: number;
	/** Cents refunded or due for refund. */
	backCents: number;
	/** The part of `backCents` that a person gives back. */
	backByHandCents: number;
	/** The part of `backCents` that is due for refund still, and of it the part that a person gives. */
	dueCents: number;
	dueByHandCents: number;
	/** Money went back to a card, and none is on its way. */
	isBack: boolean;
	/** A person gave money back, and none waits to be given. */
	isBackByHand: boolean;
	/** Cents that a hotel collects, and refunds itself. */
	hotelCents: number;
	/** The guest has disputed the payment at the bank. */
	disputed: DisputedMoney | null;
	/** The guest has a payment page that was not given up: its money may come at any moment. */
	hasOpenPage: boolean;
}

/** Of a booking for which nothing was paid. */
export const noMoney: GuestMoney = {
	keptCents: 0,
	keptByHandCents: 0,
	backCents: 0,
	backByHandCents: 0,
	dueCents: 0,
	dueByHandCents: 0,
	isBack: false,
	isBackByHand: false,
	hotelCents: 0,
	disputed: null,
	hasOpenPage: false,
};
