CREATE INDEX `bookings_list_status_date` ON `bookings` (`status`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_list_excursion_date` ON `bookings` (`excursion_id`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_list_partner_date` ON `bookings` (`partner`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_list_source` ON `bookings` (`source`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_list_source_date` ON `bookings` (`source`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `payments_given_back` ON `payments` (`booking_id`) WHERE refunded_cents > 0;