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
ALTER TABLE `excursion_images` ADD `widths` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `excursion_images_once` ON `excursion_images` (`excursion_id`,`key`);--> statement-breakpoint
ALTER TABLE `hotels` ADD `partner_user_id` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `hotels_partner_user` ON `hotels` (`partner_user_id`);