/**
 * Every table of the product. Units: money is integer cents; an instant is integer milliseconds
 * since 1970 (UTC); a `date` is a local calendar date of the island ("2027-06-05"), a `time` its
 * wall clock ("04:30"). Wrong states are refused by CHECK, UNIQUE and foreign keys first, then in
 * code.
 */
import { type SQL, sql } from "drizzle-orm";
import {
	type AnySQLiteColumn,
	check,
	foreignKey,
	index,
	integer,
	primaryKey,
	real,
	sqliteTable,
	text,
	uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { writtenLanguages } from "#app/messages/languages.ts";
import { type NumberLimit, numberLimits } from "./number-limits.ts";

/** The condition of a CHECK. Its numbers are literal, because a CHECK takes no parameters. */
function within(column: AnySQLiteColumn, { least, most }: NumberLimit): SQL {
	return sql`${column} BETWEEN ${sql.raw(String(least))} AND ${sql.raw(String(most))}`;
}

const createdAt = () => integer("created_at").notNull();
const updatedAt = () => integer("updated_at").notNull();

/** An excursion. Inactive ones are never deleted, because bookings refer to them. */
export const excursions = sqliteTable(
	"excursions",
	{
		id: text("id").primaryKey(),
		title: text("title").notNull(),
		subtitle: text("subtitle").notNull(),
		/** Paragraphs are separated by an empty line. */
		description: text("description").notNull(),
		/** Notes for staff; never shown to guests. */
		comments: text("comments").notNull().default(""),
		category: text("category").notNull(),
		priceAdultCents: integer("price_adult_cents").notNull(),
		priceChildCents: integer("price_child_cents").notNull(),
		priceBebeCents: integer("price_bebe_cents").notNull(),
		/** Seats of a departure without an override. */
		capacity: integer("capacity").notNull(),
		startTime: text("start_time").notNull(),
		durationMinutes: integer("duration_minutes").notNull(),
		/** The cut-off: hours before the start. */
		cutoffHours: integer("cutoff_hours").notNull(),
		adultFromAge: integer("adult_from_age").notNull().default(12),
		/** Years; younger guests can't book. 0 where babies may come. */
		minimumAge: integer("minimum_age").notNull().default(0),
		/** Years; younger guests are babies. */
		childFromAge: integer("child_from_age").notNull().default(2),
		/** For example "5 km, 380 m up, easy pace". */
		effort: text("effort").notNull().default(""),
		/** One item per line. */
		included: text("included").notNull().default(""),
		notIncluded: text("not_included").notNull().default(""),
		/** One sentence for the voucher: "Bring closed shoes and a scarf." */
		whatToBring: text("what_to_bring").notNull().default(""),
		/** Where the activity begins after the pickups; empty when it begins in the van. */
		activityPlace: text("activity_place").notNull().default(""),
		activityTime: text("activity_time"),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		/** Each edit adds 1. A form that was opened before another edit is refused by it. */
		version: integer("version").notNull().default(1),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		check("excursions_title", sql`length(${table.title}) >= 4`),
		check("excursions_subtitle", sql`length(${table.subtitle}) >= 4`),
		check("excursions_description", sql`length(${table.description}) >= 10`),
		check("excursions_category", sql`length(${table.category}) >= 3`),
		check("excursions_price_adult", within(table.priceAdultCents, numberLimits.adultPriceCents)),
		check("excursions_price_child", within(table.priceChildCents, numberLimits.priceCents)),
		check("excursions_price_bebe", within(table.priceBebeCents, numberLimits.priceCents)),
		check("excursions_capacity", within(table.capacity, numberLimits.capacity)),
		check("excursions_duration", within(table.durationMinutes, numberLimits.durationMinutes)),
		check("excursions_cutoff", within(table.cutoffHours, numberLimits.cutoffHours)),
		check("excursions_adult_age", within(table.adultFromAge, numberLimits.age)),
		check("excursions_child_age", within(table.childFromAge, numberLimits.age)),
		check("excursions_minimum_age", within(table.minimumAge, numberLimits.age)),
		check("excursions_start_time", sql`${table.startTime} GLOB '[0-2][0-9]:[0-5][0-9]'`),
		check("excursions_ages", sql`${table.adultFromAge} >= ${table.childFromAge}`),
		// the public list: active excursions by category
		index("excursions_active").on(table.isActive, table.category),
	],
);

/** Pictures by position; position 0 is the poster. */
export const excursionImages = sqliteTable(
	"excursion_images",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		excursionId: text("excursion_id")
			.notNull()
			.references(() => excursions.id, { onDelete: "cascade" }),
		/**
		 * Content-hash key in the bucket, or "art/<file>" for an illustration that is part of the site.
		 */
		key: text("key").notNull(),
		alt: text("alt").notNull(),
		position: integer("position").notNull(),
		width: integer("width").notNull(),
		height: integer("height").notNull(),
		/** Widths of the copies in the bucket, "480,960,1600"; empty for an illustration. */
		widths: text("widths").notNull().default(""),
	},
	(table) => [
		// with the same picture twice, removing one would delete the file of both
		uniqueIndex("excursion_images_once").on(table.excursionId, table.key),
		check("excursion_images_size", sql`${table.width} > 0 AND ${table.height} > 0`),
		index("excursion_images_order").on(table.excursionId, table.position),
	],
);

/** Languages of the guide by weekday (0 = Sunday). No departure on weekdays without a row. */
export const excursionDayLanguages = sqliteTable(
	"excursion_day_languages",
	{
		excursionId: text("excursion_id")
			.notNull()
			.references(() => excursions.id, { onDelete: "cascade" }),
		day: integer("day").notNull(),
		/** ISO 639-1 code in lower case, where the language has one ("en"). */
		language: text("language").notNull(),
		position: integer("position").notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.excursionId, table.day, table.language] }),
		check("excursion_day_languages_day", sql`${table.day} BETWEEN 0 AND 6`),
		check("excursion_day_languages_language", sql`length(${table.language}) >= 2`),
	],
);

export const pickupPoints = sqliteTable(
	"pickup_points",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		title: text("title").notNull(),
		/** Where exactly to wait: "main door, Playa Larga". */
		place: text("place").notNull().default(""),
		lat: real("lat").notNull(),
		lng: real("lng").notNull(),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		check("pickup_points_title", sql`length(${table.title}) >= 3`),
		check("pickup_points_lat", sql`${table.lat} BETWEEN -90 AND 90`),
		check("pickup_points_lng", sql`${table.lng} BETWEEN -180 AND 180`),
	],
);

/** When the van of an excursion stops at a pickup point; at most once per point. */
export const pickupAssignments = sqliteTable(
	"pickup_assignments",
	{
		excursionId: text("excursion_id")
			.notNull()
			.references(() => excursions.id, { onDelete: "cascade" }),
		pickupPointId: integer("pickup_point_id")
			.notNull()
			.references(() => pickupPoints.id),
		pickupTime: text("pickup_time").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.excursionId, table.pickupPointId] }),
		check("pickup_assignments_time", sql`${table.pickupTime} GLOB '[0-2][0-9]:[0-5][0-9]'`),
		// excursions of a pickup point; also the foreign key's check
		index("pickup_assignments_point").on(table.pickupPointId),
	],
);

/**
 * A text of an excursion, of one of its pictures or of a pickup point in another language. The English text is the
 * column of that table, and is shown where no row is.
 */
export const translations = sqliteTable(
	"translations",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		excursionId: text("excursion_id").references(() => excursions.id, { onDelete: "cascade" }),
		imageId: integer("image_id").references(() => excursionImages.id, { onDelete: "cascade" }),
		pickupPointId: integer("pickup_point_id").references(() => pickupPoints.id, {
			onDelete: "cascade",
		}),
		/** ISO 639-1, never English. */
		language: text("language").notNull(),
		/** Name of the column with the English text: "what_to_bring". */
		field: text("field").notNull(),
		/** Never empty: no translation is no row. */
		words: text("words").notNull(),
		/** The English text that was translated. Where it differs from today's, the translation is older. */
		english: text("english").notNull(),
		updatedAt: updatedAt(),
	},
	(table) => [
		check(
			"translations_owner",
			sql`(${table.excursionId} IS NOT NULL) + (${table.imageId} IS NOT NULL) + (${table.pickupPointId} IS NOT NULL) = 1`,
		),
		check(
			"translations_language",
			sql`${table.language} GLOB '[a-z][a-z]' AND ${table.language} <> 'en'`,
		),
		check("translations_words", sql`length(trim(${table.words})) > 0`),
		// one text of each field; also the texts of one excursion, picture or pickup point in a language
		uniqueIndex("translations_excursion").on(table.excursionId, table.language, table.field),
		uniqueIndex("translations_image").on(table.imageId, table.language, table.field),
		uniqueIndex("translations_pickup_point").on(table.pickupPointId, table.language, table.field),
	],
);

/**
 * A hotel sells in its own name at its totem. `id` is short because it stands in the URL. A trigger
 * refuses the names of the totem's own pages ("confirm", "handover", "enrolment").
 */
export const hotels = sqliteTable(
	"hotels",
	{
		id: text("id").primaryKey(),
		name: text("name").notNull(),
		address: text("address").notNull().default(""),
		phone: text("phone").notNull().default(""),
		pickupPointId: integer("pickup_point_id").references(() => pickupPoints.id),
		/** The user who reads the hotel's bookings. */
		partnerUserId: text("partner_user_id").references(() => users.id, { onDelete: "set null" }),
		/** Guests pay on their phone, or the hotel collects the money. */
		paymentMode: text("payment_mode", { enum: ["phone", "hotel"] })
			.notNull()
			.default("phone"),
		/** What its totem speaks until a guest chooses another language. */
		language: text("language", { enum: writtenLanguages }).notNull().default("en"),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		// "web" is the partner of the public site, so no hotel can have this id
		check("hotels_id", sql`length(${table.id}) >= 3 AND ${table.id} <> 'web'`),
		check("hotels_name", sql`length(${table.name}) >= 3`),
		check("hotels_payment_mode", sql`${table.paymentMode} IN ('phone', 'hotel')`),
		check("hotels_language", sql`${table.language} GLOB '[a-z][a-z]'`),
		index("hotels_pickup_point").on(table.pickupPointId),
		// the hotels of a partner
		index("hotels_partner_user").on(table.partnerUserId),
	],
);

/** One row. Triggers give it new stamps after each change of what public pages and totems show. */
export const catalogueState = sqliteTable(
	"catalogue_state",
	{
		id: integer("id").primaryKey(),
		/**
		 * Random instead of counted, so that a database restored from a backup never repeats a stamp.
		 */
		stamp: text("stamp").notNull(),
		/** Changes only with what staff edit, not with a sale or a closed date. */
		content: text("content").notNull(),
	},
	(table) => [check("catalogue_state_one_row", sql`${table.id} = 1`)],
);

/**
 * When the health check last wrote successfully: a server may answer reads while it can't commit.
 * One row for all isolates, so that it is written only a few times a minute.
 */
export const writeProbe = sqliteTable(
	"write_probe",
	{
		id: integer("id").primaryKey(),
		writtenAt: integer("written_at").notNull(),
	},
	(table) => [check("write_probe_one_row", sql`${table.id} = 1`)],
);

/**
 * The last run of each step of the cron job, for the health page; a row for each step, which every run overwrites.
 * Steps are named in health/cron-steps.ts.
 */
export const cronRuns = sqliteTable(
	"cron_runs",
	{
		step: text("step").primaryKey(),
		startedAt: integer("started_at").notNull(),
		endedAt: integer("ended_at").notNull(),
		/** "off": this installation has no gateway or mailer for it. */
		outcome: text("outcome", { enum: ["done", "off", "failed"] }).notNull(),
		/** When it last failed; null: never. */
		failedAt: integer("failed_at"),
	},
	(table) => [check("cron_runs_outcome", sql`${table.outcome} IN ('done', 'off', 'failed')`)],
);

/**
 * What staff did to an excursion, pickup point or hotel. Written in the batch of the change and
 * never changed. Names are copies, because the account may be deleted later.
 */
export const catalogueEvents = sqliteTable(
	"catalogue_events",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		subject: text("subject", { enum: ["excursion", "point", "hotel"] }).notNull(),
		subjectId: text("subject_id").notNull(),
		/** A sentence in English; empty in newer rows. */
		detail: text("detail").notNull(),
		/** What was done: a code of `catalogueLines` with its values, as JSON; null in older rows. */
		line: text("line"),
		actorId: text("actor_id").notNull(),
		actorName: text("actor_name").notNull(),
		/** The member of staff who acted as `actor_id`. */
		impersonatorId: text("impersonator_id"),
		createdAt: createdAt(),
	},
	(table) => [
		check("catalogue_events_subject", sql`${table.subject} IN ('excursion', 'point', 'hotel')`),
		// the history of one subject, newest first
		index("catalogue_events_subject_index").on(table.subject, table.subjectId, table.id),
	],
);

/**
 * A totem. Staff create it with an enrolment token, which the screen exchanges once for its own
 * secret. Only hashes of both are stored. Rows are never deleted, so that a revoked totem stays
 * visible.
 */
export const totems = sqliteTable(
	"totems",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		hotelId: text("hotel_id")
			.notNull()
			.references(() => hotels.id),
		/** What staff call it: "Lobby". Empty for a screen that was enrolled by a link. */
		name: text("name").notNull().default(""),
		/** Null once the totem has enrolled. */
		enrolmentHash: text("enrolment_hash"),
		enrolmentExpiresAt: integer("enrolment_expires_at").notNull(),
		/** Hash of the secret in the totem's cookie, once it has enrolled. */
		secretHash: text("secret_hash"),
		enrolledAt: integer("enrolled_at"),
		/** Time of the last heartbeat. */
		seenAt: integer("seen_at"),
		revokedAt: integer("revoked_at"),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex("totems_enrolment").on(table.enrolmentHash),
		uniqueIndex("totems_secret").on(table.secretHash),
		check(
			"totems_enrolled",
			sql`(${table.secretHash} IS NULL) = (${table.enrolledAt} IS NULL) AND (${table.secretHash} IS NULL OR ${table.enrolmentHash} IS NULL)`,
		),
		// the totems of a hotel
		index("totems_hotel").on(table.hotelId),
	],
);

/**
 * A new screen that shows six figures and waits for staff to say whose it is. The row is deleted when they do, or when
 * the figures run out. Its secret becomes the totem's.
 */
export const totemEnrolments = sqliteTable(
	"totem_enrolments",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** The six figures, hashed with the installation's secret. */
		codeHash: text("code_hash").notNull(),
		secretHash: text("secret_hash").notNull(),
		/** Where it asked from, so that staff do not enrol a stranger's screen: address, device, "1080 × 1920". */
		address: text("address").notNull(),
		device: text("device").notNull(),
		screen: text("screen").notNull(),
		expiresAt: integer("expires_at").notNull(),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex("totem_enrolments_code").on(table.codeHash),
		uniqueIndex("totem_enrolments_secret").on(table.secretHash),
		// how many screens of one address wait
		index("totem_enrolments_address").on(table.address, table.expiresAt),
		// how many wait at all; cron: those that have run out
		index("totem_enrolments_expiry").on(table.expiresAt),
	],
);

/**
 * A phone handoff: a choice carried from a totem to the guest's phone, or to the hotel desk. It
 * holds no personal data. The first phone that opens the QR code's token owns it; the totem follows
 * its state with a second token.
 */
export const handovers = sqliteTable(
	"handovers",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		tokenHash: text("token_hash").notNull(),
		watchHash: text("watch_hash").notNull(),
		/** Hash of the cookie of the phone that opened it first; no other phone can open it. */
		phoneHash: text("phone_hash"),
		openedAt: integer("opened_at"),
		/** Six-figure code for the hotel desk, hashed with the hotel and the installation's secret. */
		deskCodeHash: text("desk_code_hash"),
		deskOpenedAt: integer("desk_opened_at"),
		hotelId: text("hotel_id")
			.notNull()
			.references(() => hotels.id),
		/** Null when the screen was not enrolled: the booking then belongs to the web. */
		totemId: integer("totem_id").references(() => totems.id),
		excursionId: text("excursion_id")
			.notNull()
			.references(() => excursions.id),
		date: text("date").notNull(),
		adults: integer("adults").notNull(),
		children: integer("children").notNull(),
		bebe: integer("bebe").notNull(),
		pickup: text("pickup").notNull(),
		/** What the screen spoke, and the guest's phone speaks: ISO 639-1. */
		language: text("language").notNull().default("en"),
		expiresAt: integer("expires_at").notNull(),
		createdAt: createdAt(),
	},
	(table) => [
		check("handovers_language", sql`${table.language} GLOB '[a-z][a-z]'`),
		uniqueIndex("handovers_token").on(table.tokenHash),
		uniqueIndex("handovers_watch").on(table.watchHash),
		uniqueIndex("handovers_desk_code").on(table.deskCodeHash),
		// codes of a totem that wait for the desk; also the foreign key's check
		index("handovers_totem").on(table.totemId, table.expiresAt),
		check("handovers_opened", sql`(${table.phoneHash} IS NULL) = (${table.openedAt} IS NULL)`),
		check(
			"handovers_people",
			sql`${table.adults} >= 1 AND ${table.children} >= 0 AND ${table.bebe} >= 0`,
		),
		// cron: deletes expired handoffs
		index("handovers_expiry").on(table.expiresAt),
	],
);

/** A departure override: on this date the excursion is closed, has another capacity or another start. */
export const departureOverrides = sqliteTable(
	"departure_overrides",
	{
		excursionId: text("excursion_id")
			.notNull()
			.references(() => excursions.id, { onDelete: "cascade" }),
		date: text("date").notNull(),
		isClosed: integer("is_closed", { mode: "boolean" }).notNull().default(false),
		capacity: integer("capacity"),
		/** Local time; the pickups are earlier or later by as much as the start. */
		startTime: text("start_time"),
		/** What a person typed. */
		note: text("note").notNull().default(""),
		/** Instead of a note: what code says, in no language (docs/decisions/0284). */
		line: text("line"),
	},
	(table) => [
		primaryKey({ columns: [table.excursionId, table.date] }),
		check(
			"departure_overrides_says",
			sql`${table.isClosed} = 1 OR ${table.capacity} IS NOT NULL OR ${table.startTime} IS NOT NULL`,
		),
		check(
			"departure_overrides_start_time",
			sql`${table.startTime} IS NULL OR ${table.startTime} GLOB '[0-2][0-9]:[0-5][0-9]'`,
		),
		check(
			"departure_overrides_capacity",
			sql`${table.capacity} IS NULL OR ${within(table.capacity, numberLimits.capacityOfDate)}`,
		),
		check(
			"departure_overrides_date",
			sql`${table.date} GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'`,
		),
		// all future overrides in one read, for the list
		index("departure_overrides_date_index").on(table.date),
	],
);

/**
 * What a departure needs beside its guests: a guide, a vehicle, a driver. Inactive ones are never
 * deleted, because earlier departures refer to them.
 */
export const resources = sqliteTable(
	"resources",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		kind: text("kind", { enum: ["guide", "vehicle", "driver"] }).notNull(),
		/** "Nuria Santana", or "Van 3". */
		name: text("name").notNull(),
		phone: text("phone").notNull().default(""),
		/** A guide's languages, ISO 639-1 codes with a space between: "en de". */
		languages: text("languages").notNull().default(""),
		/** Seats for guests; null for people. */
		seats: integer("seats"),
		/** The account with which a guide or driver signs in. */
		userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		check("resources_kind", sql`${table.kind} IN ('guide', 'vehicle', 'driver')`),
		check("resources_name", sql`length(${table.name}) >= 2`),
		check("resources_seats", sql`(${table.kind} = 'vehicle') = (${table.seats} IS NOT NULL)`),
		check("resources_seats_number", within(table.seats, numberLimits.capacity)),
		check("resources_user", sql`${table.kind} <> 'vehicle' OR ${table.userId} IS NULL`),
		// an assignment copies the kind, and this key holds the copy to it
		uniqueIndex("resources_id_kind").on(table.id, table.kind),
		// the week of the signed-in guide or driver
		index("resources_user_index").on(table.userId),
	],
);

/**
 * Who and what goes on a departure: at most one of each kind. Triggers refuse a resource in two
 * places at a time; only a vehicle with its driver may serve departures of the same start together.
 */
export const departureAssignments = sqliteTable(
	"departure_assignments",
	{
		excursionId: text("excursion_id")
			.notNull()
			.references(() => excursions.id, { onDelete: "cascade" }),
		date: text("date").notNull(),
		kind: text("kind", { enum: ["guide", "vehicle", "driver"] }).notNull(),
		resourceId: integer("resource_id").notNull(),
		/**
		 * Start and end in minutes since 1970 by the island's own clock, so that they compare across
		 * midnight. A trigger follows the excursion's start and duration.
		 */
		startsAt: integer("starts_at").notNull(),
		endsAt: integer("ends_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.excursionId, table.date, table.kind] }),
		foreignKey({
			columns: [table.resourceId, table.kind],
			foreignColumns: [resources.id, resources.kind],
		}),
		check("departure_assignments_times", sql`${table.startsAt} < ${table.endsAt}`),
		check(
			"departure_assignments_date",
			sql`${table.date} GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'`,
		),
		// overlaps and the week of one resource, and who shares a vehicle
		index("departure_assignments_resource").on(table.resourceId, table.startsAt, table.endsAt),
		// all departures of a month
		index("departure_assignments_date_index").on(table.date),
	],
);

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
		/** What the guest owes in all; 0 is free of charge. */
		priceCents: integer("price_cents").notNull(),
		/** The price by the price list; null unless staff agreed another one. */
		listPriceCents: integer("list_price_cents"),
		currency: text("currency").notNull(),
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
			enum: ["web", "totem", "phone", "desk", "walk-up", "email", "agent", "hotel"],
		})
			.notNull()
			.default("web"),
		name: text("name").notNull(),
		/** Null when staff booked for somebody who gave none. */
		email: text("email"),
		phone: text("phone"),
		comments: text("comments"),
		/** Written by staff for staff. */
		staffNotes: text("staff_notes"),
		/** Written by staff for the guide. */
		guideNotes: text("guide_notes"),
		/** ISO 639-1: what the guest speaks and is written to in (`languageOfBooking`); null when it is not known. */
		language: text("language"),
		status: text("status", { enum: ["pending", "confirmed", "cancelled", "expired"] })
			.notNull()
			.default("pending"),
		holdExpiresAt: integer("hold_expires_at").notNull(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
		confirmedAt: integer("confirmed_at"),
		cancelledAt: integer("cancelled_at"),
		/**
		 * Source of an unpaid booking, for the unpaid limit: a keyed hash of the visitor's address, or
		 * "totem:7". A trigger removes it when the booking is no longer pending (docs/decisions/0195).
		 */
		unpaidSource: text("unpaid_source"),
		/** When staff gave the guest a link that takes what is still owed; null: it is paid on the day. */
		payLinkAt: integer("pay_link_at"),
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
		check("bookings_pickup", sql`length(${table.pickup}) >= 10`),
		check("bookings_name", sql`length(${table.name}) >= 2`),
		check(
			"bookings_source",
			sql`${table.source} IN ('web', 'totem', 'phone', 'desk', 'walk-up', 'email', 'agent', 'hotel')`,
		),
		check(
			"bookings_partner",
			sql`(${table.partner} = 'web' AND ${table.hotelId} IS NULL) OR (${table.hotelId} IS NOT NULL AND ${table.partner} = ${table.hotelId})`,
		),
		check(
			"bookings_status",
			sql`${table.status} IN ('pending', 'confirmed', 'cancelled', 'expired')`,
		),
		// seats taken of one departure, from the index alone; used by the conditional insert
		index("bookings_departure").on(
			table.excursionId,
			table.date,
			table.status,
			table.holdExpiresAt,
			table.seats,
		),
		// seats taken of all future departures, for the list
		index("bookings_coming").on(
			table.date,
			table.status,
			table.excursionId,
			table.holdExpiresAt,
			table.seats,
		),
		// cron: expired holds
		index("bookings_holds").on(table.holdExpiresAt).where(sql`status = 'pending'`),
		index("bookings_hotel").on(table.hotelId, table.date),
		// the staff list, newest first and paged, with one filter
		index("bookings_list_status").on(table.status, table.id),
		index("bookings_list_date").on(table.date, table.id),
		index("bookings_list_excursion").on(table.excursionId, table.id),
		index("bookings_list_partner").on(table.partner, table.id),
		// two filters of the staff list that few rows match, instead of scanning all bookings of one
		index("bookings_list_partner_status").on(table.partner, table.status, table.id),
		index("bookings_list_partner_excursion").on(table.partner, table.excursionId, table.id),
		index("bookings_list_excursion_status").on(table.excursionId, table.status, table.id),
		// the same list over a range of departure dates, by date and then id
		index("bookings_list_status_date").on(table.status, table.date, table.id),
		index("bookings_list_excursion_date").on(table.excursionId, table.date, table.id),
		index("bookings_list_partner_date").on(table.partner, table.date, table.id),
		index("bookings_list_source").on(table.source, table.id),
		index("bookings_list_source_date").on(table.source, table.date, table.id),
		// search by email address or its beginning
		index("bookings_email").on(table.email, table.id),
		// sales by excursion and partner, from the index alone
		index("bookings_sales").on(
			table.date,
			table.status,
			table.excursionId,
			table.partner,
			table.priceCents,
			table.seats,
		),
		index("bookings_pickup_point").on(table.pickupPointId),
		// the unpaid limit of one source, from the index alone; used by the conditional insert
		index("bookings_unpaid_source")
			.on(
				table.unpaidSource,
				table.status,
				table.holdExpiresAt,
				table.excursionId,
				table.date,
				table.seats,
			)
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
				"erased",
			],
		}).notNull(),
		/** What a person typed, or the subject of a mail; in older rows a sentence in English. */
		detail: text("detail").notNull().default(""),
		/** What it says otherwise: a code of `historyLines` with its values, as JSON; null in older rows. */
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
		check("boarding_ticks_state", sql`${table.state} IN ('picked up', 'no-show', 'none')`),
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
		check("boardings_state", sql`${table.state} IN ('picked up', 'no-show')`),
		check("boardings_people", sql`(${table.state} = 'picked up') = (${table.people} > 0)`),
	],
);

/** A whole departure that staff cancelled or moved to another date. */
export const departureEvents = sqliteTable(
	"departure_events",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		excursionId: text("excursion_id")
			.notNull()
			.references(() => excursions.id),
		date: text("date").notNull(),
		type: text("type", { enum: ["cancelled", "moved"] }).notNull(),
		/** A sentence in English; empty in newer rows. */
		detail: text("detail").notNull().default(""),
		/** A code of `departureLines` with its values, as JSON; null in older rows. */
		line: text("line"),
		actorId: text("actor_id").notNull(),
		actorName: text("actor_name").notNull(),
		impersonatorId: text("impersonator_id"),
		createdAt: createdAt(),
	},
	(table) => [
		check("departure_events_type", sql`${table.type} IN ('cancelled', 'moved')`),
		index("departure_events_departure").on(table.excursionId, table.date),
	],
);

/** What staff told the guests of a departure at once. Written once by its key, never changed. */
export const departureMessages = sqliteTable(
	"departure_messages",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** Hash of the form key and the content: the same form pressed three times is one message. */
		key: text("key").notNull(),
		excursionId: text("excursion_id")
			.notNull()
			.references(() => excursions.id),
		date: text("date").notNull(),
		kind: text("kind", { enum: ["late", "elsewhere", "other"] }).notNull(),
		/** What was said, for staff, as a sentence in English; empty in newer rows. */
		summary: text("summary").notNull(),
		/** What was said, a `DepartureMessage` as JSON; null in older rows. */
		message: text("message"),
		actorId: text("actor_id").notNull(),
		actorName: text("actor_name").notNull(),
		impersonatorId: text("impersonator_id"),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex("departure_messages_key").on(table.key),
		check("departure_messages_kind", sql`${table.kind} IN ('late', 'elsewhere', 'other')`),
		index("departure_messages_departure").on(table.excursionId, table.date, table.id),
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
 * One attempt to pay one booking, with the amount and currency asked of the gateway. `created` →
 * `paid` | `failed`; `failed` → `paid` (a late success); `paid` → `refunded`.
 */
export const payments = sqliteTable(
	"payments",
	{
		id: text("id").primaryKey(),
		bookingId: integer("booking_id")
			.notNull()
			.references(() => bookings.id),
		gateway: text("gateway", {
			enum: ["stripe", "sandbox", "hotel", "cash", "terminal"],
		}).notNull(),
		/** The gateway's id of the payment page; null until the gateway has answered. */
		sessionId: text("session_id"),
		sessionUrl: text("session_url"),
		sessionExpiresAt: integer("session_expires_at"),
		/** The gateway's id of the money, needed for a refund. */
		gatewayPaymentId: text("gateway_payment_id"),
		/** The whole price of a booking, or what is still owed for a confirmed one (docs/decisions/0237). */
		purpose: text("purpose", { enum: ["booking", "balance"] })
			.notNull()
			.default("booking"),
		amountCents: integer("amount_cents").notNull(),
		currency: text("currency").notNull(),
		status: text("status", { enum: ["created", "paid", "failed", "refunded"] })
			.notNull()
			.default("created"),
		/**
		 * Set when money has to go back; the cron job refunds it. With `goodwill` only the part up to `refund_cents`
		 * goes back: the rest stays, and the reason is removed when the part is back.
		 */
		refundReason: text("refund_reason", {
			enum: ["seats_gone", "paid_twice", "not_owed", "wrong_amount", "cancelled", "goodwill"],
		}),
		/** Amount to refund; null: all of it. */
		refundCents: integer("refund_cents"),
		/**
		 * Amount refunded so far. With status `refunded` it may be less than the amount, by the policy.
		 */
		refundedCents: integer("refunded_cents").notNull().default(0),
		/** Given back another way than the gateway's: by hand, by transfer, by the guest's bank. */
		elsewhereCents: integer("elsewhere_cents").notNull().default(0),
		/** Of the refunded amount, what somebody gave in the gateway's own dashboard: the guest does not owe it again. */
		waivedCents: integer("waived_cents").notNull().default(0),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
		paidAt: integer("paid_at"),
		refundedAt: integer("refunded_at"),
		/** Amount that came, as reported by the gateway; null until then. */
		receivedCents: integer("received_cents"),
		/** Attempts of the refund in this round, and time of the next one. */
		refundAttempts: integer("refund_attempts").notNull().default(0),
		refundNextAt: integer("refund_next_at").notNull().default(0),
		/** Part of the idempotency key: staff begin a new round, which is a new refund. */
		refundRound: integer("refund_round").notNull().default(0),
		/** A run sends the refund until then, at the latest; no other run may (docs/decisions/0303). 0: nobody does. */
		refundClaimedUntil: integer("refund_claimed_until").notNull().default(0),
		/** The gateway refused the refund or the bank returned it: staff must decide. */
		refundHeld: integer("refund_held", { mode: "boolean" }).notNull().default(false),
		/** The gateway's time of the newest failed refund; older refund events are ignored. */
		refundFailedAt: integer("refund_failed_at"),
		/** How often the open payment was polled, and the time of the next poll. */
		askedTimes: integer("asked_times").notNull().default(0),
		askAfter: integer("ask_after").notNull().default(0),
		/** When reconciliation last saw it in the gateway's ledger. */
		comparedAt: integer("compared_at"),
		/** Who took cash or a card at a terminal. The name is a copy, because the account may be deleted. */
		takenById: text("taken_by_id"),
		takenByName: text("taken_by_name"),
	},
	(table) => [
		uniqueIndex("payments_session").on(table.sessionId),
		check("payments_amount", sql`${table.amountCents} > 0`),
		check(
			"payments_gateway",
			sql`${table.gateway} IN ('stripe', 'sandbox', 'hotel', 'cash', 'terminal')`,
		),
		check(
			"payments_taken_by",
			sql`(${table.gateway} IN ('cash', 'terminal')) = (${table.takenById} IS NOT NULL AND ${table.takenByName} IS NOT NULL)`,
		),
		check("payments_status", sql`${table.status} IN ('created', 'paid', 'failed', 'refunded')`),
		check(
			"payments_refund",
			sql`${table.refundCents} IS NULL OR ${table.refundCents} BETWEEN 1 AND ${table.amountCents}`,
		),
		check("payments_refunded", sql`${table.refundedCents} >= 0`),
		check("payments_purpose", sql`${table.purpose} IN ('booking', 'balance')`),
		check("payments_elsewhere", sql`${table.elsewhereCents} >= 0`),
		check("payments_waived", sql`${table.waivedCents} >= 0`),
		check("payments_refund_held", sql`${table.refundHeld} IN (0, 1)`),
		index("payments_booking").on(table.bookingId),
		// events that name the money instead of the payment page (refunds, disputes)
		index("payments_gateway_payment").on(table.gatewayPaymentId),
		// cron: refunds that are due
		index("payments_refund_due")
			.on(table.updatedAt)
			.where(sql`status = 'paid' AND refund_reason IS NOT NULL`),
		// the staff list of bookings whose money went back, in full or in part
		index("payments_given_back")
			.on(table.bookingId)
			.where(sql`refunded_cents + elsewhere_cents > 0`),
		// what is owed is asked for by one page of the gateway at a time
		uniqueIndex("payments_open_balance")
			.on(table.bookingId)
			.where(sql`purpose = 'balance' AND status = 'created'`),
		// cron: payments to poll, by due time; after six polls they leave this index
		index("payments_unheard")
			.on(table.askAfter)
			.where(sql`status IN ('created', 'failed') AND session_id IS NOT NULL AND asked_times < 6`),
		// reconciliation of one day
		index("payments_paid").on(table.paidAt).where(sql`paid_at IS NOT NULL`),
	],
);

/**
 * Cash that went through a person's hands: taken from a guest, given back (a negative amount), or received from somebody
 * of the staff. Never changed but for the hand-over that emptied the purse. A person's purse is the sum of the rows
 * without hand-over.
 */
export const cashMovements = sqliteTable(
	"cash_movements",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** Null for cash that came from somebody of the staff. */
		paymentId: text("payment_id").references(() => payments.id),
		/** The hand-over by which it came into this purse; null for a guest's cash. */
		receivedId: integer("received_id").references(() => cashHandovers.id),
		/** Negative when it was given back. */
		amountCents: integer("amount_cents").notNull(),
		currency: text("currency").notNull(),
		/** One per form, so that a double click moves the money once. */
		dedupeKey: text("dedupe_key").notNull(),
		personId: text("person_id").notNull(),
		personName: text("person_name").notNull(),
		createdAt: createdAt(),
		/** The hand-over that took it out of this purse. */
		handoverId: integer("handover_id").references(() => cashHandovers.id),
	},
	(table) => [
		uniqueIndex("cash_movements_dedupe_key").on(table.dedupeKey),
		check(
			"cash_movements_origin",
			sql`(${table.paymentId} IS NULL) <> (${table.receivedId} IS NULL)`,
		),
		// what was received lies in one purse, once; also the foreign key's check
		uniqueIndex("cash_movements_received").on(table.receivedId).where(sql`received_id IS NOT NULL`),
		check("cash_movements_amount", sql`${table.amountCents} <> 0`),
		index("cash_movements_payment").on(table.paymentId),
		// what each person still holds, from the index alone
		index("cash_movements_purse")
			.on(table.personId, table.currency, table.amountCents)
			.where(sql`handover_id IS NULL`),
		// the rows of one hand-over; also the foreign key's check
		index("cash_movements_handover").on(table.handoverId),
	],
);

/**
 * Cash handed over: the giver declares what is in the purse, the receiver counts and confirms under an own
 * account. The declaration takes exactly the movements that the giver had until then. What was received is a movement
 * of the receiver's purse, or it has left the house.
 */
export const cashHandovers = sqliteTable(
	"cash_handovers",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** One per form, so that a double click declares once. */
		dedupeKey: text("dedupe_key").notNull(),
		giverId: text("giver_id").notNull(),
		giverName: text("giver_name").notNull(),
		/** What the purse should hold by its movements. */
		expectedCents: integer("expected_cents").notNull(),
		/** What the giver says to have counted. */
		declaredCents: integer("declared_cents").notNull(),
		currency: text("currency").notNull(),
		note: text("note").notNull().default(""),
		status: text("status", { enum: ["declared", "received", "withdrawn"] })
			.notNull()
			.default("declared"),
		/** Null until somebody received it. */
		receiverId: text("receiver_id"),
		receiverName: text("receiver_name"),
		/** What the receiver counted. */
		receivedCents: integer("received_cents"),
		receiverNote: text("receiver_note").notNull().default(""),
		/** Where the receiver puts it. Null until then, and for what was received before anybody was asked. */
		goesTo: text("goes_to", { enum: ["purse", "bank"] }),
		createdAt: createdAt(),
		closedAt: integer("closed_at"),
	},
	(table) => [
		uniqueIndex("cash_handovers_dedupe_key").on(table.dedupeKey),
		// one open declaration a person
		uniqueIndex("cash_handovers_open")
			.on(table.giverId, table.currency)
			.where(sql`status = 'declared'`),
		check("cash_handovers_status", sql`${table.status} IN ('declared', 'received', 'withdrawn')`),
		check("cash_handovers_declared", sql`${table.declaredCents} >= 0`),
		check(
			"cash_handovers_received",
			sql`(${table.status} = 'received') = (${table.receivedCents} IS NOT NULL AND ${table.receiverId} IS NOT NULL)`,
		),
		check(
			"cash_handovers_two_people",
			sql`${table.receiverId} IS NULL OR ${table.receiverId} <> ${table.giverId}`,
		),
		check(
			"cash_handovers_closed",
			sql`(${table.status} = 'declared') = (${table.closedAt} IS NULL)`,
		),
	],
);

/**
 * A dispute. The status is the gateway's own word; `event_at` is the gateway's clock, so that
 * events in any order end the same.
 */
export const disputes = sqliteTable(
	"disputes",
	{
		/** The gateway's id. */
		id: text("id").primaryKey(),
		gateway: text("gateway", { enum: ["stripe", "sandbox", "hotel"] }).notNull(),
		/** Null while the payment is unknown, or when its money has not been reported yet. */
		paymentId: text("payment_id").references(() => payments.id),
		gatewayPaymentId: text("gateway_payment_id"),
		amountCents: integer("amount_cents").notNull(),
		currency: text("currency").notNull(),
		reason: text("reason").notNull(),
		status: text("status").notNull(),
		/** Deadline for evidence; null when none is asked for. */
		dueAt: integer("due_at"),
		eventAt: integer("event_at").notNull(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		check("disputes_amount", sql`${table.amountCents} >= 0`),
		// no refund beside a dispute, in whichever order their events come
		index("disputes_gateway_payment").on(table.gatewayPaymentId),
		// the foreign key's check
		index("disputes_payment").on(table.paymentId),
	],
);

/**
 * Reconciliation of one day. `progress` is an unfinished comparison (cursor and sums so far),
 * `report` the last finished one; both are JSON, read by payments/reconciliation.ts.
 */
export const reconciliations = sqliteTable(
	"reconciliations",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		gateway: text("gateway", { enum: ["stripe", "sandbox", "hotel"] }).notNull(),
		/** Day in UTC, like the gateway's ledger. */
		day: text("day").notNull(),
		nextAt: integer("next_at").notNull(),
		progress: text("progress"),
		report: text("report"),
		finishedAt: integer("finished_at"),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex("reconciliations_day").on(table.gateway, table.day),
		check("reconciliations_form", sql`${table.day} LIKE '____-__-__'`),
	],
);

/**
 * The review queue. Written in the batch of its cause. `dedupe_key` names the cause
 * ("dispute:du_1"), so that each cause has one incident. `facts` is the state it was raised for:
 * only new facts reopen a settled incident. Never deleted.
 */
export const attentionItems = sqliteTable(
	"attention_items",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		dedupeKey: text("dedupe_key").notNull(),
		kind: text("kind", {
			enum: [
				"paid late",
				"paid twice",
				"not owed",
				"cash not owed",
				"wrong amount",
				"paid after cancelling",
				"refund failing",
				"refunded at gateway",
				"dispute",
				"unknown payment",
				"mail given up",
				"mail came back",
				"not told",
				"difference",
			],
		}).notNull(),
		status: text("status", { enum: ["open", "settled"] })
			.notNull()
			.default("open"),
		bookingId: integer("booking_id").references(() => bookings.id),
		paymentId: text("payment_id").references(() => payments.id),
		outboxId: integer("outbox_id").references(() => outbox.id),
		reconciliationId: integer("reconciliation_id").references(() => reconciliations.id),
		/** Id to look up in the gateway's dashboard. */
		gatewayRef: text("gateway_ref"),
		amountCents: integer("amount_cents"),
		currency: text("currency"),
		/** Subject or address of a mail; in older rows a sentence in English. */
		detail: text("detail").notNull().default(""),
		/** What is said otherwise: a code of `causeLines` with its values, as JSON; null in older rows. */
		line: text("line"),
		facts: text("facts").notNull().default(""),
		dueAt: integer("due_at"),
		/** How it ended, a sentence in English; empty in newer rows. */
		outcome: text("outcome").notNull().default(""),
		/** A code of `endLines` with its values, as JSON; null in older rows. */
		outcomeLine: text("outcome_line"),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
		settledAt: integer("settled_at"),
		/** Null with `settled`: the system settled it. Names are copies of the account's. */
		settledById: text("settled_by_id"),
		settledByName: text("settled_by_name"),
		impersonatorId: text("impersonator_id"),
	},
	(table) => [
		uniqueIndex("attention_items_dedupe_key").on(table.dedupeKey),
		check("attention_items_status", sql`${table.status} IN ('open', 'settled')`),
		check(
			"attention_items_settled",
			sql`(${table.status} = 'settled') = (${table.settledAt} IS NOT NULL)`,
		),
		// the list and its count, and the list of one kind
		index("attention_items_list").on(table.status, table.id),
		index("attention_items_kind").on(table.status, table.kind, table.id),
		// incidents of a payment; those of bookings and mails also for the foreign keys' checks
		index("attention_items_payment").on(table.paymentId),
		index("attention_items_booking").on(table.bookingId),
		index("attention_items_outbox").on(table.outboxId),
		index("attention_items_reconciliation").on(table.reconciliationId),
	],
);

/** Events of the gateway; the event's id is the key, so that a repeated event changes nothing. */
export const paymentEvents = sqliteTable(
	"payment_events",
	{
		id: text("id").primaryKey(),
		gateway: text("gateway", { enum: ["stripe", "sandbox", "hotel"] }).notNull(),
		type: text("type").notNull(),
		paymentId: text("payment_id").references(() => payments.id),
		receivedAt: integer("received_at").notNull(),
	},
	(table) => [
		index("payment_events_payment").on(table.paymentId),
		// the health page: the last event
		index("payment_events_received").on(table.receivedAt),
	],
);

/**
 * Mails, stored in the batch of their cause and delivered afterwards, each at least once.
 * `dedupe_key` names the cause ("booking-confirmed:12"), so that each cause sends one mail; it is
 * also the idempotency key at the mail provider.
 */
export const outbox = sqliteTable(
	"outbox",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		dedupeKey: text("dedupe_key").notNull(),
		/** Mails of one booking are sent in order. */
		bookingId: integer("booking_id").references(() => bookings.id),
		recipient: text("recipient").notNull(),
		replyTo: text("reply_to"),
		subject: text("subject").notNull(),
		textBody: text("text_body").notNull(),
		htmlBody: text("html_body").notNull(),
		/** Its link opens or changes an account: both bodies are deleted after sending. */
		isSecret: integer("is_secret", { mode: "boolean" }).notNull().default(false),
		status: text("status", { enum: ["pending", "sending", "sent", "failed"] })
			.notNull()
			.default("pending"),
		attempts: integer("attempts").notNull().default(0),
		nextAttemptAt: integer("next_attempt_at").notNull(),
		/** From this instant on nobody needs it: it is marked as failed and not sent. Null: it never gets old. */
		expiresAt: integer("expires_at"),
		lastError: text("last_error"),
		createdAt: createdAt(),
		sentAt: integer("sent_at"),
		/** The mail provider's id, by which it reports what became of the mail. Null until it is sent. */
		providerId: text("provider_id"),
		/** The mail came back: the address takes none, or its owner complained. Null: nothing is known. */
		returnedAs: text("returned_as", { enum: ["bounced", "complained"] }),
		returnedAt: integer("returned_at"),
	},
	(table) => [
		uniqueIndex("outbox_provider").on(table.providerId).where(sql`provider_id IS NOT NULL`),
		check(
			"outbox_returned",
			sql`(${table.returnedAs} IS NULL) = (${table.returnedAt} IS NULL) AND (${table.returnedAs} IS NULL OR ${table.returnedAs} IN ('bounced', 'complained'))`,
		),
		uniqueIndex("outbox_dedupe_key").on(table.dedupeKey),
		check("outbox_status", sql`${table.status} IN ('pending', 'sending', 'sent', 'failed')`),
		// cron: due mails
		index("outbox_due").on(table.nextAttemptAt).where(sql`status IN ('pending', 'sending')`),
		index("outbox_booking").on(table.bookingId),
		// the overview: failed mails
		index("outbox_failed").on(table.createdAt).where(sql`status = 'failed'`),
		// cron: mails to guests whose bodies are still kept
		index("outbox_bodies")
			.on(table.createdAt)
			.where(sql`booking_id IS NOT NULL AND text_body <> ''`),
		// cron: old mails of accounts and of the contact page
		index("outbox_unbooked").on(table.createdAt).where(sql`booking_id IS NULL`),
	],
);

/** What visitors wrote to the operator; kept even when mail is off. */
export const contactMessages = sqliteTable(
	"contact_messages",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** Hash of content and hour, so that a double click makes one message. */
		idempotencyKey: text("idempotency_key").notNull().unique(),
		name: text("name").notNull(),
		email: text("email").notNull(),
		message: text("message").notNull(),
		createdAt: createdAt(),
		status: text("status", { enum: ["open", "answered", "closed"] })
			.notNull()
			.default("open"),
		handledAt: integer("handled_at"),
		/** The name is a copy, because the account may be deleted later. */
		handledById: text("handled_by_id"),
		handledByName: text("handled_by_name"),
		impersonatorId: text("impersonator_id"),
	},
	(table) => [
		check(
			"contact_messages_status",
			sql`${table.status} IN ('open', 'answered', 'closed') AND (${table.status} = 'open') = (${table.handledAt} IS NULL)`,
		),
		index("contact_messages_list").on(table.status, table.id),
		// cron: messages that were handled long ago
		index("contact_messages_handled").on(table.handledAt).where(sql`handled_at IS NOT NULL`),
		// the messages of one address, for an erasure
		index("contact_messages_email").on(table.email),
	],
);

/** The sandbox gateway's payment pages, for development; always empty in production. */
export const sandboxCheckouts = sqliteTable(
	"sandbox_checkouts",
	{
		id: text("id").primaryKey(),
		paymentId: text("payment_id").notNull().unique(),
		description: text("description").notNull(),
		amountCents: integer("amount_cents").notNull(),
		refundedCents: integer("refunded_cents").notNull().default(0),
		currency: text("currency").notNull(),
		successUrl: text("success_url").notNull(),
		cancelUrl: text("cancel_url").notNull(),
		status: text("status", { enum: ["open", "complete", "expired"] })
			.notNull()
			.default("open"),
		expiresAt: integer("expires_at").notNull(),
	},
	(table) => [
		check("sandbox_checkouts_status", sql`${table.status} IN ('open', 'complete', 'expired')`),
		// the sandbox gateway's ledger of one day
		index("sandbox_checkouts_expires").on(table.expiresAt, table.id),
	],
);

/**
 * Everybody who can sign in. Emails are stored in lower case, so that UNIQUE means one person;
 * `role` is a comma-separated list of the roles in app/account/access.ts.
 */
export const users = sqliteTable(
	"users",
	{
		id: text("id").primaryKey(),
		name: text("name").notNull(),
		email: text("email").notNull(),
		emailVerified: integer("email_verified", { mode: "boolean" }).notNull().default(false),
		image: text("image"),
		role: text("role").notNull().default("user"),
		banned: integer("banned", { mode: "boolean" }).notNull().default(false),
		banReason: text("ban_reason"),
		/** Null with `banned`: for ever. */
		banExpires: integer("ban_expires"),
		/** True while `two_factors` has a confirmed row of this user: sign-in reads it without asking there. */
		twoFactorEnabled: integer("two_factor_enabled", { mode: "boolean" }).notNull().default(false),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		uniqueIndex("users_email").on(table.email),
		check("users_name", sql`length(${table.name}) BETWEEN 1 AND 200`),
		check(
			"users_email_form",
			sql`${table.email} = lower(${table.email}) AND ${table.email} LIKE '%_@_%' AND length(${table.email}) <= 254`,
		),
		check("users_role", sql`length(${table.role}) > 0`),
		index("users_created").on(table.createdAt),
	],
);

/**
 * One way to sign in: a password ("credential", at most one per user) or the account of an identity
 * provider, which belongs to one user only. Only password rows have a password hash.
 */
export const accounts = sqliteTable(
	"accounts",
	{
		id: text("id").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		providerId: text("provider_id").notNull(),
		/** The provider's id of the person; for a password, the user's own id. */
		accountId: text("account_id").notNull(),
		/** Hash with its parameters, see app/account/password/password-hash.server.ts. */
		password: text("password"),
		/** Encrypted, like the other tokens of the provider. */
		accessToken: text("access_token"),
		refreshToken: text("refresh_token"),
		idToken: text("id_token"),
		accessTokenExpiresAt: integer("access_token_expires_at"),
		refreshTokenExpiresAt: integer("refresh_token_expires_at"),
		/** Comma separated, as the provider granted them. */
		scope: text("scope"),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		uniqueIndex("accounts_provider").on(table.providerId, table.accountId),
		check(
			"accounts_password",
			sql`(${table.providerId} = 'credential') = (${table.password} IS NOT NULL)`,
		),
		check(
			"accounts_credential",
			sql`${table.providerId} <> 'credential' OR ${table.accountId} = ${table.userId}`,
		),
		// the accounts of one user; also the foreign key's check
		index("accounts_user").on(table.userId, table.providerId),
	],
);

/**
 * A signed-in browser. The token alone opens nothing, because the cookie also carries a signature.
 */
export const sessions = sqliteTable(
	"sessions",
	{
		id: text("id").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		token: text("token").notNull(),
		expiresAt: integer("expires_at").notNull(),
		ipAddress: text("ip_address"),
		userAgent: text("user_agent"),
		/** The member of staff who acts as this user. */
		impersonatedBy: text("impersonated_by").references(() => users.id, { onDelete: "cascade" }),
		/**
		 * Last proof of the account's owner: the sign-in, or a later confirmation. 0: none is known, also after a sign-in
		 * without the second factor that the user has.
		 */
		confirmedAt: integer("confirmed_at").notNull().default(0),
		/** Opened or confirmed with a second factor, or from a device that is trusted because of one. */
		secondFactor: integer("second_factor", { mode: "boolean" }).notNull().default(false),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		// each request that needs the current session
		uniqueIndex("sessions_token").on(table.token),
		// the sessions of one user, to list and to revoke
		index("sessions_user").on(table.userId, table.expiresAt),
		index("sessions_impersonated_by")
			.on(table.impersonatedBy)
			.where(sql`impersonated_by IS NOT NULL`),
		// cron: ended sessions
		index("sessions_expired").on(table.expiresAt),
	],
);

/**
 * A browser in which a user has signed in before, by the keyed hash of its cookie. Sign-ins from any other one are
 * announced by mail.
 */
export const knownDevices = sqliteTable(
	"known_devices",
	{
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		deviceHash: text("device_hash").notNull(),
		createdAt: createdAt(),
		/** Last sign-in there. */
		seenAt: integer("seen_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.deviceHash] }),
		// cron: devices whose cookie has ended
		index("known_devices_seen").on(table.seenAt),
	],
);

/** A token that can be used once; `identifier` is its purpose and its hash. */
export const verifications = sqliteTable(
	"verifications",
	{
		id: text("id").primaryKey(),
		identifier: text("identifier").notNull(),
		value: text("value").notNull(),
		/** Wrong answers so far, for a token that asks for one. */
		attempts: integer("attempts").notNull().default(0),
		expiresAt: integer("expires_at").notNull(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		uniqueIndex("verifications_identifier").on(table.identifier),
		// all tokens of a user, which a new password or a deletion revokes
		index("verifications_value").on(table.value),
		// cron: expired tokens
		index("verifications_expired").on(table.expiresAt),
	],
);

/**
 * An authenticator app of a user (TOTP, RFC 6238). It counts from `confirmedAt` on, when a first code has shown that
 * the app has the secret; a user has at most one that counts and one that is being set up.
 */
export const twoFactors = sqliteTable(
	"two_factors",
	{
		id: text("id").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** Sealed, because every code follows from it. */
		secret: text("secret").notNull(),
		confirmedAt: integer("confirmed_at"),
		/** The latest time step whose code was used; codes up to it are refused. */
		lastStep: integer("last_step").notNull().default(0),
		/** Attempts since the last right code. */
		failures: integer("failures").notNull().default(0),
		/** No code is looked at before; 0: at any time. */
		lockedUntil: integer("locked_until").notNull().default(0),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex("two_factors_confirmed").on(table.userId).where(sql`confirmed_at IS NOT NULL`),
		uniqueIndex("two_factors_proposed").on(table.userId).where(sql`confirmed_at IS NULL`),
		// the foreign key's check
		index("two_factors_user").on(table.userId),
	],
);

/** The unused recovery codes of an authenticator app; a used one is deleted. */
export const recoveryCodes = sqliteTable(
	"recovery_codes",
	{
		factorId: text("factor_id")
			.notNull()
			.references(() => twoFactors.id, { onDelete: "cascade" }),
		hash: text("hash").notNull(),
	},
	(table) => [primaryKey({ columns: [table.factorId, table.hash] })],
);

/** The roles whose users must have a second factor, with the last change; a role without a row need not. */
export const secondFactorRoles = sqliteTable("second_factor_roles", {
	role: text("role").primaryKey(),
	isRequired: integer("is_required", { mode: "boolean" }).notNull(),
	actorId: text("actor_id").notNull(),
	actorName: text("actor_name").notNull(),
	changedAt: integer("changed_at").notNull(),
});

/** A passkey: a public key whose private half never leaves its owner's device or password manager (WebAuthn Level 3). */
export const passkeys = sqliteTable(
	"passkeys",
	{
		id: text("id").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** What its owner calls it. */
		name: text("name").notNull(),
		/** The authenticator's id of the key, base64url. */
		credentialId: text("credential_id").notNull(),
		/** COSE key, base64. */
		publicKey: text("public_key").notNull(),
		/** Uses that the authenticator has counted; 0 where it counts none, as synced passkeys do. */
		counter: integer("counter").notNull(),
		/** Whether it may be copied to other devices of its owner. Fixed when the key is made. */
		deviceType: text("device_type", { enum: ["singleDevice", "multiDevice"] }).notNull(),
		/** Whether such a copy exists, as of the last use. */
		backedUp: integer("backed_up", { mode: "boolean" }).notNull(),
		/** How browsers reach it, comma separated: "internal,hybrid". */
		transports: text("transports").notNull().default(""),
		/** Model of the authenticator, a UUID; all zeros where it does not say. */
		aaguid: text("aaguid").notNull(),
		createdAt: createdAt(),
		/** Null until it has signed somebody in. */
		lastUsedAt: integer("last_used_at"),
	},
	(table) => [
		check("passkeys_name", sql`length(${table.name}) BETWEEN 1 AND 200`),
		check("passkeys_counter", sql`${table.counter} BETWEEN 0 AND 4294967295`),
		check("passkeys_device_type", sql`${table.deviceType} IN ('singleDevice', 'multiDevice')`),
		// a key that stays on its device has no copy (WebAuthn, 6.1.3)
		check("passkeys_backed_up", sql`${table.backedUp} = 0 OR ${table.deviceType} = 'multiDevice'`),
		uniqueIndex("passkeys_credential").on(table.credentialId),
		// the passkeys of one user; also the foreign key's check
		index("passkeys_user").on(table.userId, table.createdAt),
	],
);

/** What staff did to a user, and what changed how the user signs in. Rows outlive the account, so ids and names are copies. */
export const userEvents = sqliteTable(
	"user_events",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		userId: text("user_id").notNull(),
		type: text("type", {
			enum: [
				"created",
				"invited",
				"updated",
				"role set",
				"banned",
				"unbanned",
				"password set",
				"sessions revoked",
				"impersonated",
				"impersonation ended",
				"second factor removed",
				"removed",
				"passkey added",
				"passkey removed",
				"passkey refused",
			],
		}).notNull(),
		detail: text("detail").notNull().default(""),
		actorId: text("actor_id").notNull(),
		actorName: text("actor_name").notNull(),
		createdAt: createdAt(),
	},
	(table) => [index("user_events_user").on(table.userId, table.id)],
);
