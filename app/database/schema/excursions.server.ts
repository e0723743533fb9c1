/** Excursions with what belongs to them: pictures, pickups and translations. */
import { sql } from "drizzle-orm";
import {
	check,
	index,
	integer,
	primaryKey,
	real,
	sqliteTable,
	text,
	uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { accessAnswers } from "../accessibility-answers.ts";
import { numberLimits } from "../number-limits.ts";
import { statusIs } from "../status-list.server.ts";
import { createdAt, oneOf, updatedAt, version, within } from "./columns.server.ts";

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
		/** The tax that the prices contain, in hundredths of a percent. */
		taxRate: integer("tax_rate").notNull().default(700),
		/** The rate that holds from a date of travel on; only together with it. */
		nextTaxRate: integer("next_tax_rate"),
		nextTaxFrom: text("next_tax_from"),
		/** Seats of the first timetable, and the proposal for another one. */
		capacity: integer("capacity").notNull(),
		/** Start of the first timetable. The pickup times are those of this start; another one moves them by as much. */
		startTime: text("start_time").notNull(),
		durationMinutes: integer("duration_minutes").notNull(),
		/** The cut-off: hours before the start. */
		cutoffHours: integer("cutoff_hours").notNull(),
		/** For bookings to come, as `readPolicyText` reads it; null: the operator's. */
		cancellationPolicy: text("cancellation_policy"),
		/** What its weather clause adds to the usual sentence; translated, and copied onto a booking with the policy. */
		weatherNote: text("weather_note").notNull().default(""),
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
		/** One thing per line: toilets, steps, what may surprise. */
		goodToKnow: text("good_to_know").notNull().default(""),
		/** Who can come; empty and null: nobody has said it. */
		wheelchair: text("wheelchair").notNull().default(""),
		pram: text("pram").notNull().default(""),
		pregnancy: text("pregnancy").notNull().default(""),
		swimming: text("swimming").notNull().default(""),
		leastHeightCm: integer("least_height_cm"),
		mostWeightKg: integer("most_weight_kg"),
		/** Where the activity begins after the pickups; empty when it begins in the van. */
		activityPlace: text("activity_place").notNull().default(""),
		activityTime: text("activity_time"),
		/** False where nobody of ours guides: such a departure is not reported as lacking a guide. */
		needsGuide: integer("needs_guide", { mode: "boolean" }).notNull().default(true),
		/** False where the guests come by themselves: no vehicle is missed. */
		needsVehicle: integer("needs_vehicle", { mode: "boolean" }).notNull().default(true),
		/** Cents that a departure costs the operator, whoever comes: its van with driver, its guide. */
		vanCostCents: integer("van_cost_cents").notNull().default(0),
		guideCostCents: integer("guide_cost_cents").notNull().default(0),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		version: version(),
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
		check("excursions_van_cost", within(table.vanCostCents, numberLimits.priceCents)),
		check("excursions_guide_cost", within(table.guideCostCents, numberLimits.priceCents)),
		check("excursions_tax_rate", within(table.taxRate, numberLimits.taxRate)),
		check(
			"excursions_next_tax_rate",
			sql`${table.nextTaxRate} IS NULL OR ${within(table.nextTaxRate, numberLimits.taxRate)}`,
		),
		check("excursions_capacity", within(table.capacity, numberLimits.capacity)),
		check("excursions_duration", within(table.durationMinutes, numberLimits.durationMinutes)),
		check("excursions_cutoff", within(table.cutoffHours, numberLimits.cutoffHours)),
		check("excursions_cancellation_policy", sql`length(${table.cancellationPolicy}) >= 3`),
		check("excursions_adult_age", within(table.adultFromAge, numberLimits.age)),
		check("excursions_child_age", within(table.childFromAge, numberLimits.age)),
		check("excursions_minimum_age", within(table.minimumAge, numberLimits.age)),
		check("excursions_start_time", sql`${table.startTime} GLOB '[0-2][0-9]:[0-5][0-9]'`),
		...(["wheelchair", "pram", "pregnancy", "swimming"] as const).map((name) =>
			check(`excursions_${name}`, statusIs(name, ["", ...accessAnswers[name]])),
		),
		check(
			"excursions_least_height",
			sql`${table.leastHeightCm} IS NULL OR ${within(table.leastHeightCm, numberLimits.heightCm)}`,
		),
		check(
			"excursions_most_weight",
			sql`${table.mostWeightKg} IS NULL OR ${within(table.mostWeightKg, numberLimits.weightKg)}`,
		),
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
		/** Its name in the list from which it was imported: a second import changes nothing. */
		externalRef: text("external_ref"),
		version: version(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		uniqueIndex("pickup_points_external_ref")
			.on(table.externalRef)
			.where(sql`external_ref IS NOT NULL`),
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

/** Things of a kind that departures at one time share: 12 wetsuits. */
export const extraStocks = sqliteTable(
	"extra_stocks",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** For staff; guests never read it. */
		title: text("title").notNull(),
		quantity: integer("quantity").notNull(),
		version: version(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		check("extra_stocks_title", sql`length(${table.title}) >= 3`),
		check("extra_stocks_quantity", within(table.quantity, numberLimits.extraStock)),
	],
);

/**
 * What guests may take beside their seats, or must: lunch, a wetsuit, a private transfer. The choice of a booking is a line
 * of its price. Never deleted, because lines name it.
 */
export const extras = sqliteTable(
	"extras",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		excursionId: text("excursion_id")
			.notNull()
			.references(() => excursions.id, { onDelete: "cascade" }),
		title: text("title").notNull(),
		/** One sentence for guests; may be empty. */
		note: text("note").notNull().default(""),
		/** "person": as many as guests choose, at most one each. "booking": one or none. */
		charged: text("charged", { enum: ["person", "booking"] }).notNull(),
		/** Which guests it fits; one of a booking is for all. */
		forAdults: integer("for_adults", { mode: "boolean" }).notNull().default(true),
		forChildren: integer("for_children", { mode: "boolean" }).notNull().default(true),
		forBebe: integer("for_bebe", { mode: "boolean" }).notNull().default(true),
		/** Of one, with tax. Lines that were sold keep theirs. */
		priceCents: integer("price_cents").notNull(),
		/** Every booking has it, for every guest whom it fits. */
		isRequired: integer("is_required", { mode: "boolean" }).notNull().default(false),
		/** How many each departure has; null is without end, or as many as `stockId` has. */
		stock: integer("stock"),
		stockId: integer("stock_id").references(() => extraStocks.id),
		position: integer("position").notNull().default(0),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		version: version(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		// the extras of an excursion in their order
		index("extras_order").on(table.excursionId, table.position),
		// which extras share a stock
		index("extras_stock").on(table.stockId).where(sql`${table.stockId} IS NOT NULL`),
		check("extras_title", sql`length(${table.title}) >= 3`),
		check("extras_charged", oneOf(table.charged)),
		check("extras_guests", sql`${table.forAdults} OR ${table.forChildren} OR ${table.forBebe}`),
		check("extras_price", within(table.priceCents, numberLimits.priceCents)),
		check(
			"extras_stock_limits",
			sql`${table.stock} IS NULL OR ${table.stockId} IS NULL AND ${within(table.stock, numberLimits.extraStock)}`,
		),
	],
);

/**
 * Another price for some guests of an excursion: residents, seniors, students. Such a guest counts among the adults,
 * children or babies of a booking, and a line of its price says how many there are. Never deleted, because lines name it;
 * lines keep what it counted as, so that never changes.
 */
export const fares = sqliteTable(
	"fares",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		excursionId: text("excursion_id")
			.notNull()
			.references(() => excursions.id, { onDelete: "cascade" }),
		title: text("title").notNull(),
		/** What the guest shows on the day: "DNI or certificate of residence"; may be empty. */
		proof: text("proof").notNull().default(""),
		countsAs: text("counts_as", { enum: ["adults", "children", "bebe"] }).notNull(),
		/** First and last year of age; null is open. */
		fromAge: integer("from_age"),
		toAge: integer("to_age"),
		/** Off the price of what it counts as. */
		percentOff: integer("percent_off"),
		/** In place of a percentage: of one, with tax, on every departure. */
		priceCents: integer("price_cents"),
		position: integer("position").notNull().default(0),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		version: version(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		// the fares of an excursion in their order
		index("fares_order").on(table.excursionId, table.position),
		check("fares_title", sql`length(${table.title}) >= 3`),
		check("fares_counts_as", oneOf(table.countsAs)),
		check(
			"fares_from_age",
			sql`${table.fromAge} IS NULL OR ${within(table.fromAge, numberLimits.age)}`,
		),
		check("fares_to_age", sql`${table.toAge} IS NULL OR ${within(table.toAge, numberLimits.age)}`),
		check(
			"fares_ages",
			sql`${table.fromAge} IS NULL OR ${table.toAge} IS NULL OR ${table.fromAge} <= ${table.toAge}`,
		),
		check("fares_one_price", sql`(${table.percentOff} IS NULL) <> (${table.priceCents} IS NULL)`),
		check(
			"fares_percent",
			sql`${table.percentOff} IS NULL OR ${within(table.percentOff, numberLimits.percentOff)}`,
		),
		check(
			"fares_price",
			sql`${table.priceCents} IS NULL OR ${within(table.priceCents, numberLimits.priceCents)}`,
		),
	],
);

/**
 * What guests of an excursion are asked: a shoe size, a diet, a waiver to agree to. Never deleted, because answers name it; once
 * there are any, its meaning never changes (`questionRefusal`).
 */
export const questions = sqliteTable(
	"questions",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		excursionId: text("excursion_id")
			.notNull()
			.references(() => excursions.id, { onDelete: "cascade" }),
		title: text("title").notNull(),
		/** What stands beside the field; of a consent what guests agree to. */
		note: text("note").notNull().default(""),
		kind: text("kind", { enum: ["text", "choice", "number", "yes or no", "consent"] }).notNull(),
		/** Of "choice": one a line. */
		options: text("options").notNull().default(""),
		/** Whom it is asked: the booking once, each adult and child, or babies too. */
		asks: text("asks", { enum: ["booking", "guests", "everybody"] }).notNull(),
		/** While booking, on the guest's own page, or by staff alone. */
		moment: text("moment", { enum: ["booking", "later", "staff"] }).notNull(),
		isRequired: integer("is_required", { mode: "boolean" }).notNull().default(false),
		/** Raised by every change of a consent's words; `consent_texts` has those of each. */
		wording: integer("wording").notNull().default(1),
		position: integer("position").notNull().default(0),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		// the questions of an excursion in their order
		index("questions_order").on(table.excursionId, table.position),
		check("questions_title", sql`length(${table.title}) >= 3`),
		check("questions_kind", oneOf(table.kind)),
		check("questions_options", sql`(${table.options} <> '') = (${table.kind} = 'choice')`),
		check("questions_consent", sql`${table.kind} <> 'consent' OR ${table.note} <> ''`),
		check("questions_asks", oneOf(table.asks)),
		check("questions_moment", oneOf(table.moment)),
	],
);

/** What guests agreed to: the words of each version of a consent, as they were read in each language. Never changed. */
export const consentTexts = sqliteTable(
	"consent_texts",
	{
		questionId: integer("question_id")
			.notNull()
			.references(() => questions.id, { onDelete: "cascade" }),
		wording: integer("wording").notNull(),
		/** ISO 639-1 */
		language: text("language").notNull(),
		title: text("title").notNull(),
		note: text("note").notNull(),
		createdAt: createdAt(),
	},
	(table) => [primaryKey({ columns: [table.questionId, table.wording, table.language] })],
);

/**
 * A text of an excursion, of one of its pictures, extras, fares or questions, or of a pickup point in another language. The English text is the
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
		extraId: integer("extra_id").references(() => extras.id, { onDelete: "cascade" }),
		fareId: integer("fare_id").references(() => fares.id, { onDelete: "cascade" }),
		questionId: integer("question_id").references(() => questions.id, { onDelete: "cascade" }),
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
			sql`(${table.excursionId} IS NOT NULL) + (${table.imageId} IS NOT NULL) + (${table.pickupPointId} IS NOT NULL) + (${table.extraId} IS NOT NULL) + (${table.fareId} IS NOT NULL) + (${table.questionId} IS NOT NULL) = 1`,
		),
		check(
			"translations_language",
			sql`${table.language} GLOB '[a-z][a-z]' AND ${table.language} <> 'en'`,
		),
		check("translations_words", sql`length(trim(${table.words})) > 0`),
		// one text of each field; also the texts of one owner in a language
		uniqueIndex("translations_excursion").on(table.excursionId, table.language, table.field),
		uniqueIndex("translations_image").on(table.imageId, table.language, table.field),
		uniqueIndex("translations_pickup_point").on(table.pickupPointId, table.language, table.field),
		uniqueIndex("translations_extra").on(table.extraId, table.language, table.field),
		uniqueIndex("translations_fare").on(table.fareId, table.language, table.field),
		uniqueIndex("translations_question").on(table.questionId, table.language, table.field),
	],
);
