-- Columns with their CHECK can be added in place, so no table is copied.
ALTER TABLE `payments` ADD `purpose` text DEFAULT 'booking' NOT NULL CONSTRAINT "payments_purpose" CHECK(`purpose` IN ('booking', 'balance'));--> statement-breakpoint
ALTER TABLE `payments` ADD `elsewhere_cents` integer DEFAULT 0 NOT NULL CONSTRAINT "payments_elsewhere" CHECK(`elsewhere_cents` >= 0);--> statement-breakpoint
ALTER TABLE `payments` ADD `waived_cents` integer DEFAULT 0 NOT NULL CONSTRAINT "payments_waived" CHECK(`waived_cents` >= 0);--> statement-breakpoint
-- Whole payments that somebody gave back in the gateway's dashboard until now: their guests owe nothing.
UPDATE `payments` SET `waived_cents` = `refunded_cents`
	WHERE `status` = 'refunded' AND `refund_reason` IS NULL AND `gateway` IN ('stripe', 'sandbox');--> statement-breakpoint
DROP INDEX `payments_given_back`;--> statement-breakpoint
CREATE INDEX `payments_given_back` ON `payments` (`booking_id`) WHERE refunded_cents + elsewhere_cents > 0;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_open_balance` ON `payments` (`booking_id`) WHERE purpose = 'balance' AND status = 'created';--> statement-breakpoint
ALTER TABLE `bookings` ADD `pay_link_at` integer;
