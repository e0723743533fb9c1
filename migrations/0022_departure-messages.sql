CREATE TABLE `departure_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`excursion_id` text NOT NULL,
	`date` text NOT NULL,
	`kind` text NOT NULL,
	`summary` text NOT NULL,
	`actor_id` text NOT NULL,
	`actor_name` text NOT NULL,
	`impersonator_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`excursion_id`) REFERENCES `excursions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "departure_messages_kind" CHECK("departure_messages"."kind" IN ('late', 'elsewhere', 'other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `departure_messages_key` ON `departure_messages` (`key`);--> statement-breakpoint
CREATE INDEX `departure_messages_departure` ON `departure_messages` (`excursion_id`,`date`,`id`);--> statement-breakpoint
CREATE TABLE `told_guests` (
	`message_id` integer NOT NULL,
	`booking_id` integer NOT NULL,
	`text` text NOT NULL,
	`reached_at` integer,
	`reached_by` text,
	PRIMARY KEY(`message_id`, `booking_id`),
	FOREIGN KEY (`message_id`) REFERENCES `departure_messages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "told_guests_reached" CHECK(("told_guests"."reached_at" IS NULL) = ("told_guests"."reached_by" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `told_guests_booking` ON `told_guests` (`booking_id`);