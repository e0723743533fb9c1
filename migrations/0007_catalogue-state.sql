CREATE TABLE `catalogue_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`stamp` text NOT NULL,
	`content` text NOT NULL,
	CONSTRAINT "catalogue_state_one_row" CHECK("catalogue_state"."id" = 1)
);--> statement-breakpoint
INSERT INTO `catalogue_state` (`id`, `stamp`, `content`) VALUES (1, hex(randomblob(8)), hex(randomblob(8)));--> statement-breakpoint
-- Drizzle knows no triggers. Why they are here: docs/decisions/0145-unchanged-pages.md.
CREATE TRIGGER `excursions_shown_insert` AFTER INSERT ON `excursions`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `excursions_shown_update` AFTER UPDATE ON `excursions`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `excursions_shown_delete` AFTER DELETE ON `excursions`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `excursion_images_shown_insert` AFTER INSERT ON `excursion_images`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `excursion_images_shown_update` AFTER UPDATE ON `excursion_images`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `excursion_images_shown_delete` AFTER DELETE ON `excursion_images`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `excursion_day_languages_shown_insert` AFTER INSERT ON `excursion_day_languages`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `excursion_day_languages_shown_update` AFTER UPDATE ON `excursion_day_languages`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `excursion_day_languages_shown_delete` AFTER DELETE ON `excursion_day_languages`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
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
CREATE TRIGGER `pickup_points_shown_insert` AFTER INSERT ON `pickup_points`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `pickup_points_shown_update` AFTER UPDATE ON `pickup_points`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `pickup_points_shown_delete` AFTER DELETE ON `pickup_points`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `pickup_assignments_shown_insert` AFTER INSERT ON `pickup_assignments`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `pickup_assignments_shown_update` AFTER UPDATE ON `pickup_assignments`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `pickup_assignments_shown_delete` AFTER DELETE ON `pickup_assignments`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `hotels_shown_insert` AFTER INSERT ON `hotels`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `hotels_shown_update` AFTER UPDATE ON `hotels`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `hotels_shown_delete` AFTER DELETE ON `hotels`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `bookings_shown_insert` AFTER INSERT ON `bookings`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `bookings_shown_update` AFTER UPDATE ON `bookings`
WHEN old.excursion_id IS NOT new.excursion_id OR old.date IS NOT new.date
	OR old.seats IS NOT new.seats OR old.status IS NOT new.status
	OR old.hold_expires_at IS NOT new.hold_expires_at
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `catalogue_state_stays` BEFORE DELETE ON `catalogue_state`
BEGIN
	SELECT RAISE(ABORT, 'catalogue_state_stays: public pages are read through this row');
END;
