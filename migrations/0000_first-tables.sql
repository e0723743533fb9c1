CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`account_id` text NOT NULL,
	`password` text,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` integer,
	`refresh_token_expires_at` integer,
	`scope` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "accounts_password" CHECK(("accounts"."provider_id" = 'credential') = ("accounts"."password" IS NOT NULL)),
	CONSTRAINT "accounts_credential" CHECK("accounts"."provider_id" <> 'credential' OR "accounts"."account_id" = "accounts"."user_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_provider` ON `accounts` (`provider_id`,`account_id`);--> statement-breakpoint
CREATE INDEX `accounts_user` ON `accounts` (`user_id`,`provider_id`);--> statement-breakpoint
CREATE TABLE `boardings` (
	`booking_id` integer PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`marked_by` text NOT NULL,
	`marked_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "boardings_state" CHECK("boardings"."state" IN ('picked up', 'no-show'))
);
--> statement-breakpoint
CREATE TABLE `booking_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`booking_id` integer NOT NULL,
	`type` text NOT NULL,
	`detail` text DEFAULT '' NOT NULL,
	`actor_id` text,
	`actor_name` text,
	`impersonator_id` text,
	`dedupe_key` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `booking_events_dedupe_key` ON `booking_events` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `booking_events_booking` ON `booking_events` (`booking_id`,`id`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`confirm_id` text NOT NULL,
	`reference` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`excursion_id` text NOT NULL,
	`title` text NOT NULL,
	`date` text NOT NULL,
	`start_time` text NOT NULL,
	`adults` integer NOT NULL,
	`children` integer NOT NULL,
	`bebe` integer NOT NULL,
	`seats` integer GENERATED ALWAYS AS (adults + children + bebe) STORED NOT NULL,
	`price_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`pickup` text NOT NULL,
	`pickup_point_id` integer NOT NULL,
	`pickup_time` text NOT NULL,
	`partner` text DEFAULT 'web' NOT NULL,
	`hotel_id` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`comments` text,
	`language` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`hold_expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`confirmed_at` integer,
	`cancelled_at` integer,
	FOREIGN KEY (`excursion_id`) REFERENCES `excursions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pickup_point_id`) REFERENCES `pickup_points`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`hotel_id`) REFERENCES `hotels`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bookings_people" CHECK("bookings"."adults" >= 1 AND "bookings"."children" >= 0 AND "bookings"."bebe" >= 0),
	CONSTRAINT "bookings_price" CHECK("bookings"."price_cents" >= 1000),
	CONSTRAINT "bookings_pickup" CHECK(length("bookings"."pickup") >= 10),
	CONSTRAINT "bookings_name" CHECK(length("bookings"."name") >= 4),
	CONSTRAINT "bookings_partner" CHECK(("bookings"."partner" = 'web' AND "bookings"."hotel_id" IS NULL) OR ("bookings"."hotel_id" IS NOT NULL AND "bookings"."partner" = "bookings"."hotel_id")),
	CONSTRAINT "bookings_status" CHECK("bookings"."status" IN ('pending', 'confirmed', 'cancelled', 'expired'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_confirm_id` ON `bookings` (`confirm_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_reference` ON `bookings` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_idempotency_key` ON `bookings` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `bookings_departure` ON `bookings` (`excursion_id`,`date`,`status`,`hold_expires_at`,`seats`);--> statement-breakpoint
CREATE INDEX `bookings_coming` ON `bookings` (`date`,`status`,`excursion_id`,`hold_expires_at`,`seats`);--> statement-breakpoint
CREATE INDEX `bookings_holds` ON `bookings` (`hold_expires_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `bookings_hotel` ON `bookings` (`hotel_id`,`date`);--> statement-breakpoint
CREATE INDEX `bookings_list_status` ON `bookings` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_list_date` ON `bookings` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_list_excursion` ON `bookings` (`excursion_id`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_list_partner` ON `bookings` (`partner`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_email` ON `bookings` (`email`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_sales` ON `bookings` (`date`,`status`,`excursion_id`,`partner`,`price_cents`,`seats`);--> statement-breakpoint
CREATE INDEX `bookings_pickup_point` ON `bookings` (`pickup_point_id`);--> statement-breakpoint
CREATE TABLE `catalogue_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`detail` text NOT NULL,
	`actor_id` text NOT NULL,
	`actor_name` text NOT NULL,
	`impersonator_id` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "catalogue_events_subject" CHECK("catalogue_events"."subject" IN ('excursion', 'point', 'hotel'))
);
--> statement-breakpoint
CREATE INDEX `catalogue_events_subject_index` ON `catalogue_events` (`subject`,`subject_id`,`id`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`idempotency_key` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_idempotency_key_unique` ON `contact_messages` (`idempotency_key`);--> statement-breakpoint
CREATE TABLE `departure_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`excursion_id` text NOT NULL,
	`date` text NOT NULL,
	`type` text NOT NULL,
	`detail` text DEFAULT '' NOT NULL,
	`actor_id` text NOT NULL,
	`actor_name` text NOT NULL,
	`impersonator_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`excursion_id`) REFERENCES `excursions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "departure_events_type" CHECK("departure_events"."type" IN ('cancelled', 'moved'))
);
--> statement-breakpoint
CREATE INDEX `departure_events_departure` ON `departure_events` (`excursion_id`,`date`);--> statement-breakpoint
CREATE TABLE `departure_overrides` (
	`excursion_id` text NOT NULL,
	`date` text NOT NULL,
	`is_closed` integer DEFAULT false NOT NULL,
	`capacity` integer,
	`note` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`excursion_id`, `date`),
	FOREIGN KEY (`excursion_id`) REFERENCES `excursions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "departure_overrides_says" CHECK("departure_overrides"."is_closed" = 1 OR "departure_overrides"."capacity" IS NOT NULL),
	CONSTRAINT "departure_overrides_capacity" CHECK("departure_overrides"."capacity" IS NULL OR "departure_overrides"."capacity" >= 0),
	CONSTRAINT "departure_overrides_date" CHECK("departure_overrides"."date" GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `departure_overrides_date_index` ON `departure_overrides` (`date`);--> statement-breakpoint
CREATE TABLE `excursion_day_languages` (
	`excursion_id` text NOT NULL,
	`day` integer NOT NULL,
	`language` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`excursion_id`, `day`, `language`),
	FOREIGN KEY (`excursion_id`) REFERENCES `excursions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "excursion_day_languages_day" CHECK("excursion_day_languages"."day" BETWEEN 0 AND 6),
	CONSTRAINT "excursion_day_languages_language" CHECK(length("excursion_day_languages"."language") >= 2)
);
--> statement-breakpoint
CREATE TABLE `excursion_images` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`excursion_id` text NOT NULL,
	`key` text NOT NULL,
	`alt` text NOT NULL,
	`position` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`widths` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`excursion_id`) REFERENCES `excursions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "excursion_images_size" CHECK("excursion_images"."width" > 0 AND "excursion_images"."height" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `excursion_images_once` ON `excursion_images` (`excursion_id`,`key`);--> statement-breakpoint
CREATE INDEX `excursion_images_order` ON `excursion_images` (`excursion_id`,`position`);--> statement-breakpoint
CREATE TABLE `excursions` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`subtitle` text NOT NULL,
	`description` text NOT NULL,
	`comments` text DEFAULT '' NOT NULL,
	`category` text NOT NULL,
	`price_adult_cents` integer NOT NULL,
	`price_child_cents` integer NOT NULL,
	`price_bebe_cents` integer NOT NULL,
	`capacity` integer NOT NULL,
	`start_time` text NOT NULL,
	`duration_minutes` integer NOT NULL,
	`cutoff_hours` integer NOT NULL,
	`adult_from_age` integer DEFAULT 12 NOT NULL,
	`minimum_age` integer DEFAULT 0 NOT NULL,
	`child_from_age` integer DEFAULT 2 NOT NULL,
	`effort` text DEFAULT '' NOT NULL,
	`included` text DEFAULT '' NOT NULL,
	`not_included` text DEFAULT '' NOT NULL,
	`what_to_bring` text DEFAULT '' NOT NULL,
	`activity_place` text DEFAULT '' NOT NULL,
	`activity_time` text,
	`is_active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "excursions_title" CHECK(length("excursions"."title") >= 4),
	CONSTRAINT "excursions_subtitle" CHECK(length("excursions"."subtitle") >= 4),
	CONSTRAINT "excursions_description" CHECK(length("excursions"."description") >= 10),
	CONSTRAINT "excursions_category" CHECK(length("excursions"."category") >= 3),
	CONSTRAINT "excursions_prices" CHECK("excursions"."price_adult_cents" > 0 AND "excursions"."price_child_cents" >= 0 AND "excursions"."price_bebe_cents" >= 0),
	CONSTRAINT "excursions_capacity" CHECK("excursions"."capacity" BETWEEN 1 AND 1000),
	CONSTRAINT "excursions_duration" CHECK("excursions"."duration_minutes" > 0),
	CONSTRAINT "excursions_cutoff" CHECK("excursions"."cutoff_hours" >= 0),
	CONSTRAINT "excursions_start_time" CHECK("excursions"."start_time" GLOB '[0-2][0-9]:[0-5][0-9]'),
	CONSTRAINT "excursions_ages" CHECK("excursions"."adult_from_age" >= "excursions"."child_from_age")
);
--> statement-breakpoint
CREATE INDEX `excursions_active` ON `excursions` (`is_active`,`category`);--> statement-breakpoint
CREATE TABLE `handovers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token_hash` text NOT NULL,
	`watch_hash` text NOT NULL,
	`phone_hash` text,
	`opened_at` integer,
	`hotel_id` text NOT NULL,
	`totem_id` integer,
	`excursion_id` text NOT NULL,
	`date` text NOT NULL,
	`adults` integer NOT NULL,
	`children` integer NOT NULL,
	`bebe` integer NOT NULL,
	`pickup` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`hotel_id`) REFERENCES `hotels`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`totem_id`) REFERENCES `totems`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`excursion_id`) REFERENCES `excursions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "handovers_opened" CHECK(("handovers"."phone_hash" IS NULL) = ("handovers"."opened_at" IS NULL)),
	CONSTRAINT "handovers_people" CHECK("handovers"."adults" >= 1 AND "handovers"."children" >= 0 AND "handovers"."bebe" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `handovers_token` ON `handovers` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `handovers_watch` ON `handovers` (`watch_hash`);--> statement-breakpoint
CREATE INDEX `handovers_expiry` ON `handovers` (`expires_at`);--> statement-breakpoint
CREATE TABLE `hotels` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`pickup_point_id` integer,
	`partner_user_id` text,
	`payment_mode` text DEFAULT 'phone' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`pickup_point_id`) REFERENCES `pickup_points`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`partner_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "hotels_id" CHECK(length("hotels"."id") >= 3 AND "hotels"."id" <> 'web'),
	CONSTRAINT "hotels_name" CHECK(length("hotels"."name") >= 3),
	CONSTRAINT "hotels_payment_mode" CHECK("hotels"."payment_mode" IN ('phone', 'hotel'))
);
--> statement-breakpoint
CREATE INDEX `hotels_pickup_point` ON `hotels` (`pickup_point_id`);--> statement-breakpoint
CREATE INDEX `hotels_partner_user` ON `hotels` (`partner_user_id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`dedupe_key` text NOT NULL,
	`booking_id` integer,
	`recipient` text NOT NULL,
	`reply_to` text,
	`subject` text NOT NULL,
	`text_body` text NOT NULL,
	`html_body` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "outbox_status" CHECK("outbox"."status" IN ('pending', 'sending', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe_key` ON `outbox` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_attempt_at`) WHERE status IN ('pending', 'sending');--> statement-breakpoint
CREATE INDEX `outbox_booking` ON `outbox` (`booking_id`);--> statement-breakpoint
CREATE INDEX `outbox_failed` ON `outbox` (`created_at`) WHERE status = 'failed';--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`gateway` text NOT NULL,
	`type` text NOT NULL,
	`payment_id` text,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payment_events_payment` ON `payment_events` (`payment_id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` integer NOT NULL,
	`gateway` text NOT NULL,
	`session_id` text,
	`session_url` text,
	`session_expires_at` integer,
	`gateway_payment_id` text,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text DEFAULT 'created' NOT NULL,
	`refund_reason` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`paid_at` integer,
	`refunded_at` integer,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_amount" CHECK("payments"."amount_cents" > 0),
	CONSTRAINT "payments_gateway" CHECK("payments"."gateway" IN ('stripe', 'sandbox', 'hotel')),
	CONSTRAINT "payments_status" CHECK("payments"."status" IN ('created', 'paid', 'failed', 'refunded'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_session` ON `payments` (`session_id`);--> statement-breakpoint
CREATE INDEX `payments_booking` ON `payments` (`booking_id`);--> statement-breakpoint
CREATE INDEX `payments_gateway_payment` ON `payments` (`gateway_payment_id`);--> statement-breakpoint
CREATE INDEX `payments_refund_due` ON `payments` (`updated_at`) WHERE status = 'paid' AND refund_reason IS NOT NULL;--> statement-breakpoint
CREATE TABLE `pickup_assignments` (
	`excursion_id` text NOT NULL,
	`pickup_point_id` integer NOT NULL,
	`pickup_time` text NOT NULL,
	PRIMARY KEY(`excursion_id`, `pickup_point_id`),
	FOREIGN KEY (`excursion_id`) REFERENCES `excursions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pickup_point_id`) REFERENCES `pickup_points`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "pickup_assignments_time" CHECK("pickup_assignments"."pickup_time" GLOB '[0-2][0-9]:[0-5][0-9]')
);
--> statement-breakpoint
CREATE INDEX `pickup_assignments_point` ON `pickup_assignments` (`pickup_point_id`);--> statement-breakpoint
CREATE TABLE `pickup_points` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "pickup_points_title" CHECK(length("pickup_points"."title") >= 3),
	CONSTRAINT "pickup_points_lat" CHECK("pickup_points"."lat" BETWEEN -90 AND 90),
	CONSTRAINT "pickup_points_lng" CHECK("pickup_points"."lng" BETWEEN -180 AND 180)
);
--> statement-breakpoint
CREATE TABLE `sandbox_checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`description` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`refunded_cents` integer DEFAULT 0 NOT NULL,
	`currency` text NOT NULL,
	`success_url` text NOT NULL,
	`cancel_url` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`expires_at` integer NOT NULL,
	CONSTRAINT "sandbox_checkouts_status" CHECK("sandbox_checkouts"."status" IN ('open', 'complete', 'expired'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_checkouts_payment_id_unique` ON `sandbox_checkouts` (`payment_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token` text NOT NULL,
	`expires_at` integer NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`impersonated_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`impersonated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token` ON `sessions` (`token`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`expires_at`);--> statement-breakpoint
CREATE INDEX `sessions_impersonated_by` ON `sessions` (`impersonated_by`) WHERE impersonated_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX `sessions_expired` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `totems` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`hotel_id` text NOT NULL,
	`enrolment_hash` text,
	`enrolment_expires_at` integer NOT NULL,
	`secret_hash` text,
	`enrolled_at` integer,
	`seen_at` integer,
	`revoked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`hotel_id`) REFERENCES `hotels`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "totems_enrolled" CHECK(("totems"."secret_hash" IS NULL) = ("totems"."enrolled_at" IS NULL) AND ("totems"."secret_hash" IS NULL OR "totems"."enrolment_hash" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `totems_enrolment` ON `totems` (`enrolment_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `totems_secret` ON `totems` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `totems_hotel` ON `totems` (`hotel_id`);--> statement-breakpoint
CREATE TABLE `user_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`detail` text DEFAULT '' NOT NULL,
	`actor_id` text NOT NULL,
	`actor_name` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `user_events_user` ON `user_events` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`image` text,
	`role` text DEFAULT 'user' NOT NULL,
	`banned` integer DEFAULT false NOT NULL,
	`ban_reason` text,
	`ban_expires` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "users_name" CHECK(length("users"."name") BETWEEN 1 AND 200),
	CONSTRAINT "users_email_form" CHECK("users"."email" = lower("users"."email") AND "users"."email" LIKE '%_@_%' AND length("users"."email") <= 254),
	CONSTRAINT "users_role" CHECK(length("users"."role") > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`);--> statement-breakpoint
CREATE TABLE `verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `verifications_identifier` ON `verifications` (`identifier`);--> statement-breakpoint
CREATE INDEX `verifications_value` ON `verifications` (`value`);--> statement-breakpoint
CREATE INDEX `verifications_expired` ON `verifications` (`expires_at`);