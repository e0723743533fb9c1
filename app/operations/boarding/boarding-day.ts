import * as v from "valibot";
import { bookingStatuses } from "#app/departures/seats/booking-status.ts";
import { boardingTexts } from "#app/messages/staff/departures/boarding.ts";
import { guestsByStop, type ManifestStop } from "#app/operations/manifest/manifest.ts";
import { type StopState, stopStates } from "./ticks/route-state.ts";

const boardingGuestSchema = v.object({
	id: v.number(),
	reference: v.string(),
	/** Hash of what the voucher's QR code says, so that a lost phone opens no guest's booking. */
	code: v.string(),
	status: v.picklist(bookingStatuses),
	name: v.string(),
	phone: v.nullable(v.string()),
	language: v.nullable(v.string()),
	adults: v.number(),
	children: v.number(),
	bebe: v.number(),
	seats: v.number(),
	/** It has the whole departure. */
	isWhole: v.boolean(),
	/** What the party takes beside its seats. */
	extras: v.array(v.object({ title: v.string(), quantity: v.number() })),
	/** To the questions of the excursion. */
	answers: v.array(v.object({ title: v.string(), words: v.string(), missing: v.number() })),
	/** Who sold it, with their number of it: "Wide Sea Tours · WST-9". */
	reseller: v.nullable(v.string()),
	/** No stop is chosen yet: where its guests wish to be picked up, or "". */
	openPickup: v.nullable(v.string()),
	comments: v.nullable(v.string()),
	guideNotes: v.nullable(v.string()),
	pickup: v.object({
		pointId: v.number(),
		time: v.string(),
		title: v.string(),
		place: v.string(),
		lat: v.number(),
		lng: v.number(),
		/** What guests were told instead. */
		newMeeting: v.nullable(v.object({ time: v.string(), place: v.nullable(v.string()) })),
	}),
	boarding: v.nullable(v.picklist(["picked up", "no-show"])),
	/** Numbers of those who came, see `Boarded`. */
	aboard: v.array(v.number()),
	markedBy: v.nullable(v.string()),
	/** Milliseconds since the epoch. */
	markedAt: v.nullable(v.number()),
	isOwed: v.boolean(),
	/** Null when nothing is owed, and for a guide who takes no cash. */
	dueCents: v.nullable(v.number()),
	/** False for a guide: the booking's own page is the office's. */
	mayOpenBooking: v.boolean(),
	currency: v.string(),
	/** Written in this app, the oldest first. */
	notes: v.array(
		v.object({
			id: v.string(),
			by: v.string(),
			/** Milliseconds since the epoch. */
			at: v.number(),
			text: v.string(),
		}),
	),
});
export type BoardingGuest = v.InferOutput<typeof boardingGuestSchema>;

const boardingDepartureSchema = v.object({
	id: v.number(),
	/** Local date. */
	date: v.string(),
	title: v.string(),
	startTime: v.string(),
	durationMinutes: v.number(),
	/** Seats of the departure and of its vehicles. */
	capacity: v.number(),
	/** Seats that may still be sold; negative when oversold. */
	free: v.number(),
	note: v.string(),
	tripNotes: v.string(),
	languages: v.array(v.string()),
	/** "Nuria + Ben" */
	guide: v.nullable(v.string()),
	/** "Van 3 + Van 5" */
	vehicle: v.nullable(v.string()),
	guests: v.array(boardingGuestSchema),
});
export type BoardingDeparture = v.InferOutput<typeof boardingDepartureSchema>;

/** A voucher that is not on the phone's list. */
const otherVoucherSchema = v.object({
	reference: v.string(),
	status: v.picklist(bookingStatuses),
	title: v.string(),
	/** Local date. */
	date: v.string(),
	/** Of the pickup. */
	time: v.string(),
});
export type OtherVoucher = v.InferOutput<typeof otherVoucherSchema>;
/** Null when there is none. */
export const otherVoucherAnswerSchema = v.object({ voucher: v.nullable(otherVoucherSchema) });

/** What a phone keeps: the departures of today and tomorrow that its user may board, and those that are not back yet. */
export const boardingDaySchema = v.object({
	/** See `operationOwner`. */
	owner: v.string(),
	userName: v.string(),
	/** Milliseconds since the epoch when the server read it. */
	readAt: v.number(),
	/** This user may write down cash. */
	mayTakeCash: v.boolean(),
	/** A guide's cash page; the office has it behind its bookings. */
	showsPurse: v.boolean(),
	departures: v.array(boardingDepartureSchema),
});
export type BoardingDay = v.InferOutput<typeof boardingDaySchema>;

/** Boarded, expected and free seats of a departure; free is negative when it is oversold. */
export function countDeparture({ free, guests }: BoardingDeparture) {
	const coming = guests.filter(({ status }) => status === "confirmed");
	const seats = coming.reduce((sum, guest) => sum + guest.seats, 0);
	const boarded = coming.reduce((sum, { aboard }) => sum + aboard.length, 0);
	const missing = coming
		.filter(({ boarding }) => boarding === "no-show")
		.reduce((sum, guest) => sum + guest.seats, 0);
	return { boarded, expected: seats - boarded - missing, free, missing };
}

export interface BoardingStop extends ManifestStop<BoardingGuest> {
	aboard: number;
	state: StopState;
}

/** The confirmed guests in the order of the van's stops. */
export function stopsOfDeparture({ guests }: BoardingDeparture): BoardingStop[] {
	const stops = guestsByStop(guests.filter(({ status }) => status === "confirmed"));
	const states = stopStates(stops);
	return stops.map((stop, position) => ({
		...stop,
		aboard: stop.guests.reduce((sum, { aboard }) => sum + aboard.length, 0),
		state: states[position] ?? "coming",
	}));
}

/** "Adult", "Child" or "Baby", with the person numbers of `Boarded`. */
export function personWords({
	adults,
	children,
	bebe,
}: Pick<BoardingGuest, "adults" | "children" | "bebe">): { word: string; number: number }[] {
	const words = (word: string, count: number) => Array.from({ length: count }, () => word);
	const { adult, child, baby } = boardingTexts.person;
	const party = [...words(adult, adults), ...words(child, children), ...words(baby, bebe)];
	return party.map((word, number) => ({ word, number }));
}
