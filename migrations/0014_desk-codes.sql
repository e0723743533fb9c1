ALTER TABLE `handovers` ADD `desk_code_hash` text;--> statement-breakpoint
ALTER TABLE `handovers` ADD `desk_opened_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `handovers_desk_code` ON `handovers` (`desk_code_hash`);--> statement-breakpoint
CREATE INDEX `handovers_totem` ON `handovers` (`totem_id`,`expires_at`);