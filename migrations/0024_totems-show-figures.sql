CREATE TABLE `totem_enrolments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code_hash` text NOT NULL,
	`secret_hash` text NOT NULL,
	`address` text NOT NULL,
	`device` text NOT NULL,
	`screen` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `totem_enrolments_code` ON `totem_enrolments` (`code_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `totem_enrolments_secret` ON `totem_enrolments` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `totem_enrolments_address` ON `totem_enrolments` (`address`,`expires_at`);--> statement-breakpoint
CREATE INDEX `totem_enrolments_expiry` ON `totem_enrolments` (`expires_at`);--> statement-breakpoint
ALTER TABLE `totems` ADD `name` text DEFAULT '' NOT NULL;--> statement-breakpoint
DROP TRIGGER `hotels_reserved_insert`;--> statement-breakpoint
DROP TRIGGER `hotels_reserved_update`;--> statement-breakpoint
CREATE TRIGGER `hotels_reserved_insert` BEFORE INSERT ON `hotels`
WHEN new.`id` IN ('confirm', 'handover', 'enrolment')
BEGIN
	SELECT RAISE(ABORT, 'hotels_reserved_id: the totem has a page of that name');
END;--> statement-breakpoint
CREATE TRIGGER `hotels_reserved_update` BEFORE UPDATE OF `id` ON `hotels`
WHEN new.`id` IN ('confirm', 'handover', 'enrolment')
BEGIN
	SELECT RAISE(ABORT, 'hotels_reserved_id: the totem has a page of that name');
END;
