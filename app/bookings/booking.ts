import * as v from "valibot";
import { numberLimits } from "#app/database/number-limits.ts";
import type { People, Picture } from "#app/excursions/excursion.ts";
import { isLocalDate } from "#app/excursions/local-date.ts";
import { isWholeCents } from "#app/excursions/whole-cents.ts";
import { blockOfText, lineOfText, nameOfPerson } from "#app/ui/form/text-schema.ts";
import { formatCount } from "#app/ui/format/format.ts";
import type { BookingStatus } from "./booking-status.ts";
import type { DisputedMoney } from "./dispute.ts";

/** Adults, children or babies of one booking. */
export const mostPeopleOfAKind = numberLimits.people.most;

/** A whole number, from JSON as a number or from a form as text. */
function count(minimum: number, message: string) {
	return v.pipe(
		v.union(
			[v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,4}$/), v.transform(Number))],
			"Type a whole number",
		),
		v.integer("Type a whole number"),
		v.minValue(minimum, message),
		v.maxValue(mostPeopleOfAKind, "That is more than we can take"),
	);
}

/** Units of the currency, "170" or 170.5, as whole cents once checked. */
const price = v.pipe(
	v.union(
		[
			v.number(),
			v.pipe(v.string(), v.trim(), v.regex(/^\d{1,7}(\.\d{1,2})?$/), v.transform(Number)),
		],
		"Price must be a number",
	),
	v.minValue(
		numberLimits.bookingCents.least / 100,
		`Price must be at least ${numberLimits.bookingCents.least / 100}`,
	),
	v.maxValue(
		numberLimits.bookingCents.most / 100,
		`Price must be at most ${numberLimits.bookingCents.most / 100}`,
	),
	v.check(isWholeCents, "Price must have at most two decimals"),
);

const email = v.pipe(
	v.string("Type your email address"),
	v.trim(),
	v.toLowerCase(),
	v.maxLength(254, "Email must be at most 254 characters long"),
	// browsers accept "a@b"; a voucher needs an address that mail can reach
	v.email("Type an email address like ida@example.com"),
);

/** A field that did not come at all (a radio that nobody chose) is told like an empty one. */
function filled<Schema extends v.GenericSchema<string, string>>(schema: Schema) {
	return v.optional(schema, "");
}

/**
 * What a guest sends to book: the spec's fields, checked by the same rules in the browser,
 * on the server and for other clients. Whether the date, the pickup and the price are still
 * the excursion's is decided by `bookSeats`.
 */
export const bookingSchema = v.pipe(
	v.object({
		title: v.optional(lineOfText({ what: "Title", most: 200 })),
		date: filled(
			v.pipe(
				v.string("Choose the day of your trip"),
				v.check(isLocalDate, "Choose the day of your trip"),
			),
		),
		adults: v.optional(count(1, "At least one adult must come along"), 0),
		children: v.optional(count(0, "Children must not be negative"), 0),
		bebe: v.optional(count(0, "Babies must not be negative"), 0),
		price: v.optional(price, ""),
		pickup: filled(
			v.pipe(
				lineOfText({ what: "Pickup", most: 200, missing: "Choose where we pick you up" }),
				v.nonEmpty("Choose where we pick you up"),
				v.minLength(10, "date error"),
			),
		),
		partner: v.optional(lineOfText({ what: "Partner", most: 64 }), "web"),
		name: filled(
			nameOfPerson({ what: "Name", least: 4, most: 100, missing: "Type your full name" }),
		),
		email: filled(email),
		cemail: filled(v.pipe(v.string("Type your email address again"), v.trim(), v.toLowerCase())),
		phone: v.optional(
			v.pipe(
				lineOfText({ what: "Phone", most: 40 }),
				v.regex(/^(|[+\d][\d\s()./-]{4,})$/, "Type a phone number like +34 600 123 456"),
				v.transform((text) => text || undefined),
			),
		),
		comments: v.optional(
			v.pipe(
				blockOfText({ what: "Comments", most: 1000 }),
				v.transform((text) => text || undefined),
			),
		),
		/** Made once a form: the same key with the same content is the same booking. */
		key: v.optional(lineOfText({ what: "Key", most: 64 })),
	}),
	v.forward(
		v.partialCheck(
			[["email"], ["cemail"]],
			({ email, cemail }) => email === cemail,
			"Emails don't match",
		),
		["cemail"],
	),
);

export type BookingRequest = v.InferOutput<typeof bookingSchema>;

/** Seats are held so long for a guest who has not opened the payment page yet. */
export const abandonedCheckoutMinutes = 10;
/** Seats are held so long from when the payment page was made; the page ends before. */
export const holdMinutes = 35;
export const paymentPageMinutes = 30;
/** However often the guest tries to pay, a hold that others might want lasts no longer than this. */
export const longestHoldMinutes = 120;

/** A pending booking whose hold has run out is expired, whether or not the cron job has said so. */
export function statusAt(
	booking: { status: BookingStatus; holdExpiresAt: number },
	now: number,
): BookingStatus {
	return booking.status === "pending" && booking.holdExpiresAt <= now ? "expired" : booking.status;
}

/** "2 adults, 1 child" */
export function peopleInWords({ adults, children, bebe }: People): string {
	return [
		adults > 0 ? formatCount(adults, { one: "adult", other: "adults" }) : "",
		children > 0 ? formatCount(children, { one: "child", other: "children" }) : "",
		bebe > 0 ? formatCount(bebe, { one: "baby", other: "babies" }) : "",
	]
		.filter(Boolean)
		.join(", ");
}

/** Whether a van that makes these stops leaves a guest of this one another to choose. */
export function stopsElsewhere(stops: readonly { pointId: number }[], pointId: number): boolean {
	return stops.some((stop) => stop.pointId !== pointId);
}

/** A booking as its guest sees it: on the voucher, on the payment pages and in mails. */
export interface GuestBooking extends People {
	confirmId: string;
	/** "IX-7K3F9" */
	reference: string;
	/** As of when it was read: a hold that ran out is "expired". */
	status: BookingStatus;
	excursionId: string;
	title: string;
	/** Local date and time of the start. */
	date: string;
	startTime: string;
	durationMinutes: number;
	priceCents: number;
	currency: string;
	pickup: { time: string; title: string; place: string; lat: number; lng: number };
	/** The van stops where the guest could be picked up instead. */
	hasOtherStops: boolean;
	name: string;
	/** "i…@mail.example": the whole address is not for whoever holds the link. */
	maskedEmail: string;
	/** What the guide speaks that day. */
	languages: string[];
	whatToBring: string;
	poster: Picture | null;
	/** Milliseconds; means something while `status` is "pending". */
	holdExpiresAt: number;
	partner: string;
	/** Paid through the gateway, and not going back. */
	isPaid: boolean;
	money: GuestMoney;
	/** How often date or pickup were changed. */
	changes: number;
}

/** The money of a booking, as its guest knows it. */
export interface GuestMoney {
	/** Paid through the gateway, and neither back nor on its way back. */
	keptCents: number;
	/** On its way back, or back already. */
	backCents: number;
	/** All that goes back has left us. */
	isBack: boolean;
	/** A hotel collects it, and gives it back. */
	isAtHotel: boolean;
	/** The guest has asked it back at their bank. */
	disputed: DisputedMoney | null;
}
