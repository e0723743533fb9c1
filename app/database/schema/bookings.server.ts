/** Bookings, their history, who boarded, and what guests of a departure were told. */
import { sql } from "drizzle-orm";
import {
	check,
	foreignKey,
	index,
	integer,
	primaryKey,
	sqliteTable,
	text,
	uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { numberLimits } from "../number-limits.ts";
import { codes } from "./codes.server.ts";
import { createdAt, oneOf, updatedAt, version, within } from "./columns.server.ts";
import { departures } from "./departures.server.ts";
import { excursions, pickupPoints, questions } from "./excursions.server.ts";
import { hotels } from "./partners.server.ts";

/**
 * Seats of one departure in one name. It takes seats while `confirmed`, or `pending` with
 * `hold_expires_at` in the future. Status changes only by UPDATE … WHERE status = <expected>.
 * Title, times and price are copies of what was sold; rows are never deleted.
 */
export const bookings = sqliteTable(
	"bookings",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** 128 random bits, URL-safe; opens the guest booking and the voucher. */
		confirmId: text("confirm_id").notNull(),
		/** Booking reference, easy to say: "IX-7K3F9". */
		reference: text("reference").notNull(),
		/**
		 * Hash of the form key and content: a double click finds the first booking. It begins with the hash of the
		 * form key alone, by which a page finds the bookings of a form whose answer was lost.
		 */
		idempotencyKey: text("idempotency_key").notNull(),
		departureId: integer("departure_id").notNull(),
		/** Excursion and date are those of the departure: a foreign key holds the three together. */
		excursionId: text("excursion_id")
			.notNull()
			.references(() => excursions.id),
		title: text("title").notNull(),
		date: text("date").notNull(),
		startTime: text("start_time").notNull(),
		adults: integer("adults").notNull(),
		children: integer("children").notNull(),
		bebe: integer("bebe").notNull(),
		seats: integer("seats")
			.notNull()
			.generatedAlwaysAs(sql`adults + children + bebe`, { mode: "stored" }),
		/** The whole departure for this party: nobody else is on it, and its people do not change the price. */
		isWhole: integer("is_whole", { mode: "boolean" }).notNull().default(false),
		/** What the guest owes in all; 0 is free of charge. */
		priceCents: integer("price_cents").notNull(),
		/** The price by the price list; null unless staff agreed another one. */
		listPriceCents: integer("list_price_cents"),
		/** The code that lowered its price. */
		codeId: integer("code_id").references(() => codes.id),
		currency: text("currency").notNull(),
		/** What the guest was promised to get back: a `CancellationPolicy` as JSON, never read again from excursion or setting. */
		cancellationPolicy: text("cancellation_policy").notNull(),
		/**
		 * "2027-06-05 04:30": the local start from which the policy's hours count back. It stays where the guest moves the
		 * booking, because a late guest would regain everything by a later date, and goes along where we move it.
		 */
		policyStart: text("policy_start").notNull(),
		/** "HH:MM · title", as the guest chose it. */
		pickup: text("pickup").notNull(),
		pickupPointId: integer("pickup_point_id")
			.notNull()
			.references(() => pickupPoints.id),
		pickupTime: text("pickup_time").notNull(),
		/** "web", or the id of the hotel that sold it. */
		partner: text("partner").notNull().default("web"),
		hotelId: text("hotel_id").references(() => hotels.id),
		/** How the sale came about. */
		source: text("source", {
			enum: [
				...(["web", "totem", "phone", "desk", "walk-up", "email", "agent", "hotel"] as const),
				...(["waiting list", "reseller"] as const),
			],
		})
			.notNull()
			.default("web"),
		name: text("name").notNull(),
		/** Null when staff booked for somebody who gave none. */
		email: text("email"),
		/** As it was typed. */
		phone: text("phone"),
		/** The same number with its country ("+34600123456"); null where none could be read. See `internationalNumber`. */
		phoneE164: text("phone_e164"),
		comments: text("comments"),
		staffNotes: text("staff_notes"),
		/** Written by staff for the guide. */
		guideNotes: text("guide_notes"),
		/** ISO 639-1: what the guest speaks and is written to in (`languageOfBooking`); null when it is not known. */
		language: text("language"),
		status: text("status", { enum: ["pending", "confirmed", "cancelled", "expired"] })
			.notNull()
			.default("pending"),
		holdExpiresAt: integer("hold_expires_at").notNull(),
		/** When the guest of a long hold is reminded that it ends; null: never, or somebody has called already. */
		holdReminderAt: integer("hold_reminder_at"),
		/** Raised by changes of its payments, refunds, disputes and boarding too. */
		version: version(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
		confirmedAt: integer("confirmed_at"),
		cancelledAt: integer("cancelled_at"),
		/**
		 * Source of an unpaid booking, for the unpaid limit: a keyed hash of the visitor's address, or
		 * "totem:7". A trigger removes it when the booking is no longer pending.
		 */
		unpaidSource: text("unpaid_source"),
		/** When staff gave the guest a link that takes what is still owed; null: it is paid on the day. */
		payLinkAt: integer("pay_link_at"),
		/** The number that an imported booking had where it was sold: a second import of it changes nothing. */
		externalRef: text("external_ref"),
		/** When the guest's personal data were erased. From then on a trigger refuses new ones. */
		erasedAt: integer("erased_at"),
	},
	(table) => [
		uniqueIndex("bookings_confirm_id").on(table.confirmId),
		uniqueIndex("bookings_reference").on(table.reference),
		uniqueIndex("bookings_idempotency_key").on(table.idempotencyKey),
		check(
			"bookings_people",
			sql`${table.adults} >= 1 AND ${table.children} >= 0 AND ${table.bebe} >= 0`,
		),
		check("bookings_adults", within(table.adults, numberLimits.people)),
		check("bookings_children", within(table.children, numberLimits.people)),
		check("bookings_bebe", within(table.bebe, numberLimits.people)),
		check(
			"bookings_price",
			sql`${table.priceCents} BETWEEN (CASE WHEN ${table.listPriceCents} IS NULL THEN ${sql.raw(String(numberLimits.bookingCents.least))} ELSE 0 END) AND ${sql.raw(String(numberLimits.bookingCents.most))}`,
		),
		check(
			"bookings_list_price",
			sql`${table.listPriceCents} IS NULL OR ${within(table.listPriceCents, numberLimits.bookingCents)}`,
		),
		check("bookings_cancellation_policy", sql`json_valid(${table.cancellationPolicy})`),
		check(
			"bookings_policy_start",
			sql`${table.policyStart} GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9] [0-2][0-9]:[0-5][0-9]'`,
		),
		check("bookings_pickup", sql`length(${table.pickup}) >= 10`),
		check("bookings_name", sql`length(${table.name}) >= 2`),
		check("bookings_source", oneOf(table.source)),
		check(
			"bookings_partner",
			sql`(${table.partner} = 'web' AND ${table.hotelId} IS NULL) OR (${table.hotelId} IS NOT NULL AND ${table.partner} = ${table.hotelId})`,
		),
		check("bookings_status", oneOf(table.status)),
		foreignKey({
			columns: [table.departureId, table.excursionId, table.date],
			foreignColumns: [departures.id, departures.excursionId, departures.date],
		}),
		// seats taken of one departure, from the index alone; used by the conditional insert
		index("bookings_departure").on(
			table.departureId,
			table.status,
			table.holdExpiresAt,
			table.seats,
			table.isWhole,
		),
		// seats taken of all future departures, for the list
		index("bookings_coming").on(
			table.date,
			table.status,
			table.departureId,
			table.holdExpiresAt,
			table.seats,
		),
		// cron: expired holds
		index("bookings_holds").on(table.holdExpiresAt).where(sql`status = 'pending'`),
		index("bookings_hotel").on(table.hotelId, table.date),
		// the staff list, newest first and paged, with one filter; where two meet often, the first index has the second's column, so
		// that a thousand of them are counted without a look into the table
		index("bookings_list_status").on(table.status, table.id),
		index("bookings_list_date").on(table.date, table.id),
		index("bookings_list_excursion").on(
			table.excursionId,
			table.id,
			table.status,
			table.partner,
			table.source,
		),
		index("bookings_list_partner").on(
			table.partner,
			table.id,
			table.status,
			table.excursionId,
			table.source,
		),
		index("bookings_list_status_date").on(table.status, table.date, table.id),
		index("bookings_list_partner_status").on(table.partner, table.status, table.id),
		index("bookings_list_partner_date").on(table.partner, table.date, table.id),
		index("bookings_list_source").on(table.source, table.id),
		index("bookings_list_source_date").on(table.source, table.date, table.id),
		// search by email address or its beginning
		index("bookings_email").on(table.email, table.id),
		// sales by excursion and seller, from the index alone
		index("bookings_sales").on(
			table.date,
			table.status,
			table.excursionId,
			table.partner,
			table.source,
			table.priceCents,
			table.seats,
		),
		index("bookings_pickup_point").on(table.pickupPointId),
		uniqueIndex("bookings_external_ref").on(table.externalRef).where(sql`external_ref IS NOT NULL`),
		// the books by day of sale: what was sold, and what was cancelled without having been paid
		index("bookings_confirmed").on(table.confirmedAt).where(sql`confirmed_at IS NOT NULL`),
		index("bookings_cancelled").on(table.cancelledAt).where(sql`cancelled_at IS NOT NULL`),
		// the uses of a code, and a guest's own; used by the conditional insert
		index("bookings_code")
			.on(table.codeId, table.status, table.holdExpiresAt, table.email)
			.where(sql`code_id IS NOT NULL`),
		// the unpaid limit of one source, from the index alone; used by the conditional insert
		index("bookings_unpaid_source")
			.on(table.unpaidSource, table.status, table.holdExpiresAt, table.departureId, table.seats)
			.where(sql`unpaid_source IS NOT NULL`),
		// cron: trips of long ago whose guests are still named
		index("bookings_named").on(table.date, table.id).where(sql`erased_at IS NULL`),
		// cron: bookings that nobody paid, whose guests are still named
		index("bookings_named_unpaid")
			.on(table.holdExpiresAt)
			.where(sql`status = 'expired' AND erased_at IS NULL`),
		// cron: whether the search index has words to forget
		index("bookings_erased").on(table.erasedAt).where(sql`erased_at IS NOT NULL`),
	],
);

/** History of a booking; changed only by an erasure, which takes the guest's words out. Names are copies, because accounts may be deleted. */
export const bookingEvents = sqliteTable(
	"booking_events",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		bookingId: integer("booking_id")
			.notNull()
			.references(() => bookings.id),
		type: text("type", {
			enum: [
				"booked",
				"payment opened",
				"payment failed",
				"paid",
				"confirmed",
				"expired",
				"let go",
				"brought back",
				"cancelled",
				"refund due",
				"refunded",
				"mail",
				"mail came back",
				"changed",
				"note",
				"picked up",
				"no-show",
				"boarding undone",
				"disputed",
				"pay link",
				"told",
				"language",
				"answered",
				"erased",
			],
		}).notNull(),
		/** What a person typed, or the subject of a mail. */
		detail: text("detail").notNull().default(""),
		/** What it says otherwise: a code of `historyLines` with its values, as JSON. */
		line: text("line"),
		/** Null for the guest, the gateway or the cron job. */
		actorId: text("actor_id"),
		actorName: text("actor_name"),
		/** The member of staff who acted as `actor_id`. */
		impersonatorId: text("impersonator_id"),
		/** One per form, so that a double click makes one entry. */
		dedupeKey: text("dedupe_key"),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex("booking_events_dedupe_key").on(table.dedupeKey),
		// the history of one booking
		index("booking_events_booking").on(table.bookingId, table.id),
	],
);

/**
 * A tick: one press or scan that says who of a booking came. Written once by its id, never changed,
 * and deleted only when the booking moves to another date. Of each person the latest press counts,
 * so the order in which phones send their ticks does not matter.
 */
export const boardingTicks = sqliteTable(
	"boarding_ticks",
	{
		/** Made on the phone once for each press. */
		id: text("id").primaryKey(),
		bookingId: integer("booking_id")
			.notNull()
			.references(() => bookings.id),
		/** JSON list of person numbers: 0 to seats - 1; adults first, then children, then babies. */
		people: text("people").notNull(),
		/** "none" undoes an earlier tick. */
		state: text("state", { enum: ["picked up", "no-show", "none"] }).notNull(),
		/** By the server's clock. */
		pressedAt: integer("pressed_at").notNull(),
		receivedAt: integer("received_at").notNull(),
		/** The name is a copy, because the account may be deleted later. */
		actorId: text("actor_id"),
		actorName: text("actor_name").notNull(),
	},
	(table) => [
		check("boarding_ticks_state", oneOf(table.state)),
		check(
			"boarding_ticks_people",
			sql`json_valid(${table.people}) AND json_array_length(${table.people}) > 0`,
		),
		// the ticks of one booking; also the foreign key's check
		index("boarding_ticks_booking").on(table.bookingId, table.pressedAt, table.id),
	],
);

/**
 * Boarding: who came to the pickup, made of a booking's ticks in the batch that writes them. No row
 * means not ticked yet.
 */
export const boardings = sqliteTable(
	"boardings",
	{
		bookingId: integer("booking_id")
			.primaryKey()
			.references(() => bookings.id),
		/** "picked up" when at least one person came. */
		state: text("state", { enum: ["picked up", "no-show"] }).notNull(),
		/** JSON list of the numbers of those who came, see `boarding_ticks.people`. */
		aboard: text("aboard").notNull(),
		/** How many people came; may be less than the booking's seats. */
		people: integer("people")
			.notNull()
			.generatedAlwaysAs(sql`json_array_length(aboard)`, { mode: "stored" }),
		markedBy: text("marked_by").notNull(),
		markedAt: integer("marked_at").notNull(),
	},
	(table) => [
		check("boardings_state", oneOf(table.state)),
		check("boardings_people", sql`(${table.state} = 'picked up') = (${table.people} > 0)`),
	],
);

/** A whole departure that staff cancelled or moved to another date. */
export const departureEvents = sqliteTable(
	"departure_events",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		departureId: integer("departure_id")
			.notNull()
			.references(() => departures.id),
		type: text("type", { enum: ["cancelled", "moved"] }).notNull(),
		/** A code of `departureLines` with its values, as JSON. */
		line: text("line").notNull(),
		actorId: text("actor_id").notNull(),
		actorName: text("actor_name").notNull(),
		impersonatorId: text("impersonator_id"),
		createdAt: createdAt(),
	},
	(table) => [
		check("departure_events_type", oneOf(table.type)),
		index("departure_events_departure").on(table.departureId),
	],
);

/** What staff told the guests of a departure at once. Written once by its key, never changed. */
export const departureMessages = sqliteTable(
	"departure_messages",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** Hash of the form key and the content: the same form pressed three times is one message. */
		key: text("key").notNull(),
		departureId: integer("departure_id")
			.notNull()
			.references(() => departures.id),
		kind: text("kind", { enum: ["late", "elsewhere", "other"] }).notNull(),
		/** What was said, a `DepartureMessage` as JSON. */
		message: text("message").notNull(),
		actorId: text("actor_id").notNull(),
		actorName: text("actor_name").notNull(),
		impersonatorId: text("impersonator_id"),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex("departure_messages_key").on(table.key),
		check("departure_messages_kind", oneOf(table.kind)),
		index("departure_messages_departure").on(table.departureId, table.id),
	],
);

/** A guest whom a departure message concerns, and whether a person has reached them by hand. */
export const toldGuests = sqliteTable(
	"told_guests",
	{
		messageId: integer("message_id")
			.notNull()
			.references(() => departureMessages.id),
		bookingId: integer("booking_id")
			.notNull()
			.references(() => bookings.id),
		/** Ready for WhatsApp or SMS, as it was when the message was written. */
		text: text("text").notNull(),
		reachedAt: integer("reached_at"),
		/** The name is a copy, because the account may be deleted later. */
		reachedBy: text("reached_by"),
	},
	(table) => [
		primaryKey({ columns: [table.messageId, table.bookingId] }),
		check("told_guests_reached", sql`(${table.reachedAt} IS NULL) = (${table.reachedBy} IS NULL)`),
		// the foreign key's check
		index("told_guests_booking").on(table.bookingId),
	],
);

/**
 * What the guest of a departure that the weather called off chooses: the money, another departure, or credit. Null is not
 * yet chosen: from `until` on the cron job gives the money back. It counts only while its booking is on that departure.
 */
export const weatherChoices = sqliteTable(
	"weather_choices",
	{
		bookingId: integer("booking_id")
			.notNull()
			.references(() => bookings.id),
		/** The one that does not leave. */
		departureId: integer("departure_id")
			.notNull()
			.references(() => departures.id),
		until: integer("until").notNull(),
		choice: text("choice", { enum: ["money", "move", "credit"] }),
		/** The departure that was taken instead. */
		targetId: integer("target_id").references(() => departures.id),
		/** That went back, or became credit. */
		cents: integer("cents").notNull().default(0),
		chosenAt: integer("chosen_at"),
		/** `time`: nobody answered. */
		chosenBy: text("chosen_by", { enum: ["guest", "staff", "time"] }),
		remindedAt: integer("reminded_at"),
		createdAt: createdAt(),
	},
	(table) => [
		primaryKey({ columns: [table.bookingId, table.departureId] }),
		check("weather_choices_choice", oneOf(table.choice)),
		check("weather_choices_by", oneOf(table.chosenBy)),
		check(
			"weather_choices_chosen",
			sql`(${table.choice} IS NULL) = (${table.chosenAt} IS NULL) AND (${table.choice} IS NULL) = (${table.chosenBy} IS NULL)`,
		),
		check(
			"weather_choices_target",
			sql`(${table.choice} IS 'move') = (${table.targetId} IS NOT NULL)`,
		),
		check("weather_choices_cents", sql`${table.cents} >= 0`),
		// the guests of a departure, and the foreign key's check
		index("weather_choices_departure").on(table.departureId),
		index("weather_choices_target").on(table.targetId).where(sql`target_id IS NOT NULL`),
		// cron: who has not answered
		index("weather_choices_open").on(table.until).where(sql`choice IS NULL`),
	],
);

/**
 * What a booking's guests answered. `guest` is '' for the booking, else the kind and the number of a guest: 'adults-1'. A
 * tick and a "yes" are 'yes'; no answer is no row.
 */
export const answers = sqliteTable(
	"answers",
	{
		bookingId: integer("booking_id")
			.notNull()
			.references(() => bookings.id),
		questionId: integer("question_id")
			.notNull()
			.references(() => questions.id),
		guest: text("guest").notNull(),
		value: text("value").notNull(),
		/** Of a consent: which of its `consent_texts` was agreed to. */
		wording: integer("wording"),
		answeredAt: integer("answered_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.bookingId, table.questionId, table.guest] }),
		// whether a question has answers, and the foreign key's check
		index("answers_question").on(table.questionId),
		check("answers_value", sql`length(${table.value}) BETWEEN 1 AND 500`),
		check(
			"answers_guest",
			sql`${table.guest} = '' OR ${table.guest} GLOB 'adults-[1-9]*' OR ${table.guest} GLOB 'children-[1-9]*' OR ${table.guest} GLOB 'bebe-[1-9]*'`,
		),
	],
);
