CREATE INDEX `bookings_list_partner_status` ON `bookings` (`partner`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_list_partner_excursion` ON `bookings` (`partner`,`excursion_id`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_list_excursion_status` ON `bookings` (`excursion_id`,`status`,`id`);