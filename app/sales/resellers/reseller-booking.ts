import * as v from "valibot";
import type { Pickup } from "#app/catalogue/excursion.ts";
import type { CancellationPolicy } from "#app/catalogue/policy/cancellation-policy.ts";
import type { PriceLine } from "#app/catalogue/prices/price-of.ts";
import type { People } from "#app/catalogue/prices/prices.ts";
import type { BookingStatus } from "#app/departures/seats/booking-status.ts";

const text = v.nullable(v.string());

const contactSchema = v.object({
	fullName: v.optional(text, null),
	firstName: v.optional(text, null),
	lastName: v.optional(text, null),
	emailAddress: v.optional(text, null),
	phoneNumber: v.optional(text, null),
	locales: v.optional(v.array(v.string()), []),
	postalCode: v.optional(text, null),
	country: v.optional(text, null),
	notes: v.optional(text, null),
});
/** What a reseller said of a guest. */
export type Contact = v.InferOutput<typeof contactSchema>;

/** Nothing is known of the guest. */
export const noContact: Contact = v.parse(contactSchema, {});

const guestSchema = v.object({
	uuid: v.string(),
	kind: v.picklist(["adults", "children", "bebe"]),
	/** Of guests who pay another fare than others of their kind. */
	fareId: v.optional(v.nullable(v.number()), null),
	/** The reseller's. */
	reference: text,
	/** An erasure takes it out. */
	contact: v.optional(contactSchema, noContact),
	/** As sold, with what everybody must take. */
	cents: v.number(),
	/** What the reseller owes of it; null without a contract. */
	netCents: v.nullable(v.number()),
	taxRate: v.number(),
});
/** One guest of a booking that a reseller sold. */
export type ResellerGuest = v.InferOutput<typeof guestSchema>;

const storedContact = v.pipe(v.string(), v.parseJson(), contactSchema);
const storedGuests = v.pipe(v.string(), v.parseJson(), v.array(guestSchema));

export function readContact(json: string): Contact {
	return v.parse(storedContact, json);
}

export function readGuests(json: string): ResellerGuest[] {
	return v.parse(storedGuests, json);
}

/** A booking that a reseller sold, or that a test key made. */
export interface ResellerBooking {
	/** The reseller's id of it. */
	uuid: string;
	isTest: boolean;
	/** Ours: "IX-7K3F9". */
	reference: string;
	resellerReference: string | null;
	/** As of the read: a hold that has ended is "expired". */
	status: BookingStatus;
	createdAt: number;
	updatedAt: number;
	holdExpiresAt: number;
	confirmedAt: number | null;
	cancelledAt: number | null;
	boardedAt: number | null;
	excursionId: string;
	departure: {
		id: number;
		/** Local. */
		date: string;
		startTime: string;
		durationMinutes: number;
		cutoffHours: number;
		/** Seats may still be booked. */
		isOpen: boolean;
		left: number;
		capacity: number;
	};
	policy: CancellationPolicy;
	/** "2027-06-05 04:30": the start from which the policy counts back. */
	policyStart: string;
	currency: string;
	contact: Contact;
	notes: string | null;
	guests: readonly ResellerGuest[];
	pickup: Pick<Pickup, "pointId" | "time" | "title">;
	/** False: nobody has chosen the pickup, which is the last stop before the trip. */
	hasPickup: boolean;
	/** Where the guest wishes to be picked up, in the reseller's words. */
	pickupHotel: string | null;
	pickupHotelRoom: string | null;
	/** What comes back of the net price. */
	refund: "FULL" | "PARTIAL" | "NONE" | null;
	reason: string | null;
	/** Of what was asked for at first. */
	contentHash: string;
	/** The guest is written to, because the reseller wished so. */
	emailReceipt: boolean;
}

/** One that takes seats. */
export interface LiveResellerBooking extends ResellerBooking {
	id: number;
	version: number;
}

/** What its seats are claimed by. */
export interface ResellerClaim {
	excursion: { version: number };
	pickup: Pickup;
	lines: readonly PriceLine[];
	/** The list's price where guests keep an older one; else null. */
	listPriceCents: number | null;
}

export function peopleOf(guests: readonly Pick<ResellerGuest, "kind">[]): People {
	const count = (kind: keyof People) => guests.filter((guest) => guest.kind === kind).length;
	return { adults: count("adults"), children: count("children"), bebe: count("bebe") };
}

export function priceCentsOf(guests: readonly Pick<ResellerGuest, "cents">[]): number {
	return guests.reduce((sum, { cents }) => sum + cents, 0);
}

export function netCentsOf(guests: readonly Pick<ResellerGuest, "netCents">[]): number | null {
	return guests.reduce<number | null>(
		(sum, { netCents }) => (sum === null || netCents === null ? null : sum + netCents),
		0,
	);
}

const shortestName = 2;

/** The name on the manifest: the reseller's, until it has told the guest's. */
export function nameOf({ fullName, firstName, lastName }: Contact, resellerName: string): string {
	const name = fullName?.trim() || [firstName, lastName].filter(Boolean).join(" ").trim();
	return name.length >= shortestName ? name : resellerName;
}

/** ISO 639-1, of the first language that the guest is said to read. */
export function languageOf({ locales }: Contact): string | null {
	return /^[a-z]{2}(?![a-z])/.exec(locales[0]?.toLowerCase() ?? "")?.[0] ?? null;
}
