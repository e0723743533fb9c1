CREATE TABLE `__new_departure_overrides` (
	`excursion_id` text NOT NULL,
	`date` text NOT NULL,
	`is_closed` integer DEFAULT false NOT NULL,
	`capacity` integer,
	`start_time` text,
	`note` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`excursion_id`, `date`),
	FOREIGN KEY (`excursion_id`) REFERENCES `excursions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "departure_overrides_says" CHECK("__new_departure_overrides"."is_closed" = 1 OR "__new_departure_overrides"."capacity" IS NOT NULL OR "__new_departure_overrides"."start_time" IS NOT NULL),
	CONSTRAINT "departure_overrides_start_time" CHECK("__new_departure_overrides"."start_time" IS NULL OR "__new_departure_overrides"."start_time" GLOB '[0-2][0-9]:[0-5][0-9]'),
	CONSTRAINT "departure_overrides_capacity" CHECK("__new_departure_overrides"."capacity" IS NULL OR "__new_departure_overrides"."capacity" BETWEEN 0 AND 1000),
	CONSTRAINT "departure_overrides_date" CHECK("__new_departure_overrides"."date" GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
INSERT INTO `__new_departure_overrides`("excursion_id", "date", "is_closed", "capacity", "start_time", "note") SELECT "excursion_id", "date", "is_closed", "capacity", NULL, "note" FROM `departure_overrides`;--> statement-breakpoint
DROP TABLE `departure_overrides`;--> statement-breakpoint
ALTER TABLE `__new_departure_overrides` RENAME TO `departure_overrides`;--> statement-breakpoint
CREATE INDEX `departure_overrides_date_index` ON `departure_overrides` (`date`);--> statement-breakpoint
-- Drizzle knows no triggers, and those of the old table are gone with it.
CREATE TRIGGER `departure_overrides_shown_insert` AFTER INSERT ON `departure_overrides`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `departure_overrides_shown_update` AFTER UPDATE ON `departure_overrides`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `departure_overrides_shown_delete` AFTER DELETE ON `departure_overrides`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8));
END;--> statement-breakpoint
-- who goes on a departure follows its start; a clash with another departure refuses the new start
CREATE TRIGGER `departure_assignments_follow_insert` AFTER INSERT ON `departure_overrides`
WHEN new.start_time IS NOT NULL
BEGIN
	UPDATE departure_assignments SET
		starts_at = unixepoch(date || 'T' || new.start_time) / 60,
		ends_at = unixepoch(date || 'T' || new.start_time) / 60
			+ (SELECT duration_minutes FROM excursions WHERE id = new.excursion_id)
	WHERE excursion_id = new.excursion_id AND date = new.date;
END;--> statement-breakpoint
CREATE TRIGGER `departure_assignments_follow_update` AFTER UPDATE OF `start_time` ON `departure_overrides`
WHEN old.start_time IS NOT new.start_time
BEGIN
	UPDATE departure_assignments SET
		starts_at = unixepoch(date || 'T' || coalesce(new.start_time,
			(SELECT start_time FROM excursions WHERE id = new.excursion_id))) / 60,
		ends_at = unixepoch(date || 'T' || coalesce(new.start_time,
			(SELECT start_time FROM excursions WHERE id = new.excursion_id))) / 60
			+ (SELECT duration_minutes FROM excursions WHERE id = new.excursion_id)
	WHERE excursion_id = new.excursion_id AND date = new.date;
END;--> statement-breakpoint
CREATE TRIGGER `departure_assignments_follow_delete` AFTER DELETE ON `departure_overrides`
WHEN old.start_time IS NOT NULL AND EXISTS (SELECT 1 FROM excursions WHERE id = old.excursion_id)
BEGIN
	UPDATE departure_assignments SET
		starts_at = unixepoch(date || 'T' || (SELECT start_time FROM excursions WHERE id = old.excursion_id)) / 60,
		ends_at = unixepoch(date || 'T' || (SELECT start_time FROM excursions WHERE id = old.excursion_id)) / 60
			+ (SELECT duration_minutes FROM excursions WHERE id = old.excursion_id)
	WHERE excursion_id = old.excursion_id AND date = old.date;
END;--> statement-breakpoint
DROP TRIGGER `departure_assignments_follow_excursion`;--> statement-breakpoint
-- departures that have left keep the times that they had; a day more, because the island's day is not UTC's
CREATE TRIGGER `departure_assignments_follow_excursion` AFTER UPDATE OF `start_time`, `duration_minutes` ON `excursions`
WHEN old.start_time IS NOT new.start_time OR old.duration_minutes IS NOT new.duration_minutes
BEGIN
	UPDATE departure_assignments SET
		starts_at = unixepoch(date || 'T' || coalesce((SELECT own.start_time FROM departure_overrides AS own
			WHERE own.excursion_id = new.id AND own.date = departure_assignments.date), new.start_time)) / 60,
		ends_at = unixepoch(date || 'T' || coalesce((SELECT own.start_time FROM departure_overrides AS own
			WHERE own.excursion_id = new.id AND own.date = departure_assignments.date), new.start_time)) / 60
			+ new.duration_minutes
	WHERE excursion_id = new.id AND date >= date('now', '-1 day');
END;
