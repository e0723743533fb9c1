CREATE TABLE `boarding_ticks` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` integer NOT NULL,
	`people` text NOT NULL,
	`state` text NOT NULL,
	`pressed_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`actor_id` text,
	`actor_name` text NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "boarding_ticks_state" CHECK("boarding_ticks"."state" IN ('picked up', 'no-show', 'none')),
	CONSTRAINT "boarding_ticks_people" CHECK(json_valid("boarding_ticks"."people") AND json_array_length("boarding_ticks"."people") > 0)
);
--> statement-breakpoint
CREATE INDEX `boarding_ticks_booking` ON `boarding_ticks` (`booking_id`,`pressed_at`,`id`);--> statement-breakpoint
CREATE TABLE `__new_boardings` (
	`booking_id` integer PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`aboard` text NOT NULL,
	`people` integer GENERATED ALWAYS AS (json_array_length(aboard)) STORED NOT NULL,
	`marked_by` text NOT NULL,
	`marked_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "boardings_state" CHECK("__new_boardings"."state" IN ('picked up', 'no-show')),
	CONSTRAINT "boardings_people" CHECK(("__new_boardings"."state" = 'picked up') = ("__new_boardings"."people" > 0))
);
--> statement-breakpoint
INSERT INTO `boarding_ticks` (`id`, `booking_id`, `people`, `state`, `pressed_at`, `received_at`, `actor_name`)
	SELECT 'before-' || `boardings`.`booking_id`, `boardings`.`booking_id`, (WITH RECURSIVE `person`(`number`) AS (
		SELECT 0 UNION ALL SELECT `number` + 1 FROM `person` WHERE `number` + 1 < `bookings`.`seats`
	) SELECT json_group_array(`number`) FROM `person`),
		`boardings`.`state`, `boardings`.`marked_at`, `boardings`.`marked_at`, `boardings`.`marked_by`
	FROM `boardings` JOIN `bookings` ON `bookings`.`id` = `boardings`.`booking_id`;--> statement-breakpoint
INSERT INTO `__new_boardings` (`booking_id`, `state`, `aboard`, `marked_by`, `marked_at`)
	SELECT `boardings`.`booking_id`, `boardings`.`state`,
		CASE WHEN `boardings`.`state` = 'picked up' THEN `boarding_ticks`.`people` ELSE '[]' END,
		`boardings`.`marked_by`, `boardings`.`marked_at`
	FROM `boardings` JOIN `boarding_ticks` ON `boarding_ticks`.`booking_id` = `boardings`.`booking_id`;--> statement-breakpoint
DROP TABLE `boardings`;--> statement-breakpoint
ALTER TABLE `__new_boardings` RENAME TO `boardings`;--> statement-breakpoint
CREATE TRIGGER `bookings_boarding_of_another_day` AFTER UPDATE OF `date` ON `bookings`
WHEN old.`date` <> new.`date`
BEGIN
	DELETE FROM `boarding_ticks` WHERE `booking_id` = new.`id`;
	DELETE FROM `boardings` WHERE `booking_id` = new.`id`;
END;
