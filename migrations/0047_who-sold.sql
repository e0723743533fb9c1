DROP INDEX `bookings_sales`;--> statement-breakpoint
CREATE INDEX `bookings_sales` ON `bookings` (`date`,`status`,`excursion_id`,`partner`,`source`,`price_cents`,`seats`);