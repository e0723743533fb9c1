ALTER TABLE `bookings` ADD `erased_at` integer;--> statement-breakpoint
CREATE INDEX `bookings_named` ON `bookings` (`date`,`id`) WHERE erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `bookings_named_unpaid` ON `bookings` (`hold_expires_at`) WHERE status = 'expired' AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX `bookings_erased` ON `bookings` (`erased_at`) WHERE erased_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `contact_messages_handled` ON `contact_messages` (`handled_at`) WHERE handled_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `contact_messages_email` ON `contact_messages` (`email`);--> statement-breakpoint
CREATE INDEX `outbox_bodies` ON `outbox` (`created_at`) WHERE booking_id IS NOT NULL AND text_body <> '';--> statement-breakpoint
CREATE INDEX `outbox_unbooked` ON `outbox` (`created_at`) WHERE booking_id IS NULL;
--> statement-breakpoint
-- Custom SQL: Drizzle knows no triggers. What was erased stays erased, whoever writes later.
CREATE TRIGGER `bookings_stay_erased` BEFORE UPDATE OF `erased_at`, `confirm_id`, `name`, `email`, `phone`, `comments`, `staff_notes`, `guide_notes`, `language` ON `bookings`
WHEN old.`erased_at` IS NOT NULL AND (
	new.`erased_at` IS NOT old.`erased_at` OR new.`confirm_id` IS NOT old.`confirm_id` OR new.`name` IS NOT old.`name`
	OR new.`email` IS NOT NULL OR new.`phone` IS NOT NULL OR new.`comments` IS NOT NULL
	OR new.`staff_notes` IS NOT NULL OR new.`guide_notes` IS NOT NULL OR new.`language` IS NOT NULL)
BEGIN
	SELECT RAISE(ABORT, 'bookings_stay_erased: the personal data of this booking were erased');
END;
