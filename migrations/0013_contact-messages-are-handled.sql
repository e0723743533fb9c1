ALTER TABLE `contact_messages` ADD `handled_at` integer;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `handled_by_id` text;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `handled_by_name` text;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `impersonator_id` text;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `status` text DEFAULT 'open' NOT NULL CONSTRAINT "contact_messages_status" CHECK("status" IN ('open', 'answered', 'closed') AND ("status" = 'open') = ("handled_at" IS NULL));--> statement-breakpoint
CREATE INDEX `contact_messages_list` ON `contact_messages` (`status`,`id`);
