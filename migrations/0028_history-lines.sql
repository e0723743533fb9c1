ALTER TABLE `booking_events` ADD `line` text;--> statement-breakpoint
ALTER TABLE `departure_messages` ADD `message` text;