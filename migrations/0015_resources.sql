CREATE TABLE `departure_assignments` (
	`excursion_id` text NOT NULL,
	`date` text NOT NULL,
	`kind` text NOT NULL,
	`resource_id` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	PRIMARY KEY(`excursion_id`, `date`, `kind`),
	FOREIGN KEY (`excursion_id`) REFERENCES `excursions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resource_id`,`kind`) REFERENCES `resources`(`id`,`kind`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "departure_assignments_times" CHECK("departure_assignments"."starts_at" < "departure_assignments"."ends_at"),
	CONSTRAINT "departure_assignments_date" CHECK("departure_assignments"."date" GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `departure_assignments_resource` ON `departure_assignments` (`resource_id`,`starts_at`,`ends_at`);--> statement-breakpoint
CREATE INDEX `departure_assignments_date_index` ON `departure_assignments` (`date`);--> statement-breakpoint
CREATE TABLE `resources` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`languages` text DEFAULT '' NOT NULL,
	`seats` integer,
	`user_id` text,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "resources_kind" CHECK("resources"."kind" IN ('guide', 'vehicle', 'driver')),
	CONSTRAINT "resources_name" CHECK(length("resources"."name") >= 2),
	CONSTRAINT "resources_seats" CHECK(("resources"."kind" = 'vehicle') = ("resources"."seats" IS NOT NULL)),
	CONSTRAINT "resources_seats_number" CHECK("resources"."seats" BETWEEN 1 AND 1000),
	CONSTRAINT "resources_user" CHECK("resources"."kind" <> 'vehicle' OR "resources"."user_id" IS NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resources_id_kind` ON `resources` (`id`,`kind`);--> statement-breakpoint
CREATE INDEX `resources_user_index` ON `resources` (`user_id`);--> statement-breakpoint
-- Drizzle knows no triggers. A resource is in one place at a time: docs/decisions/0245-one-place-at-a-time.md.
CREATE TRIGGER `departure_assignments_clash_insert` AFTER INSERT ON `departure_assignments`
WHEN EXISTS (
	SELECT 1 FROM departure_assignments AS other
	WHERE other.resource_id = new.resource_id
		AND other.starts_at < new.ends_at AND other.ends_at > new.starts_at
		AND NOT (other.excursion_id = new.excursion_id AND other.date = new.date)
		AND NOT (other.starts_at = new.starts_at AND other.date = new.date AND (
			new.kind = 'vehicle' OR (new.kind = 'driver' AND EXISTS (
				SELECT 1 FROM departure_assignments AS ride
				JOIN departure_assignments AS same ON same.resource_id = ride.resource_id AND same.kind = 'vehicle'
				WHERE ride.kind = 'vehicle' AND ride.excursion_id = new.excursion_id AND ride.date = new.date
					AND same.excursion_id = other.excursion_id AND same.date = other.date
			))
		))
)
BEGIN
	SELECT RAISE(ABORT, 'resource_clash: it is on another departure at that time');
END;--> statement-breakpoint
CREATE TRIGGER `departure_assignments_clash_update` AFTER UPDATE ON `departure_assignments`
WHEN EXISTS (
	SELECT 1 FROM departure_assignments AS other
	WHERE other.resource_id = new.resource_id
		AND other.starts_at < new.ends_at AND other.ends_at > new.starts_at
		AND NOT (other.excursion_id = new.excursion_id AND other.date = new.date)
		AND NOT (other.starts_at = new.starts_at AND other.date = new.date AND (
			new.kind = 'vehicle' OR (new.kind = 'driver' AND EXISTS (
				SELECT 1 FROM departure_assignments AS ride
				JOIN departure_assignments AS same ON same.resource_id = ride.resource_id AND same.kind = 'vehicle'
				WHERE ride.kind = 'vehicle' AND ride.excursion_id = new.excursion_id AND ride.date = new.date
					AND same.excursion_id = other.excursion_id AND same.date = other.date
			))
		))
)
BEGIN
	SELECT RAISE(ABORT, 'resource_clash: it is on another departure at that time');
END;--> statement-breakpoint
CREATE TRIGGER `departure_assignments_driver_delete` AFTER DELETE ON `departure_assignments`
WHEN old.kind = 'vehicle' AND EXISTS (
	SELECT 1 FROM departure_assignments AS mine
	JOIN departure_assignments AS other ON other.resource_id = mine.resource_id
		AND other.starts_at < mine.ends_at AND other.ends_at > mine.starts_at
		AND NOT (other.excursion_id = mine.excursion_id AND other.date = mine.date)
	WHERE mine.kind = 'driver' AND mine.excursion_id = old.excursion_id AND mine.date = old.date
		AND NOT EXISTS (
				SELECT 1 FROM departure_assignments AS ride
				JOIN departure_assignments AS same ON same.resource_id = ride.resource_id AND same.kind = 'vehicle'
				WHERE ride.kind = 'vehicle' AND ride.excursion_id = mine.excursion_id AND ride.date = mine.date
					AND same.excursion_id = other.excursion_id AND same.date = other.date
			)
)
BEGIN
	SELECT RAISE(ABORT, 'resource_clash: its driver drives another vehicle at that time');
END;--> statement-breakpoint
CREATE TRIGGER `departure_assignments_driver_update` AFTER UPDATE ON `departure_assignments`
WHEN old.kind = 'vehicle' AND EXISTS (
	SELECT 1 FROM departure_assignments AS mine
	JOIN departure_assignments AS other ON other.resource_id = mine.resource_id
		AND other.starts_at < mine.ends_at AND other.ends_at > mine.starts_at
		AND NOT (other.excursion_id = mine.excursion_id AND other.date = mine.date)
	WHERE mine.kind = 'driver' AND mine.excursion_id = old.excursion_id AND mine.date = old.date
		AND NOT EXISTS (
				SELECT 1 FROM departure_assignments AS ride
				JOIN departure_assignments AS same ON same.resource_id = ride.resource_id AND same.kind = 'vehicle'
				WHERE ride.kind = 'vehicle' AND ride.excursion_id = mine.excursion_id AND ride.date = mine.date
					AND same.excursion_id = other.excursion_id AND same.date = other.date
			)
)
BEGIN
	SELECT RAISE(ABORT, 'resource_clash: its driver drives another vehicle at that time');
END;--> statement-breakpoint
-- departures that have left keep the times that they had; a day more, because the island's day is not UTC's
CREATE TRIGGER `departure_assignments_follow_excursion` AFTER UPDATE OF `start_time`, `duration_minutes` ON `excursions`
WHEN old.start_time IS NOT new.start_time OR old.duration_minutes IS NOT new.duration_minutes
BEGIN
	UPDATE departure_assignments SET
		starts_at = unixepoch(date || 'T' || new.start_time) / 60,
		ends_at = unixepoch(date || 'T' || new.start_time) / 60 + new.duration_minutes
	WHERE excursion_id = new.id AND date >= date('now', '-1 day');
END;--> statement-breakpoint
-- a vehicle's seats limit what public pages offer
CREATE TRIGGER `departure_assignments_shown_insert` AFTER INSERT ON `departure_assignments`
WHEN new.kind = 'vehicle'
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `departure_assignments_shown_update` AFTER UPDATE ON `departure_assignments`
WHEN new.kind = 'vehicle' OR old.kind = 'vehicle'
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `departure_assignments_shown_delete` AFTER DELETE ON `departure_assignments`
WHEN old.kind = 'vehicle'
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `resources_shown_update` AFTER UPDATE OF `seats` ON `resources`
WHEN old.seats IS NOT new.seats
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8));
END;
