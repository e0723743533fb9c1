import { and, count, eq, getTableColumns, inArray, isNotNull, or, sql } from "drizzle-orm";
import {
	type GuestBooking,
	type GuestMoney,
	statusAt,
	stopsElsewhere,
} from "#app/bookings/booking.ts";
import { fieldsFor } from "#app/bookings/booking-columns.server.ts";
import { languageOfBooking } from "#app/bookings/booking-language.ts";
import { disputeState } from "#app/bookings/dispute.server.ts";
import type { DisputedMoney, DisputeState } from "#app/bookings/dispute.ts";
import { type Answers, runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import {
	bookingEvents,
	bookings,
	departureOverrides,
	excursionDayLanguages,
	excursionImages,
	excursions,
	payments,
	pickupAssignments,
	pickupPoints,
	translations,
} from "#app/database/schema.server.ts";
import { pickupsOn } from "#app/excursions/calendar/departure-times.ts";
import { type DayLanguages, languagesOn, type Pickup } from "#app/excursions/excursion.ts";
import { toDayLanguages, toPicture } from "#app/excursions/excursion-columns.server.ts";
import { pickupIn } from "#app/excursions/excursion-texts.ts";
import { weekdayOf } from "#app/excursions/local-date.ts";
import { defaultLanguage, type Language } from "#app/messages/languages.ts";
import { translated } from "#app/messages/written-texts.ts";
import { paymentsAsJson } from "#app/payments/payment-money.server.ts";
import {
	backCents,
	balanceOf,
	dueCents,
	isDueMoney,
	isKeptMoney,
	keptCents,
	leastOnlineCents,
	paymentRules,
	staffGateways,
} from "#app/payments/payment-status.ts";

type PaymentRow = typeof payments.$inferSelect & { disputeState: DisputeState };

/** A stop with the usual times, or with those of a date. */
export interface Stop extends Pickup {
	/** Start of the excursion: "04:30". */
	startTime: string;
}

/** A stop with its times on a date; undefined when the excursion does not stop there. */
export function stopOn(
	{ stops, starts }: Pick<GuestBookingDetails, "stops" | "starts">,
	pointId: number,
	date: string,
): Stop | undefined {
	const stop = stops.find((each) => each.pointId === pointId);
	const startTime = starts.find((each) => each.date === date)?.startTime;
	if (!stop || !startTime) return stop;
	const [moved = stop] = pickupsOn([stop], stop.startTime, startTime);
	return { ...moved, startTime };
}

/** A booking for its own guest, with what a change of it must know. */
export interface GuestBookingDetails {
	id: number;
	email: string | null;
	seats: number;
	pickupPointId: number;
	/** The excursion's cut-off in hours. */
	cutoffHours: number;
	/** The excursion's stops by pickup time. */
	stops: Stop[];
	/** Coming dates with a start of their own. */
	starts: { date: string; startTime: string }[];
	/** The guide's languages on each weekday. */
	dayLanguages: DayLanguages;
	/** Version of the booking: a change made after this is not overwritten. */
	updatedAt: number;
	/** Its payments as they were read: what is refunded depends on them. */
	paymentsSeen: string;
	guest: GuestBooking;
}

/**
 * One round trip; null when no booking has this address.
 * @param language of the texts that staff write; the booking's own when omitted, for its mails.
 */
export async function getGuestBooking(
	db: Database,
	confirmId: string,
	now: number,
	language?: Language,
): Promise<GuestBookingDetails | null> {
	const read = await runBatch(db, guestBookingStatements(db, confirmId, language));
	const [row] = read.row;
	if (!row) return null;
	const { booking } = row;
	const written = writtenIn(language ?? languageOfBooking(booking.language), read.texts);
	return {
		id: booking.id,
		email: booking.email,
		seats: booking.seats,
		pickupPointId: booking.pickupPointId,
		cutoffHours: row.cutoffHours,
		dayLanguages: toDayLanguages(read.languages),
		stops: read.stops.map((stop) => written.stop(stop, stop.pointId)),
		starts: read.starts,
		updatedAt: booking.updatedAt,
		paymentsSeen: row.paymentsSeen,
		guest: toGuest(row, read, written, now),
	};
}

type Read = Answers<ReturnType<typeof guestBookingStatements>>;

/** What is on the guest's own page. */
function toGuest(
	row: Read["row"][number],
	{ languages, poster: [poster], money, changes: [changes], stops }: Read,
	written: ReturnType<typeof writtenIn>,
	now: number,
): GuestBooking {
	const { booking, point } = row;
	const toPayCents = Math.max(0, balanceOf(booking.priceCents, money));
	return {
		confirmId: booking.confirmId,
		reference: booking.reference,
		status: statusAt(booking, now),
		excursionId: booking.excursionId,
		...written.trip({ title: booking.title, whatToBring: row.whatToBring }),
		date: booking.date,
		startTime: booking.startTime,
		durationMinutes: row.durationMinutes,
		adults: booking.adults,
		children: booking.children,
		bebe: booking.bebe,
		priceCents: booking.priceCents,
		currency: booking.currency,
		pickup: written.stop(
			{
				time: booking.pickupTime,
				title: point.title,
				place: point.place,
				lat: point.lat,
				lng: point.lng,
			},
			booking.pickupPointId,
		),
		hasOtherStops: stopsElsewhere(stops, booking.pickupPointId),
		...fieldsFor("guest", booking),
		maskedEmail: maskEmail(booking.email),
		languages: guideLanguages(toDayLanguages(languages), booking.date),
		poster: poster ? toPicture(poster) : null,
		holdExpiresAt: booking.holdExpiresAt,
		partner: booking.partner,
		isPaid: money.some(isKeptMoney),
		toPayCents,
		mayPayOnline:
			booking.status === "confirmed" &&
			booking.payLinkAt !== null &&
			toPayCents >= leastOnlineCents,
		money: moneyOf(money),
		changes: changes?.count ?? 0,
	};
}

/** The texts of staff in that language; what is not translated stays English. */
function writtenIn(language: Language, texts: Read["texts"]) {
	const isEnglish = language === defaultLanguage;
	const textsOf = (pointId: number | null) =>
		Object.fromEntries(
			texts.filter((each) => each.pointId === pointId).map(({ field, words }) => [field, words]),
		);
	return {
		trip(english: { title: string; whatToBring: string }) {
			if (isEnglish) return english;
			const own = textsOf(null);
			return translated(english, ["title", "whatToBring"], {
				...(own.title === undefined ? {} : { title: own.title }),
				...(own.what_to_bring === undefined ? {} : { whatToBring: own.what_to_bring }),
			});
		},
		stop: <Shown extends Pick<Pickup, "title" | "place">>(stop: Shown, pointId: number) =>
			isEnglish ? stop : pickupIn(stop, textsOf(pointId)),
	};
}

/** The statements of a batch that reads a booking with all that its guest is shown. */
function guestBookingStatements(db: Database, confirmId: string, language?: Language) {
	const own = db
		.select({ id: bookings.id })
		.from(bookings)
		.where(eq(bookings.confirmId, confirmId));
	const excursionId = excursionOf(db, confirmId);
	return {
		row: db
			.select({
				booking: bookings,
				durationMinutes: excursions.durationMinutes,
				whatToBring: excursions.whatToBring,
				cutoffHours: excursions.cutoffHours,
				point: pickupPoints,
				paymentsSeen: paymentsAsJson,
			})
			.from(bookings)
			.innerJoin(excursions, eq(excursions.id, bookings.excursionId))
			.innerJoin(pickupPoints, eq(pickupPoints.id, bookings.pickupPointId))
			.where(eq(bookings.confirmId, confirmId)),
		languages: db
			.select({ day: excursionDayLanguages.day, language: excursionDayLanguages.language })
			.from(excursionDayLanguages)
			.where(inArray(excursionDayLanguages.excursionId, excursionId))
			.orderBy(excursionDayLanguages.day, excursionDayLanguages.position),
		poster: db
			.select()
			.from(excursionImages)
			.where(inArray(excursionImages.excursionId, excursionId))
			.orderBy(excursionImages.position)
			.limit(1),
		money: db
			.select({ ...getTableColumns(payments), disputeState })
			.from(payments)
			.where(inArray(payments.bookingId, own)),
		changes: db
			.select({ count: count() })
			.from(bookingEvents)
			.where(and(inArray(bookingEvents.bookingId, own), eq(bookingEvents.type, "changed"))),
		stops: stopsStatement(db, excursionId),
		texts: textsStatement(db, { confirmId, excursionId, language }),
		starts: db
			.select({ date: departureOverrides.date, startTime: sql<string>`start_time` })
			.from(departureOverrides)
			.where(
				and(
					inArray(departureOverrides.excursionId, excursionId),
					isNotNull(departureOverrides.startTime),
				),
			),
	};
}

function excursionOf(db: Database, confirmId: string) {
	return db
		.select({ id: bookings.excursionId })
		.from(bookings)
		.where(eq(bookings.confirmId, confirmId));
}

function stopsStatement(db: Database, excursionId: ReturnType<typeof excursionOf>) {
	return db
		.select({
			pointId: pickupPoints.id,
			title: pickupPoints.title,
			place: pickupPoints.place,
			time: pickupAssignments.pickupTime,
			lat: pickupPoints.lat,
			lng: pickupPoints.lng,
			startTime: excursions.startTime,
		})
		.from(pickupAssignments)
		.innerJoin(pickupPoints, eq(pickupPoints.id, pickupAssignments.pickupPointId))
		.innerJoin(excursions, eq(excursions.id, pickupAssignments.excursionId))
		.where(
			and(inArray(pickupAssignments.excursionId, excursionId), eq(pickupPoints.isActive, true)),
		)
		.orderBy(pickupAssignments.pickupTime, pickupPoints.title);
}

/** What is translated of the excursion, its stops and the booking's own stop. */
function textsStatement(
	db: Database,
	{
		confirmId,
		excursionId,
		language,
	}: {
		confirmId: string;
		excursionId: ReturnType<typeof excursionOf>;
		language: Language | undefined;
	},
) {
	return db
		.select({
			field: translations.field,
			words: translations.words,
			pointId: translations.pickupPointId,
		})
		.from(translations)
		.where(
			and(
				sql`${translations.language} = coalesce(${language ?? null}, (SELECT substr(own.language, 1, 2) FROM bookings AS own WHERE own.confirm_id = ${confirmId}))`,
				or(
					inArray(translations.excursionId, excursionId),
					inArray(
						translations.pickupPointId,
						db
							.select({ id: bookings.pickupPointId })
							.from(bookings)
							.where(eq(bookings.confirmId, confirmId)),
					),
					inArray(
						translations.pickupPointId,
						db
							.select({ id: pickupAssignments.pickupPointId })
							.from(pickupAssignments)
							.where(inArray(pickupAssignments.excursionId, excursionId)),
					),
				),
			),
		);
}

/** The guide's languages on a booked day; English if the excursion no longer runs on that weekday. */
export function guideLanguages(dayLanguages: DayLanguages, date: string): string[] {
	return languagesOn(dayLanguages, weekdayOf(date)) ?? ["en"];
}

function moneyOf(rows: readonly PaymentRow[]): GuestMoney {
	const ours = rows.filter(({ gateway }) => gateway !== "hotel");
	const came = ours.filter(({ status }) => paymentRules[status].money !== "may come");
	const byHand = came.filter(({ gateway }) => staffGateways.has(gateway));
	const byCard = came.filter(({ gateway }) => !staffGateways.has(gateway));
	const disputed = disputedOf(came);
	const lostCents = disputed?.says === "gave back" ? disputed.cents : 0;
	return {
		keptCents: sum(came.map(keptCents)) - lostCents,
		keptByHandCents: sum(byHand.map(keptCents)),
		backCents: sum(came.map(backCents)),
		backByHandCents: sum(byHand.map(backCents)),
		dueCents: sum(came.map(dueCents)),
		dueByHandCents: sum(byHand.map(dueCents)),
		isBack: isAllBack(byCard),
		isBackByHand: isAllBack(byHand),
		hotelCents: sum(rows.map((each) => (each.gateway === "hotel" ? each.amountCents : 0))),
		disputed,
	};
}

function isAllBack(came: readonly PaymentRow[]): boolean {
	return sum(came.map(backCents)) > 0 && !came.some(isDueMoney);
}

/** Only of the payment that the booking depends on; payments made by mistake are left out. */
function disputedOf(came: readonly PaymentRow[]): DisputedMoney | null {
	for (const payment of came) {
		const { disputeState: says, refundReason } = payment;
		const isItsOwn =
			refundReason === null || refundReason === "cancelled" || refundReason === "goodwill";
		// what has to go back is still with us
		const cents = keptCents(payment) + dueCents(payment);
		if (says && isItsOwn && cents > 0) return { says, cents };
	}
	return null;
}

function sum(cents: readonly number[]): number {
	return cents.reduce((total, each) => total + each, 0);
}

/** "i…@mail.example"; empty without an address. */
export function maskEmail(email: string | null): string {
	if (email === null) return "";
	const [name = "", host = ""] = email.split("@");
	return `${name.charAt(0)}…@${host}`;
}
