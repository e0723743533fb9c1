ALTER TABLE `bookings` ADD `unpaid_source` text;--> statement-breakpoint
CREATE INDEX `bookings_unpaid_source` ON `bookings` (`unpaid_source`,`status`,`hold_expires_at`,`excursion_id`,`date`,`seats`) WHERE unpaid_source IS NOT NULL;--> statement-breakpoint
-- Drizzle knows no triggers. Whoever ends or confirms a booking need not think of its source: docs/decisions/0195-unpaid-limits.md.
CREATE TRIGGER `bookings_forget_source` AFTER UPDATE OF `status` ON `bookings`
WHEN new.status <> 'pending' AND new.unpaid_source IS NOT NULL
BEGIN
	UPDATE bookings SET unpaid_source = NULL WHERE id = new.id;
END;
