-- Custom SQL: Drizzle knows no triggers. Whoever read a booking before its erasure may still write afterwards: docs/decisions/0296-what-an-erasure-leaves.md.
CREATE TRIGGER `bookings_no_way_back` BEFORE UPDATE OF `status` ON `bookings`
WHEN old.`erased_at` IS NOT NULL AND new.`status` IN ('pending', 'confirmed') AND new.`status` IS NOT old.`status`
BEGIN
	SELECT RAISE(ABORT, 'bookings_no_way_back: the personal data of this booking were erased');
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_no_erased_guest` BEFORE INSERT ON `outbox`
WHEN EXISTS (SELECT 1 FROM `bookings` WHERE `bookings`.`id` = new.`booking_id` AND `bookings`.`erased_at` IS NOT NULL)
BEGIN
	SELECT RAISE(ABORT, 'outbox_no_erased_guest: the guest of this mail was erased');
END;
