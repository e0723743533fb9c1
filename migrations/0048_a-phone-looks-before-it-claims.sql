PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_handovers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token_hash` text NOT NULL,
	`watch_hash` text NOT NULL,
	`phone_hash` text,
	`opened_at` integer,
	`desk_code_hash` text,
	`desk_opened_at` integer,
	`hotel_id` text NOT NULL,
	`totem_id` integer,
	`excursion_id` text NOT NULL,
	`date` text NOT NULL,
	`adults` integer NOT NULL,
	`children` integer NOT NULL,
	`bebe` integer NOT NULL,
	`pickup` text NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`hotel_id`) REFERENCES `hotels`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`totem_id`) REFERENCES `totems`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`excursion_id`) REFERENCES `excursions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "handovers_language" CHECK("__new_handovers"."language" GLOB '[a-z][a-z]'),
	CONSTRAINT "handovers_opened" CHECK("__new_handovers"."phone_hash" IS NULL OR "__new_handovers"."opened_at" IS NOT NULL),
	CONSTRAINT "handovers_people" CHECK("__new_handovers"."adults" >= 1 AND "__new_handovers"."children" >= 0 AND "__new_handovers"."bebe" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_handovers`("id", "token_hash", "watch_hash", "phone_hash", "opened_at", "desk_code_hash", "desk_opened_at", "hotel_id", "totem_id", "excursion_id", "date", "adults", "children", "bebe", "pickup", "language", "expires_at", "created_at") SELECT "id", "token_hash", "watch_hash", "phone_hash", "opened_at", "desk_code_hash", "desk_opened_at", "hotel_id", "totem_id", "excursion_id", "date", "adults", "children", "bebe", "pickup", "language", "expires_at", "created_at" FROM `handovers`;--> statement-breakpoint
DROP TABLE `handovers`;--> statement-breakpoint
ALTER TABLE `__new_handovers` RENAME TO `handovers`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `handovers_token` ON `handovers` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `handovers_watch` ON `handovers` (`watch_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `handovers_desk_code` ON `handovers` (`desk_code_hash`);--> statement-breakpoint
CREATE INDEX `handovers_totem` ON `handovers` (`totem_id`,`expires_at`);--> statement-breakpoint
CREATE INDEX `handovers_expiry` ON `handovers` (`expires_at`);