ALTER TABLE `outbox` ADD `provider_id` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `returned_at` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `returned_as` text CONSTRAINT "outbox_returned" CHECK(("returned_as" IS NULL) = ("returned_at" IS NULL) AND ("returned_as" IS NULL OR "returned_as" IN ('bounced', 'complained')));--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_provider` ON `outbox` (`provider_id`) WHERE provider_id IS NOT NULL;
