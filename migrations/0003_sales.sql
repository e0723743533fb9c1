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
ALTER TABLE `bookings` ADD `language` text;--> statement-breakpoint
CREATE INDEX `bookings_list_status` ON `bookings` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_list_date` ON `bookings` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_list_excursion` ON `bookings` (`excursion_id`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_list_partner` ON `bookings` (`partner`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_email` ON `bookings` (`email`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_sales` ON `bookings` (`date`,`status`,`excursion_id`,`partner`,`price_cents`,`seats`);--> statement-breakpoint
CREATE INDEX `outbox_failed` ON `outbox` (`created_at`) WHERE status = 'failed';